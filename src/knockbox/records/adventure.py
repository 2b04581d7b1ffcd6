"""Adventures: a series of dungeons, each its own match, and the progress saved between them."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame, build, resolve_packs
from knockbox.records.errors import AdventureError
from knockbox.records.record import Player, RecordHeader
from knockbox.records.session import Session

ADVENTURE_SCHEMA: Final = 2
ADVENTURE_GAME: Final = "dungeon"
LAST_LEVEL: Final = 4
NO_TOKENS: Final = "none"
MAX_QUOTED_NAME: Final = 60
"""Characters of an invalid name that an error quotes."""
FIXED_OPTIONS: Final = ("timer", "level_cards", "adventure_loss", "chest_hunt", "solo_silence_ball", "first_player")
"""Options set once for the whole adventure; the others follow from its progress."""

Level: TypeAlias = Annotated[int, Meta(ge=1, le=LAST_LEVEL)]
AdventureName: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]([A-Za-z0-9 _-]{0,38}[A-Za-z0-9_-])?\Z")]
"""A valid file name on every system."""
Points: TypeAlias = Annotated[int, Meta(ge=0)]


class DungeonResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dungeon that was played to its end."""

    record: str  # the name of its file
    level: Level
    won: bool


class AdventureProgress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Progress of an adventure: its options, the next level, and the grimoire tokens held."""

    name: AdventureName
    options: dict[str, str]  # fixed for the whole adventure
    level: Level  # to play next
    tokens: list[str]  # held now
    results: list[DungeonResult]
    finished: bool
    points: Points  # of the dungeons won, with the chest hunt


class SavedAdventure(AdventureProgress, frozen=True, forbid_unknown_fields=True):
    """Progress with its players and packs, so that the file alone is enough to continue."""

    schema: int
    game: str
    packs: list[str]
    seats: list[Player]


AnyProgress = TypeVar("AnyProgress", bound=AdventureProgress)


def new_adventure(
    name: str, options: Mapping[str, str], packs: Sequence[str], seats: Sequence[Player]
) -> SavedAdventure:
    """Return a new adventure; raise `SetupError` if options, packs and seats do not make a playable game."""
    check_name(name)
    check_options(options)
    adventure = SavedAdventure(
        schema=ADVENTURE_SCHEMA,
        name=name,
        game=ADVENTURE_GAME,
        packs=resolve_packs(ADVENTURE_GAME, packs),
        options=dict(options),
        seats=list(seats),
        level=1,
        tokens=[],
        results=[],
        finished=False,
        points=0,
    )
    settled = build_next_game(adventure).options
    return replace(adventure, options={name: settled[name] for name in FIXED_OPTIONS if name in settled})


def check_name(name: str) -> None:
    try:
        msgspec.convert(name, AdventureName)
    except msgspec.ValidationError:
        found = repr(name if len(name) <= MAX_QUOTED_NAME else f"{name[:MAX_QUOTED_NAME]}…")
        expected = "1 to 40 of A-Z, a-z, 0-9, - and _, and spaces except at either end"
        raise AdventureError("the name of an adventure", found, expected) from None


def check_options(options: Mapping[str, str]) -> None:
    for name in options:
        if name not in FIXED_OPTIONS:
            expected = ", ".join(FIXED_OPTIONS)
            raise SetupError("option", f"option '{name}' cannot be chosen for an adventure; expected {expected}")


def progress_from_options(name: str, settled: Mapping[str, str]) -> AdventureProgress:
    """KKD-ADV-6 Continue an adventure from the level and the tokens in the settled options of a dungeon."""
    tokens = settled["tokens"]
    return AdventureProgress(
        name=name,
        options={option: settled[option] for option in FIXED_OPTIONS if option in settled},
        level=int(settled["level"]),
        tokens=[] if tokens == NO_TOKENS else tokens.split(","),
        results=[],
        finished=False,
        points=0,
    )


def restart_adventure(progress: AdventureProgress, name: str) -> AdventureProgress:
    """Return the same adventure under another name, before its first dungeon."""
    return replace(progress, name=name, level=1, tokens=[], results=[], finished=False, points=0)


def next_options(progress: AdventureProgress) -> dict[str, str]:
    """KKD-ADV-6, KKDR-48 Return the options of the next dungeon, with the saved level and tokens."""
    held = ",".join(progress.tokens) or NO_TOKENS
    return {**progress.options, "adventure": "on", "level": str(progress.level), "tokens": held}


def build_next_game(adventure: SavedAdventure) -> AnyGame:
    """Build the game of the next dungeon; raise `SetupError` if it cannot be played."""
    return build(adventure.game, next_options(adventure), adventure.packs, len(adventure.seats))


def is_next_dungeon(adventure: SavedAdventure, header: RecordHeader) -> bool:
    """KKDR-48 Return whether a record is of the next dungeon with the saved progress; a copy never is."""
    if adventure.finished or header.adventure != adventure.name or header.origin is not None:
        return False
    same = header.game == adventure.game and header.seats == adventure.seats
    return same and header.options == build_next_game(adventure).options


def record_match(progress: AnyProgress, session: Session, record: str) -> AnyProgress:
    """Return the progress after a finished match: KKD-ADV-2 the tokens held, KKD-CHEST-3 the chests."""
    view: Any = session.game.view(session.snapshot.state, PUBLIC)
    won = session.game.returns(session.snapshot.state)[0] > 0
    return record_dungeon(progress, progress.level, won, view.table.tokens, view.table.points, record)


def record_dungeon(
    progress: AnyProgress, level: int, won: bool, tokens: Sequence[str], points: int, record: str
) -> AnyProgress:
    """KKD-ADV-6, KKDR-48 Return the progress after a dungeon: its record, the next level and the tokens held."""
    check_dungeon(progress, level, record)
    ended = replace(progress, results=[*progress.results, DungeonResult(record, level, won)])
    return advance_after_win(ended, tokens, points) if won else retry_after_loss(ended)


def check_dungeon(progress: AdventureProgress, level: int, record: str) -> None:
    place = f"adventure '{progress.name}'"
    if progress.finished:
        raise AdventureError(place, f"a dungeon of level {level}", "none, as the adventure is over")
    if level != progress.level:
        raise AdventureError(place, f"a dungeon of level {level}", f"one of level {progress.level}")
    if any(record == each.record for each in progress.results):
        raise AdventureError(place, f"the record {record} a second time", "the record of another attempt")


def advance_after_win(progress: AnyProgress, tokens: Sequence[str], points: int) -> AnyProgress:
    """KKD-ADV-1 Four dungeons in a row: keep all tokens and go to the next level; after the last, finish."""
    won = replace(progress, tokens=list(tokens), points=progress.points + points)
    return replace(won, finished=True) if won.level == LAST_LEVEL else replace(won, level=won.level + 1)


def retry_after_loss(progress: AnyProgress) -> AnyProgress:
    """KKDR-25, KKDR-45 Retry the dungeon with the tokens held when it began; in hard mode restart the adventure."""
    if progress.options.get("adventure_loss") == "restart":
        return replace(progress, level=1, tokens=[], points=0)
    return progress
