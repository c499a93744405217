"""Tests of Castellans."""
