"""Traces: one hash of all questions and inputs of many matches, equal on every machine and engine."""

from hashlib import blake2b
from typing import Any

from knockbox.engine.game import Game
from knockbox.engine.rng import make_rng
from knockbox.engine.state import State
from knockbox.testing.laws.walk import InputPolicy, apply_input, draw_input


def trace_hash(game: Game[Any], matches: int, draw: InputPolicy = draw_input) -> str:
    """Play matches with the seeds 0, 1, 2 …; hash seats, prompts, options, inputs, returns and chance."""
    digest = blake2b(digest_size=16)
    for seed in range(matches):
        for line in match_trace(game, seed, draw):
            digest.update(line.encode())
    return digest.hexdigest()


def match_trace(game: Game[Any], seed: int, draw: InputPolicy = draw_input) -> list[str]:
    """Return one match as lines of ints."""
    rng = make_rng(-seed - 1)
    state: State = game.start(make_rng(seed))
    lines: list[str] = []
    question = game.decision(state)
    while question is not None:
        made = draw(game, state, rng, 0)
        prefix = f"{made.seat} beside " if made.is_side_action else ""  # part of committed hashes
        lines.append(f"{prefix}{question.seat} {question.prompt} {question.options} {made.choice}\n")
        apply_input(game, state, made)
        question = game.decision(state)
    return [*lines, f"{game.returns(state)} {state.rng.memory}\n"]
