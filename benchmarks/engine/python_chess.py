"""The worker that plays chess with python-chess."""

from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.slices import Chance, Slice, make_picker, measure_rate, serve

NO_PROGRESS = 150  # half-moves without a capture or a pawn after which a game is drawn


def play_match(chess: Any, chance: Chance) -> int:
    """Play one game by the loop of the library's own documentation."""
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(chance() * len(legal))])
        moves += 1
    return moves


def play_with_fewest_calls(chess: Any, chance: Chance) -> int:
    """Play until there is no move or no progress for long, without other tests for the end."""
    board, moves = chess.Board(), 0
    legal = list(board.legal_moves)
    while legal and board.halfmove_clock < NO_PROGRESS:
        board.push(legal[int(chance() * len(legal))])
        moves += 1
        legal = list(board.legal_moves)
    return moves


def chess_slices() -> dict[str, Slice]:
    chess = import_module("chess")  # optional extra
    return {
        "chess": lambda seconds, seed: {"chess": measure_rate(seconds, partial(play_match, chess, make_picker(seed)))},
        "chess, fewest calls": lambda seconds, seed: {
            "chess, fewest calls": measure_rate(seconds, partial(play_with_fewest_calls, chess, make_picker(seed)))
        },
    }


if __name__ == "__main__":
    serve(chess_slices())
