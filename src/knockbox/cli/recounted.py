"""What the bots of a match that is over say about it, in the words of its game."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

from knockbox.cli.errors import InputError
from knockbox.cli.table.styles import BOLD
from knockbox.lab.analysis.course import Course, course_of
from knockbox.lab.recount.memory import Memory, free_stops, remember, usual_simulations
from knockbox.lab.recount.picking import recount
from knockbox.lab.recount.remarks import Recount
from knockbox.lab.recount.telling import Telling
from knockbox.records.reader import read_record
from knockbox.records.verify import compare_end

Watched: TypeAlias = Callable[[Iterable[Memory], int], Iterable[Memory]]
"""Shows somebody who waits how far the memories have come, of so many."""
SEED: Final = 1
INDENT: Final = " " * 3


def finished(file: Path) -> Course:
    """A match that is over; before its end a bot gives nothing away."""
    record = read_record(file)
    course = course_of(record)
    compare_end(record, course.session)
    if course.result is None:
        raise InputError(f"`{file}`: found a match that is not over; bots tell what they were up to after its end")
    return course


def unwatched(memories: Iterable[Memory], count: int) -> Iterator[Memory]:
    yield from memories


def recount_of(
    course: Course, seat: int, simulations: int = 0, seed: int = SEED, watch: Watched = unwatched
) -> Recount:
    """What a bot has to say; without a number of simulations, so many that nobody waits long."""
    count = len(free_stops(course, seat))
    found = remember(course, seat, simulations or usual_simulations(count), seed)
    return recount(course, seat, list(watch(found, count)))


def say(console: Console, telling: Telling) -> None:
    """No line is broken inside a percentage."""
    console.print(Text(telling.heading(), style=BOLD))
    for sentence in telling.sentences():
        lines = wrap(sentence, console.width, initial_indent=INDENT, subsequent_indent=INDENT)
        console.print(Text("\n".join(lines)), soft_wrap=True)
