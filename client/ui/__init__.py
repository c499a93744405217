"""Screens, table and pictures: the only part that knows pygame."""
