"""A row of matches between bots, with a bar for the person who waits."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.progress import Progress

from knockbox.engine.event import Event
from knockbox.games.registry import AnyGame
from knockbox.lab.match import Played, match_seed, play_match, save_match

C = TypeVar("C")


class Row(msgspec.Struct, frozen=True):
    """Who plays how often, and where the records go."""

    packs: tuple[str, ...]
    names: list[str]  # of the bots, by seat
    count: int
    seed: int
    swap: bool
    folder: Path | None

    def seating(self, index: int) -> list[str]:
        return self.names[::-1] if self.swap and index % 2 else self.names


def play_matches(
    game: AnyGame, row: Row, read: Callable[[Sequence[Event]], C], quiet: bool
) -> tuple[list[Played[C]], float]:
    """Play one after the other and say how many seconds that took; the same seed gives the same matches."""
    played: list[Played[C]] = []
    seconds = 0.0
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        for index in progress.track(range(row.count), description=f"{' - '.join(row.names)}"):
            begun = perf_counter()
            played.append(play_match(game, row.seating(index), match_seed(row.seed, index), read))
            seconds += perf_counter() - begun
            if row.folder is not None:
                save_match(game, row.packs, played[-1], row.folder / f"{game.key}-{row.seed}-{index + 1}.kbr")
    return played, seconds
