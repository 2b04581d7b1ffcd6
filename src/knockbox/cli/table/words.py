"""The words around a table: those of one game, else those that all games share."""

from knockbox.text.catalogue import Catalogue


def interface_word(words: Catalogue, game: str, key: str, **values: str | int) -> str:
    """The message `<game>-terminal-<key>`, or `terminal-<key>` where the game has none of its own."""
    own = f"{game}-terminal-{key}"
    return words.format(own if words.has(own) else f"terminal-{key}", **values)
