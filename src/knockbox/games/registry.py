"""The registry of games."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from knockbox.engine.errors import OptionError
from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.games.dungeon import events as dungeon_events
from knockbox.games.dungeon import game as dungeon
from knockbox.games.dungeon import pack as dungeon_packs
from knockbox.games.errors import SetupError
from knockbox.games.knockdown import events as knockdown_events
from knockbox.games.knockdown import game as knockdown
from knockbox.games.knockdown import pack as knockdown_packs
from knockbox.games.knockdown import towers as knockdown_towers
from knockbox.games.packs.errors import PackError
from knockbox.games.towers import TowerRequest

AnyGame: TypeAlias = Game[Any]
GameBuilder: TypeAlias = Callable[[Mapping[str, str], Sequence[str], int], AnyGame]


def build_knockdown(options: Mapping[str, str], packs: Sequence[str], seats: int) -> AnyGame:
    """Build a duel for two seats with one pack or a mix of several."""
    return knockdown.build(options, *packs)


def build_dungeon(options: Mapping[str, str], packs: Sequence[str], seats: int) -> AnyGame:
    """Build a dungeon for one to six seats with one pack."""
    if len(packs) > 1:
        raise PackError(f"found {len(packs)} packs ({', '.join(packs)}), expected one: dungeon packs cannot be mixed")
    return dungeon.build(options, seats, *packs)


BUILDERS: Final[dict[str, GameBuilder]] = {"knockdown": build_knockdown, "dungeon": build_dungeon}
SHIPPED_PACKS: Final[dict[str, Callable[[], list[str]]]] = {
    "knockdown": knockdown_packs.shipped_packs,
    "dungeon": dungeon_packs.shipped_packs,
}
EVENT_MODULES: Final[dict[str, ModuleType]] = {"knockdown": knockdown_events, "dungeon": dungeon_events}
TOWER_QUERIES: Final[dict[str, Callable[[Any], TowerRequest | None]]] = {"knockdown": knockdown_towers.tower_due}
DEFAULT_PACKS: Final[dict[str, tuple[str, ...]]] = {
    "knockdown": knockdown.DEFAULT_PACK_IDS,
    "dungeon": (dungeon.DEFAULT_PACK_ID,),
}
ALLOWED_SEATS: Final[dict[str, range]] = {"knockdown": range(2, 3), "dungeon": range(1, 7)}
DEFAULT_SEATS: Final[dict[str, int]] = {"knockdown": 2, "dungeon": 4}
DAILY_GAMES: Final = ("dungeon",)
"""KKDR-49 Games that have a deal of the day."""
COOPERATIVE_GAMES: Final = ("dungeon",)
"""KKD-GOAL-1 Games in which all seats win or lose together."""
SEAT_NAMES: Final[dict[str, str]] = {"knockdown": "AB", "dungeon": "123456"}
"""KKDR-49 The names of seats: a duel has sides, a dungeon numbered players."""


def game_keys() -> list[str]:
    """Return the keys of all games."""
    return list(BUILDERS)


def build(game: str, options: Mapping[str, str], packs: Sequence[str] = (), seats: int | None = None) -> AnyGame:
    """Build a game; packs are given by id or path. Raise SetupError if it cannot be built."""
    pack_names = resolve_packs(game, packs)
    num_players = resolve_seats(game, seats)
    try:
        return BUILDERS[game](options, pack_names, num_players)
    except OptionError as error:
        raise SetupError("option", str(error)) from None
    except PackError as error:
        raise SetupError("pack", str(error)) from None


def tower_due(game: AnyGame, state: Any) -> TowerRequest | None:
    """Return the tower that must be built before the referee can answer, if any."""
    return TOWER_QUERIES[game.key](state) if game.key in TOWER_QUERIES else None


def event_classes(game: str) -> list[type[Event]]:
    """Return the event classes of a game in the order of definition."""
    kinds = [kind for kind in vars(EVENT_MODULES[game]).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind is not Event]


def resolve_packs(game: str, packs: Sequence[str]) -> list[str]:
    """Return the packs of a game, or its default packs, with absolute paths."""
    check_game(game)
    for pack in packs:
        if not is_valid_unicode(pack):
            raise SetupError("pack", f"found the path {pack!r}; expected one that can be written as UTF-8")
    known = SHIPPED_PACKS[game]()
    return [pack if pack in known else str(Path(pack).absolute()) for pack in packs or DEFAULT_PACKS[game]]


def resolve_seats(game: str, seats: int | None) -> int:
    """Return the number of seats, or the default; raise SetupError if the game does not allow it."""
    allowed = allowed_seats(game)
    if seats is None:
        return DEFAULT_SEATS[game]
    if seats not in allowed:
        raise SetupError("seats", f"found {seats} seats; expected {describe_range(allowed)}")
    return seats


def allowed_seats(game: str) -> range:
    """Return the allowed numbers of seats."""
    check_game(game)
    return ALLOWED_SEATS[game]


def describe_range(allowed: range) -> str:
    """Describe a range of seats: `2`, or `1 to 6`."""
    return str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"


def check_game(game: str) -> None:
    if game not in BUILDERS:
        raise SetupError("game", f"unknown game '{game}'; known: {', '.join(game_keys())}")


def is_valid_unicode(path: str) -> bool:
    """Return whether a path can be stored in a record; undecodable bytes appear as lone surrogates."""
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in path)
