"""`knockbox analyse --calibrate`: compare predicted winning chances with results of matches between bots."""

from pathlib import Path

import click
import msgspec
from rich.console import Console

from knockbox.bots.budget import Budget, parse_budget
from knockbox.bots.workers.processes import available_cores
from knockbox.cli.errors import CHECK_FAILED, SUCCESS, InputError
from knockbox.cli.main import engine_kind
from knockbox.cli.studies import StudyWork, render_table, run_work
from knockbox.lab.analysis import correction
from knockbox.lab.analysis.calibration import (
    Calibration,
    calibration_table,
    describe_calibration,
    fit_correction,
    make_bins,
    read_calibrations,
    write_calibration,
)
from knockbox.lab.analysis.calibration_trials import (
    GAME_BUILDERS,
    TRIAL_BOT,
    TRIAL_BUDGET,
    CalibrationTrial,
    Sample,
    list_trials,
    run_trial,
)
from knockbox.lab.analysis.correction import Correction, get_correction
from knockbox.lab.analysis.reviewer import EVALUATORS, model_fingerprint
from knockbox.lab.atomic_files import check_writable


class CalibrationOptions(msgspec.Struct, frozen=True):
    """Options of `knockbox analyse --calibrate`."""

    count: int
    game: str
    judge: str
    budget: str | None
    seed: int
    jobs: int | None
    write: Path | None
    correct: Path | None


def calibrate(cli_options: CalibrationOptions) -> int:
    """Play and review matches; return 1 if predicted chances and results differ."""
    check_output_paths(cli_options)
    EVALUATORS[cli_options.judge](GAME_BUILDERS[cli_options.game](0))
    budget: Budget = TRIAL_BUDGET if cli_options.budget is None else parse_budget(cli_options.budget)
    first = CalibrationTrial(cli_options.game, cli_options.seed, 0, TRIAL_BOT, cli_options.judge, budget)
    samples = collect_samples(first, cli_options)
    used = get_correction(cli_options.game, cli_options.judge)
    if used.lesson.get("seed") == str(cli_options.seed) and cli_options.correct is None:
        click.echo(
            f"warning: the correction was fitted to matches of seed {cli_options.seed} as well; use another seed",
            err=True,
        )
    if cli_options.correct is not None:
        used = fit_correction(samples, describe_fit(first, cli_options.count))
        correction.write_correction(cli_options.correct, cli_options.game, cli_options.judge, used)
    return report_calibration(build_calibration(first, cli_options.count, samples, used), cli_options)


def check_output_paths(cli_options: CalibrationOptions) -> None:
    """Raise before the matches if an output file cannot be written or would lose its contents."""
    for path in filter(None, (cli_options.write, cli_options.correct)):
        if path.suffix != ".json":
            raise InputError(f"found `{path}`; expected a .json file")
        check_writable(path)
    if cli_options.write and cli_options.correct and cli_options.write.resolve() == cli_options.correct.resolve():
        raise InputError(f"--write and --correct both name `{cli_options.write}`")
    if cli_options.write is not None:
        read_calibrations(cli_options.write)
    if cli_options.correct is not None:
        correction.read_corrections(cli_options.correct)


def collect_samples(first: CalibrationTrial, cli_options: CalibrationOptions) -> list[Sample]:
    work = StudyWork(
        f"calibration, {cli_options.game}",
        cli_options.count,
        run_trial,
        list_trials(first, cli_options.count),
        lambda batches: 1,
    )
    batches = run_work(work, cli_options.jobs or available_cores(), is_quiet=not Console(stderr=True).is_terminal)
    samples = (sample for batch in batches for sample in batch)
    return sorted(samples, key=lambda sample: (sample.match, sample.predicted))


def describe_fit(first: CalibrationTrial, count: int) -> dict[str, str]:
    """Return how a correction was fitted."""
    matches = {"matches": str(count), "bot": first.bot, "budget": str(first.budget), "seed": str(first.seed)}
    return {**matches, "model": model_fingerprint(first.game, first.evaluator_name)}


def build_calibration(first: CalibrationTrial, count: int, samples: list[Sample], used: Correction) -> Calibration:
    return Calibration(
        game=first.game,
        matches=count,
        seed=first.seed,
        bot=first.bot,
        judge=first.evaluator_name,
        model=model_fingerprint(first.game, first.evaluator_name),
        budget=str(first.budget),
        engine=engine_kind(),
        correction=used.coefficients,
        bins=make_bins(samples, used),
    )


def report_calibration(calibration_result: Calibration, cli_options: CalibrationOptions) -> int:
    console = Console(highlight=False)
    console.print(render_table(calibration_table(calibration_result)))
    slope, shift, bend = calibration_result.correction
    console.print(f"correction: slope {slope:g}, shift {shift:g}, bend {bend:g}")
    console.print(describe_calibration(calibration_result), soft_wrap=True)
    if cli_options.write is not None:
        write_calibration(cli_options.write, calibration_result)
        click.echo(f"wrote {cli_options.write}; run `./kb docs` to update the page", err=True)
    is_fitted = cli_options.correct is not None  # a correction is not tested on the matches it was fitted to
    return SUCCESS if is_fitted or calibration_result.is_calibrated else CHECK_FAILED
