"""Tones of the citizens: skin, hair, cloth."""

from __future__ import annotations

from art.make.paper import ramp

PALE = ramp("#ffe6cb #f3c39c #cc8c66 #8c543c")
ROSY = ramp("#ffdcc0 #eeb088 #c67e5c #8a5240")
TAN = ramp("#f2c79c #d19a6a #a06c46 #6b432c")
BROWN = ramp("#d3986c #a76c46 #77472e #48291c")
DARK = ramp("#a87452 #7a4c34 #553122 #341d16")

BLACK = ramp("#6a5a66 #352a38 #231b28 #140f18")
BRUNET = ramp("#8a5e44 #5a3a2a #3c251e #241614")
GINGER = ramp("#f4a860 #cf6a2c #98441e #5c2614")
BLOND = ramp("#ffe6a0 #e4b858 #b08234 #72501e")
GREY = ramp("#f2efea #c8c4c2 #938e92 #5e5a64")
SNOW = ramp("#ffffff #efeae2 #c6beb8 #8d868a")

NIGHT = ramp("#7a6a9c #453a66 #2d2548 #1a142c")
VIOLET = ramp("#c0a4e6 #7a56b4 #523684 #2e1c52")
AZURE = ramp("#b4e2f6 #4f9fcc #2f6e9a #1a4262")
NAVY = ramp("#7c94c4 #37508a #22366a #131f42")
RED = ramp("#f08a70 #c03a34 #882428 #4a1218")
AMBER = ramp("#ffd890 #dd962e #a4641c #623a10")
GREEN = ramp("#b4d080 #6c9440 #466a2e #29401e")
TEAL = ramp("#94d4cc #37888a #20606a #113c46")
MUD = ramp("#c8a078 #8f6844 #644530 #3c281e")
CREAM = ramp("#fffaf0 #f0e4c8 #c8b08c #8c7250")
STEEL = ramp("#f4f8fa #b4c2cc #7c8e9c #465462")
LEATHER = ramp("#c98e5a #8f5a34 #633a22 #3a2016")
