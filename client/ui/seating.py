"""Where the panels of the own shelf and the strips of the other seats lie, and the places in them. Pure."""

from __future__ import annotations

from client.ui.arrange import Places
from client.ui.layout import Layout
from client.ui.plates import facts_of, niche_of, plate_of, town_of
from client.ui.seatplan import Banner, Cell, Panel, SeatPlan, Shown
from client.ui.spot import Spot
from client.ui.spread import Box

SHELF_HEIGHT = 157.0  # the height of a panel, in design pixels, for which the sizes in the layouts are meant
STRIP_HEIGHT = 70.0
STRIP_WIDTH = 330.0  # least width of a strip of that height
SLIM = 2.5  # below so many times its height the shelf is slim
GROWING = 0.33  # least share of a shelf's row for the panels that grow
APART = 2.4  # how many times its width a cell may take; the double where nothing is written in it
GROW = 1.25  # how many times its size a sign may have where there is room
TAB = 56.0  # the coloured end of a strip
FIGURE = 54.0  # the other end of its first row, where the points stand
SUM = 140.0  # the same where they are a sum of money


def panels(layout: Layout, places: Places) -> dict[str, Box]:
    """The panels of the shelf in rows: few when it is low, more when it is high, most when it is slim too."""
    box, k = places.parts["shelf"], places.k
    form = "high" if box.h > 300 * k and "high" in layout.seat.rows else "low"
    if box.w < SLIM * box.h and "slim" in layout.seat.rows:
        form = "slim"
    rows = layout.seat.rows.get(form, ())
    if not rows:
        return {}
    m = 10 * k
    inner = box.inset(m)
    found: dict[str, Box] = {}
    y = inner.y
    for row, h in zip(
        rows, _heights(layout.seat.shares.get(form, ()), len(rows), inner.h, m, k), strict=True
    ):
        found.update(_panel_row([layout.seat.panels[name] for name in row], Box(inner.x, y, inner.w, h), k))
        y += h + m
    return found


def _heights(shares: tuple[float, ...], rows: int, h: float, gap: float, k: float) -> list[float]:
    """The heights of the shelf's rows: as the layout shares them out, else the first one low."""
    if shares:
        room = h - gap * (rows - 1)
        return [room * share / sum(shares) for share in shares]
    first = h if rows == 1 else min(h * 0.46, 170 * k)
    return [first, *[(h - first - gap * (rows - 1)) / (rows - 1) for _ in range(rows - 1)]]


def _panel_row(panels: list[Panel], box: Box, k: float) -> dict[str, Box]:
    gap = 10 * k
    fixed = sum(panel.w for panel in panels if not panel.grow) * k
    share = 1 - GROWING if any(panel.grow for panel in panels) else 1.0
    fits = (box.w * share - gap * (len(panels) - 1)) / max(1e-9, fixed)  # the hand keeps its share of the row
    swell = max(0.72, min(1.35, max(1.0, box.h / (SHELF_HEIGHT * k)), fits))
    least = [panel.w * k * (1.0 if panel.grow else swell) for panel in panels]
    spare = box.w - sum(least) - gap * (len(panels) - 1)
    grow = sum(panel.grow for panel in panels)
    if spare < 0 or not grow:
        factor = (box.w - gap * (len(panels) - 1)) / max(1e-9, sum(least))
        least, spare = [w * factor for w in least], 0.0
    found, x = {}, box.x
    for panel, w in zip(panels, least, strict=True):
        w += spare * panel.grow / grow if grow else 0.0
        found[panel.name] = Box(x, box.y, w, box.h)
        x += w + gap
    return found


def shown_spot(panel: Panel, shown: Shown, box: Box, home: int, k: float) -> Spot:
    """The place of an own zone in its panel, which lies there."""
    room = box.part(shown.box)
    scale = k * min(1.7, max(0.5, box.h / (SHELF_HEIGHT * k)))
    if not panel.grow:
        scale = min(scale, k * max(0.5, box.w / (panel.w * k)))
    piece = min(shown.piece * scale, room.h)
    return Spot(
        f"seat.{home}.{shown.zone}",
        room,
        shown.spread,
        piece,
        shown.gap * scale,
        shown.angle,
        shown.align,
        "rect",
        "shelf",
        shown.holes,
        shown.number,
        shown.group,
        shown.when,
        sum=shown.sum,
        catch=box if shown.catch else None,
        whole=box.part(shown.whole) if shown.whole else None,
        places=shown.places,
    )


