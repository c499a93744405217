"""The cutting patterns of the citizens: skies, heads, hair, beards, clothes, hands, and what hands hold.

Everything is a sheet of paper theatre in a picture of 400 x 400 whose heads lie round 200, 168.
"""

from __future__ import annotations

from art.make.paper import GOLD, WOOD, Box, Paper, Ramp, limb, mirrored, outline, ramp, turned

BOX: Box = (-30.0, -30.0, 460.0, 460.0)
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

SKIES = {
    "worker": ("#fff0c4", "#f2b866", "#b4622e", "#8a4526"),
    "soldier": ("#ffe2bc", "#e98e62", "#a03e38", "#7a2a2e"),
    "shadow": ("#d8c2f4", "#8062b4", "#36265e", "#2a1c4c"),
    "holy": ("#fffbe4", "#a6daf0", "#4a90bc", "#37759e"),
}


# ------------------------------------------------------------------ behind the figure


def sky(s: Paper, guild: str, x: float = 300, y: float = 120) -> None:
    """Evening light in the hue of a guild, the sun (a moon over the shadows) at x, y, and its silhouettes."""
    pale, middle, deep, far = SKIES[guild]
    with s.sheet(0, rim=0, inner=0):
        s.rect(-30, -30, 460, 460, s.linear(0, -30, 0, 400, pale, (0.5, middle), (1, deep)))
        s.circle(x, y, 190, s.radial(x, y, 190, (0, "#fffbe0", 0.95), (0.3, pale, 0.6), (1, pale, 0)))
        s.circle(x, y, 36, "#fffbe0" if guild in ("shadow", "holy") else "#fff0b4")
    _SILHOUETTES[guild](s, far)


def _roofs(s: Paper, tone: str) -> None:
    with s.sheet(0.5, rim=0.35, inner=0.2):
        s.corners(
            "-30,430 -30,262 8,262 8,230 40,200 72,230 72,268 104,268 104,300 296,300 296,250 328,214 "
            "360,250 360,276 430,276 430,430",
            tone,
            0.85,
        )
        for x, y in ((26, 246), (48, 246), (318, 262), (336, 262), (376, 300), (398, 300)):
            s.rect(x, y, 10, 16, "#ffd98a", alpha=0.9)
        s.rect(382, 232, 14, 46, tone, alpha=0.85)


def _walls(s: Paper, tone: str) -> None:
    with s.sheet(0.5, rim=0.35, inner=0.2):
        s.corners(
            "-30,430 -30,270 -6,270 -6,256 10,256 10,270 26,270 26,256 42,256 42,180 54,180 54,168 66,168 "
            "66,180 78,180 78,168 90,168 90,270 300,270 300,256 316,256 316,270 332,270 332,256 348,256 "
            "348,200 360,200 360,188 372,188 372,200 384,200 384,188 396,188 396,270 430,270 430,430",
            tone,
            0.85,
        )
        s.line(66, 168, 66, 118, tone, 3)
        s.corners("66,118 102,128 66,140", "#ffe0a0")


def _night(s: Paper, tone: str) -> None:
    with s.sheet(0.5, rim=0.3, inner=0.2):
        s.corners(
            "-30,430 -30,240 10,240 10,196 34,160 58,196 58,260 92,260 92,300 310,300 310,220 330,190 "
            "350,220 350,250 384,250 384,176 404,150 430,176 430,430",
            tone,
            0.9,
        )
        for x, y in ((26, 214), (26, 246), (322, 238), (362, 272), (398, 206), (398, 240)):
            s.rect(x, y, 11, 16, "#ffd27a")


def _rays(s: Paper, tone: str) -> None:
    with s.sheet(0, rim=0, inner=0):
        for n in range(16):
            with s.at(200, 150, turn=22.5 * n):
                s.corners("-16,-400 16,-400 3,-90 -3,-90", "#fffbe4", 0.28)
    with s.sheet(0.4, rim=0.4, inner=0.2):
        s.path("M-30 430V-30H430V430H374V160A174 178 0 0 0 26 160V430Z", tone, alpha=0.55)
        s.path("M26 430V160A174 178 0 0 1 374 160V430", "", "#fff3cf", 5, line_alpha=0.7)


_SILHOUETTES = {"worker": _roofs, "soldier": _walls, "shadow": _night, "holy": _rays}


# ------------------------------------------------------------------ heads

