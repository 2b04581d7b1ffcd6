"""The only list of games."""

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
from knockbox.games.towers import Tower

AnyGame: TypeAlias = Game[Any]
Build: TypeAlias = Callable[[Mapping[str, str], Sequence[str], int], AnyGame]


def build_knockdown(options: Mapping[str, str], packs: Sequence[str], seats: int) -> AnyGame:
    """A duel is played by two, with one box or with several that are mixed."""
    return knockdown.build(options, *packs)


def build_dungeon(options: Mapping[str, str], packs: Sequence[str], seats: int) -> AnyGame:
    """A dungeon is entered by one to six, with the cards of one box."""
    if len(packs) > 1:
        raise PackError(f"found {len(packs)} packs ({', '.join(packs)}), expected one: dungeons are not mixed")
    return dungeon.build(options, seats, *packs)


BUILDERS: Final[dict[str, Build]] = {"knockdown": build_knockdown, "dungeon": build_dungeon}
SHIPPED: Final[dict[str, Callable[[], list[str]]]] = {
    "knockdown": knockdown_packs.boxes,
    "dungeon": dungeon_packs.boxes,
}
EVENTS: Final[dict[str, ModuleType]] = {"knockdown": knockdown_events, "dungeon": dungeon_events}
TOWERS: Final[dict[str, Callable[[Any], Tower | None]]] = {"knockdown": knockdown_towers.tower_due}
DEFAULT_PACKS: Final[dict[str, tuple[str, ...]]] = {"knockdown": knockdown.DEFAULT, "dungeon": (dungeon.DEFAULT,)}
SEATS: Final[dict[str, range]] = {"knockdown": range(2, 3), "dungeon": range(1, 7)}
DEFAULT_SEATS: Final[dict[str, int]] = {"knockdown": 2, "dungeon": 4}
DAILY: Final = ("dungeon",)
"""KKDR-49 Games that have a deal of the day."""
SHARED: Final = ("dungeon",)
"""KKD-GOAL-1 Games in which all seats win or lose together."""
SEAT_NAMES: Final[dict[str, str]] = {"knockdown": "AB", "dungeon": "123456"}
"""KKDR-49 By what people call the seats of a game: a duel has sides, a dungeon players."""


def games() -> list[str]:
    """The keys of all games."""
    return list(BUILDERS)


def build(game: str, options: Mapping[str, str], packs: Sequence[str] = (), seats: int | None = None) -> AnyGame:
    """The game of these options, packs and seats; a pack is named by its id or by its path."""
    chosen, players = settle_packs(game, packs), settle_seats(game, seats)
    try:
        return BUILDERS[game](options, chosen, players)
    except OptionError as error:
        raise SetupError("option", str(error)) from None
    except PackError as error:
        raise SetupError("pack", str(error)) from None


def tower_due(game: AnyGame, state: Any) -> Tower | None:
    """The tower that must be built before the referee can answer; None if nothing waits for one."""
    return TOWERS[game.key](state) if game.key in TOWERS else None


def event_kinds(game: str) -> list[type[Event]]:
    """All that can happen in a game, in the order of its list."""
    found = [kind for kind in vars(EVENTS[game]).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in found if kind is not Event]


def settle_packs(game: str, packs: Sequence[str]) -> list[str]:
    """The packs a game is built from, paths made absolute, so that they mean the same everywhere."""
    check_game(game)
    for pack in packs:
        if not is_unicode(pack):
            raise SetupError("pack", f"found the path {pack!r}; expected one that can be written as UTF-8")
    known = SHIPPED[game]()
    return [pack if pack in known else str(Path(pack).absolute()) for pack in packs or DEFAULT_PACKS[game]]


def settle_seats(game: str, seats: int | None) -> int:
    """How many play, if not told otherwise the usual number; each game says how many it takes."""
    allowed = seats_of(game)
    if seats is None:
        return DEFAULT_SEATS[game]
    if seats not in allowed:
        raise SetupError("seats", f"found {seats} seats; expected {range_words(allowed)}")
    return seats


def seats_of(game: str) -> range:
    """How many may play."""
    check_game(game)
    return SEATS[game]


def range_words(allowed: range) -> str:
    """`2`, or `1 to 6`."""
    return str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"


def check_game(game: str) -> None:
    if game not in BUILDERS:
        raise SetupError("game", f"unknown game '{game}'; known: {', '.join(games())}")


def is_unicode(path: str) -> bool:
    """Whether a path can stand in a record; bytes of other encodings come as lone surrogates."""
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in path)
