"""What stands in the packs of every game."""

from enum import Enum

import msgspec


class Provenance(Enum):
    """Where an item comes from: stated in a book, partly stated and completed, or ours."""

    RULEBOOK = "rulebook"
    COMPLETED = "completed"
    HOUSE = "house"


class Style(Enum):
    """How somebody likes to play: what a bot leans towards where two choices are nearly as good."""

    AGGRESSIVE = "aggressive"
    PATIENT = "patient"
    TRICKY = "tricky"


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`: what the box is called and which game it belongs to."""

    id: str
    game: str
    version: int
    history: dict[str, str] = {}  # "1" -> what changed in that version
