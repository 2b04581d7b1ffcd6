"""Load a finished match, and build and print the recounts of its bots."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

from knockbox.cli.errors import InputError
from knockbox.cli.table.styles import BOLD
from knockbox.lab.analysis.replayed_match import ReplayedMatch, replay_record
from knockbox.lab.recount.recount_text import RecountText
from knockbox.lab.recount.remark_selection import make_recount
from knockbox.lab.recount.remarks import Recount
from knockbox.lab.recount.remembered_choices import RememberedChoice, default_simulations, free_stops, remember
from knockbox.records.reader import read_record
from knockbox.records.verify import check_end

ProgressWrapper: TypeAlias = Callable[[Iterable[RememberedChoice], int], Iterable[RememberedChoice]]
"""Wraps an iteration over choices, given their number, to show progress."""
DEFAULT_RECOUNT_SEED: Final = 1
INDENT: Final = " " * 3


def load_finished_match(file: Path) -> ReplayedMatch:
    """Replay a finished match; raise `InputError` before its end, when a bot gives nothing away."""
    record = read_record(file)
    replayed_match = replay_record(record)
    check_end(record, replayed_match.session)
    if replayed_match.returns is None:
        raise InputError(f"`{file}`: found a match in progress; expected a finished one")
    return replayed_match


def without_progress(memories: Iterable[RememberedChoice], count: int) -> Iterator[RememberedChoice]:
    yield from memories


def build_recount(
    replayed_match: ReplayedMatch,
    seat: int,
    simulations: int = 0,
    seed: int = DEFAULT_RECOUNT_SEED,
    wrap_progress: ProgressWrapper = without_progress,
) -> Recount:
    """Build the recount of a bot; the default number of simulations keeps the wait short."""
    count = len(free_stops(replayed_match, seat))
    found = remember(replayed_match, seat, simulations or default_simulations(count), seed)
    return make_recount(replayed_match, seat, list(wrap_progress(found, count)))


def print_recount(console: Console, text: RecountText) -> None:
    """Print a recount; `wrap` breaks no line inside a percentage."""
    console.print(Text(text.heading(), style=BOLD))
    for sentence in text.sentences():
        lines = wrap(sentence, console.width, initial_indent=INDENT, subsequent_indent=INDENT)
        console.print(Text("\n".join(lines)), soft_wrap=True)
