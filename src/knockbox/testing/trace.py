"""Traces: one hash of everything asked and answered in many matches, equal on every machine and engine."""

from hashlib import blake2b
from typing import Any

from knockbox.engine.game import Game
from knockbox.engine.rng import seeded
from knockbox.engine.state import State
from knockbox.testing.laws.walk import Draw, draw_input, put_in


def trace_hash(game: Game[Any], matches: int, draw: Draw = draw_input) -> str:
    """Play the matches of the seeds 0, 1, 2 …; hash seats, prompts, options, inputs, results and chance."""
    digest = blake2b(digest_size=16)
    for seed in range(matches):
        for line in match_trace(game, seed, draw):
            digest.update(line.encode())
    return digest.hexdigest()


def match_trace(game: Game[Any], seed: int, draw: Draw = draw_input) -> list[str]:
    """One match in lines of ints."""
    rng = seeded(-seed - 1)
    state: State = game.start(seeded(seed))
    lines: list[str] = []
    question = game.decision(state)
    while question is not None:
        made = draw(game, state, rng, 0)
        beside = f"{made.seat} beside " if made.is_offer else ""
        lines.append(f"{beside}{question.seat} {question.prompt} {question.options} {made.choice}\n")
        put_in(game, state, made)
        question = game.decision(state)
    return [*lines, f"{game.payoffs(state)} {state.rng.memory}\n"]
