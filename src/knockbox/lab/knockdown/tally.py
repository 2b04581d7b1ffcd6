"""Results of a series of duels, by seat and by bot."""

from collections import Counter

import msgspec

from knockbox.games.registry import AnyGame
from knockbox.lab.knockdown.rounds import RoundSummary
from knockbox.lab.match import PlayedMatch


class DuelTally(msgspec.Struct):
    """The results of a series of duels."""

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


def tally_duels(
    game: AnyGame, names: list[str], seed: int, played: list[PlayedMatch[list[RoundSummary]]], seconds: float
) -> DuelTally:
    decisions = sum(len(match.inputs) for match in played)
    return DuelTally(
        game=game.key,
        options=dict(game.options),
        seats=names,
        seed=seed,
        matches=len(played),
        wins_by_seat=[sum(match.returns[seat] > 0 for match in played) for seat in range(game.num_players)],
        wins_by_bot=count_wins_by_bot(names, played),
        rounds=dict(Counter(round.ending for match in played for round in match.summary)),
        decisions=decisions,
        mean_decisions=decisions / len(played),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
    )


def count_wins_by_bot(names: list[str], played: list[PlayedMatch[list[RoundSummary]]]) -> dict[str, int]:
    """Count wins by name; bots of one name share their wins, and a shared win counts once."""
    wins = dict.fromkeys(names, 0)
    for match in played:
        for name in {name for name, seat_return in zip(match.names, match.returns, strict=True) if seat_return > 0}:
            wins[name] += 1
    return wins
