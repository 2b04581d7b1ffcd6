"""What would follow from a choice, as far as a seat can know: looked at in imagined worlds, never in the true one."""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final

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


class Glimpse:
    """One imagined table after the choice."""

    def __init__(self, world: World, held: Mapping[int, int], seat: int, choice: int) -> None:
        before = world.state.rng.memory
        moment, events = Moment(world.game, world.state, held).after(seat, choice)
        seen = [event.seen_by(seat) for event in events]
        self.events = [event for event in seen if event is not None]
        self.view: Any = moment.game.view(moment.state, seat)
        self.is_chance = moment.state.rng.memory != before


def preview(id: str, moment: Moment, seat: int, choice: int) -> Previewed:
    """Events as far as all worlds agree; the view only if they agree in everything, and no luck was in it."""
    held = {seat: moment.held[seat]} if seat in moment.held else {}  # what others hold is under seal
    vantage = Vantage(moment.game, moment.state, question_for(moment, seat), (), seat)
    worlds = [asked_world(vantage, seeded(number)) for number in range(WORLDS)]
    try:
        glimpses = [Glimpse(world, held, seat, choice) for world in worlds]
    except IllegalChoiceError as error:
        raise Refusal("illegal", str(error), error.candidate.reasons) from None
    return previewed(id, glimpses)


def previewed(id: str, glimpses: list[Glimpse]) -> Previewed:
    first, *others = glimpses
    is_same = all(each.events == first.events and each.view == first.view for each in others)
    is_certain = is_same and not any(each.is_chance for each in glimpses)
    events = first.events if is_certain else common([each.events for each in glimpses])
    return Previewed(id, list(events), [], first.view if is_certain else None, is_certain)


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
