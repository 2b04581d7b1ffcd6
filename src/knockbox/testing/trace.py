"""Traces: one hash of everything asked and answered in many random matches, equal on every machine and engine."""

from hashlib import blake2b
from typing import Any

from knockbox.engine.game import Game
from knockbox.engine.rng import seeded


def trace_hash(game: Game[Any], matches: int) -> str:
    """Play the matches of the seeds 0, 1, 2 … at random; hash seats, prompts, options, choices, results and chance."""
    digest = blake2b(digest_size=16)
    for seed in range(matches):
        for line in match_trace(game, seed):
            digest.update(line.encode())
    return digest.hexdigest()


def match_trace(game: Game[Any], seed: int) -> list[str]:
    """One match in lines of ints."""
    state, rng = game.start(seeded(seed)), seeded(-seed - 1)
    lines: list[str] = []
    question = game.decision(state)
    while question is not None:
        choice = question.options[rng.below(len(question.options))]
        lines.append(f"{question.seat} {question.prompt} {question.options} {choice}\n")
        game.step(state, choice)
        question = game.decision(state)
    return [*lines, f"{game.payoffs(state)} {state.rng.memory}\n"]
