"""Look one action ahead: try each option in a few imagined worlds, let it run its course, take the best."""

from typing import Final

from knockbox.bots.heuristic import Heuristic
from knockbox.bots.vantage import Vantage, World
from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng

WORLDS: Final = 2
EFFORT: Final = 24
"""Positions looked at for one option in one world; a Combo that is longer is judged where the effort ends."""


class LookaheadPolicy:
    """Sensible and quick; it knows what is good by the heuristic of the game."""

    def __init__(self, heuristic: Heuristic, worlds: int = WORLDS, effort: int = EFFORT, blur: float = 0.0) -> None:
        self.heuristic = heuristic
        self.worlds = worlds
        self.effort = effort
        self.blur = blur  # what differs by less looks the same to it

    def choose(self, vantage: Vantage, rng: Rng) -> int:
        heuristic, question = self.heuristic, vantage.question
        if len(question.options) == 1:
            return question.options[0]
        if heuristic.is_gamble(vantage.prompt):
            return heuristic.gamble(question, heuristic.stake(vantage.view, vantage.seat, vantage.rules))
        totals = self.weigh(vantage, rng)
        enough = max(totals) - self.blur * self.worlds
        equals = [option for option, total in zip(question.options, totals, strict=True) if total >= enough]
        return equals[rng.below(len(equals))]

    def speak(self, vantage: Vantage) -> list[int]:
        """It has nothing to say."""
        return []

    def weigh(self, vantage: Vantage, rng: Rng) -> list[float]:
        """The worth of each option, summed over the same few worlds for all."""
        options = vantage.question.options
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = vantage.imagine(rng)
            for index, option in enumerate(options):
                totals[index] += Lookahead(self.heuristic, vantage.seat, self.effort).after(world, option)
        return totals


class Lookahead:
    """The best that can become of an option in one world, if the others answer by reflex."""

    def __init__(self, heuristic: Heuristic, seat: int, effort: int) -> None:
        self.heuristic = heuristic
        self.seat = seat
        self.effort = effort

    def after(self, world: World, option: int) -> float:
        """The worth of the table once `option` has run its course."""
        trial = world.clone()
        trial.step(option)
        self.effort -= 1
        question = self.next_own(trial)
        if question is None:
            return self.heuristic.worth(trial.view(self.seat), self.seat, trial.game)
        return self.best_of(trial, question)

    def next_own(self, world: World) -> Decision | None:
        """Let the others answer until this seat is asked again, or the action is over."""
        question = world.decision()
        while question is not None and not self.heuristic.is_rest(world.prompt(question)):
            if question.seat == self.seat:
                return question
            world.step(self.heuristic.reflex(world, question))
            question = world.decision()
        return None

    def best_of(self, world: World, question: Decision) -> float:
        prompt = world.prompt(question)
        if self.heuristic.is_gamble(prompt):
            view = world.view(self.seat)
            stake = self.heuristic.stake(view, self.seat, world.game)
            return self.heuristic.worth(view, self.seat, world.game) + max(0.0, stake)
        if self.effort <= 0:
            return self.after_default(world)
        return max(self.after(world, option) for option in self.heuristic.narrow(prompt, question.options))

    def after_default(self, world: World) -> float:
        """No effort is left: finish with house answers."""
        trial = world.clone()
        question = self.next_own(trial)
        while question is not None:
            trial.step(trial.default())
            question = self.next_own(trial)
        return self.heuristic.worth(trial.view(self.seat), self.seat, trial.game)
