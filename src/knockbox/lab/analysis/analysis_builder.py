"""Builds the analysis of a match from the reviews of its inputs."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

import knockbox
from knockbox.games.knockdown.events import RoundStarted
from knockbox.lab.analysis.annotations import (
    Analysis,
    AnnotatedInput,
    BetterChoice,
    RoundStart,
    SeatSummary,
    VariationStep,
)
from knockbox.lab.analysis.correction import Correction, get_correction
from knockbox.lab.analysis.marks import (
    BLUNDER,
    INACCURACY,
    MISTAKE,
    UNLUCKY,
    Loss,
    classify_luck,
    loss_of_ending,
    review_loss,
)
from knockbox.lab.analysis.replayed_match import ReplayedMatch, ReplayPoint
from knockbox.lab.analysis.review_tasks import InputReview, ReviewTask
from knockbox.lab.analysis.reviewer import ChoiceReview

MADE_BY: Final = f"knockbox analyse {knockbox.__version__}"
COOPERATIVE_GAMES: Final = frozenset({"dungeon"})
"""Cooperative games: all seats win or lose together."""
PROBABILITY_DIGITS: Final = 4


def build_analysis(replay: ReplayedMatch, task: ReviewTask, reviews: Iterable[InputReview]) -> Analysis:
    header, correction = replay.session.header, get_correction(replay.game.key, task.evaluator_name)
    seen = {review.input: review for review in reviews}
    builder = AnalysisBuilder(replay, correction)
    start = builder.start_probabilities(seen)
    moments = builder.annotate_inputs(seen, start)
    return Analysis(
        made_by=MADE_BY,
        record=task.path.name,
        game=header.game,
        rules_version=header.rules_version,
        packs=header.packs,
        players=[player.display_name for player in header.seats],
        judge=task.evaluator_name,
        budget=str(task.budget),
        seed=task.seed,
        correction=correction.coefficients,
        shared=header.game in COOPERATIVE_GAMES,
        result=replay.returns,
        start=start,
        rounds=round_starts(replay),
        tallies=[count_seat(seat, player.display_name, moments) for seat, player in enumerate(header.seats)],
        moments=moments,
    )


class AnalysisBuilder:
    """Annotates inputs in order and carries the win probabilities of all seats forward."""

    def __init__(self, replay: ReplayedMatch, correction: Correction) -> None:
        self.course = replay
        self.correction = correction
        self.seats = len(replay.session.header.seats)
        self.is_cooperative = replay.game.key in COOPERATIVE_GAMES

    def start_probabilities(self, reviews_by_input: Mapping[int, InputReview]) -> list[float]:
        """Return the win probabilities before the first choice."""
        for point in self.course.points:
            review = reviews_by_input.get(point.entry.seq)
            if review is not None and review.known is not None:
                return self.seat_probabilities(point.entry.seat, review_loss(review.known, self.correction).best)
        return [0.5] * self.seats

    def seat_probabilities(self, seat: int, chance: float) -> list[float]:
        """Return the win probability of every seat, given that of one."""
        own = round(chance, PROBABILITY_DIGITS)
        return [
            own if self.is_cooperative or other == seat else round(1 - own, PROBABILITY_DIGITS)
            for other in range(self.seats)
        ]

    def annotate_inputs(self, reviews_by_input: Mapping[int, InputReview], start: list[float]) -> list[AnnotatedInput]:
        moments: list[AnnotatedInput] = []
        for point in self.course.points:
            chances = moments[-1].chances if moments else start
            moments.append(self.annotate_input(point, reviews_by_input.get(point.entry.seq), chances))
        return moments

    def annotate_input(
        self, point: ReplayPoint, input_review: InputReview | None, chances: list[float]
    ) -> AnnotatedInput:
        """Annotate an input; without a review the win probabilities stay as they were."""
        if self.course.is_final(point):
            chances = [(1 + seat_return) / 2 for seat_return in self.course.returns or []]
        if input_review is None:
            return unreviewed_input(point, chances)
        if input_review.after_offer is not None:
            return unreviewed_input(
                point,
                self.seat_probabilities(
                    point.entry.seat, self.correction.correct(input_review.after_offer.win_probability)
                ),
            )
        if input_review.before_ending is not None:
            loss = loss_of_ending(input_review.before_ending, 2 * chances[point.entry.seat] - 1, self.correction)
            return with_review(unreviewed_input(point, chances), loss)
        if input_review.known is None or input_review.open_hands is None:
            raise ValueError(f"input {point.entry.seq}: the review is incomplete")
        known, opened = (
            review_loss(review, self.correction) for review in (input_review.known, input_review.open_hands)
        )
        if not self.course.is_final(point):
            chances = self.seat_probabilities(point.entry.seat, known.chosen)
        return with_review(
            unreviewed_input(point, chances),
            known,
            luck=classify_luck(known, opened),
            better=self.better_choice(input_review.known, known),
            opened=self.better_choice(input_review.open_hands, opened),
        )

    def better_choice(self, review: ChoiceReview, loss: Loss) -> BetterChoice | None:
        """Return the better choice that was missed, or None."""
        if not loss.size:
            return None
        to_string = self.course.game.action_to_string
        return BetterChoice(
            choice=review.best.choice,
            notation=to_string(review.best.choice),
            chance=round(loss.best, PROBABILITY_DIGITS),
            lost=round(loss.size, PROBABILITY_DIGITS),
            doubt=round(loss.std_error, PROBABILITY_DIGITS),
            sureness=loss.sureness,
            plan=[VariationStep(seat, choice, to_string(choice)) for seat, choice in review.principal_variation],
        )


def unreviewed_input(point: ReplayPoint, chances: list[float]) -> AnnotatedInput:
    """Return an input without a review."""
    entry = point.entry
    question = point.question
    answered = question if question is not None and entry.choice in question.options else None
    return AnnotatedInput(
        input=entry.seq,
        seat=entry.seat,
        kind=point.kind,
        question=point.snapshot.game.prompts[answered.prompt] if answered else "",
        choice=entry.choice,
        notation=entry.notation,
        options=len(answered.options) if answered else 0,
        chances=chances,
    )


def with_review(
    annotated: AnnotatedInput,
    loss: Loss,
    luck: str = "",
    better: BetterChoice | None = None,
    opened: BetterChoice | None = None,
) -> AnnotatedInput:
    return msgspec.structs.replace(
        annotated,
        before=round(loss.best, PROBABILITY_DIGITS),
        after=round(loss.chosen, PROBABILITY_DIGITS),
        lost=round(loss.size, PROBABILITY_DIGITS),
        mark=loss.mark,
        luck=luck,
        better=better,
        opened=opened,
    )


def round_starts(replay: ReplayedMatch) -> list[RoundStart]:
    """Return the inputs at which rounds begin; a dungeon has none."""
    events = replay.session.events
    return [RoundStart(each.input, each.event.round) for each in events if isinstance(each.event, RoundStarted)]


def count_seat(seat: int, name: str, annotated_inputs: Sequence[AnnotatedInput]) -> SeatSummary:
    own = [moment for moment in annotated_inputs if moment.seat == seat and moment.before is not None]
    labels = Counter(word for moment in own for word in (moment.mark, moment.luck))
    return SeatSummary(
        seat=seat,
        name=name,
        choices=len(own),
        lost=round(sum(moment.lost for moment in own), PROBABILITY_DIGITS),
        inaccuracies=labels[INACCURACY],
        mistakes=labels[MISTAKE],
        blunders=labels[BLUNDER],
        unlucky=labels[UNLUCKY],
    )
