"""The worker that plays Knockdown, compiled or interpreted by where it imports knockbox from."""

import sys
from functools import partial

from benchmarks.engine.matches import common_slices, match_seeds, play_match
from benchmarks.slices import Chance, Rates, Slice, clock, make_picker, serve
from knockbox.engine.rng import make_rng
from knockbox.engine.state import State
from knockbox.games.registry import AnyGame, build

MIDDLES = 16


def listen_to_match(game: AnyGame, chance: Chance, seed: int) -> list[tuple[int, ...]]:
    """Like `play_match`, but collect every note as it occurs, starting with the deal."""
    state = game.start(make_rng(seed), with_log=True)
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


def measure_listener(game: AnyGame, seconds: float, seed: int) -> Rates:
    """Play each match twice, with and without a listener, so that both do the same work."""
    decisions, silent, loud = 0, 0.0, 0.0
    for number in match_seeds(seed):
        started = clock()
        decisions += play_match(game, make_picker(number), number)
        between = clock()
        listen_to_match(game, make_picker(number), number)
        silent, loud = silent + between - started, loud + clock() - between
        if silent + loud >= seconds:
            break
    return {"silent": decisions / silent, "listened to": decisions / loud}


def choices_of_match(game: AnyGame, chance: Chance, seed: int) -> list[int]:
    state, choices = game.start(make_rng(seed)), list[int]()
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


def measure_quarters(game: AnyGame, seconds: float, seed: int) -> Rates:
    """Replay matches and time their first and last quarters, which have equally many decisions."""
    chance, decisions, first, last = make_picker(seed), 0, 0.0, 0.0
    for number in match_seeds(seed):
        choices = choices_of_match(game, chance, number)
        quarter = len(choices) // 4
        state = game.start(make_rng(number))
        first += time_of(game, state, choices[:quarter])
        time_of(game, state, choices[quarter:-quarter])
        last += time_of(game, state, choices[-quarter:])
        decisions += quarter
        if first + last >= seconds:
            break
    return {"first quarter": decisions / first, "last quarter": decisions / last}


def middle_of_match(game: AnyGame, seed: int) -> State:
    choices = choices_of_match(game, make_picker(seed), seed)
    state: State = game.start(make_rng(seed))
    for choice in choices[: len(choices) // 2]:
        game.step(state, choice)
    return state


def knockdown_slices(game: AnyGame) -> dict[str, Slice]:
    middles = [middle_of_match(game, seed) for seed in range(MIDDLES)]
    return common_slices(game, middles) | {
        "listen": partial(measure_listener, game),
        "quarters": partial(measure_quarters, game),
    }


if __name__ == "__main__":
    serve(knockdown_slices(build("knockdown", {}, sys.argv[1:])))
