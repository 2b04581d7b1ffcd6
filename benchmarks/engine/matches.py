"""Slices for any of our games: random matches and clones of states."""

import gc
import tracemalloc
from collections.abc import Iterator
from functools import partial
from itertools import count

from benchmarks.engine_kind import ENGINE_SLICES
from benchmarks.slices import Chance, Rates, Slice, make_picker, measure_rate
from knockbox.engine.playout import simulate
from knockbox.engine.rng import make_rng
from knockbox.engine.state import State
from knockbox.games.registry import AnyGame

ROUNDS_OF_CLONES = 20
CLONES_FOR_SIZE = 200
MATCHES_PER_SIMULATION = 4


def match_seeds(seed: int) -> Iterator[int]:
    """Yield match seeds; the same slice seed gives the same matches, so that slices of a round are comparable."""
    return count(seed * 1_000_000)


def play_match(game: AnyGame, chance: Chance, seed: int) -> int:
    state, asked = game.start(make_rng(seed)), 0
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


def clone_bytes(game: AnyGame, state: State) -> float:
    """Return the bytes that one more clone allocates, without shared parts."""
    kept: list[State] = [state] * CLONES_FOR_SIZE
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for place in range(CLONES_FOR_SIZE):
        kept[place] = game.clone(state)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / CLONES_FOR_SIZE


def measure_play(game: AnyGame, seconds: float, seed: int) -> Rates:
    chance, seeds = make_picker(seed), match_seeds(seed)
    return {"play": measure_rate(seconds, lambda: play_match(game, chance, next(seeds)))}


def measure_simulation(game: AnyGame, seconds: float, seed: int) -> Rates:
    """Simulate whole matches inside the compiled group; each piece of work has its own seed."""
    seeds = match_seeds(seed)
    return {"simulate": measure_rate(seconds, lambda: simulate(game, MATCHES_PER_SIMULATION, next(seeds))[1])}


def common_slices(game: AnyGame, cloned: list[State]) -> dict[str, Slice]:
    """Return slices shared by all games; `cloned` are the states to clone for time and size."""
    return ENGINE_SLICES | {
        "play": partial(measure_play, game),
        "simulate": partial(measure_simulation, game),
        "clone": lambda seconds, _seed: {"clone": measure_rate(seconds, partial(clone_all, game, cloned))},
        "weigh": lambda _seconds, _seed: {"clone kB": max(clone_bytes(game, state) for state in cloned) / 1000},
    }