def strips(places: Places, others: tuple[int, ...], plan: SeatPlan) -> dict[int, Box]:
    box, k = places.parts["strips"], places.k
    if not others:
        return {}
    across = min(places.across, len(others))
    down = -(-len(others) // across)
    gap, lead = 10 * k, 8 * k
    w = (box.w - gap * (across - 1)) / across
    cell = (box.h - lead * (down - 1)) / down
    h = min(cell, STRIP_HEIGHT * w / STRIP_WIDTH)  # what stands in a strip grows with its height
    h = cell if plan.banner else h
    spare = (cell - h) / 2
    return {
        seat: Box(box.x + (n % across) * (w + gap), box.y + (n // across) * (cell + lead) + spare, w, h)
        for n, seat in enumerate(others)
    }


def bannered(banner: Banner, box: Box, seat: int, k: float) -> list[Spot]:
    """The places of a banner's zones."""
    plate, town = plate_of(banner, box, k), town_of(banner, box, k)
    found = []
    for fact, room in zip(banner.facts, facts_of(banner, plate), strict=True):
        if fact.zone:
            icon = Box(room.x, room.y, min(room.w * 0.45, room.h), room.h)
            found.append(
                Spot(f"seat.{seat}.{fact.zone}", icon, "single", room.h * 0.8, 0.0, 0.0, "left", "rect",
                     f"strip.{seat}", number="right", whole=plate)
            )  # fmt: skip
    for shown in banner.zones:
        panel = {"plate": plate, "niche": niche_of(plate), "town": town}[shown.panel]
        room = panel.part(shown.box)
        found.append(
            Spot(f"seat.{seat}.{shown.zone}", room, shown.spread, min(shown.piece * k, room.h), shown.gap * k,
                 shown.angle, shown.align, "rect", f"strip.{seat}", shown.holes, shown.number,
                 f"{shown.group}.{seat}" if shown.group else "", shown.when, sum=shown.sum,
                 whole=plate if shown.catch else None, places=shown.places)
        )  # fmt: skip
    return found


def figure_room(plan: SeatPlan) -> float:
    """How much of a strip's first row the points take, in design pixels."""
    return SUM if plan.worth else FIGURE


def name_room(plan: SeatPlan, box: Box, k: float) -> Box:
    """Where the name stands in a strip: what the first row leaves, within bounds."""
    s = box.h / (STRIP_HEIGHT * k)
    taken = sum(cell.wide for cell in first_row(plan, box))
    w = min(190.0, max(70.0, box.w / (k * s) - 100 - figure_room(plan) - taken)) * k * s
    return Box(box.x + (TAB + 12) * k * s, box.y + 5 * k * s, w, 31 * k * s)


def first_row(plan: SeatPlan, box: Box) -> list[Cell]:
    """The cells of a strip's first row for which it is wide enough."""
    wide = box.w * STRIP_HEIGHT / box.h
    return [cell for cell in plan.strip if cell.row == 1 and cell.least <= wide]


def cells(plan: SeatPlan, box: Box, seat: int, k: float) -> list[Spot]:
    """The places of a strip's zones: first row after the name, second row spread over the width."""
    s = k * box.h / (STRIP_HEIGHT * k)
    found, cells = [], plan.strip
    first = first_row(plan, box)
    name = name_room(plan, box, k)
    x = name.x + name.w + 4 * s
    room_w = box.x + box.w - figure_room(plan) * s - x
    factor = min(1.0, room_w / max(1e-9, sum(cell.wide for cell in first) * s))
    for cell in first:
        w = cell.wide * s * factor
        room = Box(x, box.y + 4 * s, min(w, 28 * s) if cell.kind else w, 32 * s)
        found.append(_cell_spot(cell, room, seat, s))
        x += w
    second = [cell for cell in cells if cell.row == 2]
    wish = sum(cell.wide for cell in second) * s
    left = box.x + (TAB + 8) * s
    room_w = box.x + box.w - 8 * s - left
    apart = APART * 2 if any(cell.spaces for cell in second) else APART
    factor = min(apart, room_w / max(1e-9, wish))
    x = left
    for cell in second:
        w = cell.wide * s * factor
        icon = Box(x, box.y + 37 * s, min(w, 28 * s), 29 * s)
        found.append(_cell_spot(cell, icon, seat, s * min(GROW, factor)))
        x += w
    return found


def _cell_spot(cell: Cell, room: Box, seat: int, s: float) -> Spot:
    number = "right" if cell.kind else "none"
    return Spot(
        f"seat.{seat}.{cell.zone}",
        room,
        cell.spread,
        cell.piece * s,
        2 * s,
        0.0,
        "left",
        "rect",
        f"strip.{seat}",
        cell.holes,
        number,
        "",
        cell.when,
        sum=cell.sum,
    )
