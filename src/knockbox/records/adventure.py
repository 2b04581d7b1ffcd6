"""An adventure: a row of dungeons, each a match of its own, and what is noted between two of them."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame, build, settle_packs
from knockbox.records.errors import AdventureError
from knockbox.records.record import Header, Player
from knockbox.records.session import Session

SCHEMA: Final = 1
GAME: Final = "dungeon"
LAST_LEVEL: Final = 4
NO_TOKENS: Final = "none"
LONGEST: Final = 60
"""So much of a wrong name is told."""
STAYING: Final = ("timer", "level_cards", "adventure_loss", "chest_hunt", "solo_silence_ball", "first_player")
"""The options that are settled once; the others follow from how far the adventure is."""

Level: TypeAlias = Annotated[int, Meta(ge=1, le=LAST_LEVEL)]
Name: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]([A-Za-z0-9 _-]{0,38}[A-Za-z0-9_-])?\Z")]
"""What can be a file name everywhere."""
Points: TypeAlias = Annotated[int, Meta(ge=0)]


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dungeon that was entered and came to its end."""

    record: str  # the name of its file
    level: Level
    won: bool


class Journey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody is: by which options, which level comes next, and the grimoire tokens that are held."""

    name: Name
    options: dict[str, str]  # those that stay the same
    level: Level  # to be played next
    tokens: list[str]  # held now
    tried: list[Tried]
    finished: bool
    points: Points  # of the dungeons won, where chests are hunted


class Adventure(Journey, frozen=True, forbid_unknown_fields=True):
    """A journey that can be gone on with from its file alone: who plays what, with which boxes."""

    schema: int
    game: str
    packs: list[str]
    seats: list[Player]


AnyJourney = TypeVar("AnyJourney", bound=Journey)


def new_adventure(name: str, options: Mapping[str, str], packs: Sequence[str], seats: Sequence[Player]) -> Adventure:
    """Before the first dungeon; options, packs and seats must be those of a game that can be played."""
    check_name(name)
    check_options(options)
    adventure = Adventure(
        schema=SCHEMA,
        name=name,
        game=GAME,
        packs=settle_packs(GAME, packs),
        options=dict(options),
        seats=list(seats),
        level=1,
        tokens=[],
        tried=[],
        finished=False,
        points=0,
    )
    settled = rules_of(adventure).options
    return replace(adventure, options={name: settled[name] for name in STAYING if name in settled})


def check_name(name: str) -> None:
    try:
        msgspec.convert(name, Name)
    except msgspec.ValidationError:
        found = repr(name if len(name) <= LONGEST else f"{name[:LONGEST]}…")
        expected = "1 to 40 of A-Z, a-z, 0-9, - and _, and spaces that are neither first nor last"
        raise AdventureError("the name of an adventure", found, expected) from None


def check_options(options: Mapping[str, str]) -> None:
    for name in options:
        if name not in STAYING:
            expected = ", ".join(STAYING)
            raise SetupError("option", f"option '{name}' cannot be chosen for an adventure; expected {expected}")


def set_out(name: str, settled: Mapping[str, str]) -> Journey:
    """KKD-ADV-6 A journey goes on from the level and the tokens in the options of a dungeon, all of them settled."""
    tokens = settled["tokens"]
    return Journey(
        name=name,
        options={option: settled[option] for option in STAYING if option in settled},
        level=int(settled["level"]),
        tokens=[] if tokens == NO_TOKENS else tokens.split(","),
        tried=[],
        finished=False,
        points=0,
    )


def anew(journey: Journey, name: str) -> Journey:
    """The same again, from the first dungeon on."""
    return replace(journey, name=name, level=1, tokens=[], tried=[], finished=False, points=0)


def options_of(journey: Journey) -> dict[str, str]:
    """KKD-ADV-6, KKDR-48 The next dungeon is a match of its own, with the level and the tokens that were noted."""
    held = ",".join(journey.tokens) or NO_TOKENS
    return {**journey.options, "adventure": "on", "level": str(journey.level), "tokens": held}


def rules_of(adventure: Adventure) -> AnyGame:
    """The game of the next dungeon; an adventure that cannot be played has none."""
    return build(adventure.game, options_of(adventure), adventure.packs, len(adventure.seats))


def is_next(adventure: Adventure, header: Header) -> bool:
    """KKDR-48 Whether a record is of the dungeon that comes next, with what was noted for it; a copy is never."""
    if adventure.finished or header.adventure != adventure.name or header.origin is not None:
        return False
    same = header.game == adventure.game and header.seats == adventure.seats
    return same and header.options == rules_of(adventure).options


def after_match(journey: AnyJourney, session: Session, record: str) -> AnyJourney:
    """What is noted after the match that is over: KKD-ADV-2 the tokens held, KKD-CHEST-3 the chests."""
    view: Any = session.game.view(session.moment.state, PUBLIC)
    won = session.game.payoffs(session.moment.state)[0] > 0
    return after(journey, journey.level, won, view.table.tokens, view.table.points, record)


def after(journey: AnyJourney, level: int, won: bool, tokens: Sequence[str], points: int, record: str) -> AnyJourney:
    """KKD-ADV-6, KKDR-48 What is noted after a dungeon: its record, the level to be played next and the tokens held."""
    check_try(journey, level, record)
    tried = replace(journey, tried=[*journey.tried, Tried(record, level, won)])
    return after_win(tried, tokens, points) if won else after_loss(tried)


def check_try(journey: Journey, level: int, record: str) -> None:
    place = f"adventure '{journey.name}'"
    if journey.finished:
        raise AdventureError(place, f"a dungeon of level {level}", "none, for the adventure is over")
    if level != journey.level:
        raise AdventureError(place, f"a dungeon of level {level}", f"one of level {journey.level}")
    if any(record == each.record for each in journey.tried):
        raise AdventureError(place, f"the record {record} a second time", "the record of another try")


def after_win(journey: AnyJourney, tokens: Sequence[str], points: int) -> AnyJourney:
    """KKD-ADV-1 Four dungeons in a row: the way leads on with all that is held, and behind the last lies only fame."""
    won = replace(journey, tokens=list(tokens), points=journey.points + points)
    return replace(won, finished=True) if won.level == LAST_LEVEL else replace(won, level=won.level + 1)


def after_loss(journey: AnyJourney) -> AnyJourney:
    """KKDR-25, KKDR-45 The same dungeon again with what was held when it began; in the hard mode all from the start."""
    if journey.options.get("adventure_loss") == "restart":
        return replace(journey, level=1, tokens=[], points=0)
    return journey
