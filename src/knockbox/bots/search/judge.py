"""What a table is worth that a search has reached: played to its end at random, or judged at the next rest."""

from __future__ import annotations

from typing import Any, Protocol

from knockbox.bots.search.net import Net
from knockbox.engine.playout import playout
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, answer


class Rules(Protocol):
    """What a judge must ask of a game."""

    def payoffs(self, state: Any) -> list[float]: ...

    def features(self, state: Any, seat: int) -> list[float]: ...

    def reflex(self, state: Any, rng: Rng) -> int: ...


class Judge:
    """Says what a table is worth to each seat, from -1 to 1; the table may be played on for it."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def worth(self, state: State, rng: Rng) -> list[float]:
        raise NotImplementedError

    def verdict(self, state: State, rng: Rng) -> int:
        """What the referee says, which is chance to all who play."""
        return self.rules.reflex(state, rng)


class Rollout(Judge):
    """Whatever comes of random answers to the end of the match."""

    __slots__ = ()

    def worth(self, state: State, rng: Rng) -> list[float]:
        playout(state, rng)
        return self.rules.payoffs(state)


class Learned(Judge):
    """The opinion of a net, asked at the next question at which an action is over."""

    __slots__ = ("is_shared", "net", "rests", "seats")

    def __init__(self, rules: Rules, net: Net, rests: list[bool], seats: int, is_shared: bool) -> None:
        super().__init__(rules)
        self.net = net
        self.rests = rests  # by prompt: whether the net was taught at this question
        self.seats = seats
        self.is_shared = is_shared  # all win or lose together

    def worth(self, state: State, rng: Rng) -> list[float]:
        question = state.question
        while question is not None and not self.rests[question.prompt]:
            answer(state, self.rules.reflex(state, rng))
            question = state.question
        if question is None:
            return self.rules.payoffs(state)
        worth = 2.0 * self.net.chance(self.rules.features(state, question.seat)) - 1.0
        if self.is_shared:
            return [worth] * self.seats
        return [worth if seat == question.seat else -worth for seat in range(self.seats)]
