"""Texts of the choices of an analysed match, in the words of its game."""

from typing import Any, Final

from knockbox.bots.advice import is_open
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.engine.rng import make_rng
from knockbox.hosting.game_text import SIDE_ACTION_PROMPT, action_text, option_text
from knockbox.lab.analysis.analysis_text import ChoiceTexts
from knockbox.lab.analysis.annotations import Analysis, AnnotatedInput, BetterChoice, VariationStep
from knockbox.lab.analysis.hindsight import recall
from knockbox.lab.analysis.replayed_match import ReplayedMatch, ReplayPoint

MAX_DETERMINIZATIONS: Final = 16
"""Determinizations tried to find one in which all steps of a plan are legal."""
MAX_PLAN_TEXTS: Final = 5
"""Number of plan steps shown."""


def choice_texts(replayed_match: ReplayedMatch, analysis: Analysis, language: str) -> dict[int, ChoiceTexts]:
    """Return the texts by input."""
    pairs = zip(replayed_match.points, analysis.moments, strict=True)
    return {moment.input: texts_at_input(stop, moment, language) for stop, moment in pairs}


def texts_at_input(point: ReplayPoint, annotated: AnnotatedInput, language: str) -> ChoiceTexts:
    prompt = point.question.prompt if point.question is not None and annotated.question else SIDE_ACTION_PROMPT

    def text_of(choice: int) -> str:
        option_prompt = (
            prompt if point.question is not None and choice in point.question.options else SIDE_ACTION_PROMPT
        )
        return option_text(point.snapshot.game, point.snapshot.state, option_prompt, choice, language)

    return ChoiceTexts(
        chosen=action_text(point.snapshot.game, point.snapshot.state, prompt, annotated.choice, language),
        better=text_of(annotated.better.choice) if annotated.better else "",
        opened=text_of(annotated.opened.choice) if annotated.opened else "",
        plan=plan_texts(point, annotated.better, language) if annotated.mark and annotated.better else [],
    )


def plan_texts(point: ReplayPoint, better: BetterChoice, language: str) -> list[tuple[int, str]]:
    """Return a plan as played in a determinization for its seat, where most of its steps are legal."""
    observation = recall(point)
    rng = make_rng(point.entry.seq)
    candidates = [
        playable_steps(observation, observation.determinize(rng), better.plan[:MAX_PLAN_TEXTS], language)
        for _ in range(MAX_DETERMINIZATIONS)
    ]
    return max(candidates, key=len, default=[])


def playable_steps(
    observation: PlayerObservation, world: Determinization, plan: list[VariationStep], language: str
) -> list[tuple[int, str]]:
    """Return the legal steps of a plan in a world, each as the text of its option."""
    texts: list[tuple[int, str]] = []
    for step in plan:
        question = world.decision()
        if question is None or not is_open(world, step.seat, step.choice):
            break
        state: Any = world.state
        texts.append((step.seat, option_text(observation.rules, state, question.prompt, step.choice, language)))
        world.step(step.choice)
    return texts
