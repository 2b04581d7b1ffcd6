"""Teach the bots of a game: `./kb train knockdown` writes src/knockbox/bots/models/knockdown.json.

The first generation learns from greedy bots; each later one from matches of the one before, searched with its net.
All tables that were ever seen are learnt from, so a net does not forget how badly played tables end.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import track

from knockbox.bots.model import Model, model_of
from knockbox.bots.workers.processes import cores
from knockbox.lab.runner import run
from tools.train.delves import DELVES
from tools.train.duels import DUELS
from tools.train.fitting import fit
from tools.train.lessons import Course, Lessons, Subject

ROOT: Final = Path(__file__).resolve().parents[2]
MODELS: Final = ROOT / "src" / "knockbox" / "bots" / "models"
SUBJECTS: Final = {subject.game: subject for subject in (DUELS, DELVES)}
AT_A_TIME: Final = 5
STRIDE: Final = 1_000_003


@click.command()
@click.argument("game", type=click.Choice(list(SUBJECTS)))
@click.option("--generations", type=click.IntRange(1, 20), default=3, show_default=True)
@click.option("--matches", type=click.IntRange(10), default=1500, show_default=True, help="Of each generation.")
@click.option("--simulations", type=click.IntRange(10), default=150, show_default=True, help="Of each answer.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1), default=cores, help="Processes.  [default: one for each core]")
@click.option("--go-on", is_flag=True, help="Begin with the shipped model instead of greedy bots.")
@click.option("--write", type=click.Path(path_type=Path, dir_okay=False), help="Instead of the shipped model.")
def command(
    game: str, generations: int, matches: int, simulations: int, seed: int, jobs: int, go_on: bool, write: Path | None
) -> None:
    """Teach the bots of GAME by matches that they play against each other."""
    subject = SUBJECTS[game]
    heard: list[Lessons] = []
    model = model_of(game) if go_on else None
    before = int(model.lesson["generations"]) if model else 0
    for generation in range(generations):
        heard += gathered(subject, model, simulations, seed + generation * STRIDE, matches, jobs)
        facts = {"generations": str(before + generation + 1), "matches": str(matches), "simulations": str(simulations)}
        found = fit(subject, heard, {**facts, "seed": str(seed)})
        model = found.model
        click.echo(f"generation {generation + 1}: {found.tables} tables, log loss {found.loss:.4f} ({found.blind:.4f})")
    path = write or MODELS / f"{game}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(model), indent=1))
    click.echo(f"written to {path}")


def gathered(
    subject: Subject, model: Model | None, simulations: int, seed: int, matches: int, jobs: int
) -> Iterator[Lessons]:
    """Play a generation, and show how far it is."""
    seeds = [seed + index for index in range(matches)]
    parts = [seeds[begin : begin + AT_A_TIME] for begin in range(0, matches, AT_A_TIME)]
    courses = [Course(model, simulations, part) for part in parts]
    return iter(track(run(subject.play, courses, jobs), total=len(courses), console=Console(stderr=True)))


if __name__ == "__main__":
    command()
