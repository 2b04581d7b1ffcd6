"""A hint in words, and as values for programs."""

from collections.abc import Callable, Iterator
from math import hypot
from typing import Any, Final, TypeAlias

from knockbox.bots.advice import ONLY, Advice
from knockbox.bots.thought import Opinion
from knockbox.bots.vantage import World
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.hosting.speech import OFFER, option_text
from knockbox.lab.analysis.correction import correction_of
from knockbox.lab.analysis.looking import LEARNED, ROLLOUTS
from knockbox.lab.analysis.marks import BLUR
from knockbox.records.session import Session
from knockbox.text.catalogue import catalogue

Named: TypeAlias = Callable[[int], str]
"""What a seat is called."""
SEED: Final = 1
"""The same table gives the same hint; whatever a match has to itself would be more than its seats know."""
SIGMAS: Final = 2
DIGITS: Final = 4


class Hint:
    """Advice of a bot in a language; its chances are corrected by what came of matches, as those of an analysis."""

    def __init__(self, advice: Advice, bot: str, language: str, named: Named) -> None:
        self.advice = advice
        self.bot = bot
        self.language = language
        self.named = named
        judge = ROLLOUTS if bot.startswith("ismcts") else LEARNED
        self.correction = correction_of(advice.table.game.key, judge)

    def lines(self) -> Iterator[str]:
        """The best answer, the next best and how far they are apart, what may follow, and who says so."""
        advice, words = self.advice, catalogue(self.language)
        best, other = self.answer(advice.best), advice.runner_up
        if advice.sureness == ONLY:
            yield words.format("hint-only", choice=best)
            return
        yield words.format("hint-best", choice=best, chance=self.percent(advice.best), doubt=self.points(advice.best))
        if other is not None:
            yield words.format("hint-next", choice=self.answer(other), chance=self.percent(other))
        yield words.format(f"hint-{advice.sureness}")
        if advice.plan:
            yield words.format("hint-plan", steps="; ".join(self.steps()))
        yield words.format("hint-by", bot=self.bot, simulations=advice.simulations)

    def answer(self, opinion: Opinion) -> str:
        return self.said(self.advice.table, self.advice.question, opinion.choice)

    def steps(self) -> Iterator[str]:
        for step in self.advice.plan:
            yield f"{self.named(step.question.seat)}: {self.said(step.table, step.question, step.choice)}"

    def said(self, table: World, question: Decision, choice: int) -> str:
        """A choice in words; it may be something that is done beside the question."""
        prompt = question.prompt if choice in question.options else OFFER
        return option_text(table.game, table.state, prompt, choice, self.language)

    def percent(self, opinion: Opinion) -> int:
        return round(100 * self.correction.chance(opinion.chance))

    def points(self, opinion: Opinion) -> int:
        """Points of a hundred that the chance may be off."""
        return min(100, max(1, round(100 * SIGMAS * self.doubt(opinion))))

    def doubt(self, opinion: Opinion) -> float:
        """The standard error of a corrected chance, and that a longer search might change its mind."""
        return hypot(opinion.doubt * self.correction.stretch(opinion.chance), BLUR)

    def told(self) -> dict[str, Any]:
        """The same for programs."""
        advice, rules = self.advice, self.advice.table.game
        return {
            "seat": advice.question.seat,
            "prompt": rules.prompts[advice.question.prompt],
            "best": self.judged(advice.best),
            "next": self.judged(advice.runner_up) if advice.runner_up else None,
            "sure": advice.sureness,
            "plan": [self.told_step(step.table, step.question, step.choice) for step in advice.plan],
            "simulations": advice.simulations,
            "by": self.bot,
            "text": list(self.lines()),
        }

    def judged(self, opinion: Opinion) -> dict[str, Any]:
        told = self.option(self.advice.table, self.advice.question, opinion.choice)
        if self.advice.sureness == ONLY:
            return told
        chance, doubt = self.correction.chance(opinion.chance), self.doubt(opinion)
        return told | {"chance": round(chance, DIGITS), "doubt": round(doubt, DIGITS)}

    def told_step(self, table: World, question: Decision, choice: int) -> dict[str, Any]:
        return {"seat": question.seat, **self.option(table, question, choice)}

    def option(self, table: World, question: Decision, choice: int) -> dict[str, Any]:
        return {"choice": choice, "notation": table.spell(choice), "text": self.said(table, question, choice)}


def advisable(session: Session, seat: int | None) -> Decision | None:
    """The question of a seat, or the first that is open; a referee needs no advice but the truth."""
    asked = [each for each in session.moment.questions() if each.seat != PUBLIC]
    return next((each for each in asked if seat in (None, each.seat)), None)
