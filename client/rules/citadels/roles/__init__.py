"""The 27 characters: for each a row of what its card says and what it does (see `rows`)."""

from __future__ import annotations

from client.rules.citadels.roles import rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9
from client.rules.citadels.rows import Role

# By number, as in `data.CHARACTERS`; each rank's module lists its three in that order.
ROLES: tuple[Role, ...] = (
    *rank1.ROLES,
    *rank2.ROLES,
    *rank3.ROLES,
    *rank4.ROLES,
    *rank5.ROLES,
    *rank6.ROLES,
    *rank7.ROLES,
    *rank8.ROLES,
    *rank9.ROLES,
)
