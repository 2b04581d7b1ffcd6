"""Why not? Everything that could be tried at a question, and what speaks against each."""

from knockbox.games.dungeon.reasons.refusal import candidates, refuse

__all__ = ["candidates", "refuse"]
