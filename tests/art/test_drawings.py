"""The drawings: as their code draws them, inside the subset, complete, the same for a second rasteriser."""

import io
import re
import xml.etree.ElementTree as Tree
from pathlib import Path

import pygame
import pytest

from art.make.__main__ import ART, differences, drawn

FOLDERS = ("aquileia", "castellans", "citadels", "common", "pax", "siberia")
FILES = sorted(path for folder in FOLDERS for path in (ART / folder).glob("*.svg"))
SHAPE = {"fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linejoin",
         "stroke-linecap", "stroke-dasharray"}  # fmt: skip
ALLOWED = {
    "svg": {"viewBox", "width", "height"},
    "defs": set(),
    "g": {"transform", "data-lift", "data-rim", "data-inner", "data-cut"},
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
    "path": {"d", *SHAPE},
    "ellipse": {"cx", "cy", "rx", "ry", *SHAPE},
    "rect": {"x", "y", "width", "height", "rx", "ry", *SHAPE},
}
PAINT = re.compile(r"none|#[0-9a-f]{6}|url\(#g\d+\)")
NUMBER = r"-?(\d+(\.\d+)?|\.\d+)"
TRANSFORM = re.compile(rf"((translate|scale|rotate)\({NUMBER}( {NUMBER})*\) ?)+")


def faults(text: str) -> list[str]:
    """What in this file the client's rasteriser would silently draw wrong."""
    root = Tree.fromstring(text)
    out = []
    gradients = {e.get("id") for e in root.iter() if e.tag.endswith("Gradient")}
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        if tag not in ALLOWED:
            out.append(f"<{tag}>")
            continue
        out += [f"<{tag} {name}>" for name in element.attrib if name not in ALLOWED[tag]]
        if (element.text or "").strip() or (element.tail or "").strip():
            out.append(f"words in <{tag}>")
        out += [f"{tag}: {fault}" for fault in _values(tag, element.attrib, gradients)]
    return out if "viewBox" in root.attrib else ["no viewBox", *out]


def _values(tag: str, values: dict[str, str], gradients: set[str | None]) -> list[str]:
    out = []
    for name in ("fill", "stroke", "stop-color"):
        paint = values.get(name, "none")
        if not PAINT.fullmatch(paint):
            out.append(f"{name}={paint}")
        elif paint.startswith("url") and paint[5:-1] not in gradients:
            out.append(f"no gradient {paint}")
    if tag.endswith("Gradient") and values.get("gradientUnits") != "userSpaceOnUse":
        out.append("gradient not in user space")
    for name in ("data-lift", "data-rim", "data-inner", "data-cut"):
        if not re.fullmatch(NUMBER, values.get(name, "0")):
            out.append(f"{name}={values[name]}")
    if "transform" in values and not TRANSFORM.fullmatch(values["transform"]):
        out.append(values["transform"])
    return out


