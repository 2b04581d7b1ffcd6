"""The format of a Knockdown pack: the fields of its TOML files."""

from enum import Enum

import msgspec

from knockbox.games.packs.schema import Provenance


class AttackType(Enum):
    STRIKE = "strike"
    ABILITY = "ability"
    REACTION = "reaction"


class Symbol(Enum):
    FIST = "fist"
    FOOT = "foot"
    BLOCK = "block"
    DASH = "dash"


class WoundKind(Enum):
    LIGHT = "light"
    HEAVY = "heavy"


class Corridor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A corridor entrance of an arena, and the wound that it costs to come out there."""

    space: int
    wound: WoundKind


class ArenaLayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`arena.toml`: a line of spaces 0..spaces-1."""

    id: str
    provenance: Provenance
    spaces: int
    starts: tuple[int, int]
    start_colour: str
    dangerous: list[int] = []  # spaces on which an adjacent attacker adds a wound
    corridors: list[Corridor] = []  # entrances, all connected with each other
    candles: int = 0  # candle cards shuffled into the deck


class AttackCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One design of `attacks.toml`; the name of its table is its id."""

    symbols: list[Symbol]
    type: AttackType
    provenance: Provenance
    copies: int = 1
    light: int = 0
    heavy: int = 0
    range: str = ""  # "2", "1-3", "projectile", or "" for any distance
    ko: bool = False
    effect: str = ""


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of `skills.toml`."""

    initiative: int
    when: str
    effect: str
    provenance: Provenance


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One special attack of a fighter sheet."""

    id: str
    cost: list[str]  # a symbol, "?", or an either-or such as "fist/foot"
    type: AttackType
    provenance: Provenance
    light: int = 0
    heavy: int = 0
    range: str = ""
    ko: bool = False
    effect: str = ""
    when: str = ""  # Reactions only: "opponent moving" or "opponent attacking"


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token of a fighter: how many there are, and what it does at its moment; without either it is only a marker."""

    id: str
    count: int
    provenance: Provenance
    when: str = ""
    effect: str = ""
    breaks_line: bool = False  # no projectile passes its space
    entrance: bool = False  # its space is a corridor entrance for its owner, without a wound


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sheet of `fighters.toml`."""

    provenance: Provenance
    specials: list[Special]
    tokens: list[Token] = []
