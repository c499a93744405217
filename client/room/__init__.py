"""The room around a game: chairs, the session, saved games and settings; rules and ai only, no pygame."""
