"""What a table is worth that a search has reached: played to its end at random, or judged at the next rest."""

from __future__ import annotations

from typing import Any, Protocol

from knockbox.bots.search.net import Net
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, answer


class Rules(Protocol):
    """What a judge must ask of a game."""

    def payoffs(self, state: Any) -> list[float]: ...

    def features(self, state: Any, seat: int) -> list[float]: ...

    def stakes(self, state: Any, seat: int) -> tuple[float, float]: ...

    def points(self, state: Any) -> list[int]: ...

    def reflex(self, state: Any, rng: Rng) -> int: ...


class Judge:
    """Says what a table is worth to each seat, from -1 to 1; the table may be played on for it."""

    __slots__ = ("exploration", "rules")

    def __init__(self, rules: Rules, exploration: float) -> None:
        self.rules = rules
        self.exploration = exploration  # how far a tree strays from what promises most: the more, the noisier the judge

    def worth(self, state: State, rng: Rng) -> list[float]:
        raise NotImplementedError

    def verdict(self, state: State, rng: Rng) -> int:
        """What the referee says, which is chance to all who play."""
        return self.rules.reflex(state, rng)


class Rollout(Judge):
    """Whatever comes of random answers to the end of the match; a referee says what is likely."""

    __slots__ = ()

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, 0.7)

    def worth(self, state: State, rng: Rng) -> list[float]:
        question = state.question
        while question is not None:
            options = question.options
            is_verdict = question.seat == PUBLIC
            answer(state, self.verdict(state, rng) if is_verdict else options[rng.below(len(options))])
            question = state.question
        return self.rules.payoffs(state)


class Lean:
    """What one seat likes about a table beside its chances."""

    __slots__ = ("eagerness", "offset", "rules", "seat", "weights")

    def __init__(self, rules: Rules, seat: int, weights: list[float], eagerness: float) -> None:
        self.rules = rules
        self.seat = seat
        self.weights = weights  # of each number of a table
        self.eagerness = eagerness  # to win what is fought for now rather than later
        self.offset = 0.0

    def liking(self, state: State) -> float:
        total = self.eagerness * self.rules.points(state)[self.seat] - self.offset
        numbers = self.rules.features(state, self.seat)
        for index in range(len(numbers)):
            total += self.weights[index] * numbers[index]
        return total

    def start_from(self, state: State) -> None:
        """Only what changes from this table on is liked or not, so that chances stay what they are."""
        self.offset = 0.0
        self.offset = self.liking(state)

    def coloured(self, worth: float, state: State) -> float:
        """The less is open the less a liking counts; a match that goes on never looks better than one that is won."""
        return worth + max(-0.5, min(0.5, self.liking(state))) * (1.0 - worth * worth)


class Learned(Judge):
    """The opinion of a net, asked at the next question at which an action is over.

    The net says how likely it is to win what is fought for now, such as a round; the rules know what that is worth.
    """

    __slots__ = ("is_shared", "lean", "net", "rests", "seats")

    def __init__(self, rules: Rules, net: Net, rests: list[bool], seats: int, is_shared: bool) -> None:
        super().__init__(rules, 0.35)
        self.net = net
        self.rests = rests  # by prompt: whether the net was taught at this question
        self.seats = seats
        self.is_shared = is_shared  # all win or lose together
        self.lean: Lean | None = None

    def worth(self, state: State, rng: Rng) -> list[float]:
        question = state.question
        while question is not None and not self.rests[question.prompt]:
            answer(state, self.rules.reflex(state, rng))
            question = state.question
        if question is None:
            return self.rules.payoffs(state)
        numbers = self.rules.features(state, question.seat)
        lost, won = self.rules.stakes(state, question.seat)
        worths = self.shares(2.0 * (lost + (won - lost) * self.net.chance(numbers)) - 1.0, question.seat)
        if self.lean is not None:
            worths[self.lean.seat] = self.lean.coloured(worths[self.lean.seat], state)
        return worths

    def shares(self, worth: float, asked: int) -> list[float]:
        """What each seat gets out of what the one that is asked gets."""
        if self.is_shared:
            return [worth] * self.seats
        return [worth if seat == asked else -worth for seat in range(self.seats)]
