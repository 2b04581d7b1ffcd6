"""Which moments of a match a bot speaks of: the rounds, a plan or a reason, a surprise, the turning point, the end."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from knockbox.lab.analysis.account import SHARED
from knockbox.lab.analysis.course import Course, Stop
from knockbox.lab.recount.feats import MERE, last_feat, weight_of
from knockbox.lab.recount.memory import Memory, answers_again, style_of, thinks
from knockbox.lab.recount.remarks import (
    AIMLESS,
    ENDING,
    OPENING,
    PLAN,
    REASON,
    ROUND,
    SURPRISE,
    TURN,
    Recount,
    Remark,
)

MOST: Final = 6
FAR: Final = 24
"""Inputs within which it must come to what was planned."""
LOOKED: Final = 12
"""Feats of one that does not search about which it is asked again."""
NOTABLE: Final = 0.08
"""A change of the chance that is worth a word."""


class Swing(msgspec.Struct, frozen=True):
    """What became of the chance between two choices, and the feat that may have done it."""

    before: float
    after: float
    stop: Stop

    @property
    def size(self) -> float:
        return self.after - self.before


def recount(course: Course, seat: int, memories: Sequence[Memory]) -> Recount:
    """What the bot on a seat has to say about a match that is over."""
    return Recount(
        seat=seat,
        name=course.session.header.seats[seat].name,
        style=style_of(course, seat),
        thinks=thinks(course.session.header.seats[seat].name),
        shared=course.game.key in SHARED,
        won=(course.result or [0.0] * (seat + 1))[seat] > 0,
        remarks=Picker(course, seat, memories).remarks(),
    )


class Picker:
    """Looks through the memories of one seat."""

    def __init__(self, course: Course, seat: int, memories: Sequence[Memory]) -> None:
        self.course = course
        self.game = course.game
        self.seat = seat
        self.memories = memories
        self.name = course.session.header.seats[seat].name

    def remarks(self) -> list[Remark]:
        """A handful, in the order in which they came."""
        if not self.memories:
            return [Remark(AIMLESS, 0)]
        first, last = self.memories[0], self.memories[-1]
        wanted = self.plans() if thinks(self.name) else self.reasons()
        middle = [*self.rounds(), *wanted, *self.turns()]
        told = [Remark(OPENING, 0, before=first.chance), *middle, Remark(ENDING, last.input, before=last.chance)]
        return sorted(fewer(told), key=lambda remark: remark.input)

    def round_at(self, memory: Memory) -> int:
        """Rounds are counted by what was won; where all win together there are none."""
        return 0 if self.game.key in SHARED else sum(memory.points) + 1

    # How it went.

    def rounds(self) -> Iterator[Remark]:
        for one, two in pairwise(self.memories):
            if one.points != two.points:
                winner = next(seat for seat, points in enumerate(two.points) if points != one.points[seat])
                yield Remark(ROUND, two.input, round=self.round_at(two), before=two.chance, seat=winner)

    def turns(self) -> list[Remark]:
        """The turning point, and the greatest surprise beside it to one that had expected something."""
        swings = sorted(self.swings(), key=lambda swing: -abs(swing.size))
        won = (self.course.result or [0.0] * (self.seat + 1))[self.seat] > 0
        turn = next((swing for swing in swings if (swing.size > 0) == won), None)
        others = [swing for swing in swings if swing is not turn and swing.stop.entry.seat != self.seat]
        told = [self.swung(TURN, turn)] if turn else []
        return told + [self.swung(SURPRISE, swing) for swing in others[: thinks(self.name)]]

    def swings(self) -> Iterator[Swing]:
        for one, two in pairwise(self.memories):
            feat = self.feat_between(one, two)
            if feat is not None and abs(two.chance - one.chance) >= NOTABLE:
                yield Swing(one.chance, two.chance, feat)

    def feat_between(self, one: Memory, two: Memory) -> Stop | None:
        """Against an opponent one's own feats do good, and those of the other harm; partners do either."""
        between = self.course.stops[one.input - 1 : two.input - 1]
        own = last_feat(self.game.key, between[:1])
        other = last_feat(self.game.key, [stop for stop in between if stop.entry.seat != self.seat and stop.is_free])
        is_own = self.game.key not in SHARED and two.chance > one.chance
        return own or other if is_own else other or own

    def swung(self, kind: str, swing: Swing) -> Remark:
        entry = swing.stop.entry
        return Remark(kind, entry.seq, before=swing.before, after=swing.after, seat=entry.seat, feat=entry.notation)

    # What it wanted.

    def plans(self) -> list[Remark]:
        """The most telling plan that it came to, and one that it did not come to."""
        found = sorted(self.all_plans(), key=self.interest, reverse=True)
        kept = [remark for remark in found if remark.goal_input][:1]
        dropped = [remark for remark in found if not remark.goal_input][:1]
        return kept + dropped

    def reasons(self) -> list[Remark]:
        """Of one that does not search: a feat to which it saw nothing equal, and one to which it did."""
        stops = [self.course.stops[memory.input - 1] for memory in self.memories]
        told = [stop for stop in stops if weight_of(self.game.key, stop.entry.notation) > MERE]
        told.sort(key=lambda stop: -weight_of(self.game.key, stop.entry.notation))
        found = [remark for stop in told[:LOOKED] if (remark := self.reason(stop))]
        clear, even = ([remark for remark in found if remark.clear is each] for each in (True, False))
        return clear[:1] + even[:1]

    def reason(self, stop: Stop) -> Remark | None:
        """Why it chose so, if it would again."""
        again, entry = answers_again(self.name, stop), stop.entry
        if entry.choice not in again:
            return None
        number = self.round_at(next(memory for memory in self.memories if memory.input == entry.seq))
        return Remark(REASON, entry.seq, round=number, feat=entry.notation, clear=len(again) == 1)

    def all_plans(self) -> Iterator[Remark]:
        for memory in self.memories:
            goal = self.goal_of(memory)
            notation = self.course.stops[memory.input - 1].entry.notation
            if goal and weight_of(self.game.key, notation) > MERE:
                kept = self.reached(memory, goal)
                yield Remark(PLAN, memory.input, round=self.round_at(memory), feat=notation, goal=goal, goal_input=kept)

    def goal_of(self, memory: Memory) -> str:
        """The last feat of its own that a plan leads to."""
        own = [self.game.spell(choice) for seat, choice in memory.plan[1:] if seat == self.seat]
        told = [notation for notation in own if weight_of(self.game.key, notation) > MERE]
        return told[-1] if told else ""

    def reached(self, memory: Memory, goal: str) -> int:
        """The input by which it did what it had planned, soon and in the same round; 0 if it never did."""
        for stop in self.course.stops[memory.input : memory.input + FAR]:
            if tuple(self.game.points(stop.moment.state)) != memory.points:
                return 0
            if stop.entry.seat == self.seat and stop.entry.notation == goal:
                return stop.entry.seq
        return 0

    def interest(self, remark: Remark) -> tuple[int, int, int]:
        """A goal of weight, far ahead; the first of equals."""
        ahead = max(0, remark.goal_input - remark.input)
        return weight_of(self.game.key, remark.goal), ahead, -remark.input


def fewer(remarks: Sequence[Remark]) -> list[Remark]:
    """So few that all of them are read."""
    kept = list(remarks)
    while len(kept) > MOST:
        kept.remove(max(kept, key=expendable))
    return kept


def expendable(remark: Remark) -> int:
    """What is left out first when there is too much to say."""
    if (remark.kind == PLAN and not remark.goal_input) or (remark.kind == REASON and not remark.clear):
        return 3
    return {ROUND: 2, SURPRISE: 1}.get(remark.kind, 0)
