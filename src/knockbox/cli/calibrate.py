"""`knockbox analyse --calibrate`: matches of bots, to hold what an analysis says against what happens."""

from pathlib import Path

import click
import msgspec
from rich.console import Console

from knockbox.bots.budget import Budget, read_budget
from knockbox.bots.workers.processes import cores
from knockbox.cli.errors import CHECK_FAILED, WELL, InputError
from knockbox.cli.main import engine_kind
from knockbox.cli.studies import Work, done, drawn
from knockbox.lab.analysis import correction
from knockbox.lab.analysis.calibration import (
    Calibration,
    bins_of,
    correction_by,
    read,
    table,
    verdict,
    write,
)
from knockbox.lab.analysis.correction import Correction, correction_of
from knockbox.lab.analysis.looking import JUDGES, fingerprint
from knockbox.lab.analysis.trials import BOT, BUDGET, GROUNDS, Sample, Trial, trials, tried
from knockbox.lab.drafts import check_file


class Wish(msgspec.Struct, frozen=True):
    """How many matches of which game, how they are looked at, and where the numbers go."""

    count: int
    game: str
    judge: str
    budget: str | None
    seed: int
    jobs: int | None
    write: Path | None
    correct: Path | None


def calibrate(wish: Wish) -> int:
    """Play, look, count, and say whether chances are what they are called."""
    check_places(wish)
    JUDGES[wish.judge](GROUNDS[wish.game](0))
    budget: Budget = BUDGET if wish.budget is None else read_budget(wish.budget)
    first = Trial(wish.game, wish.seed, 0, BOT, wish.judge, budget)
    samples = looked_at(first, wish)
    used = correction_of(wish.game, wish.judge)
    if used.lesson.get("seed") == str(wish.seed) and wish.correct is None:
        click.echo(f"the correction was found in matches of seed {wish.seed} too: it fits them too well", err=True)
    if wish.correct is not None:
        used = correction_by(samples, lesson(first, wish.count))
        correction.keep(wish.correct, wish.game, wish.judge, used)
    return tell(calibration(first, wish.count, samples, used), wish)


def check_places(wish: Wish) -> None:
    """What cannot be written, or would lose what it holds, is refused before the matches, not after."""
    for path in filter(None, (wish.write, wish.correct)):
        if path.suffix != ".json":
            raise InputError(f"found `{path}`; expected a .json file")
        check_file(path)
    if wish.write and wish.correct and wish.write.resolve() == wish.correct.resolve():
        raise InputError(f"--write and --correct both name `{wish.write}`")
    if wish.write is not None:
        read(wish.write)
    if wish.correct is not None:
        correction.read(wish.correct)


def looked_at(first: Trial, wish: Wish) -> list[Sample]:
    work = Work(f"calibration, {wish.game}", wish.count, tried, trials(first, wish.count), lambda found: 1)
    found = done(work, wish.jobs or cores(), quiet=not Console(stderr=True).is_terminal)
    return sorted((each for part in found for each in part), key=lambda each: (each.match, each.raw))


def lesson(first: Trial, count: int) -> dict[str, str]:
    """Where a correction comes from."""
    matches = {"matches": str(count), "bot": first.bot, "budget": str(first.budget), "seed": str(first.seed)}
    return {**matches, "model": fingerprint(first.game, first.judge)}


def calibration(first: Trial, count: int, samples: list[Sample], used: Correction) -> Calibration:
    return Calibration(
        game=first.game,
        matches=count,
        seed=first.seed,
        bot=first.bot,
        judge=first.judge,
        model=fingerprint(first.game, first.judge),
        budget=str(first.budget),
        engine=engine_kind(),
        correction=used.numbers,
        bins=bins_of(samples, used),
    )


def tell(found: Calibration, wish: Wish) -> int:
    console = Console(highlight=False)
    console.print(drawn(table(found)))
    slope, shift, bend = found.correction
    console.print(f"correction: slope {slope:g}, shift {shift:g}, bend {bend:g}")
    console.print(verdict(found), soft_wrap=True)
    if wish.write is not None:
        write(wish.write, found)
        click.echo(f"written: {wish.write}; `./kb docs` shows it on its page", err=True)
    is_lesson = wish.correct is not None  # what was made from these matches is not tried by them
    return WELL if is_lesson or found.holds else CHECK_FAILED
