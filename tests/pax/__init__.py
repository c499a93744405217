"""Rule tests of Pax."""
