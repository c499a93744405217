"""Rule tests of Aquileia."""
