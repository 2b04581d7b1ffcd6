"""Matches of bots that are looked back at, to hold what an analysis says against what happened."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from knockbox.bots.budget import Budget
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame
from knockbox.lab.analysis.course import UTTERANCE, Stop, stops_along
from knockbox.lab.analysis.hindsight import recalled
from knockbox.lab.analysis.looking import Eye, shared
from knockbox.lab.dungeon.difficulty import USUAL
from knockbox.lab.dungeon.ground import LEVELS, entered
from knockbox.lab.ladder.bouts import duel
from knockbox.lab.match import STRIDE, Table, match_seed, team

SAMPLES: Final = 8
"""Choices of a match that are looked at."""
BOT: Final = "hard@200"
BEGINNERS: Final = {"dungeon": "easy"}
"""Who plays the beginning of a match: a group of good bots alone would hardly ever be in trouble."""
LAST: Final = 16
"""Choices before the beginners would have come to their end, at one of which the others go on for them."""
GLANCES: Final = 10
"""A glance at each of them takes this part of a look."""
WANTED: Final = (35, 70)
"""Per cent between which what a glance should say is drawn: what is safer or worse comes by itself afterwards."""
DEALS: Final = 24
CLOSE: Final = 0.05
"""So many deals are glanced at, until one comes so close to what is wanted."""
MOST: Final = 100_000
"""Trials of one seed: the further deals of each lie beyond."""
NEAR: Final = SAMPLES
"""Choices from there on that are looked at: that at which the others begin is among them, and trouble is soon over."""
BUDGET: Final = Budget(simulations=1000)


class Trial(msgspec.Struct, frozen=True):
    """One match to be played, and how it is looked at."""

    game: str
    seed: int
    index: int
    bot: str  # on every seat
    judge: str
    budget: Budget


class Beginning(NamedTuple):
    """Which deal is played, and how many of its questions the beginners answer."""

    seed: int
    questions: int = 0
    gap: float = 0.0  # between what a glance says there and what was wanted


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
    game, start = GROUNDS[trial.game](trial.index), beginning(trial)
    inputs, begun, payoffs = played(trial, game, start)
    stops = stops_along(game, game.start(seeded(start.seed)), inputs)
    eye = Eye(trial.judge, trial.budget, start.seed)
    near = NEAR if trial.game in BEGINNERS else None
    return [sample(trial, eye, stop, payoffs) for stop in drawn_from(stops[begun:], start.seed, near)]


def played(trial: Trial, game: AnyGame, start: Beginning) -> tuple[list[tuple[int, int]], int, list[float]]:
    """The inputs of a match, how many of them are the beginners', and who won."""
    table = set_out(game, BEGINNERS.get(trial.game, trial.bot), start.seed)
    table.play_on(start.questions)
    table.bots = team([trial.bot] * game.seats, start.seed)
    begun = len(table.inputs)
    table.play_on()
    return table.inputs, begun, game.payoffs(table.state)


def beginning(trial: Trial) -> Beginning:
    """Where beginners play, the deal and the question at which a glance says most nearly what was drawn for this trial.

    Left to itself a group is mostly as good as safe or lost, and hardly anything between would ever be said.
    """
    seed = match_seed(trial.seed, trial.index)
    if trial.game not in BEGINNERS:
        return Beginning(seed)
    low, high = WANTED
    wanted, best = (low + seeded(~seed).below(high - low)) / 100, Beginning(seed, 0, 1.0)
    for number in range(DEALS):
        if best.gap > CLOSE:
            found = nearest(trial, match_seed(trial.seed, trial.index + number * MOST), wanted)
            best = min(best, found, key=lambda each: each.gap)
    return best


def nearest(trial: Trial, seed: int, wanted: float) -> Beginning:
    """The question of one deal at which a glance says most nearly what is wanted."""
    game = GROUNDS[trial.game](trial.index)
    table = set_out(game, BEGINNERS[trial.game], seed)
    table.play_on()
    stops = stops_along(game, game.start(seeded(seed)), table.inputs)
    free = [place for place, stop in enumerate(stops) if stop.is_free][-LAST:]
    eye = Eye(trial.judge, shared(trial.budget, GLANCES), ~seed)
    gaps = {place: abs(eye.standing(recalled(stops[place]), 0).chance - wanted) for place in free}
    place = min(gaps, key=lambda each: gaps[each])
    return Beginning(seed, sum(stop.kind != UTTERANCE for stop in stops[:place]), gaps[place])


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