def raster(text: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def test_every_file_is_what_its_code_draws() -> None:
    assert differences() == []


def test_drawing_twice_gives_the_same_bytes() -> None:
    assert drawn() == drawn()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_drawing_stays_inside_the_subset(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert faults(text) == []
    assert len(text.encode()) < (260_000 if path.stem == "cover" else 100_000)  # a cover fills the window


@pytest.mark.parametrize("bad", [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><text>a</text></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0' fill='tomato'/></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0' fill='url(#g1)'/></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><g opacity='.5'/></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><g data-lift='high'/></svg>",
])  # fmt: skip
def test_the_lint_finds_what_would_be_drawn_wrong(bad: str) -> None:
    assert faults(bad)


def names(folder: str) -> set[str]:
    return {path.stem for path in (ART / folder).glob("*.svg")}


def test_every_site_piece_card_and_space_has_its_drawing() -> None:
    have = names("aquileia")
    sites = {f"site-{kind}{i}" for kind in "WUPY" for i in range(1, 6)}
    sites |= {f"site-{kind}{i}" for kind in "OK" for i in range(1, 9)}
    faces = [
        "equus-aureus-1",
        "equus-aureus-2",
        "equus-argenteus-1",
        "equus-argenteus-2",
        "servus-1",
        "servus-2",
    ]
    faces += [f"arma-{i}" for i in (1, 2, 3)] + [f"theatrum-{i}" for i in range(1, 7)]
    faces += [f"stadium-{face}" for face in ("white", "blue", "purple", "yellow", 10, 7, 5, 3)]
    icons = {"dolus", "pecunia", "equi", "equi-left", "servi-1", "servi-2", "servi-3", "potentia", "arena"}
    icons |= {"stadium", "theatrum", "forum", "forum-score", "forum-two", "latro", "portus"}
    pieces = {"henchman", "house", "disc-laurel", "disc-helmet", "shield-horse", "shield-swords"}
    pieces |= {"start", "helmet", "laurel"}
    wanted = sites | {f"card-{face}" for face in faces} | {f"icon-{icon}" for icon in icons} | pieces
    wanted |= {f"back-{deck}" for deck in ("arms", "slaves", "stadium", "theatre")}
    wanted |= {f"{part}-{metal}" for part in ("relief", "die") for metal in ("bronze", "silver", "gold")}
    wanted |= {"coin-gold", "emblem-aquileia"}
    wanted |= {f"area-{area}" for area in ("theatre", "forum", "stadium", "arena")}
    assert wanted - have == set()


def test_every_seat_mark_and_button_icon_has_its_drawing() -> None:
    icons = {"undo", "redo", "book", "gear", "menu", "help", "sound", "mute", "full", "home", "save", "play"}
    icons |= {"eye", "bot", "human", "dice", "hint", "next", "skip", "language", "quit", "plus", "minus"}
    icons |= {"check", "cross"}
    wanted = {f"mark-{i}" for i in range(8)} | {f"icon-{icon}" for icon in icons}
    wanted |= {"emblem-triclinium"}
    assert wanted - names("common") == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_drawing_uses_its_box_and_is_not_empty(path: Path) -> None:
    picture = raster(path.read_text(encoding="utf-8"), (120, 120))
    inside = picture.get_bounding_rect(min_alpha=40)
    assert max(inside.w / picture.get_width(), inside.h / picture.get_height()) > 0.6


def _grey(path: Path, size: int = 24) -> bytes:
    """The drawing small, on a mid ground, as it is told apart at a glance."""
    picture = raster(path.read_text(encoding="utf-8"), (60, 60)).convert_alpha()
    ground = pygame.Surface((60, 60))
    ground.fill("#c9b083")
    ground.blit(picture, ((60 - picture.get_width()) // 2, 60 - picture.get_height()))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (size, size)), "RGB")


@pytest.mark.parametrize("family", ["site-", "card-", "icon-", "back-", "badge-", "coin-", "shield-"])
def test_no_two_of_a_family_look_the_same_at_60_pixels(family: str) -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    members = [path for path in FILES if path.parent.name == "aquileia" and path.stem.startswith(family)]
    seen = {path.stem: _grey(path) for path in members}
    for a, one in seen.items():
        for b, other in seen.items():
            if a < b:
                apart = sum(abs(x - y) for x, y in zip(one, other, strict=True)) / len(one)
                # a card with a figure of its own, set by the client, need differ less
                assert apart > (0.5 if re.search(r"\d$", a) and family == "card-" else 1.5), f"{a} and {b}"


@pytest.mark.parametrize("name", [
    "aquileia/site-U5", "aquileia/site-K3", "aquileia/site-O7", "aquileia/area-arena", "aquileia/ship-2",
    "aquileia/card-arma-3", "aquileia/card-theatrum-4", "aquileia/coin-gold", "aquileia/henchman",
    "aquileia/back-arms", "aquileia/icon-latro",
    "pax/standing-level", "pax/relief-gold", "common/icon-gear", "common/emblem-triclinium",
])  # fmt: skip
def test_a_second_rasteriser_draws_the_same(name: str) -> None:
    resvg = pytest.importorskip("resvg_py")
    text = (ART / f"{name}.svg").read_text(encoding="utf-8")
    width, height = (2 * int(n) for n in re.search(r'viewBox="0 0 (\d+) (\d+)"', text).groups())  # type: ignore
    ours = raster(text, (width, height))
    data = resvg.svg_to_bytes(svg_string=text, width=width, height=height)
    theirs = pygame.image.load(io.BytesIO(bytes(data)), "x.png")
    size = ours.get_size()
    assert theirs.get_size() == size
    flat = []
    for picture in (ours, theirs):
        ground = pygame.Surface(size)
        ground.fill("#c9b083")
        ground.blit(picture, (0, 0))
        flat.append(pygame.image.tobytes(ground, "RGB"))
    apart = sum(abs(x - y) for x, y in zip(*flat, strict=True)) / len(flat[0])
    assert apart < 2.5
