"""Types shared by the packs of all games."""

from enum import Enum

import msgspec


class Provenance(Enum):
    """Where an item comes from: a rulebook, a rulebook and our completion, or only us."""

    RULEBOOK = "rulebook"
    COMPLETED = "completed"
    HOUSE = "house"


class Style(Enum):
    """A style of play: what a bot prefers between two choices that are nearly equal."""

    AGGRESSIVE = "aggressive"
    PATIENT = "patient"
    TRICKY = "tricky"


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`: the id, game and version of a pack."""

    id: str
    game: str
    version: int
    history: dict[str, str] = {}  # "1" -> what changed in that version
