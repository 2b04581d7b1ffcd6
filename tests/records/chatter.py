"""A game of its own name: Knockdown with two things to say, which the rules do not hear."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import pytest

from knockbox.engine.action import action, verb_of
from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.games import registry
from knockbox.games.registry import AnyGame
from knockbox.records.record import Seeded
from knockbox.records.session import Session, new_session
from knockbox.testing.tampered import Tampered
from tests.records.matches import PLAYERS

CHATTER: Final = "chatter"
NOD: Final = action(62)
POINT: Final = action(63, 5)
WORDS: Final = {NOD: "nod", POINT: "point 5"}


class Said(Event, frozen=True, tag=True):
    """A seat said or showed something."""

    seat: int
    words: str


def talkative(true: AnyGame) -> AnyGame:
    """The same game, in which players may nod and point at any time."""
    by_name = {words: choice for choice, words in WORDS.items()}

    def utterances(state: Any, seat: int) -> list[int]:
        return [] if seat == PUBLIC else list(WORDS)

    methods: dict[str, Any] = {
        "key": CHATTER,
        "utterances": utterances,
        "utter": lambda seat, choice: [Said("KD-TURN-1", seat, WORDS[choice])],
        "spell": lambda choice: WORDS[choice] if verb_of(choice) >= verb_of(NOD) else true.spell(choice),
        "read": lambda notation: by_name[notation] if notation in by_name else true.read(notation),
    }
    return cast(AnyGame, Tampered(true, methods))


def let_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the talkative game beside the silent one."""

    def build(options: Mapping[str, str], packs: Sequence[str], seats: int) -> AnyGame:
        return talkative(registry.build_knockdown(options, packs, seats))

    monkeypatch.setitem(registry.BUILDERS, CHATTER, build)
    for table in (registry.SHIPPED, registry.DEFAULT_PACKS, registry.SEATS, registry.DEFAULT_SEATS):
        known: dict[str, Any] = table
        monkeypatch.setitem(known, CHATTER, known["knockdown"])


def talking(**options: str) -> Session:
    return new_session(CHATTER, options, [], PLAYERS, Seeded(7))
