"""Why not? Everything that could be tried at a question, and what speaks against each."""

from knockbox.games.dungeon.reasons.refusal import candidates, closed, refuse

__all__ = ["candidates", "closed", "refuse"]
