"""What people call the bots: every level has a name, the same in every language and wherever the bot is seen."""

from knockbox.bots.registry import kind_of
from knockbox.text.catalogue import catalogue
from knockbox.text.language import FALLBACK


def bot_name(bot: str) -> str:
    """The name of a bot such as `hard:tricky`; one that nobody has named is called by its level."""
    level, words = kind_of(bot), catalogue(FALLBACK)
    key = f"ui-bot-{level}"
    return words.format(key) if words.has(key) else level
