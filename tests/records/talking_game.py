"""A test game: Knockdown with two utterances, which the rules ignore."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import pytest

from knockbox.engine.action import action, verb_of
from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.games import registry
from knockbox.games.registry import AnyGame
from knockbox.records.record import SeedStart
from knockbox.records.session import Session, new_session
from knockbox.testing.faulty_games import FaultyGame
from tests.records.matches import PLAYERS

TALKING_GAME: Final = "chatter"
NOD: Final = action(62)
POINT: Final = action(63, 5)
WORDS: Final = {NOD: "nod", POINT: "point 5"}


class UtteranceMade(Event, frozen=True, tag=True):
    """A seat made an utterance."""

    seat: int
    words: str


def make_talking_game(true: AnyGame) -> AnyGame:
    """Return the same game, in which players may nod and point at any time."""
    by_name = {words: choice for choice, words in WORDS.items()}

    def utterances(state: Any, seat: int) -> list[int]:
        return [] if seat == PUBLIC else list(WORDS)

    methods: dict[str, Any] = {
        "key": TALKING_GAME,
        "utterances": utterances,
        "utter": lambda seat, choice: [UtteranceMade("KD-TURN-1", seat, WORDS[choice])],
        "action_to_string": lambda choice: (
            WORDS[choice] if verb_of(choice) >= verb_of(NOD) else true.action_to_string(choice)
        ),
        "string_to_action": lambda notation: (
            by_name[notation] if notation in by_name else true.string_to_action(notation)
        ),
    }
    return cast(AnyGame, FaultyGame(true, methods))


def register_talking_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the talking game next to the silent one."""

    def build(options: Mapping[str, str], packs: Sequence[str], seats: int) -> AnyGame:
        return make_talking_game(registry.build_knockdown(options, packs, seats))

    monkeypatch.setitem(registry.BUILDERS, TALKING_GAME, build)
    for table in (registry.SHIPPED_PACKS, registry.DEFAULT_PACKS, registry.ALLOWED_SEATS, registry.DEFAULT_SEATS):
        known: dict[str, Any] = table
        monkeypatch.setitem(known, TALKING_GAME, known["knockdown"])


def new_talking_match(**options: str) -> Session:
    return new_session(TALKING_GAME, options, [], PLAYERS, SeedStart(7))
