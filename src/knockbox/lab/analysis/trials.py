"""Matches of bots that are looked back at, to hold what an analysis says against what happened."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame
from knockbox.lab.analysis.course import Stop, stops_along
from knockbox.lab.analysis.hindsight import recalled
from knockbox.lab.analysis.looking import Eye
from knockbox.lab.dungeon.difficulty import USUAL
from knockbox.lab.dungeon.ground import LEVELS, entered
from knockbox.lab.ladder.bouts import duel
from knockbox.lab.match import STRIDE, match_seed, play_out

SAMPLES: Final = 8
"""Choices of a match that are looked at."""
BOT: Final = "hard@200"
BUDGET: Final = Budget(simulations=1000)


class Trial(msgspec.Struct, frozen=True):
    """One match to be played, and how it is looked at."""

    game: str
    seed: int
    index: int
    bot: str  # on every seat
    judge: str
    budget: Budget


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """What a search said about a seat that had just chosen, without a correction, and whether that seat won."""

    match: int
    raw: float
    won: bool


def arena(index: int) -> AnyGame:
    """All boxes; fighters, arena and skills are drawn for each match."""
    return duel()


def floor(index: int) -> AnyGame:
    """Each dungeon in turn, without a clock."""
    return entered(LEVELS[index % len(LEVELS)], USUAL, (), ())


GROUNDS: Final[dict[str, Callable[[int], AnyGame]]] = {"knockdown": arena, "dungeon": floor}


def trials(first: Trial, count: int) -> Iterator[Trial]:
    return (msgspec.structs.replace(first, index=index) for index in range(count))


def tried(trial: Trial) -> list[Sample]:
    """Play a match and look back at some of its choices; all follows from the trial alone."""
    game, seed = GROUNDS[trial.game](trial.index), match_seed(trial.seed, trial.index)
    state, inputs = play_out(game, [trial.bot] * game.seats, seed)
    stops = stops_along(game, game.start(seeded(seed)), inputs)
    payoffs = game.payoffs(state)
    eye = Eye(trial.judge, trial.budget, seed)
    return [sample(trial, eye, stop, payoffs) for stop in drawn_from(stops, seed)]


def drawn_from(stops: list[Stop], seed: int) -> list[Stop]:
    """Some of the choices, each as likely as any other."""
    free = [stop.entry.seq for stop in stops if stop.is_free]
    seeded(seed ^ STRIDE).shuffle(free)
    return [stops[number - 1] for number in sorted(free[:SAMPLES])]


def sample(trial: Trial, eye: Eye, stop: Stop, payoffs: list[Any]) -> Sample:
    seen = eye.look(recalled(stop), stop.entry.choice)
    return Sample(trial.index, round(seen.chosen.chance, 6), payoffs[stop.entry.seat] > 0)
