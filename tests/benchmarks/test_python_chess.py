"""How chess is played by the yardstick; a board of our own stands in for the library, which is an extra."""

from types import SimpleNamespace

from benchmarks.engine.python_chess import NO_PROGRESS, play_match, play_with_fewest_calls


class Board:
    """A game of so many half-moves, after which nobody can move."""

    def __init__(self, length: int) -> None:
        self.left = length
        self.halfmove_clock = 0

    @property
    def legal_moves(self) -> list[str]:
        return ["e2e4", "g1f3"] if self.left else []

    def is_game_over(self) -> bool:
        return not self.left

    def push(self, move: str) -> None:
        assert move == "g1f3", "a chance of 0.9 picks the last of two"
        self.left -= 1
        self.halfmove_clock += 1


def library(length: int) -> SimpleNamespace:
    return SimpleNamespace(Board=lambda: Board(length))


def test_both_loops_count_every_half_move() -> None:
    assert play_match(library(7), lambda: 0.9) == 7
    assert play_with_fewest_calls(library(7), lambda: 0.9) == 7


def test_the_shortest_loop_ends_games_without_progress() -> None:
    assert play_with_fewest_calls(library(1000), lambda: 0.9) == NO_PROGRESS
