"""Slices that fit any game of ours: random matches and copies of states."""

import gc
import tracemalloc
from collections.abc import Iterator
from functools import partial
from itertools import count

from benchmarks.kind import KIND
from benchmarks.slices import Chance, Rates, Slice, picker, rate
from knockbox.engine.playout import simulate
from knockbox.engine.rng import seeded
from knockbox.engine.state import State
from knockbox.games.registry import AnyGame

ROUNDS_OF_CLONES = 20
COPIES_WEIGHED = 200
MATCHES_SIMULATED = 4


def match_seeds(seed: int) -> Iterator[int]:
    """The same slice seed gives the same matches, so that slices of one round are alike."""
    return count(seed * 1_000_000)


def play_match(game: AnyGame, chance: Chance, seed: int) -> int:
    state, asked = game.start(seeded(seed)), 0
    decision = game.decision(state)
    while decision is not None:
        options = decision.options
        game.step(state, options[int(chance() * len(options))])
        asked += 1
        decision = game.decision(state)
    return asked


def clone_all(game: AnyGame, states: list[State]) -> int:
    for _ in range(ROUNDS_OF_CLONES):
        for state in states:
            game.clone(state)
    return ROUNDS_OF_CLONES * len(states)


def weigh(game: AnyGame, state: State) -> float:
    """Bytes that one more clone takes from the allocator: all that it does not share."""
    kept: list[State] = [state] * COPIES_WEIGHED
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for place in range(COPIES_WEIGHED):
        kept[place] = game.clone(state)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / COPIES_WEIGHED


def playing(game: AnyGame, seconds: float, seed: int) -> Rates:
    chance, seeds = picker(seed), match_seeds(seed)
    return {"play": rate(seconds, lambda: play_match(game, chance, next(seeds)))}


def simulating(game: AnyGame, seconds: float, seed: int) -> Rates:
    """Whole matches inside the compiled group; each piece of work has a seed of its own."""
    seeds = match_seeds(seed)
    return {"simulate": rate(seconds, lambda: simulate(game, MATCHES_SIMULATED, next(seeds))[1])}


def common_slices(game: AnyGame, cloned: list[State]) -> dict[str, Slice]:
    """What is measured of every game; `cloned` are the states whose copies are timed and weighed."""
    return KIND | {
        "play": partial(playing, game),
        "simulate": partial(simulating, game),
        "clone": lambda seconds, _seed: {"clone": rate(seconds, partial(clone_all, game, cloned))},
        "weigh": lambda _seconds, _seed: {"clone kB": max(weigh(game, state) for state in cloned) / 1000},
    }
