"""Which bots can play a game: levels with a net need a trained model."""

from typing import Final

from knockbox.bots.errors import ModelError
from knockbox.bots.model import has_model
from knockbox.bots.registry import kind_of

BOT_LEVELS: Final = ("easy", "normal", "hard", "expert")
TRAINED_BOTS: Final = ("mute", "hard", "expert")
DEFAULT_LEVEL: Final = "normal"


def levels_for(game: str) -> list[str]:
    """Return the levels that can play a game, the weakest first."""
    return [level for level in BOT_LEVELS if level not in TRAINED_BOTS or has_model(game)]


def check_trained(bot: str, game: str) -> None:
    """Raise `ModelError` if the bot needs a model that the game does not have."""
    if kind_of(bot) in TRAINED_BOTS and not has_model(game):
        levels = ", ".join(levels_for(game))
        raise ModelError(f"bot: found '{bot}', which has no model for {game}; available levels: {levels}")


def strongest_bot(game: str) -> str:
    """Return the strongest bot for a game."""
    return "expert" if has_model(game) else "ismcts"
