"""Teach the bots of a game: `./kb train knockdown` writes src/knockbox/bots/models/knockdown.json.

The first generation learns from greedy bots; each later one from matches of the one before, searched with its net.
All tables that were ever seen are learnt from, so a net does not forget how badly played tables end.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console
from rich.progress import track

from knockbox.bots.model import Model, model_of
from knockbox.bots.workers.processes import cores
from knockbox.lab.drafts import check_file, write_whole
from knockbox.lab.errors import LabError
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


class Wish(msgspec.Struct, frozen=True):
    """How a game is to be taught."""

    game: str
    generations: int
    matches: int
    simulations: int
    seed: int
    jobs: int
    go_on: bool
    write: Path | None

    @property
    def place(self) -> Path:
        return self.write or MODELS / f"{self.game}.json"


@click.command()
@click.argument("game", type=click.Choice(list(SUBJECTS)))
@click.option("--generations", type=click.IntRange(1, 20), default=3, show_default=True)
@click.option(
    "--matches", type=click.IntRange(10, 100_000), default=1500, show_default=True, help="Of each generation."
)
@click.option("--simulations", type=click.IntRange(10, 100_000), default=150, show_default=True, help="Of each answer.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 1024), default=cores, help="Processes.  [default: one for each core]")
@click.option("--go-on", is_flag=True, help="Begin with the shipped model instead of greedy bots.")
@click.option("--write", type=click.Path(path_type=Path), help="Instead of the shipped model.")
def command(**words: Any) -> None:
    """Teach the bots of GAME by matches that they play against each other."""
    try:
        wish = Wish(**words)
        check_file(wish.place)
        write_whole(wish.place, msgspec.json.format(msgspec.json.encode(taught(wish)), indent=1))
        click.echo(f"written to {wish.place}")
    except LabError as error:
        raise click.ClickException(str(error)) from None


def taught(wish: Wish) -> Model:
    """The model of the last generation; each hears all lessons before it too."""
    subject, heard = SUBJECTS[wish.game], list[Lessons]()
    model = model_of(wish.game) if wish.go_on else None
    before = int(model.lesson["generations"]) if model else 0
    for generation in range(wish.generations):
        heard += gathered(subject, model, wish, wish.seed + generation * STRIDE)
        found = fit(subject, heard, {"generations": str(before + generation + 1), **facts(wish)})
        model = found.model
        click.echo(f"generation {generation + 1}: {found.tables} tables, log loss {found.loss:.4f} ({found.blind:.4f})")
    if model is None:
        raise ValueError("nobody was taught anything in no generation")
    return model


def facts(wish: Wish) -> dict[str, str]:
    return {"matches": str(wish.matches), "simulations": str(wish.simulations), "seed": str(wish.seed)}


def gathered(subject: Subject, model: Model | None, wish: Wish, seed: int) -> Iterator[Lessons]:
    """Play a generation, and show how far it is."""
    seeds = [seed + index for index in range(wish.matches)]
    parts = [seeds[begin : begin + AT_A_TIME] for begin in range(0, wish.matches, AT_A_TIME)]
    courses = [Course(model, wish.simulations, part) for part in parts]
    return iter(track(run(subject.play, courses, wish.jobs), total=len(courses), console=Console(stderr=True)))


if __name__ == "__main__":
    command()
