"""Check the candidates of a question of any game."""

from knockbox.engine.state import State
from knockbox.games.registry import AnyGame


def check_candidates(game: AnyGame, state: State) -> None:
    """Assert that the enabled candidates are the options, and that checking each gives its stated reasons."""
    question = state.question
    candidates = game.candidates(state)
    assert question is not None
    assert [candidate.choice for candidate in candidates if candidate.enabled] == question.options
    assert len({candidate.choice for candidate in candidates}) == len(candidates)
    for candidate in candidates:
        assert game.string_to_action(candidate.notation) == candidate.choice
        assert game.check_action(state, question.seat, candidate.choice) == candidate
