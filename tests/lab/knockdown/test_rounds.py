"""The rounds of a match are derived from its events."""

from knockbox.games.knockdown.events import MatchWon, Resigned, RoundStarted, RoundWon, TurnStarted
from knockbox.games.registry import build
from knockbox.lab.knockdown.rounds import DECK_OUT, KNOCKOUT, RoundSummary, summarize_rounds
from knockbox.lab.match import match_seed, play_match

EVENTS = [
    RoundStarted("KD-TURN-1", 1, 1),
    TurnStarted("KD-TURN-1", 1, 1),
    TurnStarted("KD-TURN-1", 0, 2),
    RoundWon("KD-END-2", 0, 1),
    RoundStarted("KD-TURN-1", 1, 2),
    TurnStarted("KD-TURN-1", 1, 3),
    RoundWon("KD-END-4", 1, 2),
    RoundStarted("KD-TURN-1", 0, 3),
    TurnStarted("KD-TURN-1", 0, 4),
    Resigned("KDR-75", 0),
    MatchWon("KDR-75", 1),
]


def test_a_round_knows_who_began_who_won_how_and_when() -> None:
    assert summarize_rounds(EVENTS[:7]) == [RoundSummary(1, 0, KNOCKOUT, 2), RoundSummary(1, 1, DECK_OUT, 1)]


def test_a_round_that_was_broken_off_is_not_counted() -> None:
    assert len(summarize_rounds(EVENTS)) == 2


def test_the_winner_of_two_rounds_wins_the_match() -> None:
    game = build("knockdown", {})
    for seed in range(5):
        played = play_match(game, ["random", "random"], seed, summarize_rounds)
        winner = played.returns.index(1.0)
        assert [each.winner for each in played.summary].count(winner) == 2
        assert played.summary[-1].winner == winner
        assert [each.first for each in played.summary[1:]] == [1 - each.winner for each in played.summary[:-1]]
        assert all(each.turns > 1 for each in played.summary)


def test_rows_of_neighbouring_seeds_do_not_overlap() -> None:
    first, second = ({match_seed(seed, index) for index in range(1000)} for seed in (1, 2))
    assert first.isdisjoint(second)
    assert match_seed(5, 0) == 5
    assert match_seed(-3, 0) == -3
    assert 0 <= match_seed(2**63 - 1, 7) < 2**63
