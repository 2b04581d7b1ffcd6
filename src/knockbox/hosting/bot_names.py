"""Display names of bots: every level has a name, the same in every language."""

from knockbox.bots.registry import kind_of
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import FALLBACK_LANGUAGE


def bot_name(bot: str) -> str:
    """Return the name of a bot such as `hard:tricky`; a level without a name is its own name."""
    level = kind_of(bot)
    words = load_catalogue(FALLBACK_LANGUAGE)
    key = f"ui-bot-{level}"
    return words.format(key) if words.has(key) else level