_JAWS = {
    "round": "200,92 168,98 146,124 141,162 146,198 162,226 184,241 200,244",
    "square": "200,92 168,98 146,124 142,162 144,204 156,232 182,248 200,250",
    "slim": "200,92 170,98 149,124 145,160 151,194 168,224 188,243 200,247",
    "heavy": "200,92 166,98 143,126 138,166 138,206 152,238 180,254 200,256",
}


def neck(s: Paper, skin: Ramp) -> None:
    """The neck, in the shadow of the head."""
    with s.sheet(0.5, cut=True):
        s.path(outline("170,206! 168,250 152,276! 248,276! 232,250 230,206!"), skin.shade)
        s.shape("200,210 236,206 250,280 206,280", skin.deep, 0.55)
        s.shape("160,214 240,214 232,250 200,258 168,250", skin.deep, 0.45)


def head(s: Paper, skin: Ramp, jaw: str = "round", *, ears: bool = True, blush: float = 0.3) -> None:
    """A head without features, turned a little to the left."""
    neck(s, skin)
    if ears:
        with s.sheet(0.4, rim=0.4, inner=0.2):
            for x in (141, 259):
                s.ellipse(x, 174, 12, 18, skin.base if x < 200 else skin.shade)
                s.ellipse(x, 176, 6, 10, skin.deep, alpha=0.5)
    with s.sheet(0.9, cut=True):
        s.path(mirrored(_JAWS[jaw]), skin.base)
        s.shape("228,84 264,120 264,200 236,250 204,262 222,226 236,196 238,150 226,110", skin.shade, 0.85)
        s.shape("150,110 176,96 190,108 172,126 154,150 148,140", skin.light, 0.75)
        s.shape("146,180 164,182 168,202 156,212 146,200", "#e2604a", blush * 0.6)
        s.shape("224,182 244,182 246,200 234,210 222,202", "#d2503f", blush * 0.6)
        s.shape("186,226 200,222 214,226 206,238 194,238", skin.light, 0.3)


def eyes(s: Paper, skin: Ramp, brow: str, mood: str = "calm", iris: str = "#3a2a22") -> None:
    """Eyes, brows and nose: calm, kind, sly, stern, wide, or closed."""
    with s.sheet(0, rim=0, inner=0):
        s.shape("190,150 203,150 206,178 213,198 204,206 190,205 183,199! 192,194 194,176", skin.shade, 0.85)
        s.shape("192,152 198,152 198,180 199,194 190,199 189,192 193,176", skin.light, 0.85)
        s.shape("186,203 198,206 210,202 206,208 190,209", skin.deep, 0.6)
        for x, w in ((169, 26), (224, 28)):
            _eye(s, x, 168, w, mood, iris, skin)
            _brow(s, x, w, mood, brow)


def _eye(s: Paper, x: float, y: float, w: float, mood: str, iris: str, skin: Ramp) -> None:
    a, b = x - w / 2, x + w / 2
    s.ellipse(x, y + 1, w * 0.62, 12, skin.shade, alpha=0.55)
    if mood == "closed":
        s.stroke(f"{a},{y - 1} {x},{y + 6} {b},{y - 1}", "#2a1a16", 4)
        return
    tall = {"wide": 11.0, "sly": 6.0, "stern": 6.4, "kind": 8.0}.get(mood, 8.4)
    s.shape(
        f"{a},{y + 1}! {x - 3},{y - tall} {x + 5},{y - tall + 1} {b},{y}! {x + 4},{y + tall * 0.72} "
        f"{x - 5},{y + tall * 0.72}",
        "#fffaf0",
    )
    s.circle(x - 2.5, y - 0.5, min(6.6, tall * 0.92), iris)
    s.circle(x - 4.4, y - 2.8, 2, "#ffffff")
    lid = f"{a - 2},{y + 1} {x - 3},{y - tall - 1} {x + 5},{y - tall} {b + 2},{y - 1}"
    s.stroke(lid, "#2a1a16", 4)


def _brow(s: Paper, x: float, w: float, mood: str, tone: str) -> None:
    inner, outer = (148, 150)
    if mood == "stern":
        inner, outer = (156, 146)
    elif mood in ("kind", "closed"):
        inner, outer = (146, 152)
    elif mood == "wide":
        inner, outer = (142, 144)
    elif mood == "sly":
        inner, outer = (154, 142) if x > 200 else (152, 150)
    left, right = (outer, inner) if x < 200 else (inner, outer)
    s.stroke(f"{x - w * 0.72},{left} {x},{(left + right) / 2 - 6} {x + w * 0.72},{right}", tone, 7)


