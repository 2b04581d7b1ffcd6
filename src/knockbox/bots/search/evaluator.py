"""Evaluators of search leaves: random rollouts, or a net asked at the next quiescent question."""

from __future__ import annotations

from typing import Any, Protocol

from knockbox.bots.search.net import Net
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, answer


class EvaluatorRules(Protocol):
    """The part of a game that an evaluator uses."""

    def returns(self, state: Any) -> list[float]: ...

    def features(self, state: Any, seat: int) -> list[float]: ...

    def win_odds(self, state: Any, seat: int) -> tuple[float, float]: ...

    def points(self, state: Any) -> list[int]: ...

    def rollout_action(self, state: Any, rng: Rng) -> int: ...


class Evaluator:
    """Returns the value of a state to each seat, from -1 to 1; it may play the state on."""

    __slots__ = ("exploration", "rules")

    def __init__(self, rules: EvaluatorRules, exploration: float) -> None:
        self.rules = rules
        self.exploration = exploration  # exploration constant of the tree: higher for a noisier evaluator

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        raise NotImplementedError

    def referee_action(self, state: State, rng: Rng) -> int:
        """Return an answer of the referee, which is a chance event to the players."""
        return self.rules.rollout_action(state, rng)


class RolloutEvaluator(Evaluator):
    """Plays random answers to the end of the match; referee answers follow their odds."""

    __slots__ = ()

    def __init__(self, rules: EvaluatorRules) -> None:
        super().__init__(rules, 0.7)

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        question = state.question
        while question is not None:
            options = question.options
            is_verdict = question.seat == PUBLIC
            answer(state, self.referee_action(state, rng) if is_verdict else options[rng.below(len(options))])
            question = state.question
        return self.rules.returns(state)


class StyleBias:
    """What one seat prefers about a state apart from its win probability."""

    __slots__ = ("baseline", "eagerness", "rules", "seat", "weights")

    def __init__(self, rules: EvaluatorRules, seat: int, weights: list[float], eagerness: float) -> None:
        self.rules = rules
        self.seat = seat
        self.weights = weights  # one per feature
        self.eagerness = eagerness  # weight of points won now rather than later
        self.baseline = 0.0

    def score(self, state: State) -> float:
        total = self.eagerness * self.rules.points(state)[self.seat] - self.baseline
        numbers = self.rules.features(state, self.seat)
        for index in range(len(numbers)):
            total += self.weights[index] * numbers[index]
        return total

    def set_baseline(self, state: State) -> None:
        """Measure the bias relative to this state, so that only changes from here on count."""
        self.baseline = 0.0
        self.baseline = self.score(state)

    def apply(self, value: float, state: State) -> float:
        """Return the biased value; the bias fades as the match is decided, so no open match beats a won one."""
        return value + max(-0.5, min(0.5, self.score(state))) * (1.0 - value * value)


class NetEvaluator(Evaluator):
    """Evaluates with a net at the next question at which an action is over.

    The net predicts who wins the current contest, such as a round; the rules convert that into the match value.
    """

    __slots__ = ("is_quiescent", "is_shared", "net", "num_players", "style_bias")

    def __init__(
        self, rules: EvaluatorRules, net: Net, is_quiescent: list[bool], num_players: int, is_shared: bool
    ) -> None:
        super().__init__(rules, 0.35)
        self.net = net
        self.is_quiescent = is_quiescent  # by prompt: whether the net was trained at this question
        self.num_players = num_players
        self.is_shared = is_shared  # all seats win or lose together
        self.style_bias: StyleBias | None = None

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        question = state.question
        while question is not None and not self.is_quiescent[question.prompt]:
            answer(state, self.rules.rollout_action(state, rng))
            question = state.question
        if question is None:
            return self.rules.returns(state)
        numbers = self.rules.features(state, question.seat)
        lost, won = self.rules.win_odds(state, question.seat)
        values = self.values_by_seat(
            2.0 * (lost + (won - lost) * self.net.win_probability(numbers)) - 1.0, question.seat
        )
        if self.style_bias is not None:
            values[self.style_bias.seat] = self.style_bias.apply(values[self.style_bias.seat], state)
        return values

    def values_by_seat(self, value: float, asked_seat: int) -> list[float]:
        """Return the value to each seat, given the value to the seat that is asked."""
        if self.is_shared:
            return [value] * self.num_players
        return [value if seat == asked_seat else -value for seat in range(self.num_players)]
