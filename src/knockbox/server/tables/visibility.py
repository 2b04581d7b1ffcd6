"""Visibility of an input: a private one is hidden from others until something visible follows."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.rng import make_rng
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.tables.observation import Observation, observe, observe_all

REVEAL_CHECK_WORLDS: Final = 3
"""Determinizations that are compared to find out whether an input revealed something hidden."""


class Visibility(NamedTuple):
    """What an input means to each place; in bit masks the public is the bit after the seats."""

    observations: list[Observation]  # observations after the input
    seen_by: int
    view_changed_for: int
    involves_chance: bool  # whether it involved chance
    choice_known_to: int
    revealed_hidden: bool = False  # whether it revealed something hidden to its own seat alone


class PlayedInput(NamedTuple):
    """An input with the snapshots before and after it, and its events."""

    seat: int
    choice: int
    before: MatchSnapshot
    after: MatchSnapshot
    events: Sequence[Event]

    @property
    def advances_match(self) -> bool:
        """Whether the input advanced the match; talk actions do not."""
        return self.after is not self.before

    def is_noticed_by(self, place: int) -> bool:
        return any(event.seen_by(place) is not None for event in self.events)

    def is_choice_known_to(self, place: int) -> bool:
        """Return whether a place saw all effects of the input, so that it may know the choice."""
        if self.seat in (place, PUBLIC):
            return True
        return bool(self.events) and all(event.seen_by(place) == event for event in self.events)


def compute_visibility(played: PlayedInput, before: Sequence[Observation]) -> Visibility:
    """Return who notices the input; `before` are the observations until now."""
    is_chance = played.after.state.rng.memory != played.before.state.rng.memory
    after = observe_all(played.after) if played.advances_match else list(before)
    own = 1 << played.seat % len(before)
    answered = own if played.advances_match else 0  # even if the same question follows
    if not is_hidden_from_others(played, before, after):
        places = [*range(len(before) - 1), PUBLIC]
        seen_by = to_bit_mask(after[place] != before[place] or played.is_noticed_by(place) for place in places)
        known_to = to_bit_mask(played.is_choice_known_to(place) for place in places)
        return Visibility(after, seen_by | answered, changed_views(before, after) | answered, is_chance, known_to)
    observations = [each if seat == played.seat else before[seat] for seat, each in enumerate(after)]
    return Visibility(
        observations, own, changed_views(before, observations) | answered, is_chance, own, reveals_hidden(played, after)
    )


def is_hidden_from_others(played: PlayedInput, before: Sequence[Observation], after: Sequence[Observation]) -> bool:
    """Return whether all that others could see is a change of who is to answer."""
    if played.seat == PUBLIC:
        return False
    others = [place for place in range(PUBLIC, len(before) - 1) if place != played.seat]
    return not any(
        played.is_noticed_by(place) or not after[place].equals_except_questions(before[place]) for place in others
    )


def reveals_hidden(played: PlayedInput, after: Sequence[Observation]) -> bool:
    """Return whether the input would look different to its own seat in another possible world."""
    seat = played.seat
    snapshot = played.before
    if played.after.state is snapshot.state:
        return False
    seen = [event.seen_by(seat) for event in played.events]
    for number in range(REVEAL_CHECK_WORLDS):
        world = MatchSnapshot(snapshot.game, snapshot.game.determinize(snapshot.state, seat, make_rng(number)), {})
        imagined, events = world.apply(seat, played.choice)
        if observe(imagined, seat) != after[seat] or [event.seen_by(seat) for event in events] != seen:
            return True
    return False


def changed_views(before: Sequence[Observation], after: Sequence[Observation]) -> int:
    return to_bit_mask(new.makes_stale(old) for new, old in zip(after, before, strict=True))


def to_bit_mask(flags: Iterable[bool]) -> int:
    """Return flags as a bit mask, the first as the lowest bit."""
    return sum(1 << place for place, truth in enumerate(flags) if truth)
