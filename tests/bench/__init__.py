"""Measurements: ``python -m pytest -m bench``."""
