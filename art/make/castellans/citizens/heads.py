"""The heads of the citizens: faces, hair, beards; they lie round 200, 168."""

from __future__ import annotations

from art.make.paper import Paper, Ramp, mirrored, outline

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
