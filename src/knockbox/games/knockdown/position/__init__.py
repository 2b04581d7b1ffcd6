"""A match as plain JSON: everything a state holds, by name, to store, send, or write by hand."""

from knockbox.games.knockdown.position.reader import ask_question, read_state, set_up
from knockbox.games.knockdown.position.writer import write_position

__all__ = ["ask_question", "read_state", "set_up", "write_position"]
