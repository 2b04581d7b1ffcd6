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
from knockbox.lab.match import STRIDE, Table, match_seed, team

SAMPLES: Final = 8
"""Choices of a match that are looked at."""
BOT: Final = "hard@200"
BEGINNERS: Final = {"dungeon": "easy"}
"""Who plays the beginning of a match: a group of good bots alone would hardly ever be in trouble."""
SOON: Final = 12
"""Questions before the beginners would have come to their end, at most, when the others go on for them."""
NEAR: Final = 24
"""Choices after that of which some are looked at: later on, all trouble is over."""
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
    inputs, begun, payoffs = played(trial, game, seed)
    stops = stops_along(game, game.start(seeded(seed)), inputs)
    eye = Eye(trial.judge, trial.budget, seed)
    near = NEAR if trial.game in BEGINNERS else None
    return [sample(trial, eye, stop, payoffs) for stop in drawn_from(stops[begun:], seed, near)]


def played(trial: Trial, game: AnyGame, seed: int) -> tuple[list[tuple[int, int]], int, list[float]]:
    """The inputs of a match, how many of them are the beginners', and who won."""
    table = set_out(game, BEGINNERS.get(trial.game, trial.bot), seed)
    if trial.game in BEGINNERS:
        whole = set_out(game, BEGINNERS[trial.game], seed).play_on()
        table.play_on(max(0, whole - 1 - seeded(~seed).below(SOON)))
        table.bots = team([trial.bot] * game.seats, seed)
    begun = len(table.inputs)
    table.play_on()
    return table.inputs, begun, game.payoffs(table.state)


def set_out(game: AnyGame, bot: str, seed: int) -> Table:
    """A match that is about to begin, with one bot on every seat."""
    return Table(game, team([bot] * game.seats, seed), game.start(seeded(seed), listen=True))


def drawn_from(stops: list[Stop], seed: int, near: int | None = None) -> list[Stop]:
    """Some of the choices, or of the first of them, each as likely as any other."""
    free = [place for place, stop in enumerate(stops) if stop.is_free][:near]
    seeded(seed ^ STRIDE).shuffle(free)
    return [stops[place] for place in sorted(free[:SAMPLES])]


def sample(trial: Trial, eye: Eye, stop: Stop, payoffs: list[Any]) -> Sample:
    seen = eye.look(recalled(stop), stop.entry.choice)
    return Sample(trial.index, round(seen.chosen.chance, 6), payoffs[stop.entry.seat] > 0)
