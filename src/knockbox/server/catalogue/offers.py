"""All that can be played on this server, in one language, as it is sent."""

from functools import lru_cache
from typing import Final

import msgspec

from knockbox.bots.company import USUAL_LEVEL, levels_for
from knockbox.bots.styles import styles_for
from knockbox.games.registry import DAILY, DEFAULT_PACKS, DEFAULT_SEATS, SEATS, SHIPPED, games
from knockbox.server.catalogue.shapes import GameOffer, Games, Level, Reach
from knockbox.server.catalogue.texts import SAYING
from knockbox.server.guards.languages import check_language
from knockbox.text.catalogue import catalogue
from knockbox.text.language import LANGUAGES
from knockbox.text.rulebook import load_rulebook

KEPT: Final = 2 * len(LANGUAGES)
"""For this machine and for others."""


def games_of(lang: str, reach: Reach) -> bytes:
    """The games with their boxes, options and bots as JSON. Raises `Refusal`."""
    check_language(lang)
    return written(lang, reach)


@lru_cache(maxsize=KEPT)
def written(lang: str, reach: Reach) -> bytes:
    return msgspec.json.encode(Games(lang, list(LANGUAGES), [offer(game, lang) for game in games()], reach))


def offer(game: str, lang: str) -> GameOffer:
    opens, packs, seats = SAYING[game], SHIPPED[game](), SEATS[game]
    whole = opens(packs if opens.mixes else DEFAULT_PACKS[game], lang)
    return GameOffer(
        id=game,
        title=load_rulebook(game, lang).title,
        fewest=seats[0],
        most=seats[-1],
        usual=DEFAULT_SEATS[game],
        seats=whole.seats(),
        packs=whole.offers() if opens.mixes else [box for pack in packs for box in opens([pack], lang).offers()],
        usual_packs=list(DEFAULT_PACKS[game]),
        mixes=opens.mixes,
        options=whole.options(),
        levels=[Level(name, catalogue(lang).format(f"terminal-level-{name}")) for name in levels_for(game)],
        usual_level=USUAL_LEVEL,
        styles=styles_for(game),
        daily=game in DAILY,
    )
