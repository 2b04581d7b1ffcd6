"""The worker that plays Knockdown; whether compiled or interpreted depends on where it imports knockbox from."""

import gc
import sys
import tracemalloc
from collections.abc import Iterator
from functools import partial
from itertools import count

from benchmarks.engine.slices import Chance, Rates, Slice, clock, picker, rate, serve
from knockbox.cli.main import engine_kind
from knockbox.engine.playout import simulate
from knockbox.engine.rng import seeded
from knockbox.engine.state import State
from knockbox.games.registry import AnyGame, build

MIDDLES = 16
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


def listen_to_match(game: AnyGame, chance: Chance, seed: int) -> list[tuple[int, ...]]:
    """As `play_match`, but every note, from the deal on, is collected as soon as it is there."""
    state = game.start(seeded(seed), listen=True)
    log, heard = state.log, list[tuple[int, ...]]()
    decision = game.decision(state)
    while decision is not None:
        heard += log
        log.clear()
        options = decision.options
        game.step(state, options[int(chance() * len(options))])
        decision = game.decision(state)
    heard += log
    return heard


def listening(game: AnyGame, seconds: float, seed: int) -> Rates:
    """Play each match twice, alone and with a listener, so that both do exactly the same."""
    decisions, silent, loud = 0, 0.0, 0.0
    for number in match_seeds(seed):
        started = clock()
        decisions += play_match(game, picker(number), number)
        between = clock()
        listen_to_match(game, picker(number), number)
        silent, loud = silent + between - started, loud + clock() - between
        if silent + loud >= seconds:
            break
    return {"silent": decisions / silent, "listened to": decisions / loud}


def choices_of_match(game: AnyGame, chance: Chance, seed: int) -> list[int]:
    state, choices = game.start(seeded(seed)), list[int]()
    while (decision := game.decision(state)) is not None:
        choices.append(decision.options[int(chance() * len(decision.options))])
        game.step(state, choices[-1])
    return choices


def time_of(game: AnyGame, state: State, choices: list[int]) -> float:
    started = clock()
    for choice in choices:
        game.step(state, choice)
        game.decision(state)
    return clock() - started


def quarters(game: AnyGame, seconds: float, seed: int) -> Rates:
    """Play known matches again and time their first and last quarters, which have as many decisions each."""
    chance, decisions, first, last = picker(seed), 0, 0.0, 0.0
    for number in match_seeds(seed):
        choices = choices_of_match(game, chance, number)
        quarter = len(choices) // 4
        state = game.start(seeded(number))
        first += time_of(game, state, choices[:quarter])
        time_of(game, state, choices[quarter:-quarter])
        last += time_of(game, state, choices[-quarter:])
        decisions += quarter
        if first + last >= seconds:
            break
    return {"first quarter": decisions / first, "last quarter": decisions / last}


def middle_of_match(game: AnyGame, seed: int) -> State:
    choices = choices_of_match(game, picker(seed), seed)
    state: State = game.start(seeded(seed))
    for choice in choices[: len(choices) // 2]:
        game.step(state, choice)
    return state


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


def knockdown_slices(game: AnyGame) -> dict[str, Slice]:
    middles = [middle_of_match(game, seed) for seed in range(MIDDLES)]
    return {
        "compiled?": lambda _seconds, _seed: {"compiled?": float(engine_kind() == "compiled")},
        "play": partial(playing, game),
        "listen": partial(listening, game),
        "simulate": lambda seconds, seed: {
            "simulate": rate(seconds, lambda: simulate(game, MATCHES_SIMULATED, seed)[1])
        },
        "clone": lambda seconds, _seed: {"clone": rate(seconds, partial(clone_all, game, middles))},
        "quarters": partial(quarters, game),
        "weigh": lambda _seconds, _seed: {"clone kB": max(weigh(game, state) for state in middles) / 1000},
    }


if __name__ == "__main__":
    serve(knockdown_slices(build("knockdown", {}, sys.argv[1:])))
