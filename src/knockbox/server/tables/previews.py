"""Preview a choice as far as its seat can know, in determinized worlds and never in the true one."""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final, NamedTuple

from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.workers.search_request import determinize_at_question
from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.rng import make_rng
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.errors import RequestRefusedError
from knockbox.server.protocol import Previewed

PREVIEW_WORLDS: Final = 12
"""Worlds that must agree before a preview shows something."""


class PreviewPlan(NamedTuple):
    """A choice, the next choice, and whether to assume that others do not interfere."""

    choice: int
    next_choice: int | None = None
    assumes_no_response: bool = False


class SimulatedPlan:
    """One determinized world after a plan was carried out in it."""

    def __init__(self, world: Determinization, held: Mapping[int, int], seat: int, plan: PreviewPlan) -> None:
        before = world.state.rng.memory
        self.seat = seat
        self.events: list[Event] = []
        self.could_be_answered = False  # whether another player could have interfered
        self.moment = MatchSnapshot(world.game, world.state, held)
        self.choose(seat, plan.choice)
        if plan.next_choice is not None:
            self.continue_with(plan.next_choice)
        if plan.assumes_no_response:
            self.play_expected_continuation()
        self.view: Any = self.moment.game.view(self.moment.state, seat)
        self.involves_chance = self.moment.state.rng.memory != before

    def choose(self, seat: int, choice: int, num_hidden: int = 0) -> None:
        self.moment, events = self.moment.apply(seat, choice)
        seen = [event.seen_by(self.seat) for event in events[num_hidden:]]
        self.events += [event for event in seen if event is not None]

    def continue_with(self, choice: int) -> None:
        """Make the next choice if it is legal now."""
        question = self.moment.question_of(self.seat)
        if question is not None and choice in question.options:
            self.choose(self.seat, choice)

    def play_expected_continuation(self) -> None:
        game = self.moment.game
        while presumed := game.expected_continuation(self.moment.state, self.seat):
            self.could_be_answered = self.could_be_answered or presumed.seat != self.seat
            self.choose(*presumed)


def preview(id: str, snapshot: MatchSnapshot, seat: int, plan: PreviewPlan) -> Previewed:
    """Return the events on which all worlds agree, and the view if they agree on everything and no chance is involved.

    Raises:
        Refusal: the choice is illegal, or the match is over.
    """
    held = (
        {seat: snapshot.sealed_answers[seat]} if seat in snapshot.sealed_answers else {}
    )  # sealed answers of others stay secret
    vantage = PlayerObservation(snapshot.game, snapshot.state, question_for(snapshot, seat), (), seat)
    worlds = [determinize_at_question(vantage, make_rng(number)) for number in range(PREVIEW_WORLDS)]
    try:
        glimpses = [SimulatedPlan(world, held, seat, plan) for world in worlds]
    except IllegalChoiceError as error:
        raise RequestRefusedError("illegal", str(error), error.candidate.reasons) from None
    return combine_simulations(id, glimpses)


def combine_simulations(id: str, simulations: list[SimulatedPlan]) -> Previewed:
    first, *others = simulations
    is_same = all(each.events == first.events and each.view == first.view for each in others)
    is_known = is_same and not any(each.involves_chance for each in simulations)
    is_presumed = any(each.could_be_answered for each in simulations)
    events = first.events if is_known else common_prefix([each.events for each in simulations])
    return Previewed(id, events, [], first.view if is_known else None, is_known and not is_presumed, is_presumed)


def common_prefix(rows: list[list[Event]]) -> list[Event]:
    """Return the common prefix of all rows."""
    columns = takewhile(lambda column: all(event == column[0] for event in column), zip(*rows, strict=False))
    return [column[0] for column in columns]


def question_for(snapshot: MatchSnapshot, seat: int) -> Decision:
    """Return the question of a seat, or any open one during which the seat may take a side action."""
    question = snapshot.question_of(seat) or next(iter(snapshot.questions()), None)
    if question is None:
        raise RequestRefusedError("over", "the match is over")
    return question
