"""Training samples from matches of bots: positions and expected results of the seat to move."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import msgspec

from knockbox.bots.model import Model
from knockbox.games.registry import AnyGame

TrainingSample: TypeAlias = tuple[list[float], float]
"""Features of a position, and the winning chance of the seat to move."""


class TrainingBatch(msgspec.Struct, frozen=True):
    """A batch of matches of one generation, run by one process."""

    model: Model | None  # of the previous generation; without it greedy bots play
    simulations: int
    seeds: Sequence[int]


class TrainingSamples(msgspec.Struct, frozen=True):
    """Rows of features, and the expected result of the seat to move for each."""

    numbers: bytes  # doubles
    chances: bytes  # doubles, from 0 to 1
    matches: bytes  # match of each row: the last four bytes of its seed


class TrainingGame(msgspec.Struct, frozen=True):
    """How to train one game."""

    game: str
    sampled_prompts: list[str]  # prompts at which positions are sampled
    is_shared: bool  # all seats win or lose together
    rules_for: Callable[[int], AnyGame]  # rules by the seed of the match
    play_match: Callable[[TrainingBatch, int], Iterable[TrainingSample]]  # one match, by its seed

    def play_batch(self, batch: TrainingBatch) -> TrainingSamples:
        numbers, chances, matches = array("d"), array("d"), array("I")
        for seed in batch.seeds:
            for row, chance in self.play_match(batch, seed):
                numbers.extend(row)
                chances.append(chance)
                matches.append(seed & 0xFFFFFFFF)
        return TrainingSamples(numbers.tobytes(), chances.tobytes(), matches.tobytes())
