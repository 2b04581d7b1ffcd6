"""Structs of the catalogue API: texts of a game for players, offers for opening a table."""

import msgspec

from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.knockdown.schema import ArenaLayout, AttackCard, Skill, Special, Token

# ---------------------------------------------------------------------------------------------- things in boxes


class Printed(msgspec.Struct, frozen=True):
    """A printed item of a box, in one language."""

    id: str  # as views, events and notation call it
    pack: str  # the box it comes from
    name: str
    facts: list[str]  # lines next to the text: symbols or cost, type and range, wounds; numbers
    text: str  # what it does
    provenance: str  # rulebook, completed or house


class AttackText(Printed, frozen=True):
    """An attack card."""

    printed: AttackCard


class SkillText(Printed, frozen=True):
    """A skill."""

    printed: Skill


class SpecialText(Printed, frozen=True):
    """A special attack; its id is `fighter/special`."""

    fighter: str
    printed: Special


class TokenText(Printed, frozen=True):
    """A token of a fighter."""

    fighter: str
    printed: Token


class ArenaText(Printed, frozen=True):
    """An arena; a view calls it by its `pack`."""

    printed: ArenaLayout


class FighterText(msgspec.Struct, frozen=True):
    """A fighter; the specials and tokens of its sheet are listed separately."""

    id: str
    pack: str  # the box it comes from
    name: str
    title: str  # its class
    style: str  # style `own` of bots for it; empty if it has none
    provenance: str  # rulebook, completed or house


class RoomText(Printed, frozen=True):
    """A room card."""

    printed: Room


class CreatureText(Printed, frozen=True):
    """A creature card; its text is its scene."""

    printed: Creature


class KnockdownTexts(msgspec.Struct, frozen=True, tag_field="of", tag="knockdown"):
    """Everything printed in boxes of Knockdown."""

    attacks: list[AttackText]
    skills: list[SkillText]
    fighters: list[FighterText]
    specials: list[SpecialText]
    tokens: list[TokenText]
    arenas: list[ArenaText]
    strike: str  # name of the attack `strike`, which a skill makes
    symbols: dict[str, str]  # names of the symbols, and of `any`
    types: dict[str, str]  # names of the types of attacks


class DungeonTexts(msgspec.Struct, frozen=True, tag_field="of", tag="dungeon"):
    """Everything printed in a box of the dungeon."""

    rooms: list[RoomText]
    creatures: list[CreatureText]
    tokens: dict[str, str]  # names of the grimoire tokens


# ---------------------------------------------------------------------------------------------- texts of a game


class PackText(msgspec.Struct, frozen=True):
    """A box."""

    id: str
    name: str
    version: int


class RuleText(msgspec.Struct, frozen=True):
    """One rule, by the id that reasons and events cite."""

    id: str
    kind: str  # rule, component or advice
    title: str  # of a ruling
    text: str
    house: bool  # a house rule, not in the printed game


class ChapterText(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    slug: str  # the same in every language
    name: str
    rules: list[RuleText]


class OptionText(msgspec.Struct, frozen=True):
    """A match option, set when a table is opened."""

    name: str
    values: list[str]
    default: str
    more: str  # kind of other values it takes: fighters, seconds, minutes, list or seat; or empty
    text: str  # what it does
    rules: list[str]  # that it affects


class Catalogue(msgspec.Struct, frozen=True):
    """The texts of some boxes in one language: `GET /api/catalogue`."""

    game: str
    title: str
    lang: str
    packs: list[PackText]
    content_hash: str  # of every table with these boxes
    rules_version: int
    seats: list[str]  # their names
    questions: dict[str, str]  # by prompt
    options: list[OptionText]  # those that apply to these boxes
    contents: KnockdownTexts | DungeonTexts
    chapters: list[ChapterText]


# ---------------------------------------------------------------------------------------------- what can be played


class FighterOffer(msgspec.Struct, frozen=True):
    """A fighter that can be named in the option `fighters`."""

    id: str
    name: str
    title: str  # its class
    style: str  # style `own` of bots for it; empty if it has none


class PackOffer(msgspec.Struct, frozen=True):
    """A box that can be played; the options `arena` and `skills` use its id, too."""

    id: str
    name: str
    version: int
    content_hash: str
    fighters: list[FighterOffer]
    arena: str  # the name of its arena, if it has one
    skills: list[str]  # the names of its skills


class Level(msgspec.Struct, frozen=True):
    """A level of bots; its name is what a seat is set to."""

    name: str
    text: str


class GameOffer(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    fewest: int  # seats
    most: int  # seats
    usual: int  # seats
    seats: list[str]  # their names
    packs: list[PackOffer]
    usual_packs: list[str]
    mixes: bool  # whether several boxes may be on one table
    options: list[OptionText]  # all of them
    levels: list[Level]  # the weakest first
    usual_level: str
    styles: list[str]  # follow the level of a bot, as in `hard:tricky`
    daily: bool  # whether there is a daily match, the same for everyone


class Reach(msgspec.Struct, frozen=True):
    """Where links to this server work."""

    lan: bool  # whether other machines can connect
    origin: str | None  # its URL for them, if known; sent only to the machine itself
    program: str = "knockbox"  # the command that started it, for texts that name a command


class Games(msgspec.Struct, frozen=True):
    """Everything that can be played: `GET /api/games`."""

    lang: str
    languages: list[str]
    games: list[GameOffer]
    reach: Reach