def mouth(s: Paper, mood: str = "calm", lips: str = "#a4503f") -> None:
    """A mouth: calm, smile, grin, stern, or open as in song."""
    with s.sheet(0, rim=0, inner=0):
        if mood == "grin":
            s.shape("172,216! 196,222 226,214! 220,232 198,237 180,230", "#5a1c18")
            s.shape("175,218! 196,223 223,216! 219,224 198,228 180,224", "#fffaf0")
        elif mood == "open":
            s.shape("180,216! 198,212 218,216! 214,238 198,242 184,236", "#5a1c18")
            s.shape("187,232 198,228 210,232 204,240 192,240", lips)
        elif mood == "smile":
            s.stroke("174,217 196,227 222,215", "#5a2a22", 4.4)
            s.shape("186,227 198,230 212,225 206,234 194,235", lips, 0.7)
        elif mood == "full":
            s.shape("180,221! 190,216 198,219 206,216 218,220! 208,231 198,233 188,231", lips)
            s.stroke("180,221 198,223 218,220", "#5a1c22", 2.6)
        else:
            bow = 216 if mood == "stern" else 220
            s.stroke(f"178,221 197,{bow + 2} 219,221", "#5a2a22", 4.4)
            s.shape("188,227 198,228 210,226 204,233 194,233", lips, 0.55)


def wrinkles(s: Paper, skin: Ramp) -> None:
    """The lines of an old face."""
    with s.sheet(0, rim=0, inner=0):
        for line in (
            "172,200 164,214 166,224",
            "226,200 234,212 232,224",
            "170,120 200,116 228,120",
            "176,130 200,127 222,130",
            "148,178 154,184",
            "246,178 242,184",
        ):
            s.stroke(line, skin.deep, 2.4, 0.6)


# ------------------------------------------------------------------ hair and beards


def mane(s: Paper, c: Ramp, foot: float = 300, wide: float = 74) -> None:
    """Long hair that falls behind the shoulders."""
    with s.sheet(0.6, cut=True):
        left = f"200,66 160,74 {200 - wide * 0.85},120 {200 - wide},190 {200 - wide - 6},{foot}! 200,{foot}!"
        s.path(mirrored(left), c.shade)
        s.shape(f"206,60 300,90 320,{foot + 10} 216,{foot + 10}", c.deep, 0.5)
        for x in (-52, -34, 34, 52):
            s.stroke(f"{200 + x},120 {200 + x * 1.3},{foot - 6}", c.deep, 3, 0.5)


_HAIR = {
    "short": "138,168! 136,126 150,96 180,78 216,76 248,94 264,128 262,168! 252,146 246,124 226,114 "
    "200,120 170,114 154,128 148,148",
    "parted": "136,184! 132,128 152,92 184,76 220,78 252,98 266,132 264,184! 254,160 250,136 226,122 "
    "184,100! 168,120 152,134 146,158",
    "bowl": "134,172! 130,120 156,84 200,74 244,84 270,120 266,172! 256,150 254,138 200,130 146,138 144,150",
    "bun": "140,164! 138,124 156,94 188,80 220,82 248,100 262,130 260,164! 252,140 232,118 200,108 "
    "168,118 148,140",
    "fringe": "134,190! 130,126 152,90 186,74 222,76 254,96 270,132 266,190! 256,166 254,148 240,138! "
    "236,150 220,136! 212,148 196,134! 186,148 172,136! 160,150 150,142 144,166",
}


def hair(s: Paper, c: Ramp, style: str = "short") -> None:
    """What of the hair is seen in front: short, parted, bowl, bun, fringe."""
    if style == "bun":
        with s.sheet(0.7, rim=0.5, inner=0.3):
            s.circle(200, 66, 30, c.base)
            s.circle(208, 70, 24, c.shade)
            s.stroke("182,60 196,50 214,54", c.light, 4, 0.7)
    with s.sheet(0.6, cut=True):
        s.path(outline(_HAIR[style]), c.base)
        s.shape("218,70 270,90 276,196 250,176 248,136 232,112", c.shade)
        s.shape("146,130 160,98 190,82 184,96 164,116 152,140", c.light, 0.7)
        for line in ("176,84 158,108 148,140", "216,82 240,104 252,140", "200,80 186,98 170,114"):
            s.stroke(line, c.deep, 2.6, 0.5)


