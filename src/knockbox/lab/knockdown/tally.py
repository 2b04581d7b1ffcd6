"""The results of a row of duels, counted by seat and by bot."""

from collections import Counter

import msgspec

from knockbox.games.registry import AnyGame
from knockbox.lab.knockdown.rounds import Round
from knockbox.lab.match import Played


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


def count_up(game: AnyGame, names: list[str], seed: int, played: list[Played[list[Round]]], seconds: float) -> Tally:
    decisions = sum(len(match.inputs) for match in played)
    return Tally(
        game=game.key,
        options=dict(game.options),
        seats=names,
        seed=seed,
        matches=len(played),
        wins_by_seat=[sum(match.payoffs[seat] > 0 for match in played) for seat in range(game.seats)],
        wins_by_bot=wins_by_bot(names, played),
        rounds=dict(Counter(round.ending for match in played for round in match.course)),
        decisions=decisions,
        mean_decisions=decisions / len(played),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
    )


def wins_by_bot(names: list[str], played: list[Played[list[Round]]]) -> dict[str, int]:
    """Victories by name; bots of one name share theirs, and what they win together counts once."""
    wins = dict.fromkeys(names, 0)
    for match in played:
        for name in {name for name, payoff in zip(match.names, match.payoffs, strict=True) if payoff > 0}:
            wins[name] += 1
    return wins
