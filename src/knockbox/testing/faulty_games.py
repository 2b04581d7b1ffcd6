"""Games with a planted fault, to show that each law can fail."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from knockbox.engine.decision import Decision
from knockbox.engine.game import Game
from knockbox.engine.rng import make_rng
from knockbox.engine.state import State
from knockbox.testing.laws import STATE_LAWS, WALK_LAWS, Subject
from knockbox.testing.laws.walk import reach_state

NUM_SEEDS: Final = 400
DEPTH_STRIDE: Final = 11
MAX_START_DEPTH: Final = 240
WALK_LENGTH: Final = 60
NO_QUESTION: Final = Decision(0, 0, [])

GameT = TypeVar("GameT", bound=Game[Any])
Methods = dict[str, Callable[..., Any]]
Fault = Callable[[GameT], Methods]


class FaultyGame:
    """A game with some methods replaced."""

    def __init__(self, true_game: Game[Any], methods: Mapping[str, Callable[..., Any]]) -> None:
        unknown = [name for name in methods if not hasattr(true_game, name)]
        assert not unknown, f"{unknown}: a fault must replace a method of the game"
        self.true_game = true_game
        self.methods = methods

    def __getattr__(self, name: str) -> Any:
        return self.methods[name] if name in self.methods else getattr(self.true_game, name)

    def with_builder_skills(self, skills: Sequence[str]) -> "FaultyGame":
        """Return the game for these builders with the same fault."""
        return FaultyGame(self.true_game.with_builder_skills(skills), self.methods)


class Faults(Generic[GameT]):
    """Faults to plant in a game, each with the law that must detect it."""

    def __init__(self) -> None:
        self.planted: list[tuple[int, Fault[GameT]]] = []

    def breaks(self, law: int) -> Callable[[Fault[GameT]], Fault[GameT]]:
        """Register a fault that this law must detect."""

        def plant(fault: Fault[GameT]) -> Fault[GameT]:
            self.planted.append((law, fault))
            return fault

        return plant

    @property
    def names(self) -> list[str]:
        return [f"{law}-{fault.__name__}" for law, fault in self.planted]


class ReplaceableSubject(Subject, Protocol[GameT]):
    """A subject whose game can be replaced; `rules` stays the true game."""

    game: GameT
    true_game: GameT


def run_law_on_fault(law: int, subject: ReplaceableSubject[GameT], fault: Fault[GameT]) -> None:
    """Test one law on a game with a fault at many seeds and depths; states come from the true game."""
    true = subject.true_game
    subject.game = cast(GameT, FaultyGame(true, fault(true)))
    for seed in range(NUM_SEEDS):
        depth = DEPTH_STRIDE * seed % MAX_START_DEPTH
        if law in STATE_LAWS:
            STATE_LAWS[law](subject, reach_state(true, seed, depth, subject.draw), make_rng(seed))
        else:
            WALK_LAWS[law](subject, seed, depth + WALK_LENGTH)


def question_of(state: State) -> Decision:
    """Return the question of a state, or one without options after the end."""
    return state.question or NO_QUESTION
