"""Hints as text, and as JSON values for programs."""

from collections.abc import Callable, Iterator
from math import hypot
from typing import Any, Final, TypeAlias

from knockbox.bots.advice import ONLY, Advice
from knockbox.bots.observation import Determinization
from knockbox.bots.search_result import ActionStats
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.hosting.game_text import SIDE_ACTION_PROMPT, option_text
from knockbox.lab.analysis.correction import get_correction
from knockbox.lab.analysis.marks import SEARCH_NOISE
from knockbox.lab.analysis.reviewer import NET_EVALUATOR, ROLLOUT_EVALUATOR
from knockbox.records.session import Session
from knockbox.text.catalogue import load_catalogue

SeatNamer: TypeAlias = Callable[[int], str]
"""Returns the display name of a seat."""
HINT_SEED: Final = 1
"""Fixed, so that hints are reproducible; a seed derived from the match could leak what its seats do not know."""
MARGIN_SIGMAS: Final = 2
CHANCE_DIGITS: Final = 4


class RenderedHint:
    """Advice of a bot in a language; its chances are calibrated on match results, like those of an analysis."""

    def __init__(self, advice: Advice, bot: str, language: str, seat_name: SeatNamer) -> None:
        self.advice = advice
        self.bot = bot
        self.language = language
        self.seat_name = seat_name
        judge = ROLLOUT_EVALUATOR if bot.startswith("ismcts") else NET_EVALUATOR
        self.correction = get_correction(advice.world.game.key, judge)

    def lines(self) -> Iterator[str]:
        """Yield the best answer, the runner-up, the gap between them, the expected plan, and the bot."""
        advice = self.advice
        words = load_catalogue(self.language)
        best = self.answer_text(advice.best)
        other = advice.runner_up
        if advice.sureness == ONLY:
            yield words.format("hint-only", choice=best)
            return
        yield words.format(
            "hint-best", choice=best, chance=self.percent(advice.best), doubt=self.margin_points(advice.best)
        )
        if other is not None:
            yield words.format("hint-next", choice=self.answer_text(other), chance=self.percent(other))
        yield words.format(f"hint-{advice.sureness}")
        if advice.plan:
            yield words.format("hint-plan", steps="; ".join(self.plan_texts()))
        yield words.format("hint-by", bot=self.bot, simulations=advice.simulations)

    def answer_text(self, opinion: ActionStats) -> str:
        return self.choice_text(self.advice.world, self.advice.question, opinion.choice)

    def plan_texts(self) -> Iterator[str]:
        for step in self.advice.plan:
            yield f"{self.seat_name(step.question.seat)}: {self.choice_text(step.world, step.question, step.choice)}"

    def choice_text(self, table: Determinization, question: Decision, choice: int) -> str:
        """Return a choice as text; it may be a side action."""
        prompt = question.prompt if choice in question.options else SIDE_ACTION_PROMPT
        return option_text(table.game, table.state, prompt, choice, self.language)

    def percent(self, opinion: ActionStats) -> int:
        return round(100 * self.correction.correct(opinion.win_probability))

    def margin_points(self, opinion: ActionStats) -> int:
        """Return the error margin of a chance in percentage points."""
        return min(100, max(1, round(100 * MARGIN_SIGMAS * self.std_error(opinion))))

    def std_error(self, opinion: ActionStats) -> float:
        """Return the standard error of a calibrated chance, with a margin for what a longer search might change."""
        return hypot(opinion.std_error * self.correction.derivative(opinion.win_probability), SEARCH_NOISE)

    def to_values(self) -> dict[str, Any]:
        """Return the hint as JSON values."""
        advice = self.advice
        rules = self.advice.world.game
        return {
            "seat": advice.question.seat,
            "prompt": rules.prompts[advice.question.prompt],
            "best": self.rated_choice_values(advice.best),
            "next": self.rated_choice_values(advice.runner_up) if advice.runner_up else None,
            "sure": advice.sureness,
            "plan": [self.step_values(step.world, step.question, step.choice) for step in advice.plan],
            "simulations": advice.simulations,
            "by": self.bot,
            "text": list(self.lines()),
        }

    def rated_choice_values(self, opinion: ActionStats) -> dict[str, Any]:
        values = self.choice_values(self.advice.world, self.advice.question, opinion.choice)
        if self.advice.sureness == ONLY:
            return values
        chance = self.correction.correct(opinion.win_probability)
        doubt = self.std_error(opinion)
        return values | {"chance": round(chance, CHANCE_DIGITS), "doubt": round(doubt, CHANCE_DIGITS)}

    def step_values(self, table: Determinization, question: Decision, choice: int) -> dict[str, Any]:
        return {"seat": question.seat, **self.choice_values(table, question, choice)}

    def choice_values(self, table: Determinization, question: Decision, choice: int) -> dict[str, Any]:
        return {
            "choice": choice,
            "notation": table.action_to_string(choice),
            "text": self.choice_text(table, question, choice),
        }


def find_question(session: Session, seat: int | None) -> Decision | None:
    """Return the question of a seat or, without a seat, the first open one; never a referee's, which is a fact."""
    questions = [each for each in session.snapshot.questions() if each.seat != PUBLIC]
    return next((each for each in questions if seat in (None, each.seat)), None)
