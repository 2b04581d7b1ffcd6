"""A dungeon as plain JSON: everything a state holds, by name, to be kept, sent, or written by hand."""

from knockbox.games.dungeon.position.reading import set_up
from knockbox.games.dungeon.position.writing import position

__all__ = ["position", "set_up"]
