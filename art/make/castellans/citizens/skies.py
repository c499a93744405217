"""What stands behind a citizen: the sky in the hue of a guild and its silhouettes."""

from __future__ import annotations

from art.make.paper import Box, Paper

BOX: Box = (-30.0, -30.0, 460.0, 460.0)
SKIES = {
    "worker": ("#fff0c4", "#f2b866", "#b4622e", "#8a4526"),
    "soldier": ("#ffe2bc", "#e98e62", "#a03e38", "#7a2a2e"),
    "shadow": ("#d8c2f4", "#8062b4", "#36265e", "#2a1c4c"),
    "holy": ("#fffbe4", "#a6daf0", "#4a90bc", "#37759e"),
}


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
