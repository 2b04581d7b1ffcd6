"""Games with a planted fault, to show that a law can fail."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from knockbox.engine.decision import Decision
from knockbox.engine.game import Game
from knockbox.engine.rng import seeded
from knockbox.engine.state import State
from knockbox.testing.laws import AT_REST, OVER_TIME, Subject
from knockbox.testing.laws.walk import reach

TRIES: Final = 400
STRIDE: Final = 11
DEEPEST: Final = 240
STRETCH: Final = 60
GONE: Final = Decision(0, 0, [])

GameT = TypeVar("GameT", bound=Game[Any])
Methods = dict[str, Callable[..., Any]]
Fault = Callable[[GameT], Methods]


class Tampered:
    """A game some of whose methods were swapped."""

    def __init__(self, true: Game[Any], methods: Mapping[str, Callable[..., Any]]) -> None:
        self.true = true
        self.methods = methods

    def __getattr__(self, name: str) -> Any:
        return self.methods[name] if name in self.methods else getattr(self.true, name)

    def with_hands(self, hands: Sequence[str]) -> "Tampered":
        """Whoever builds well, the fault stays."""
        return Tampered(self.true.with_hands(hands), self.methods)


class Faults(Generic[GameT]):
    """Faults that can be planted into a game, each with the law that must find it."""

    def __init__(self) -> None:
        self.planted: list[tuple[int, Fault[GameT]]] = []

    def breaks(self, law: int) -> Callable[[Fault[GameT]], Fault[GameT]]:
        """Plant a fault that this law must find."""

        def plant(fault: Fault[GameT]) -> Fault[GameT]:
            self.planted.append((law, fault))
            return fault

        return plant

    @property
    def names(self) -> list[str]:
        return [f"{law}-{fault.__name__}" for law, fault in self.planted]


class OnTrial(Subject, Protocol[GameT]):
    """A subject whose game can be swapped; its rules stay the true ones."""

    game: GameT
    rules: GameT


def try_fault(law: int, subject: OnTrial[GameT], fault: Fault[GameT]) -> None:
    """Try one law on a game with a fault, at many seeds and depths; states are reached by the true rules."""
    true = subject.rules
    subject.game = cast(GameT, Tampered(true, fault(true)))
    for seed in range(TRIES):
        depth = STRIDE * seed % DEEPEST
        if law in AT_REST:
            AT_REST[law](subject, reach(true, seed, depth, subject.draw), seeded(seed))
        else:
            OVER_TIME[law](subject, seed, depth + STRETCH)


def asked(state: State) -> Decision:
    """The question of a state; after the end one that nobody can answer."""
    return state.question or GONE
