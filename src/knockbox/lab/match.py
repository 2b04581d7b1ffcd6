"""One match between bots without a board: play it, and keep it as a record."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from knockbox.bots.registry import make
from knockbox.bots.vantage import Bot, Vantage
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame
from knockbox.lab.errors import LabError
from knockbox.lab.rounds import Round, rounds_of
from knockbox.records.record import Player, Seeded
from knockbox.records.session import new_session, record_to

SEED_LIMIT: Final = 2**63
STRIDE: Final = 1_000_003
"""Seeds of a row of matches lie far apart from those of the neighbouring row."""


class Played(msgspec.Struct, frozen=True):
    """One match: its inputs, its rounds, its result."""

    seed: int
    names: list[str]  # of the bots, by seat
    inputs: list[tuple[int, int]]
    rounds: list[Round]
    payoffs: list[float]


def match_seed(seed: int, index: int) -> int:
    """The seed of a match in a row that begins with `seed`."""
    return (seed + index * STRIDE) % SEED_LIMIT if index else seed


def play_match(game: AnyGame, names: list[str], seed: int) -> Played:
    state, inputs = play_out(game, names, seed)
    return Played(seed, names, inputs, rounds_of(game.events(state.log)), game.payoffs(state))


def play_out(game: AnyGame, names: Sequence[str], seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """The table at the end of a match, with all that was noted on the way, and the inputs that led there."""
    bots = [make(name, seed * len(names) + seat) for seat, name in enumerate(names)]
    state = game.start(seeded(seed), listen=True)
    inputs: list[tuple[int, int]] = []
    question = game.decision(state)
    while question is not None:
        choice = ask(game, state, bots)
        inputs.append((question.seat, choice))
        carry_out(game, state, question, choice)
        question = game.decision(state)
    return state, inputs


def carry_out(game: AnyGame, state: Any, question: Decision, choice: int) -> None:
    """A bot answers its question, or takes up an offer."""
    if choice in question.options:
        game.step(state, choice)
    else:
        game.accept(state, question.seat, choice)


def ask(game: AnyGame, state: Any, bots: Sequence[Bot]) -> int:
    question = game.decision(state)
    if question is None or question.seat == PUBLIC:
        raise LabError("a referee is asked, and a match of bots has none; let bots roll dice in every test")
    return bots[question.seat].choose(Vantage(game, state, question))


def save_match(game: AnyGame, packs: Sequence[str], played: Played, path: Path) -> None:
    """Play the inputs again into a record."""
    seats = [Player(name, "bot") for name in played.names]
    session = new_session(game.key, game.options, packs, seats, Seeded(played.seed))
    record_to(session, path)
    for seat, choice in played.inputs:
        session.choose(seat, choice)
