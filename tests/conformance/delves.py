"""Dungeons on trial: `seats pack option=value …`; the laws are tried along careful walks through any of them."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from knockbox.engine.rng import seeded
from knockbox.games.dungeon.choices import LAST_CHANCE
from knockbox.games.dungeon.events import TokenUsed
from knockbox.games.dungeon.state import BEATEN, FROZEN, NOTHING, NOWHERE, DungeonState
from knockbox.testing.dungeon import DungeonOnTrial, chosen_kind, of_dungeon, on_trial
from knockbox.testing.laws import AT_REST, OVER_TIME
from knockbox.testing.laws.walk import reach, walk

PACKS: Final = Path(__file__).parents[1] / "packs"
OUTSIDE: Final = {name: str(PACKS / name) for name in ("proving-dungeon", "shallow-dungeon")}
TO_THE_END: Final = 400
"""More inputs than any match takes."""


@cache
def trial(setup: str) -> DungeonOnTrial:
    seats, pack, *options = setup.split()
    return on_trial(dict(option.split("=") for option in options), int(seats), OUTSIDE.get(pack, pack))


def try_law(law: int, setup: str, seed: int, depth: int) -> None:
    if law in AT_REST:
        AT_REST[law](trial(setup), state_at(setup, seed, depth), seeded(seed + depth))
    else:
        OVER_TIME[law](trial(setup), seed, depth)


@cache
def state_at(setup: str, seed: int, depth: int) -> DungeonState:
    """The state so many inputs into a walk, or the last one with a question; laws of one state leave it as it is."""
    subject = trial(setup)
    return of_dungeon(reach(subject.game, seed, depth, subject.draw))


def happenings(setup: str, seed: int) -> Counter[str]:
    """The events of a walk to its end by their names; tokens and rules that matter are counted too."""
    subject = trial(setup)
    state = subject.game.start(seeded(seed), listen=True)
    for _ in walk(subject.game, state, seeded(-seed - 1), TO_THE_END, draw=subject.draw):
        pass
    events = subject.game.events(state.log or [])
    used = [event.token for event in events if isinstance(event, TokenUsed)]
    return Counter([type(event).__name__ for event in events] + used + [subject.open_table(state).verdict])


def situations(state: DungeonState) -> list[str]:
    """What is special about a state at rest."""
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
    "somebody would give up": lambda state: state.quitting > 0,
    "many cards laid": lambda state: len(state.cells) > 25,
}
