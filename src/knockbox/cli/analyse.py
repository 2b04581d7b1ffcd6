"""`knockbox analyse`: review a recorded match, decision by decision."""

from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from knockbox.bots.budget import parse_budget
from knockbox.cli.calibrate import CalibrationOptions, calibrate
from knockbox.cli.choice_texts import choice_texts
from knockbox.cli.errors import SUCCESS, InputError
from knockbox.cli.input_errors import as_input_errors
from knockbox.cli.parameters import LANGUAGE, RECORD, SEED
from knockbox.cli.replay import warn_about_torn_line
from knockbox.cli.studies import StudyWork, render_table, run_work
from knockbox.lab.analysis import output_files
from knockbox.lab.analysis.analysis_builder import build_analysis
from knockbox.lab.analysis.analysis_text import AnalysisText
from knockbox.lab.analysis.annotations import Analysis, noteworthy_inputs
from knockbox.lab.analysis.calibration_trials import GAME_BUILDERS
from knockbox.lab.analysis.page import render_page
from knockbox.lab.analysis.replayed_match import ReplayedMatch, replay_record
from knockbox.lab.analysis.review_tasks import (
    MATCH_SIMULATIONS,
    MAX_CHOICE_SIMULATIONS,
    ReviewTask,
    default_budget,
    inputs_to_review,
    review_batch,
    split_batches,
)
from knockbox.lab.analysis.reviewer import EVALUATORS, NET_EVALUATOR
from knockbox.lab.atomic_files import write_atomically
from knockbox.lab.result_tables import ResultTable
from knockbox.records.commitment import read_secret
from knockbox.records.reader import read_record
from knockbox.records.record import Record
from knockbox.records.verify import check_end

INDENT: Final = 3
MATCH_COUNT_RANGE: Final = click.IntRange(1, 100_000)
CALIBRATION_OPTIONS: Final = ("calibrate", "game", "write", "correct")
OUTPUT_PATH: Final = click.Path(path_type=Path)
BUDGET_HELP: Final = (
    "Budget per choice: simulations such as 2000, which give the same result everywhere, or time such as 0.5s.  "
    f"[default: {MATCH_SIMULATIONS:,} simulations per match, at most {MAX_CHOICE_SIMULATIONS:,} per choice]"
)


CALIBRATION_HELP: Final = (
    "Play matches between bots (500 by default) and compare predicted chances with actual results; "
    "exit with 1 if they differ by more than 6 points in any of ten bins, or a bin has too few matches."
)


class AnalyseOptions(msgspec.Struct, frozen=True):
    """Options of `knockbox analyse`."""

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
    def output_paths(self) -> tuple[Path, Path]:
        """Return the paths of the JSON file and of the page."""
        siblings = [
            output_files.sibling_path(self.file, ending)
            for ending in (output_files.JSON_SUFFIX, output_files.PAGE_SUFFIX)
        ]
        paths = self.json or siblings[0], self.page or siblings[1]
        if paths[0].resolve() == paths[1].resolve():
            raise InputError(f"--json and --page both name `{paths[0]}`")
        return paths


@click.command("analyse")
@click.argument("file", type=RECORD, required=False)
@click.option("--budget", help=BUDGET_HELP)
@click.option(
    "--json", "json", type=OUTPUT_PATH, metavar="FILE", help="Write the numbers to FILE.  [default: next to the record]"
)
@click.option("--page", type=OUTPUT_PATH, metavar="FILE", help="Write the page to FILE.  [default: next to the record]")
@click.option(
    "--judge",
    type=click.Choice(list(EVALUATORS)),
    default=NET_EVALUATOR,
    show_default=True,
    help="Evaluator of positions.",
)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Seed of the search.")
@click.option("--jobs", type=click.IntRange(1, 1024), help="Number of worker processes.  [default: cores]")
@click.option("--secret", default="", help="Secret of a sealed match that is not over.")
@LANGUAGE
@click.option(
    "--calibrate", type=MATCH_COUNT_RANGE, is_flag=False, flag_value=500, metavar="[COUNT]", help=CALIBRATION_HELP
)
@click.option("--game", type=click.Choice(list(GAME_BUILDERS)), help="Game to calibrate.  [default: knockdown]")
@click.option("--write", type=OUTPUT_PATH, metavar="FILE.json", help="Write the calibration to FILE.json.")
@click.option("--correct", type=OUTPUT_PATH, metavar="FILE.json", help="Fit a correction and write it to FILE.json.")
def command(**options: Any) -> int:
    """Review the record FILE: winning chances after each input, and better choices.

    Every choice is searched twice: with what its player could know, and with all hands open. The difference separates
    mistakes from bad luck. Prints a summary, and writes a page with a plot and the numbers as JSON next to the record.
    """
    calibration = {name: options.pop(name) for name in CALIBRATION_OPTIONS}
    if calibration["calibrate"] is not None:
        return run_calibration(options, calibration)
    if options["file"] is None or any(calibration.values()):
        raise InputError("expected the record of a match, or --calibrate with --game, --write and --correct")
    return analyse_record(AnalyseOptions(**options))