def beard(s: Paper, c: Ramp, style: str = "full") -> None:
    """A beard: full, long, goatee, stubble-short, or only a moustache."""
    cut = {
        "full": "142,178! 148,204 168,212 184,208 200,212 216,208 232,212 252,204 258,178! 262,222 "
        "244,262 200,282 156,262 138,222",
        "long": "142,180! 148,206 170,214 186,209 200,213 214,209 230,214 252,206 258,180! 264,240 "
        "250,310 200,362 150,310 136,240",
        "short": "142,176! 150,204 170,214 184,210 200,213 216,210 230,214 250,204 258,176! 258,214 "
        "238,244 200,256 162,244 142,214",
        "goatee": "176,214! 188,211 200,214 212,211 224,214! 226,240 214,266 200,278 186,266 174,240",
    }.get(style, "")
    if cut:
        with s.sheet(0.7, cut=True):
            s.path(outline(cut), c.base)
            s.shape("206,206 270,176 270,260 214,370 196,290 204,250", c.shade, 0.9)
            for x in (-34, -18, -4, 12, 28):
                s.stroke(
                    f"{200 + x},226 {200 + x * 0.8},{300 if style == 'long' else 262}", c.deep, 2.6, 0.45
                )
            s.stroke("150,206 154,236 170,256", c.light, 5, 0.6)
            s.shape("182,220 198,223 218,219 212,230 198,233 188,230", "#6a2a22")
    if style != "stubble":
        moustache(s, c, wide=46 if style == "moustache" else 36)


def moustache(s: Paper, c: Ramp, wide: float = 44) -> None:
    """A moustache with turned ends."""
    with s.sheet(0.5, rim=0.5, inner=0.25):
        for q, tone in ((-1, c.base), (1, c.shade)):
            x = 199
            s.shape(
                f"{x},206 {x + q * 16},204 {x + q * wide * 0.7},212 {x + q * wide},204! "
                f"{x + q * wide * 0.86},222 "
                f"{x + q * 16},222 {x},215",
                tone,
            )


# ------------------------------------------------------------------ clothes


def coat(s: Paper, c: Ramp, *, wide: float = 1.0, fall: float = 0.0) -> None:
    """Shoulders and chest in cloth; `fall` draws the shoulders lower."""
    k = wide
    left = (
        f"200,250 164,254 {200 - 82 * k},{272 + fall} {200 - 124 * k},{306 + fall} "
        f"{200 - 146 * k},{366 + fall} "
        f"{200 - 156 * k},440! 200,440!"
    )
    with s.sheet(1.0, cut=True):
        s.path(mirrored(left), c.base)
        s.shape("226,250 300,262 370,330 390,450 262,450 268,350", c.shade)
        s.shape("320,290 360,330 384,450 330,450 340,360", c.deep, 0.5)
        s.shape("120,272 158,256 108,310 82,380 74,450 30,450 46,370 74,310", c.light, 0.65)
        for line in ("118,330 112,380 116,440", "286,332 292,384 288,440"):
            s.stroke(line, c.deep, 4, 0.45)


def front(s: Paper, c: Ramp, points: str, *, lift: float = 0.6) -> None:
    """A piece of cloth laid over the chest: apron, waistcoat, tabard, stole."""
    with s.sheet(lift, cut=True):
        s.path(outline(points), c.base)
        s.shape("214,236 330,240 340,450 222,450", c.shade)


def collar(s: Paper, c: Ramp) -> None:
    """A standing collar open in front."""
    with s.sheet(0.6, rim=0.55, inner=0.3):
        s.shape("150,262! 166,246 186,262 200,284! 186,304 164,290", c.base)
        s.shape("250,262! 234,246 214,262 200,284! 214,304 236,290", c.shade)


def scarf(s: Paper, c: Ramp) -> None:
    """A kerchief knotted at the throat."""
    with s.sheet(0.8, cut=True):
        s.path(
            outline("146,250! 170,260 200,264 230,260 254,250! 260,272 236,290 200,296 164,290 140,272"),
            c.base,
        )
        s.shape("204,250 264,246 264,290 208,300", c.shade)
        s.stroke("150,262 176,276 200,278", c.light, 4, 0.6)
    with s.sheet(0.8, rim=0.5, inner=0.3):
        s.corners("196,280 178,330 198,322 208,286", c.base)
        s.corners("206,280 226,328 236,312 214,282", c.shade)


def cloak(s: Paper, c: Ramp) -> None:
    """A cloak behind the shoulders with its collar up."""
    with s.sheet(0.9, cut=True):
        s.path(mirrored("200,220 150,226 108,250 64,310 40,440! 200,440!"), c.shade)
        s.shape("206,220 300,246 380,440 260,450", c.deep, 0.6)
        s.stroke("120,256 84,320 66,430", c.light, 5, 0.5)


