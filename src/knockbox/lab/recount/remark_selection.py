"""Selects the remarks of a recount: rounds, a plan or a reason, a surprise, the turning point, the end."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from knockbox.lab.analysis.analysis_builder import COOPERATIVE_GAMES
from knockbox.lab.analysis.replayed_match import ReplayedMatch, ReplayPoint
from knockbox.lab.recount.noteworthy_actions import STEP_WEIGHT, action_weight, most_noteworthy
from knockbox.lab.recount.remarks import (
    AIMLESS_REMARK,
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
from knockbox.lab.recount.remembered_choices import RememberedChoice, is_searching_bot, played_style, repeat_answers

MAX_REMARKS: Final = 6
MAX_PLAN_INPUTS: Final = 24
"""Inputs within which a plan must be carried out."""
MAX_REASONS_CHECKED: Final = 12
"""Noteworthy actions about which a bot without search is asked again."""
MIN_SWING: Final = 0.08
"""Smallest change of the win probability worth mentioning."""


class Swing(msgspec.Struct, frozen=True):
    """A change of the win probability between two choices, and the action that may have caused it."""

    before: float
    after: float
    stop: ReplayPoint

    @property
    def size(self) -> float:
        return self.after - self.before


def make_recount(replay: ReplayedMatch, seat: int, memories: Sequence[RememberedChoice]) -> Recount:
    """Return the recount of the bot on a seat for a finished match."""
    return Recount(
        seat=seat,
        name=replay.session.header.seats[seat].name,
        style=played_style(replay, seat),
        thinks=is_searching_bot(replay.session.header.seats[seat].name),
        shared=replay.game.key in COOPERATIVE_GAMES,
        won=(replay.returns or [0.0] * (seat + 1))[seat] > 0,
        remarks=RemarkPicker(replay, seat, memories).remarks(),
    )


class RemarkPicker:
    """Selects remarks from the memories of one seat."""

    def __init__(self, replay: ReplayedMatch, seat: int, memories: Sequence[RememberedChoice]) -> None:
        self.course = replay
        self.game = replay.game
        self.seat = seat
        self.memories = memories
        self.name = replay.session.header.seats[seat].name

    def remarks(self) -> list[Remark]:
        """Return a few remarks in match order."""
        if not self.memories:
            return [Remark(AIMLESS_REMARK, 0)]
        first = self.memories[0]
        last = self.memories[-1]
        wanted = self.plan_remarks() if is_searching_bot(self.name) else self.reason_remarks()
        middle = [*self.round_remarks(), *wanted, *self.turning_points()]
        remarks = [
            Remark(OPENING, 0, before=first.win_probability),
            *middle,
            Remark(ENDING, last.input, before=last.win_probability),
        ]
        return sorted(limit_remarks(remarks), key=lambda remark: remark.input)

    def round_number(self, memory: RememberedChoice) -> int:
        """Return the number of the round; cooperative games have none."""
        return 0 if self.game.key in COOPERATIVE_GAMES else sum(memory.points) + 1

    # Course of the match.

    def round_remarks(self) -> Iterator[Remark]:
        for one, two in pairwise(self.memories):
            if one.points != two.points:
                winner = next(seat for seat, points in enumerate(two.points) if points != one.points[seat])
                yield Remark(ROUND, two.input, round=self.round_number(two), before=two.win_probability, seat=winner)

    def turning_points(self) -> list[Remark]:
        """Return the turning point and, for a searching bot, the greatest other surprise."""
        swings = sorted(self.swings(), key=lambda swing: -abs(swing.size))
        won = (self.course.returns or [0.0] * (self.seat + 1))[self.seat] > 0
        turn = next((swing for swing in swings if (swing.size > 0) == won), None)
        others = [swing for swing in swings if swing is not turn and swing.stop.entry.seat != self.seat]
        turning_point = [self.swing_remark(TURN, turn)] if turn else []
        return turning_point + [self.swing_remark(SURPRISE, swing) for swing in others[: is_searching_bot(self.name)]]

    def swings(self) -> Iterator[Swing]:
        for one, two in pairwise(self.memories):
            feat = self.action_between(one, two)
            if feat is not None and abs(two.win_probability - one.win_probability) >= MIN_SWING:
                yield Swing(one.win_probability, two.win_probability, feat)

    def action_between(self, one: RememberedChoice, two: RememberedChoice) -> ReplayPoint | None:
        """Return the likely cause of a swing: in a duel gains come from own actions; partners may cause either."""
        between = self.course.points[one.input - 1 : two.input - 1]
        own = most_noteworthy(self.game.key, between[:1])
        other = most_noteworthy(
            self.game.key, [point for point in between if point.entry.seat != self.seat and point.is_free]
        )
        is_own = self.game.key not in COOPERATIVE_GAMES and two.win_probability > one.win_probability
        return own or other if is_own else other or own

    def swing_remark(self, kind: str, swing: Swing) -> Remark:
        entry = swing.stop.entry
        return Remark(kind, entry.seq, before=swing.before, after=swing.after, seat=entry.seat, feat=entry.notation)

    # Intentions of the bot.

    def plan_remarks(self) -> list[Remark]:
        """Return the most interesting plan that was carried out, and one that was not."""
        plans = sorted(self.find_plans(), key=self.interest, reverse=True)
        completed = [remark for remark in plans if remark.goal_input][:1]
        dropped = [remark for remark in plans if not remark.goal_input][:1]
        return completed + dropped

    def reason_remarks(self) -> list[Remark]:
        """For a bot without search, return one clear choice and one among equals."""
        points = [self.course.points[memory.input - 1] for memory in self.memories]
        candidates = [stop for stop in points if action_weight(self.game.key, stop.entry.notation) > STEP_WEIGHT]
        candidates.sort(key=lambda stop: -action_weight(self.game.key, stop.entry.notation))
        reasons = [remark for stop in candidates[:MAX_REASONS_CHECKED] if (remark := self.reason(stop))]
        clear, even = ([remark for remark in reasons if remark.clear is each] for each in (True, False))
        return clear[:1] + even[:1]

    def reason(self, point: ReplayPoint) -> Remark | None:
        """Return the reason for a choice, if the bot would make it again."""
        answers = repeat_answers(self.name, point)
        entry = point.entry
        if entry.choice not in answers:
            return None
        number = self.round_number(next(memory for memory in self.memories if memory.input == entry.seq))
        return Remark(REASON, entry.seq, round=number, feat=entry.notation, clear=len(answers) == 1)

    def find_plans(self) -> Iterator[Remark]:
        for memory in self.memories:
            goal = self.goal_of(memory)
            notation = self.course.points[memory.input - 1].entry.notation
            if goal and action_weight(self.game.key, notation) > STEP_WEIGHT:
                yield Remark(
                    PLAN,
                    memory.input,
                    round=self.round_number(memory),
                    feat=notation,
                    goal=goal,
                    goal_input=self.find_goal_input(memory, goal),
                )

    def goal_of(self, memory: RememberedChoice) -> str:
        """Return the last noteworthy action of the bot in a plan, in notation."""
        own = [self.game.action_to_string(choice) for seat, choice in memory.plan[1:] if seat == self.seat]
        goals = [notation for notation in own if action_weight(self.game.key, notation) > STEP_WEIGHT]
        return goals[-1] if goals else ""

    def find_goal_input(self, memory: RememberedChoice, goal: str) -> int:
        """Return the input that reached the goal, soon and in the same round; 0 if none did."""
        for point in self.course.points[memory.input : memory.input + MAX_PLAN_INPUTS]:
            if tuple(self.game.points(point.snapshot.state)) != memory.points:
                return 0
            if point.entry.seat == self.seat and point.entry.notation == goal:
                return point.entry.seq
        return 0

    def interest(self, remark: Remark) -> tuple[int, int, int]:
        """Sort key: noteworthy goals first, then distant ones, then earlier plans."""
        ahead = max(0, remark.goal_input - remark.input)
        return action_weight(self.game.key, remark.goal), ahead, -remark.input


def limit_remarks(remarks: Sequence[Remark]) -> list[Remark]:
    """Drop the least important remarks until the limit is met."""
    kept = list(remarks)
    while len(kept) > MAX_REMARKS:
        kept.remove(max(kept, key=drop_priority))
    return kept


def drop_priority(remark: Remark) -> int:
    """Return how readily a remark is dropped; higher goes first."""
    if (remark.kind == PLAN and not remark.goal_input) or (remark.kind == REASON and not remark.clear):
        return 3
    return {ROUND: 2, SURPRISE: 1}.get(remark.kind, 0)