def analyse_record(cli_options: AnalyseOptions) -> int:
    with as_input_errors("run `verify` for details"):
        record = read_record(cli_options.file, accept_torn=True)
        secret = cli_options.secret or read_secret(cli_options.file)
        replayed_match = replay_for_analysis(record, secret)
    with as_input_errors():
        for path in cli_options.output_paths:
            output_files.check_output(path)
        analysis = run_analysis(
            replayed_match, make_review_task(record, replayed_match, secret, cli_options), cli_options
        )
        text = AnalysisText(
            analysis, choice_texts(replayed_match, analysis, cli_options.language), cli_options.language
        )
        write_files(text, cli_options)
    print_summary(text, cli_options)
    return SUCCESS


def run_calibration(options: dict[str, Any], calibration: dict[str, Any]) -> int:
    """Calibrate the analysis with matches between bots."""
    if any(options[name] for name in ("file", "json", "page", "secret")):
        raise InputError("--calibrate plays its own matches; expected no record and no --json, --page or --secret")
    count, game = calibration["calibrate"], calibration["game"] or "knockdown"
    shared = {name: options[name] for name in ("judge", "budget", "seed", "jobs")}
    with as_input_errors():
        return calibrate(
            CalibrationOptions(
                count=count, game=game, write=calibration["write"], correct=calibration["correct"], **shared
            )
        )


def replay_for_analysis(record: Record, secret: str) -> ReplayedMatch:
    """Replay the match; raise for a record that cannot be analysed."""
    warn_about_torn_line(record)
    replayed_match = replay_record(record, secret)
    check_end(record, replayed_match.session)
    if not inputs_to_review(replayed_match):
        raise InputError(f"`{record.path}`: found no choice; expected a match with at least one")
    return replayed_match


def make_review_task(
    record: Record, replayed_match: ReplayedMatch, secret: str, cli_options: AnalyseOptions
) -> ReviewTask:
    EVALUATORS[cli_options.judge](replayed_match.game)  # raises for an unusable evaluator before workers start
    default = default_budget(len(inputs_to_review(replayed_match)))
    budget = default if cli_options.budget is None else parse_budget(cli_options.budget)
    last = record.hash_after(len(record.inputs))
    return ReviewTask(cli_options.file.absolute(), secret, last, cli_options.judge, budget, cli_options.seed)


def run_analysis(replayed_match: ReplayedMatch, task: ReviewTask, cli_options: AnalyseOptions) -> Analysis:
    questions = inputs_to_review(replayed_match)
    work = StudyWork(cli_options.file.name, len(questions), review_batch, split_batches(task, questions), len)
    batches = run_work(work, cli_options.jobs, is_quiet=not Console(stderr=True).is_terminal)
    return build_analysis(replayed_match, task, [review for batch in batches for review in batch])


def write_files(text: AnalysisText, cli_options: AnalyseOptions) -> None:
    """Write both files atomically."""
    json_path, page_path = cli_options.output_paths
    write_atomically(json_path, output_files.encode_analysis(text.analysis))
    write_atomically(page_path, render_page(text).encode())


def print_summary(text: AnalysisText, cli_options: AnalyseOptions) -> None:
    console = Console(highlight=False, markup=False)
    console.print(text.title())
    console.print(f"{text.result()}\n")
    head, *rows = ([escape(cell) for cell in row] for row in (text.tally_head(), *text.tally_rows()))
    console.print(render_table(ResultTable(text.format_message("summary"), head, [list(row) for row in rows])))
    print_noteworthy(console, text)
    for path in cli_options.output_paths:
        console.print(text.format_message("wrote", file=str(path)), soft_wrap=True)


def print_noteworthy(console: Console, text: AnalysisText) -> None:
    found = noteworthy_inputs(text.analysis.moments)
    console.print(text.format_message("moments") if found else text.no_marks_text())
    for moment in found:
        console.print(f"\n{text.heading(moment)}")
        for sentence in text.sentences(moment):
            console.print(Padding(Text(sentence), (0, 0, 0, INDENT), expand=False))
    console.print()
