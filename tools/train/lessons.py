"""What matches of bots teach: how each table stood, and what the seat that was asked had to expect of it."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import msgspec

from knockbox.bots.model import Model
from knockbox.games.registry import AnyGame

Lesson: TypeAlias = tuple[list[float], float]
"""A table in numbers, and the chance of the seat that was asked."""


class Course(msgspec.Struct, frozen=True):
    """Some matches of one generation: the work one process takes at a time."""

    model: Model | None  # of the generation before; without it greedy bots play
    simulations: int
    seeds: Sequence[int]


class Lessons(msgspec.Struct, frozen=True):
    """Tables as rows of numbers, one after the other, and what the seat that was asked had to expect of each."""

    numbers: bytes  # doubles
    chances: bytes  # doubles, from 0 to 1
    matches: bytes  # which match each is from: the last four bytes of its seed


class Subject(msgspec.Struct, frozen=True):
    """How one game is taught."""

    game: str
    rests: list[str]  # the questions at which a table is looked at
    shared: bool  # all seats win or lose together
    rules_for: Callable[[int], AnyGame]  # what is played, by the seed of the match
    match: Callable[[Course, int], Iterable[Lesson]]  # one match, by its seed

    def play(self, course: Course) -> Lessons:
        numbers, chances, matches = array("d"), array("d"), array("I")
        for seed in course.seeds:
            for row, chance in self.match(course, seed):
                numbers.extend(row)
                chances.append(chance)
                matches.append(seed & 0xFFFFFFFF)
        return Lessons(numbers.tobytes(), chances.tobytes(), matches.tobytes())
