"""Train the bots of a game: `./kb train knockdown` writes src/knockbox/bots/models/knockdown.json.

The first generation learns from greedy bots; each later one from matches of the one before, searched with its net.
Every generation learns from all earlier positions too, so that a net does not forget how bad play ends.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console
from rich.progress import track

from knockbox.bots.model import Model, load_model
from knockbox.bots.workers.processes import available_cores
from knockbox.lab.atomic_files import check_writable, write_atomically
from knockbox.lab.errors import LabError
from knockbox.lab.runner import run_parts
from tools.train.dungeon import DUNGEON_TRAINING
from tools.train.fitting import fit
from tools.train.knockdown import KNOCKDOWN_TRAINING
from tools.train.samples import TrainingBatch, TrainingGame, TrainingSamples

ROOT: Final = Path(__file__).resolve().parents[2]
MODELS: Final = ROOT / "src" / "knockbox" / "bots" / "models"
SUBJECTS: Final = {subject.game: subject for subject in (KNOCKDOWN_TRAINING, DUNGEON_TRAINING)}
MATCHES_PER_BATCH: Final = 5
SEED_STRIDE: Final = 1_000_003


class TrainingOptions(msgspec.Struct, frozen=True):
    """Options of `./kb train`."""

    game: str
    generations: int
    matches: int
    simulations: int
    seed: int
    jobs: int
    go_on: bool
    write: Path | None

    @property
    def model_path(self) -> Path:
        return self.write or MODELS / f"{self.game}.json"


@click.command()
@click.argument("game", type=click.Choice(list(SUBJECTS)))
@click.option("--generations", type=click.IntRange(1, 20), default=3, show_default=True)
@click.option(
    "--matches", type=click.IntRange(10, 100_000), default=1500, show_default=True, help="Matches per generation."
)
@click.option(
    "--simulations", type=click.IntRange(10, 100_000), default=150, show_default=True, help="Simulations per choice."
)
@click.option("--seed", type=click.IntRange(0, 2**62), default=1, show_default=True)
@click.option(
    "--jobs",
    type=click.IntRange(1, 1024),
    default=available_cores,
    help="Number of worker processes.  [default: cores]",
)
@click.option("--go-on", is_flag=True, help="Start from the shipped model instead of greedy bots.")
@click.option(
    "--write", type=click.Path(path_type=Path), help="Write the model here instead of replacing the shipped one."
)
def command(**options: Any) -> None:
    """Train the bots of GAME with matches they play against each other."""
    try:
        wish = TrainingOptions(**options)
        check_writable(wish.model_path)
        write_atomically(wish.model_path, msgspec.json.format(msgspec.json.encode(train_generations(wish)), indent=1))
        click.echo(f"wrote {wish.model_path}")
    except LabError as error:
        raise click.ClickException(str(error)) from None


def train_generations(cli_options: TrainingOptions) -> Model:
    """Return the model of the last generation; each also learns from all earlier ones."""
    subject, heard = SUBJECTS[cli_options.game], list[TrainingSamples]()
    model = load_model(cli_options.game) if cli_options.go_on else None
    before = int(model.lesson["generations"]) if model else 0
    for generation in range(cli_options.generations):
        heard += play_generation(subject, model, cli_options, cli_options.seed + generation * SEED_STRIDE)
        found = fit(subject, heard, {"generations": str(before + generation + 1), **training_facts(cli_options)})
        model = found.model
        click.echo(
            f"generation {generation + 1}: {found.tables} tables, log loss {found.loss:.4f} ({found.baseline_loss:.4f})"
        )
    if model is None:
        raise ValueError("expected at least one generation")
    return model


def training_facts(cli_options: TrainingOptions) -> dict[str, str]:
    return {
        "matches": str(cli_options.matches),
        "simulations": str(cli_options.simulations),
        "seed": str(cli_options.seed),
    }


def play_generation(
    subject: TrainingGame, model: Model | None, cli_options: TrainingOptions, seed: int
) -> Iterator[TrainingSamples]:
    """Play a generation with a progress bar."""
    seeds = [seed + index for index in range(cli_options.matches)]
    parts = [seeds[begin : begin + MATCHES_PER_BATCH] for begin in range(0, cli_options.matches, MATCHES_PER_BATCH)]
    courses = [TrainingBatch(model, cli_options.simulations, part) for part in parts]
    return iter(
        track(
            run_parts(subject.play_batch, courses, cli_options.jobs), total=len(courses), console=Console(stderr=True)
        )
    )


if __name__ == "__main__":
    command()
