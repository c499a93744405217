"""Tests of Siberia."""