def breastplate(s: Paper, c: Ramp, trim: Ramp = GOLD) -> None:
    """A polished breastplate with a ridge and shoulder pieces."""
    with s.sheet(0.9, cut=True):
        s.path(mirrored("200,262 160,262 132,280 122,340 132,440! 200,440!"), c.base)
        s.shape("202,258 280,266 284,440 202,440", c.shade)
        s.shape("136,284 158,270 152,340 154,440 132,440 126,340", c.light, 0.85)
        s.stroke("130,382 200,396 270,382", trim.base, 7)
        s.stroke("150,268 200,290 250,268", trim.base, 7)
    with s.sheet(1.0, rim=0.6, inner=0.35):
        for q, tone, edge in ((-1, c.base, c.light), (1, c.shade, c.base)):
            x = 200 + q * 104
            s.shape(
                f"{x - q * 38},268 {x + q * 8},268 {x + q * 38},308 {x + q * 34},342 {x - q * 20},326 "
                f"{x - q * 42},300",
                tone,
            )
            s.stroke(f"{x - q * 34},284 {x + q * 4},286 {x + q * 26},318", edge, 5, 0.8)
            s.stroke(f"{x - q * 36},308 {x - q * 2},322 {x + q * 32},342", trim.base, 6)


def sleeve(s: Paper, c: Ramp, spine: str) -> None:
    """An arm in a sleeve along ``x,y,width`` points."""
    with s.sheet(1.1, rim=0.6, inner=0.45):
        s.path(limb(spine), c.base)
        shifted = " ".join(
            f"{float(x) + float(w) * 0.2:g},{float(y) + 4:g},{float(w) * 0.5:g}"
            for x, y, w in (word.split(",") for word in spine.split())
        )
        s.path(limb(shifted), c.shade, alpha=0.7)


