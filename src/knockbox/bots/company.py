"""Who may be asked to play a game: a level that searches must have been taught it."""

from typing import Final

from knockbox.bots.errors import ModelError
from knockbox.bots.model import has_model
from knockbox.bots.registry import kind_of

LEVELS: Final = ("easy", "normal", "hard", "expert")
TAUGHT: Final = ("mute", "hard", "expert")
USUAL_LEVEL: Final = "normal"


def levels_for(game: str) -> list[str]:
    """The levels that can play a game, the weakest first."""
    return [level for level in LEVELS if level not in TAUGHT or has_model(game)]


def check_taught(bot: str, game: str) -> None:
    """Complain of a bot that must have been taught the game and was not."""
    if kind_of(bot) in TAUGHT and not has_model(game):
        levels = ", ".join(levels_for(game))
        raise ModelError(f"bot: found '{bot}', which was never taught {game}; levels that were: {levels}")


def adviser(game: str) -> str:
    """Who knows a game best."""
    return "expert" if has_model(game) else "ismcts"
