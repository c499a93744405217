"""What signs of a position were worth in points at the end, found by least squares over games between bots.

Fair bots, one answer in 16 an easy one: 600 games of three, 260 of four, 200 of five seats.
"""

from __future__ import annotations

# For 3, 4 and 5 seats: what one of a sign gains once, and what besides for each round to come.
GAINS: dict[str, tuple[tuple[float, float], tuple[float, float], tuple[float, float]]] = {
    "villas": ((-0.01, 0.36), (0.68, 0.05), (0.25, 0.03)),  # printed points of all own villas
    "best_colour": ((0.34, -0.03), (0.12, -0.11), (-0.02, 0.15)),  # those of the colour with most
    "villas_square": (
        (-0.19, -0.16),
        (-0.30, 0.00),
        (-0.32, 0.01),
    ),  # tenths of the squares of the colours' sums
    "laurels": ((0.63, 0.58), (0.60, -0.06), (-0.00, 0.10)),  # coloured laurels, two-coloured ones in part
    "best_laurel": ((1.27, -0.50), (1.36, 0.09), (0.92, 0.26)),  # those of the colour with most
    "cross": ((-0.49, -0.32), (-1.73, 0.57), (0.60, -0.59)),  # fifths of laurels times villas, up to 2 and 6
    "workshop": ((-0.70, 0.24), (0.25, -0.09), (0.27, -0.41)),  # points at each visit
    "workshop_square": ((0.28, 0.49), (-0.04, 0.48), (-0.11, 0.72)),  # tenths of their square
    "income_bronze": ((-0.43, 0.25), (-0.07, 0.39), (-0.27, 0.28)),
    "income_silver": ((0.07, 0.32), (-1.43, 0.54), (-0.66, -0.09)),
    "income_gold": ((0.19, 0.23), (0.21, 0.54), (-0.05, 0.14)),
    "bronze": ((0.84, 0.10), (0.89, 0.10), (0.61, 0.29)),
    "silver": ((0.98, 0.17), (1.08, 0.23), (1.15, 0.09)),
    "gold": ((0.59, 0.39), (0.93, 0.35), (1.03, 0.33)),
    "coins_square": (
        (-0.17, -0.00),
        (-0.24, -0.02),
        (-0.30, -0.04),
    ),  # fifths of the squares of the numbers of coins
    "slaves": ((1.96, -0.10), (2.09, -0.13), (2.13, -0.28)),
    "weapons": ((1.33, 0.10), (2.12, -0.05), (1.78, 0.23)),  # strength on cards
    "silver_horses": ((0.70, 0.45), (1.04, 0.24), (0.81, 0.14)),
    "gold_horses": ((-0.27, 0.61), (0.58, 0.23), (0.37, 0.20)),
    "start": ((0.04, 0.19), (1.30, 0.09), (0.96, 0.47)),  # starts the coming round
}

# How far from the expected points seats may end, as a temperature of `shares`: by round, from round 1.
DOUBT: dict[int, tuple[float, ...]] = {
    3: (12.0, 10.0, 10.0, 9.0, 9.0, 7.0),
    4: (12.0, 10.0, 9.0, 8.0, 7.0, 6.0),
    5: (8.0, 10.0, 9.0, 8.0, 7.0, 5.0),
}
