"""A row of matches between bots, with a bar for the person who waits."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import Progress

from knockbox.games.registry import AnyGame
from knockbox.lab.match import Played, match_seed, play_match, save_match
from knockbox.lab.tally import Tally, count_up


def play_matches(
    game: AnyGame,
    packs: Sequence[str],
    names: list[str],
    count: int,
    seed: int,
    swap: bool,
    folder: Path | None,
    quiet: bool,
) -> Tally:
    """Play the matches one after the other; the same seed gives the same matches."""
    played: list[Played] = []
    seconds = 0.0
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        for index in progress.track(range(count), description=f"{' - '.join(names)}"):
            seating = names[::-1] if swap and index % 2 else names
            begun = perf_counter()
            played.append(play_match(game, seating, match_seed(seed, index)))
            seconds += perf_counter() - begun
            if folder is not None:
                save_match(game, packs, played[-1], folder / f"{game.key}-{seed}-{index + 1}.kbr")
    return count_up(game, names, seed, played, seconds)
