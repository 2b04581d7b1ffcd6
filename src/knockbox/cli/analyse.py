"""`knockbox analyse`: what a played match was worth, decision by decision."""

from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from knockbox.bots.budget import read_budget
from knockbox.cli.calibrate import Wish, calibrate
from knockbox.cli.errors import WELL, InputError
from knockbox.cli.parameters import LANGUAGE, RECORD, SEED
from knockbox.cli.replay import warn_of_torn
from knockbox.cli.retold import words_of
from knockbox.cli.studies import Work, done, drawn
from knockbox.cli.trouble import complaints
from knockbox.lab.analysis import keeping
from knockbox.lab.analysis.account import account
from knockbox.lab.analysis.course import Course, course_of
from knockbox.lab.analysis.findings import Analysis, remarkable
from knockbox.lab.analysis.looking import JUDGES, LEARNED
from knockbox.lab.analysis.page import page
from knockbox.lab.analysis.retelling import Retelling
from knockbox.lab.analysis.trials import GROUNDS
from knockbox.lab.analysis.work import ALL, MOST, Task, look_at, parts, questions_in, usual_budget
from knockbox.lab.drafts import write_whole
from knockbox.lab.tables import Table
from knockbox.records.fair import kept_secret
from knockbox.records.reader import read_record
from knockbox.records.record import Record
from knockbox.records.verify import compare_end

INDENT: Final = 3
COUNT: Final = click.IntRange(1, 100_000)
CALIBRATION: Final = ("calibrate", "game", "write", "correct")
PLACE: Final = click.Path(path_type=Path)
BUDGET_HELP: Final = (
    "How long a look at a choice takes: simulations such as 2000, which give the same everywhere, or time such as "
    f"0.5s.  [default: {ALL:,} simulations shared by the choices of a match, at most {MOST:,} for one]"
)


CALIBRATION_HELP: Final = (
    "Play so many matches of bots (500 unless told) and compare what an analysis says with what happens; "
    "exit with 1 if they differ by over 6 points in one of ten bins, or a bin has too few matches to tell."
)


class Asked(msgspec.Struct, frozen=True):
    """The words of the command line."""

    file: Path
    budget: str | None
    judge: str
    seed: int
    jobs: int | None
    json: Path | None
    page: Path | None
    secret: str
    language: str

    @property
    def places(self) -> tuple[Path, Path]:
        """Of the JSON file and of the page."""
        beside = [keeping.beside(self.file, ending) for ending in (keeping.JSON, keeping.PAGE)]
        found = self.json or beside[0], self.page or beside[1]
        if found[0].resolve() == found[1].resolve():
            raise InputError(f"--json and --page both name `{found[0]}`")
        return found


@click.command("analyse")
@click.argument("file", type=RECORD, required=False)
@click.option("--budget", help=BUDGET_HELP)
@click.option("--json", "json", type=PLACE, metavar="FILE", help="Where the numbers go.  [default: beside the record]")
@click.option("--page", type=PLACE, metavar="FILE", help="Where the page goes.  [default: beside the record]")
@click.option("--judge", type=click.Choice(list(JUDGES)), default=LEARNED, show_default=True, help="Who judges tables.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the worlds that are imagined.")
@click.option("--jobs", type=click.IntRange(1, 1024), help="Processes that look side by side.  [default: cores]")
@click.option("--secret", default="", help="The secret of a match under seal that is not over.")
@LANGUAGE
@click.option("--calibrate", type=COUNT, is_flag=False, flag_value=500, metavar="[COUNT]", help=CALIBRATION_HELP)
@click.option("--game", type=click.Choice(list(GROUNDS)), help="Which game to calibrate.  [default: knockdown]")
@click.option("--write", type=PLACE, metavar="FILE.json", help="Where the numbers of a calibration go.")
@click.option(
    "--correct", type=PLACE, metavar="FILE.json", help="Where the correction goes that a calibration asks for."
)
def command(**words: Any) -> int:
    """Look back at the record FILE: the chance to win after each input, and what would have been better.

    Every choice is searched again by what its player could know, and with all hands open: that tells a mistake from
    bad luck. The summary is printed; a page with a plot and the numbers as JSON are written beside the record.
    """
    calibration = {name: words.pop(name) for name in CALIBRATION}
    if calibration["calibrate"] is not None:
        return calibrated(words, calibration)
    if words["file"] is None or any(calibration.values()):
        raise InputError("expected the record of a match, or --calibrate with --game, --write and --correct")
    return look_back(Asked(**words))


