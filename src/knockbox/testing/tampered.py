"""Games with a planted fault, to show that a law can fail."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from knockbox.engine.game import Game
from knockbox.engine.rng import seeded
from knockbox.testing.laws import AT_REST, OVER_TIME, Subject
from knockbox.testing.laws.walk import reach

TRIES: Final = 400
STRIDE: Final = 11
DEEPEST: Final = 240
STRETCH: Final = 60


class Tampered:
    """A game some of whose methods were swapped."""

    def __init__(self, true: Game[Any], methods: Mapping[str, Callable[..., Any]]) -> None:
        self.true = true
        self.methods = methods

    def __getattr__(self, name: str) -> Any:
        return self.methods[name] if name in self.methods else getattr(self.true, name)


def try_often(law: int, subject: Subject, true: Game[Any]) -> None:
    """Try one law at many seeds and depths; states are reached by the true rules."""
    for seed in range(TRIES):
        depth = STRIDE * seed % DEEPEST
        if law in AT_REST:
            AT_REST[law](subject, reach(true, seed, depth, subject.draw), seeded(seed))
        else:
            OVER_TIME[law](subject, seed, depth + STRETCH)
