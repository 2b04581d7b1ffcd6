"""One-action lookahead: try each option in a few determinizations, play the action out, take the best."""

from typing import Final

from knockbox.bots.heuristic import Heuristic
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng

LOOKAHEAD_WORLDS: Final = 2
MAX_POSITIONS: Final = 24
"""Positions searched per option and world; a longer Combo is evaluated where the effort runs out."""


class LookaheadPolicy:
    """Fast policy based on the heuristic of a game."""

    def __init__(
        self,
        heuristic: Heuristic,
        worlds: int = LOOKAHEAD_WORLDS,
        max_positions: int = MAX_POSITIONS,
        tolerance: float = 0.0,
    ) -> None:
        self.heuristic = heuristic
        self.worlds = worlds
        self.max_positions = max_positions
        self.tolerance = tolerance  # smaller differences in value are ignored

    def choose(self, observation: PlayerObservation, rng: Rng) -> int:
        heuristic, question = self.heuristic, observation.question
        if len(question.options) == 1:
            return question.options[0]
        if heuristic.is_gamble(observation.prompt):
            return heuristic.answer_gamble(
                question, heuristic.gamble_value(observation.view, observation.seat, observation.rules)
            )
        totals = self.evaluate_options(observation, rng)
        enough = max(totals) - self.tolerance * self.worlds
        equals = [option for option, total in zip(question.options, totals, strict=True) if total >= enough]
        return equals[rng.below(len(equals))]

    def speak(self, observation: PlayerObservation) -> list[int]:
        """Return nothing: this policy does not talk."""
        return []

    def evaluate_options(self, observation: PlayerObservation, rng: Rng) -> list[float]:
        """Return the value of each option, summed over the same worlds."""
        options = observation.question.options
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = observation.determinize(rng)
            for index, option in enumerate(options):
                totals[index] += OptionLookahead(self.heuristic, observation.seat, self.max_positions).value_after(
                    world, option
                )
        return totals


class OptionLookahead:
    """The best outcome of an option in one world, with the heuristic answering for the other seats."""

    def __init__(self, heuristic: Heuristic, seat: int, positions_left: int) -> None:
        self.heuristic = heuristic
        self.seat = seat
        self.positions_left = positions_left

    def value_after(self, world: Determinization, option: int) -> float:
        """Return the value after `option` has been played out."""
        trial = world.clone()
        trial.step(option)
        self.positions_left -= 1
        question = self.advance_to_own_question(trial)
        if question is None:
            return self.heuristic.evaluate(trial.view(self.seat), self.seat, trial.game)
        return self.best_value(trial, question)

    def advance_to_own_question(self, world: Determinization) -> Decision | None:
        """Answer for the others until this seat is asked again; return None if the action is over."""
        question = world.decision()
        while question is not None and not self.heuristic.is_quiescent(world.prompt_name(question)):
            if question.seat == self.seat:
                return question
            world.step(self.heuristic.opponent_action(world, question))
            question = world.decision()
        return None

    def best_value(self, world: Determinization, question: Decision) -> float:
        prompt = world.prompt_name(question)
        if self.heuristic.is_gamble(prompt):
            view = world.view(self.seat)
            stake = self.heuristic.gamble_value(view, self.seat, world.game)
            return self.heuristic.evaluate(view, self.seat, world.game) + max(0.0, stake)
        if self.positions_left <= 0:
            return self.value_with_defaults(world)
        return max(self.value_after(world, option) for option in self.heuristic.prune_options(prompt, question.options))

    def value_with_defaults(self, world: Determinization) -> float:
        """Finish with default answers once the effort is spent."""
        trial = world.clone()
        question = self.advance_to_own_question(trial)
        while question is not None:
            trial.step(trial.default())
            question = self.advance_to_own_question(trial)
        return self.heuristic.evaluate(trial.view(self.seat), self.seat, trial.game)
