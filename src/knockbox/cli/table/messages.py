"""Interface messages of a game, falling back to those shared by all games."""

from knockbox.text.catalogue import MessageCatalogue


def format_interface_message(words: MessageCatalogue, game: str, key: str, **values: str | int) -> str:
    """Return the message `<game>-terminal-<key>`, or `terminal-<key>` if the game has none."""
    own = f"{game}-terminal-{key}"
    return words.format(own if words.has(own) else f"terminal-{key}", **values)
