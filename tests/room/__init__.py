"""The room: session, saves, settings."""
