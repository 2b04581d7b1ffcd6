"""Evaluation of each game: the only game-specific code of the bots."""
