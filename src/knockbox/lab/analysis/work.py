"""The questions of a match, shared out among processes that each replay it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.lab.analysis.course import OFFER, Course, Stop, course_in
from knockbox.lab.analysis.hindsight import OpenHands, recalled
from knockbox.lab.analysis.looking import Eye, Look, Weighed
from knockbox.lab.analysis.offering import beside
from knockbox.lab.match import STRIDE

AT_A_TIME: Final = 4
"""Questions that a process takes at a time."""
ALL: Final = 1_200_000
MOST: Final = 8000
LEAST: Final = 400
"""Simulations: of the first looks by what was known at all questions together, and of one at most and at least.

With hands open a question is looked at for as long again, and a choice that was missed doubles either look.
"""


class Task(msgspec.Struct, frozen=True):
    """A record, and how it is to be looked at."""

    path: Path
    secret: str
    last: str  # the hash of the last input, for the record may grow meanwhile
    judge: str
    budget: Budget
    seed: int


class Part(msgspec.Struct, frozen=True):
    """The work that one process takes at a time."""

    task: Task
    inputs: list[int]


class Sight(msgspec.Struct, frozen=True):
    """What was seen at one input: by what the seat knew, and with all hands open."""

    input: int
    known: Look | None = None
    opened: Look | None = None
    left: Weighed | None = None  # how the seat stood that ended the match by an offer
    stands: Weighed | None = None  # how it stands after any other offer


def usual_budget(questions: int) -> Budget:
    """So many simulations that a match of any length takes about as long."""
    return Budget(simulations=min(MOST, max(LEAST, ALL // max(1, questions))))


def questions_in(course: Course) -> list[int]:
    """The inputs that are worth a look: free answers, and offers that were taken up."""
    return [stop.entry.seq for stop in course.stops if stop.is_free or stop.kind == OFFER]


def parts(task: Task, questions: Sequence[int]) -> Iterator[Part]:
    for start in range(0, len(questions), AT_A_TIME):
        yield Part(task, list(questions[start : start + AT_A_TIME]))


def look_at(part: Part) -> list[Sight]:
    """Everything that is seen at some inputs; it follows from the part alone, whoever does it."""
    task = part.task
    course = course_in(task.path, task.secret, task.last)
    return [sight_of(course, course.stops[number - 1], task) for number in part.inputs]


def sight_of(course: Course, stop: Stop, task: Task) -> Sight:
    number, choice = stop.entry.seq, stop.entry.choice
    eye = Eye(task.judge, task.budget, task.seed + number * STRIDE)
    if stop.kind == OFFER and course.ends_with(stop):
        return Sight(number, left=eye.standing(recalled(stop), choice))
    if stop.kind == OFFER:
        return Sight(number, stands=eye.standing(recalled(course.after(stop)), choice))
    known, opened = (beside(eye, each, eye.look(each, choice)) for each in (recalled(stop), recalled(stop, OpenHands)))
    return Sight(number, known, opened)
