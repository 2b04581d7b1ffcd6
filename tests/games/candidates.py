"""What candidates owe to a question, in any game."""

from knockbox.engine.state import State
from knockbox.games.registry import AnyGame


def check_candidates(game: AnyGame, state: State) -> None:
    """Candidates are open exactly where the question is, and trying them gives the reasons that were stated."""
    question, candidates = state.question, game.candidates(state)
    assert question is not None
    assert [candidate.choice for candidate in candidates if candidate.enabled] == question.options
    assert len({candidate.choice for candidate in candidates}) == len(candidates)
    for candidate in candidates:
        assert game.read(candidate.notation) == candidate.choice
        assert game.refuse(state, question.seat, candidate.choice) == candidate
