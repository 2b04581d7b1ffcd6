"""Dungeons without a board: how they end, how hard they are, and which deals can be won."""
