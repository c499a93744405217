"""Seats that the program plays: levels, search, reasons. Knows the rules layer only."""
