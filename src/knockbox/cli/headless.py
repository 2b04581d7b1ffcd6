"""Matches between bots without a board: play, count, record."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from knockbox.bots.registry import make
from knockbox.bots.vantage import Bot, Vantage
from knockbox.cli.errors import InputError
from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame
from knockbox.records.record import Player, Seeded
from knockbox.records.session import new_session, record_to

SEED_LIMIT: Final = 2**63
ENDINGS: Final = {"KD-END-2": "K.O.", "KD-END-3": "deck-out", "KD-END-4": "deck-out", "KD-END-5": "deck-out"}
"""What the rule that ended a round is called."""


class Tally(msgspec.Struct):
    """The results of a row of matches."""

    game: str
    options: dict[str, str]
    seats: list[str]
    seed: int
    matches: int
    wins_by_seat: list[int]
    wins_by_bot: dict[str, int]
    rounds: dict[str, int]
    decisions: int
    mean_decisions: float
    seconds: float
    decisions_per_second: float


class Played(msgspec.Struct, frozen=True):
    """One match: its inputs, how its rounds ended, its result."""

    seed: int
    names: list[str]
    inputs: list[tuple[int, int]]
    endings: list[str]  # how each round ended
    payoffs: list[float]


def play_matches(
    game: AnyGame,
    packs: Sequence[str],
    names: list[str],
    count: int,
    seed: int,
    swap: bool,
    folder: Path | None,
    quiet: bool,
) -> Tally:
    """Play the matches one after the other; the same seed gives the same matches."""
    played: list[Played] = []
    seconds = 0.0
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        for index in progress.track(range(count), description=f"{' - '.join(names)}"):
            seating = names[::-1] if swap and index % 2 else names
            begun = perf_counter()
            played.append(play_match(game, seating, match_seed(seed, index)))
            seconds += perf_counter() - begun
            if folder is not None:
                save_match(game, packs, played[-1], folder / f"{game.key}-{seed}-{index + 1}.kbr")
    return count_up(game, names, seed, played, seconds)


def match_seed(seed: int, index: int) -> int:
    """Seeds of a row of matches lie far apart from those of the neighbouring row."""
    return (seed + index * 1_000_003) % SEED_LIMIT if index else seed


def play_match(game: AnyGame, names: list[str], seed: int) -> Played:
    bots = [make(name, seed * len(names) + seat) for seat, name in enumerate(names)]
    state = game.start(seeded(seed), listen=True)
    inputs: list[tuple[int, int]] = []
    question = game.decision(state)
    while question is not None:
        choice = ask(game, state, bots)
        inputs.append((question.seat, choice))
        game.step(state, choice)
        question = game.decision(state)
    return Played(seed, names, inputs, endings(game.events(state.log)), game.payoffs(state))


def ask(game: AnyGame, state: Any, bots: Sequence[Bot]) -> int:
    question = game.decision(state)
    if question is None or question.seat == PUBLIC:
        raise InputError("a referee is asked, and a match of bots has none", "let bots roll dice in every test")
    return bots[question.seat].choose(Vantage(game, state, question))


def save_match(game: AnyGame, packs: Sequence[str], played: Played, path: Path) -> None:
    """Play the inputs again into a record."""
    seats = [Player(name, "bot") for name in played.names]
    session = new_session(game.key, game.options, packs, seats, Seeded(played.seed))
    record_to(session, path)
    for seat, choice in played.inputs:
        session.choose(seat, choice)


def count_up(game: AnyGame, names: list[str], seed: int, played: list[Played], seconds: float) -> Tally:
    decisions = sum(len(match.inputs) for match in played)
    rounds = Counter(ending for match in played for ending in match.endings)
    return Tally(
        game=game.key,
        options=dict(game.options),
        seats=names,
        seed=seed,
        matches=len(played),
        wins_by_seat=[sum(match.payoffs[seat] > 0 for match in played) for seat in range(game.seats)],
        wins_by_bot=wins_by_bot(names, played),
        rounds=dict(rounds),
        decisions=decisions,
        mean_decisions=decisions / len(played),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
    )


def endings(events: list[Event]) -> list[str]:
    """How each round ended, by the rule that ended it."""
    rules = [event.rule for event in events if type(event).__name__ == "RoundWon"]
    return [ENDINGS.get(rule, rule) for rule in rules]


def wins_by_bot(names: list[str], played: list[Played]) -> dict[str, int]:
    """Victories by name; two bots of one name share theirs."""
    wins = dict.fromkeys(names, 0)
    for match in played:
        for name, payoff in zip(match.names, match.payoffs, strict=True):
            wins[name] += payoff > 0
    return wins
