"""Positions: a state as plain JSON, to be saved, sent or written by hand."""

from knockbox.games.dungeon.position.reader import set_up
from knockbox.games.dungeon.position.writer import write_position

__all__ = ["set_up", "write_position"]
