"""Turns in space as quaternions (w, x, y, z); x right, y down the table, z towards the eye."""

from __future__ import annotations

import math

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]

STILL: Quaternion = (1.0, 0.0, 0.0, 0.0)


def times(a: Quaternion, b: Quaternion) -> Quaternion:
    """First b, then a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def about(axis: Vector, angle: float) -> Quaternion:
    """A turn by an angle in radians about an axis of length 1."""
    s = math.sin(angle / 2)
    return math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s


def unit(q: Quaternion) -> Quaternion:
    """The same turn, with the rounding of many products taken out."""
    n = math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    return q[0] / n, q[1] / n, q[2] / n, q[3] / n


def between(a: Vector, b: Vector) -> Quaternion:
    """The shortest turn that takes direction a to direction b, both of length 1."""
    dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    if dot < -0.999999:  # opposite: half a turn about anything square to a
        axis = (0.0, -a[2], a[1]) if abs(a[0]) < 0.9 else (-a[2], 0.0, a[0])
        n = math.hypot(*axis)
        return 0.0, axis[0] / n, axis[1] / n, axis[2] / n
    return unit((1 + dot, a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]))


def part(q: Quaternion, t: float) -> Quaternion:
    """The share t of a turn, 0..1."""
    if q[0] < 0:
        q = (-q[0], -q[1], -q[2], -q[3])
    angle = 2 * math.acos(min(1.0, q[0]))
    s = math.sqrt(max(0.0, 1 - q[0] * q[0]))
    return STILL if s < 1e-9 else about((q[1] / s, q[2] / s, q[3] / s), angle * t)


def matrix(q: Quaternion) -> tuple[Vector, Vector, Vector]:
    """The rows of the matrix of a turn."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def turned(q: Quaternion, v: Vector) -> Vector:
    """A direction after the turn."""
    a, b, c = matrix(q)
    return (
        a[0] * v[0] + a[1] * v[1] + a[2] * v[2],
        b[0] * v[0] + b[1] * v[1] + b[2] * v[2],
        c[0] * v[0] + c[1] * v[1] + c[2] * v[2],
    )
