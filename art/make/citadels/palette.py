"""Colours of Citadels: ramps of cloth, skin, hair and stone, the five kinds of district, the nine ranks.

A ramp names four tones of one thing: light, base, shade, deep. Lights lean to yellow, shades to violet.
"""

from __future__ import annotations

from art.make.paper import ramp

PARCHMENT = ramp("#fbf2da #f1e2bd #d9c291 #a58a5c")
ROSE = ramp("#f0a0b6 #c24f78 #8a2e5c #501a42")
AZURE = ramp("#86b6e4 #3f73b8 #274d8c #152b54")
INK = ramp("#6785b6 #314d80 #1f335e #111b38")
ROYAL = ramp("#8b9df0 #4758b0 #2e3980 #181c4c")
TEAL = ramp("#8cd3c5 #3c9490 #26686f #143c4b")
GREEN = ramp("#abd283 #5a9d51 #34714d #1a443a")
VIOLET = ramp("#c09ae0 #8054b4 #563786 #2f1d54")
PLUM = ramp("#b58ac0 #74507f #4c3059 #291736")
BRICK = ramp("#e9a072 #c1694a #8d4337 #572829")
CHARCOAL = ramp("#757391 #474360 #2d2941 #191526")
SLATE = ramp("#a3b4c8 #647a94 #425570 #263248")
SAND = ramp("#fff0cf #eed3a2 #c49f70 #87664a")
RED_TILE = ramp("#f0875a #c65238 #8e3430 #561f28")
SLATE_ROOF = ramp("#8fa6c4 #5a7299 #3d4f74 #252f4d")
COPPER_ROOF = ramp("#a5e0cc #5fae9e #3d7c7c #234d58")
PURPLE_ROOF = ramp("#b892dc #7d56aa #56377f #321f52")
THATCH = ramp("#f2d58e #cda354 #967036 #5d4426")
STONE = ramp("#f1e6cf #cfbd9c #a08c74 #6a5a54")
GREY_STONE = ramp("#e6e4e2 #bcbac0 #8a8896 #565468")
DARK_STONE = ramp("#a7a3b4 #77748a #525066 #33324a")
ICE = ramp("#ffffff #dde6f6 #a9b4d8 #6a719e")
BRASS = ramp("#ffeeb0 #dba546 #9e642c #583418")

FAIR = ramp("#ffe3c4 #f0c096 #c98c68 #8f5949")
RUDDY = ramp("#ffd3ae #e6a67c #b9755a #7d4640")
OLIVE = ramp("#f0c394 #cc9465 #98634a #643b34")
BROWN = ramp("#cf945f #a06a43 #6f442f #432722")
DARK = ramp("#a9714c #7a4c34 #523026 #321c1b")
WAN = ramp("#fbeee2 #e6cdbb #b899a0 #7c6172")
GREENISH = ramp("#f0f4c8 #c9d29c #909f7c #58685e")

RAVEN = ramp("#6c6580 #3a3446 #262230 #15121c")
CHESTNUT = ramp("#b98258 #7b4f36 #52332a #30201f")
FOX = ramp("#f6ae62 #cc6c2e #903f24 #58241f")
BLOND = ramp("#fff0b0 #e6c26a #b38a42 #755228")
GREY_HAIR = ramp("#e2e4e8 #a9adba #767a8e #494c62")
SNOW = ramp("#ffffff #e8e8ee #b6b8ca #7d809a")

# light, base, shade, deep of the frame of each kind of district
KIND = {
    "noble": ramp("#ffe08a #e0a92e #a8741c #5e3d10"),
    "religious": ramp("#a9d2f7 #4a8fd8 #2b62a6 #163a6c"),
    "trade": ramp("#a6dc94 #4f9a50 #2f6e42 #174230"),
    "military": ramp("#f59a80 #cc4038 #8f2730 #551522"),
    "unique": ramp("#c6a4ee #8457bc #573690 #301c5a"),
}
# the field of the seal that bears the rank
RANK = {
    1: ramp("#d66a78 #9a2f48 #661c38 #3c1026"),
    2: ramp("#7ab8b8 #2f7478 #1d5058 #10303a"),
    3: ramp("#8a97e4 #4555b0 #2c387e #181f4c"),
    4: ramp("#e8c070 #a67420 #704a14 #42290c"),
    5: ramp("#86b8ec #366fb4 #224c86 #122c54"),
    6: ramp("#8cc68a #387a48 #225434 #123220"),
    7: ramp("#e6a880 #a8603c #743e2a #44221c"),
    8: ramp("#ec8a74 #ac3330 #742028 #44101c"),
    9: ramp("#ec9cc0 #ac3f74 #762850 #441430"),
}
NIGHT = "#141a34"
