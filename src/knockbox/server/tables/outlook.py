"""What a seat, or the public, sees of a moment: whatever is sent to it is made of this alone."""

from typing import Any

import msgspec
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.records.moment import Moment


class Asked(msgspec.Struct, frozen=True):
    """A question, to be compared."""

    prompt: int
    options: list[int]


class Outlook(msgspec.Struct, frozen=True):
    """The table from one place."""

    view: Any
    question: Asked | None
    offers: list[int]
    utterances: list[int]
    asked: list[int]  # seats whose answer is awaited
    is_over: bool

    def is_turned(self, before: "Outlook") -> bool:
        """Whether an answer that was meant for the table before is stale now."""
        return self.view != before.view or self.question != before.question

    def is_like(self, other: "Outlook") -> bool:
        """Whether it is the same but for who is asked what."""
        return self.unasked() == other.unasked()

    def unasked(self) -> "Outlook":
        return replace(self, asked=[], view=replace(self.view, question=None))


def outlook(moment: Moment, place: int) -> Outlook:
    return seen_from(moment, place, moment.game.view(moment.state, place))


def outlooks(moment: Moment) -> list[Outlook]:
    """By seat, and at last that of the public, which is number -1 everywhere."""
    places = [*range(moment.game.seats), PUBLIC]
    return [seen_from(moment, *seen) for seen in zip(places, moment.game.views(moment.state), strict=True)]


def seen_from(moment: Moment, place: int, view: msgspec.Struct) -> Outlook:
    game, state = moment.game, moment.state
    questions = moment.questions()
    own = next((Asked(each.prompt, each.options) for each in questions if each.seat == place), None)
    return Outlook(
        view=view,
        question=own,
        offers=[] if place == PUBLIC else game.offers(state, place),  # those of the table are its clock's
        utterances=moment.utterances(place),
        asked=[each.seat for each in questions],
        is_over=moment.is_over(),
    )
