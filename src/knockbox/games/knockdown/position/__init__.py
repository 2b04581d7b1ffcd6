"""A match as plain JSON: everything a state holds, by name, to be kept, sent, or written by hand."""

from knockbox.games.knockdown.position.reading import lay_out, set_up, wake
from knockbox.games.knockdown.position.writing import position

__all__ = ["lay_out", "position", "set_up", "wake"]
