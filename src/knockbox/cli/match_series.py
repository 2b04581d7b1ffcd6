"""Play a series of matches between bots, with a progress bar."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.progress import Progress

from knockbox.engine.event import Event
from knockbox.games.registry import AnyGame
from knockbox.lab.match import PlayedMatch, match_seed, play_match, save_match

C = TypeVar("C")


class MatchSeries(msgspec.Struct, frozen=True):
    """Bots, number of matches, and the folder for records."""

    packs: tuple[str, ...]
    names: list[str]  # of the bots, by seat
    count: int
    seed: int
    swap: bool
    folder: Path | None

    def seating(self, index: int) -> list[str]:
        return self.names[::-1] if self.swap and index % 2 else self.names


def play_matches(
    game: AnyGame, series: MatchSeries, summarize: Callable[[Sequence[Event]], C], is_quiet: bool
) -> tuple[list[PlayedMatch[C]], float]:
    """Play the series and return the matches and the seconds they took; the same seed gives the same matches."""
    played: list[PlayedMatch[C]] = []
    seconds = 0.0
    with Progress(console=Console(stderr=True), disable=is_quiet, transient=True) as progress:
        for index in progress.track(range(series.count), description=f"{' - '.join(series.names)}"):
            begun = perf_counter()
            played.append(play_match(game, series.seating(index), match_seed(series.seed, index), summarize))
            seconds += perf_counter() - begun
            if series.folder is not None:
                save_match(game, series.packs, played[-1], series.folder / f"{game.key}-{series.seed}-{index + 1}.kbr")
    return played, seconds
