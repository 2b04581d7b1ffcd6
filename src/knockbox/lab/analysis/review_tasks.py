"""Splits the review of a match among processes, each of which replays it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.lab.analysis.hindsight import OpenHandsObservation, recall
from knockbox.lab.analysis.offer_review import review_offers
from knockbox.lab.analysis.replayed_match import OFFER, ReplayedMatch, ReplayPoint, replay_file
from knockbox.lab.analysis.reviewer import ChoiceReview, EvaluatedChoice, Reviewer
from knockbox.lab.match import MATCH_SEED_STRIDE

INPUTS_PER_BATCH: Final = 4
MATCH_SIMULATIONS: Final = 1_200_000
MAX_CHOICE_SIMULATIONS: Final = 8000
MIN_CHOICE_SIMULATIONS: Final = 400
"""Simulations: of the first searches at all questions together, and the maximum and minimum for one.

The review with open hands takes as long again, and a missed choice doubles either search.
"""


class ReviewTask(msgspec.Struct, frozen=True):
    """A record and how to review it."""

    path: Path
    secret: str
    last_hash: str  # hash of the last input; the record may grow meanwhile
    evaluator_name: str
    budget: Budget
    seed: int


class InputBatch(msgspec.Struct, frozen=True):
    """One unit of work for a process."""

    task: ReviewTask
    inputs: list[int]


class InputReview(msgspec.Struct, frozen=True):
    """The reviews of one input: with the seat's knowledge, and with all hands open."""

    input: int
    known: ChoiceReview | None = None
    open_hands: ChoiceReview | None = None
    before_ending: EvaluatedChoice | None = None  # evaluation before an offer that ended the match
    after_offer: EvaluatedChoice | None = None  # evaluation after any other offer


def default_budget(questions: int) -> Budget:
    """Return a budget per question, so that matches of any length take about the same time."""
    return Budget(
        simulations=min(MAX_CHOICE_SIMULATIONS, max(MIN_CHOICE_SIMULATIONS, MATCH_SIMULATIONS // max(1, questions)))
    )


def inputs_to_review(replay: ReplayedMatch) -> list[int]:
    """Return the inputs to review: free answers and offers."""
    return [point.entry.seq for point in replay.points if point.is_free or point.kind == OFFER]


def split_batches(task: ReviewTask, questions: Sequence[int]) -> Iterator[InputBatch]:
    for start in range(0, len(questions), INPUTS_PER_BATCH):
        yield InputBatch(task, list(questions[start : start + INPUTS_PER_BATCH]))


def review_batch(batch: InputBatch) -> list[InputReview]:
    """Review a batch of inputs; the result depends on the batch alone."""
    task = batch.task
    replay = replay_file(task.path, task.secret, task.last_hash)
    return [review_input(replay, replay.points[number - 1], task) for number in batch.inputs]


def review_input(replay: ReplayedMatch, point: ReplayPoint, task: ReviewTask) -> InputReview:
    number = point.entry.seq
    choice = point.entry.choice
    reviewer = Reviewer(task.evaluator_name, task.budget, task.seed + number * MATCH_SEED_STRIDE)
    if point.kind == OFFER and replay.is_final(point):
        return InputReview(number, before_ending=reviewer.evaluate_position(recall(point), choice))
    if point.kind == OFFER:
        return InputReview(number, after_offer=reviewer.evaluate_position(recall(replay.point_after(point)), choice))
    known, opened = (
        review_offers(reviewer, each, reviewer.review(each, choice))
        for each in (recall(point), recall(point, OpenHandsObservation))
    )
    return InputReview(number, known, opened)
