"""What an option is called in the language of the one who chooses."""

from knockbox.games.registry import AnyGame


def option_text(game: AnyGame, prompt: str, choice: int, language: str) -> str:
    """The option as it is said at the question `prompt`; offers have no question."""
    return game.spell(choice)
