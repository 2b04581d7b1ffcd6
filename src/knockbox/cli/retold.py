"""What the choices of an analysed match are called, by the voice of its game."""

from typing import Any, Final

from knockbox.bots.advice import is_open
from knockbox.bots.vantage import Vantage, World
from knockbox.engine.rng import seeded
from knockbox.hosting.speech import OFFER, deed_text, option_text
from knockbox.lab.analysis.course import Course, Stop
from knockbox.lab.analysis.findings import Analysis, Better, Moment, Step
from knockbox.lab.analysis.hindsight import recalled
from knockbox.lab.analysis.retelling import Words

TRIES: Final = 16
"""Worlds in which a plan is tried, to find one where all of it is open."""
FAR: Final = 5
"""Steps of a plan that are told."""


def words_of(course: Course, analysis: Analysis, language: str) -> dict[int, Words]:
    """By input."""
    pairs = zip(course.stops, analysis.moments, strict=True)
    return {moment.input: moment_words(stop, moment, language) for stop, moment in pairs}


def moment_words(stop: Stop, moment: Moment, language: str) -> Words:
    prompt = stop.question.prompt if stop.question is not None and moment.question else OFFER

    def said(choice: int) -> str:
        asked = prompt if stop.question is not None and choice in stop.question.options else OFFER
        return option_text(stop.moment.game, stop.moment.state, asked, choice, language)

    return Words(
        chosen=deed_text(stop.moment.game, stop.moment.state, prompt, moment.choice, language),
        better=said(moment.better.choice) if moment.better else "",
        opened=said(moment.opened.choice) if moment.opened else "",
        plan=plan_words(stop, moment.better, language) if moment.mark and moment.better else [],
    )


def plan_words(stop: Stop, better: Better, language: str) -> list[tuple[int, str]]:
    """A plan as it would be played in a world that its seat could imagine; no other could show it whole."""
    vantage, rng = recalled(stop), seeded(stop.entry.seq)
    tried = [walked(vantage, vantage.imagine(rng), better.plan[:FAR], language) for _ in range(TRIES)]
    return max(tried, key=len, default=[])


def walked(vantage: Vantage, world: World, plan: list[Step], language: str) -> list[tuple[int, str]]:
    """The steps of a plan that are open in a world, each said at its own question."""
    said: list[tuple[int, str]] = []
    for step in plan:
        question = world.decision()
        if question is None or not is_open(world, step.seat, step.choice):
            break
        state: Any = world.state
        said.append((step.seat, option_text(vantage.rules, state, question.prompt, step.choice, language)))
        world.step(step.choice)
    return said
