"""The fields of the TOML files of a dungeon pack."""

import msgspec

from knockbox.games.packs.schema import Provenance


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card design of `rooms.toml`; the table's name is its id."""

    corners: tuple[int, int, int, int]  # NW, NE, SW, SE
    provenance: Provenance
    copies: int = 1
    chests: int = 0
    level: int = 1  # the first dungeon that uses it
    silence: bool = False


class Creature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of `creatures.toml`; there is one copy of each."""

    corners: tuple[int, int, int, int]
    time: int
    provenance: Provenance
    chests: int = 0
    level: int = 1
    knight: bool = False  # the Black Knight, at the bottom of every deck
