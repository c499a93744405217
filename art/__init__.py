"""Drawings and the code that makes them."""
