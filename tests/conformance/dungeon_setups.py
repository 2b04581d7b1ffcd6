"""Dungeon set-ups for the laws, written as `seats pack option=value …`, and states of careful walks."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.choices import LAST_CHANCE
from knockbox.games.dungeon.events import TokenUsed
from knockbox.games.dungeon.state import BEATEN, FROZEN, NOTHING, NOWHERE, DungeonState
from knockbox.testing.dungeon_subject import DungeonSubject, as_dungeon_state, build_subject, chosen_kind
from knockbox.testing.laws import STATE_LAWS, WALK_LAWS
from knockbox.testing.laws.walk import reach_state, walk

TEST_PACKS: Final = Path(__file__).parents[1] / "packs"
TEST_PACK_PATHS: Final = {name: str(TEST_PACKS / name) for name in ("proving-dungeon", "shallow-dungeon")}
MAX_INPUTS: Final = 400
"""More inputs than any match has."""


@cache
def subject_for(setup: str) -> DungeonSubject:
    seats, pack, *options = setup.split()
    return build_subject(dict(option.split("=") for option in options), int(seats), TEST_PACK_PATHS.get(pack, pack))


def check_law(law: int, setup: str, seed: int, depth: int) -> None:
    if law in STATE_LAWS:
        STATE_LAWS[law](subject_for(setup), state_at(setup, seed, depth), make_rng(seed + depth))
    else:
        WALK_LAWS[law](subject_for(setup), seed, depth)


@cache
def state_at(setup: str, seed: int, depth: int) -> DungeonState:
    """Return the state after `depth` inputs of a walk, or the last one with a question; laws do not change it."""
    subject = subject_for(setup)
    return as_dungeon_state(reach_state(subject.game, seed, depth, subject.draw))


def count_events(setup: str, seed: int) -> Counter[str]:
    """Count the events of a complete walk by class name, the tokens used, and the rule that ended it."""
    subject = subject_for(setup)
    state = subject.game.start(make_rng(seed), with_log=True)
    for _ in walk(subject.game, state, make_rng(-seed - 1), MAX_INPUTS, draw=subject.draw):
        pass
    events = subject.game.events(state.log or [])
    used = [event.token for event in events if isinstance(event, TokenUsed)]
    return Counter([type(event).__name__ for event in events] + used + [subject.public_table(state).verdict])


def situations(state: DungeonState) -> list[str]:
    """Return the special situations that a state is in."""
    return [name for name, is_so in SITUATIONS.items() if is_so(state)]


SITUATIONS: Final[dict[str, Callable[[DungeonState], bool]]] = {
    "card shown": lambda state: any(kind != NOTHING for kind in state.shown),
    "card chosen": lambda state: chosen_kind(state) not in (NOTHING, state.rules.knight),
    "knight drawn": lambda state: chosen_kind(state) == state.rules.knight,
    "knight laid": lambda state: state.rules.knight in state.kinds,
    "knight held": lambda state: (state.rules.knight, BEATEN) in zip(state.kinds, state.marks, strict=True),
    "silence": lambda state: state.silent,
    "creature frozen": lambda state: FROZEN in state.marks,
    "creature burnt": lambda state: bool(state.burnt),
    "corner poisoned": lambda state: state.poison != NOWHERE,
    "last chance": lambda state: state.question is not None and state.question.prompt == LAST_CHANCE,
    "a seat gives up": lambda state: state.giving_up_bits > 0,
    "many cards laid": lambda state: len(state.cells) > 25,
}
