"""Observations: what a place sees of a snapshot. Everything sent to it derives from its observation."""

from typing import Any

import msgspec
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.records.snapshot import MatchSnapshot


class ObservedQuestion(msgspec.Struct, frozen=True):
    """A question in a form that can be compared."""

    prompt: int
    options: list[int]


class Observation(msgspec.Struct, frozen=True):
    """The table as seen from one place."""

    view: Any
    question: ObservedQuestion | None
    offers: list[int]
    utterances: list[int]
    seats_to_answer: list[int]  # seats that have to answer
    is_over: bool

    def makes_stale(self, before: "Observation") -> bool:
        """Return whether an answer to the observation before is stale now."""
        return self.view != before.view or self.question != before.question

    def equals_except_questions(self, other: "Observation") -> bool:
        """Return whether two observations differ at most in who is asked what."""
        return self.without_questions() == other.without_questions()

    def without_questions(self) -> "Observation":
        return replace(self, seats_to_answer=[], view=replace(self.view, question=None))


def observe(snapshot: MatchSnapshot, place: int) -> Observation:
    return build_observation(snapshot, place, snapshot.game.view(snapshot.state, place))


def observe_all(snapshot: MatchSnapshot) -> list[Observation]:
    """Return the observations of all seats and, last, of the public, whose number is -1 everywhere."""
    places = [*range(snapshot.game.num_players), PUBLIC]
    return [
        build_observation(snapshot, *place_and_view)
        for place_and_view in zip(places, snapshot.game.views(snapshot.state), strict=True)
    ]


def build_observation(snapshot: MatchSnapshot, place: int, view: msgspec.Struct) -> Observation:
    game = snapshot.game
    state = snapshot.state
    questions = snapshot.questions()
    own = next((ObservedQuestion(each.prompt, each.options) for each in questions if each.seat == place), None)
    return Observation(
        view=view,
        question=own,
        offers=[] if place == PUBLIC else game.side_actions(state, place),  # the table's own are for its clock
        utterances=snapshot.utterances(place),
        seats_to_answer=[each.seat for each in questions],
        is_over=snapshot.is_over(),
    )