def fist(
    s: Paper, skin: Ramp, x: float, y: float, *, k: float = 1.0, turn: float = 0.0, flip: bool = False
) -> None:
    """A closed hand round something that stands upright behind the fingers."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, k, turn) + (" scale(-1 1)" if flip else "")):
        s.shape("-28,-20 -4,-27 22,-22 29,0 24,20 0,27 -24,22 -31,2", skin.base)
        s.shape("2,-22 22,-22 29,0 24,20 0,27 8,8", skin.shade)
        for yy in (-10, 2, 13):
            s.stroke(f"-28,{yy} -12,{yy + 2} 4,{yy + 1}", skin.deep, 2.8, 0.7)
        s.shape("-30,-14 -12,-26 4,-22 -4,-12 -22,-6", skin.light, 0.9)


def palm(
    s: Paper, skin: Ramp, x: float, y: float, *, k: float = 1.0, turn: float = 0.0, flip: bool = False
) -> None:
    """An open hand, fingers up."""
    with s.sheet(0.8, rim=0.5, inner=0.3, move=turned(x, y, k, turn) + (" scale(-1 1)" if flip else "")):
        s.shape(
            "-20,34! -26,6 -34,-12 -26,-16 -16,-2 -18,-34 -9,-36 -5,-8 -3,-44 6,-44 7,-8 14,-36 22,-34 "
            "18,-2 28,-18 35,-12 26,14 20,34!",
            skin.base,
        )
        s.shape("2,34! 4,0 14,-36 22,-34 18,-2 28,-18 35,-12 26,14 20,34!", skin.shade, 0.8)


# ------------------------------------------------------------------ headgear


def brim_hat(s: Paper, c: Ramp, band: Ramp, *, wide: float = 118, high: float = 84, y: float = 122) -> None:
    """A hat with a wide brim."""
    with s.sheet(1.1, rim=0.6, inner=0.4, cut=True):
        s.path(
            outline(
                f"{200 - wide},{y} {200 - wide * 0.6},{y - 18} 200,{y - 26} "
                f"{200 + wide * 0.6},{y - 18} "
                f"{200 + wide},{y} {200 + wide * 0.6},{y + 24} 200,{y + 30} "
                f"{200 - wide * 0.6},{y + 24}"
            ),
            c.base,
        )
        s.shape(f"206,{y - 30} {210 + wide},{y - 14} {210 + wide},{y + 30} 212,{y + 34}", c.shade, 0.8)
        s.stroke(f"{208 - wide},{y} {200 - wide * 0.5},{y + 20} 200,{y + 25}", c.light, 4, 0.7)
    with s.sheet(0.8, cut=True):
        top = y - high
        s.path(
            outline(
                f"148,{y - 4}! 150,{top + 24} 168,{top} 200,{top + 6} 232,{top} 250,{top + 24} "
                f"252,{y - 4}! "
                f"226,{y + 6} 200,{y + 8} 174,{y + 6}"
            ),
            c.base,
        )
        s.shape(f"214,{top - 6} 256,{top + 16} 258,{y + 10} 222,{y + 12}", c.shade)
        s.shape(f"154,{top + 26} 172,{top + 4} 186,{top + 6} 170,{top + 40} 166,{y} 148,{y}", c.light, 0.55)
        s.stroke(f"146,{y - 14} 174,{y - 4} 200,{y - 2} 226,{y - 4} 254,{y - 14}", band.base, 15)
        s.stroke(f"200,{y - 2} 226,{y - 4} 254,{y - 14}", band.shade, 15)


def cap(s: Paper, c: Ramp, points: str, shade: str, gleam: str = "") -> None:
    """Soft headgear from its outline, the part of it in shade and the part in light."""
    with s.sheet(1.0, cut=True):
        s.path(outline(points), c.base)
        s.shape(shade, c.shade)
        if gleam:
            s.shape(gleam, c.light, 0.7)


def hood(s: Paper, c: Ramp, *, deep: bool = False) -> None:
    """A hood round the face; `deep` lets its shadow fall over the brow."""
    with s.sheet(1.1, cut=True):
        hole = (
            "M200 104C162 104 146 132 146 172C146 214 166 244 200 256C234 244 254 214 254 172C254 132 238 "
            "104 200 104Z"
        )
        s.path(
            outline(
                "200,44 152,58 118,104 106,170 108,236 120,282 160,300! 200,306 240,300! 280,282 292,236 "
                "294,170 282,104 248,58"
            )
            + hole,
            c.base,
            evenodd=True,
        )
        s.shape("206,36 300,90 310,300 250,310 262,230 266,150 240,92", c.shade, 0.9)
        s.stroke("150,74 124,120 116,190 122,262", c.light, 7, 0.6)
        s.path(hole, "", c.deep, 10, line_alpha=0.8)
    if deep:
        with s.sheet(0, rim=0, inner=0):
            s.path(
                "M148 168C148 128 164 106 200 106C236 106 252 128 252 168C240 142 224 134 200 134C176 134 "
                "160 142 148 168Z",
                "#140c1e",
                alpha=0.7,
            )


def veil(s: Paper, c: Ramp, foot: float = 300) -> None:
    """A veil behind the head down to the shoulders."""
    with s.sheet(0.8, cut=True):
        s.path(mirrored(f"200,56 158,64 128,104 120,176 112,250 92,{foot}! 200,{foot}!"), c.base)
        s.shape(f"206,50 300,90 320,{foot} 214,{foot}", c.shade)
        s.stroke(f"146,90 134,170 122,{foot - 10}", c.light, 6, 0.6)


def feather(s: Paper, c: Ramp, x: float, y: float, turn: float, k: float = 1.0) -> None:
    """A plume from its quill at x, y."""
    with s.sheet(0.8, rim=0.6, inner=0.3, move=turned(x, y, k, turn)):
        s.shape("0,0! -16,-30 -22,-66 -8,-104 20,-124! 26,-92 22,-50 8,-18", c.base)
        s.shape("0,0! 8,-40 14,-84 20,-124! 26,-92 22,-50 8,-18", c.shade)
        s.stroke("0,0 2,-50 16,-116", c.light, 3)


def staff(s: Paper, x: float, top: float, foot: float = 440, turn: float = 0.0, width: float = 12) -> None:
    """A wooden pole."""
    with s.sheet(1.0, rim=0.6, inner=0.3, move=turned(x, foot, 1, turn)):
        s.rect(-width / 2, top - foot, width, foot - top, WOOD.base, r=width / 3)
        s.rect(width * 0.08, top - foot, width * 0.42, foot - top, WOOD.shade, r=width / 4)


def buttons(s: Paper, tone: str, x: float = 200, top: float = 300, n: int = 4, pitch: float = 34) -> None:
    """A row of buttons down the front."""
    with s.sheet(0.3, rim=0.5, inner=0.2):
        for i in range(n):
            s.circle(x, top + i * pitch, 6.5, tone)
