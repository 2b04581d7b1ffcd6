"""What would follow from a choice, as far as a seat can know: looked at in imagined worlds, never in the true one."""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final, NamedTuple

from knockbox.bots.vantage import Vantage, World
from knockbox.bots.workers.case import asked_world
from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.rng import seeded
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.moment import Moment
from knockbox.server.errors import Refusal
from knockbox.server.protocol import Previewed

WORLDS: Final = 12
"""What is the same in so many is told."""


class Plan(NamedTuple):
    """A choice, what would be chosen next, and whether others are taken to let all of it happen."""

    choice: int
    then: int | None = None
    is_unhindered: bool = False


class Glimpse:
    """One imagined table after a plan was carried out there."""

    def __init__(self, world: World, held: Mapping[int, int], seat: int, plan: Plan) -> None:
        before = world.state.rng.memory
        self.seat = seat
        self.events: list[Event] = []
        self.is_presumed = False  # whether somebody else could have hindered it
        self.moment = Moment(world.game, world.state, held)
        self.choose(seat, plan.choice)
        if plan.then is not None:
            self.go_on(plan.then)
        if plan.is_unhindered:
            self.see_to_its_end()
        self.view: Any = self.moment.game.view(self.moment.state, seat)
        self.is_chance = self.moment.state.rng.memory != before

    def choose(self, seat: int, choice: int, quiet: int = 0) -> None:
        self.moment, events = self.moment.after(seat, choice)
        seen = [event.seen_by(self.seat) for event in events[quiet:]]
        self.events += [event for event in seen if event is not None]

    def go_on(self, choice: int) -> None:
        """With what the seat has in mind, if it comes to that."""
        question = self.moment.question_of(self.seat)
        if question is not None and choice in question.options:
            self.choose(self.seat, choice)

    def see_to_its_end(self) -> None:
        game = self.moment.game
        while presumed := game.presume(self.moment.state, self.seat):
            self.is_presumed = self.is_presumed or presumed.seat != self.seat
            self.choose(*presumed)


def preview(id: str, moment: Moment, seat: int, plan: Plan) -> Previewed:
    """Events as far as all worlds agree; the view only if they agree in everything, and no luck was in it."""
    held = {seat: moment.held[seat]} if seat in moment.held else {}  # what others hold is under seal
    vantage = Vantage(moment.game, moment.state, question_for(moment, seat), (), seat)
    worlds = [asked_world(vantage, seeded(number)) for number in range(WORLDS)]
    try:
        glimpses = [Glimpse(world, held, seat, plan) for world in worlds]
    except IllegalChoiceError as error:
        raise Refusal("illegal", str(error), error.candidate.reasons) from None
    return previewed(id, glimpses)


def previewed(id: str, glimpses: list[Glimpse]) -> Previewed:
    first, *others = glimpses
    is_same = all(each.events == first.events and each.view == first.view for each in others)
    is_known = is_same and not any(each.is_chance for each in glimpses)
    is_presumed = any(each.is_presumed for each in glimpses)
    events = first.events if is_known else common([each.events for each in glimpses])
    return Previewed(id, events, [], first.view if is_known else None, is_known and not is_presumed, is_presumed)


def common(rows: list[list[Event]]) -> list[Event]:
    """How all rows begin."""
    columns = takewhile(lambda column: all(event == column[0] for event in column), zip(*rows, strict=False))
    return [column[0] for column in columns]


def question_for(moment: Moment, seat: int) -> Decision:
    """The question of a seat, or whichever is open, beside which the seat might do something."""
    question = moment.question_of(seat) or next(iter(moment.questions()), None)
    if question is None:
        raise Refusal("over", "the match is over")
    return question