def look_back(asked: Asked) -> int:
    with complaints("`verify` says more about a record"):
        record, secret = read_record(asked.file, accept_torn=True), asked.secret or kept_secret(asked.file)
        course = opened(record, secret)
    with complaints():
        for place in asked.places:
            keeping.check_place(place)
        analysis = analysed(course, task_of(record, course, secret, asked), asked)
        told = Retelling(analysis, words_of(course, analysis, asked.language), asked.language)
        keep(told, asked)
    show(told, asked)
    return WELL


def calibrated(words: dict[str, Any], asked: dict[str, Any]) -> int:
    """Matches of bots instead of a record."""
    if any(words[name] for name in ("file", "json", "page", "secret")):
        raise InputError("--calibrate plays its own matches; expected no record and no --json, --page or --secret")
    count, game = asked["calibrate"], asked["game"] or "knockdown"
    shared = {name: words[name] for name in ("judge", "budget", "seed", "jobs")}
    with complaints():
        return calibrate(Wish(count=count, game=game, write=asked["write"], correct=asked["correct"], **shared))


def opened(record: Record, secret: str) -> Course:
    """The match replayed; whatever is wrong with it is said now."""
    warn_of_torn(record)
    course = course_of(record, secret)
    compare_end(record, course.session)
    if not questions_in(course):
        raise InputError(f"`{record.path}`: found no choice; expected a match in which somebody had one")
    return course


def task_of(record: Record, course: Course, secret: str, asked: Asked) -> Task:
    JUDGES[asked.judge](course.game)  # one that cannot judge says so before the processes begin
    usual = usual_budget(len(questions_in(course)))
    budget = usual if asked.budget is None else read_budget(asked.budget)
    last = record.hash_after(len(record.inputs))
    return Task(asked.file.absolute(), secret, last, asked.judge, budget, asked.seed)


def analysed(course: Course, task: Task, asked: Asked) -> Analysis:
    questions = questions_in(course)
    work = Work(asked.file.name, len(questions), look_at, parts(task, questions), len)
    found = done(work, asked.jobs, quiet=not Console(stderr=True).is_terminal)
    return account(course, task, [sight for part in found for sight in part])


def keep(told: Retelling, asked: Asked) -> None:
    """Both files, each whole or not at all."""
    numbers, shown = asked.places
    write_whole(numbers, keeping.packed(told.analysis))
    write_whole(shown, page(told).encode())


def show(told: Retelling, asked: Asked) -> None:
    """The summary for whoever waited."""
    console = Console(highlight=False, markup=False)
    console.print(told.title())
    console.print(f"{told.result()}\n")
    head, *rows = ([escape(cell) for cell in row] for row in (told.tally_head(), *told.tally_rows()))
    console.print(drawn(Table(told.say("summary"), head, [list(row) for row in rows])))
    show_moments(console, told)
    for place in asked.places:
        console.print(told.say("wrote", file=str(place)), soft_wrap=True)


def show_moments(console: Console, told: Retelling) -> None:
    found = remarkable(told.analysis.moments)
    console.print(told.say("moments") if found else told.nothing())
    for moment in found:
        console.print(f"\n{told.heading(moment)}")
        for sentence in told.sentences(moment):
            console.print(Padding(Text(sentence), (0, 0, 0, INDENT), expand=False))
    console.print()
