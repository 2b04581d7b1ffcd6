"""Positions: a match as plain JSON values; what all games have in common in writing and reading them."""
