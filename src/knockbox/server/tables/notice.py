"""Who notices an input: what concerns its own seat alone stays there until something follows that others see."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.rng import seeded
from knockbox.records.moment import Moment
from knockbox.server.tables.outlook import Outlook, outlook, outlooks

WORLDS: Final = 3
"""That a seat imagines, to find out whether an input showed it something it could not know."""


class Notice(NamedTuple):
    """What an input means to each seat and, as the last bit, to the public."""

    after: list[Outlook]  # what each of them sees then
    shown: int
    turned: int
    is_chance: bool  # whether luck had a hand in it
    told: int  # to whom the input itself is no secret
    is_lesson: bool = False  # whether its own seat alone learnt something hidden by it


class Happening(NamedTuple):
    """An input and what came of it."""

    seat: int
    choice: int
    before: Moment
    after: Moment
    events: Sequence[Event]

    @property
    def is_deed(self) -> bool:
        """Whether the match went on by it; what is said or shown leaves it where it is."""
        return self.after is not self.before

    def is_noticed(self, place: int) -> bool:
        return any(event.seen_by(place) is not None for event in self.events)

    def is_told(self, place: int) -> bool:
        """Whether a place saw all that came of an input, so that the choice is no secret to it either."""
        if self.seat in (place, PUBLIC):
            return True
        return bool(self.events) and all(event.seen_by(place) == event for event in self.events)


def notice(happening: Happening, before: Sequence[Outlook]) -> Notice:
    """Who is shown something; `before` is what each of them saw until now."""
    is_chance = happening.after.state.rng.memory != happening.before.state.rng.memory
    after = outlooks(happening.after) if happening.is_deed else list(before)
    own = 1 << happening.seat % len(before)
    answered = own if happening.is_deed else 0  # even if the very same is asked once more
    if not is_quiet(happening, before, after):
        places = [*range(len(before) - 1), PUBLIC]
        shown = bits(after[place] != before[place] or happening.is_noticed(place) for place in places)
        told = bits(happening.is_told(place) for place in places)
        return Notice(after, shown | answered, turned(before, after) | answered, is_chance, told)
    alone = [each if seat == happening.seat else before[seat] for seat, each in enumerate(after)]
    return Notice(alone, own, turned(before, alone) | answered, is_chance, own, is_lesson(happening, after))


def is_quiet(happening: Happening, before: Sequence[Outlook], after: Sequence[Outlook]) -> bool:
    """Whether others could see nothing but that somebody is asked something else, or has sealed an answer."""
    if happening.seat == PUBLIC:
        return False
    others = [place for place in range(PUBLIC, len(before) - 1) if place != happening.seat]
    return not any(happening.is_noticed(place) or not after[place].is_like(before[place]) for place in others)


def is_lesson(happening: Happening, after: Sequence[Outlook]) -> bool:
    """Whether the same input would look otherwise to its own seat in a world that it could be in."""
    seat, moment = happening.seat, happening.before
    if happening.after.state is moment.state:
        return False
    seen = [event.seen_by(seat) for event in happening.events]
    for number in range(WORLDS):
        world = Moment(moment.game, moment.game.imagine(moment.state, seat, seeded(number)), {})
        there, events = world.after(seat, happening.choice)
        if outlook(there, seat) != after[seat] or [event.seen_by(seat) for event in events] != seen:
            return True
    return False


def turned(before: Sequence[Outlook], after: Sequence[Outlook]) -> int:
    return bits(new.is_turned(old) for new, old in zip(after, before, strict=True))


def bits(truths: Iterable[bool]) -> int:
    """Truths as one int, the first as its lowest bit."""
    return sum(1 << place for place, truth in enumerate(truths) if truth)
