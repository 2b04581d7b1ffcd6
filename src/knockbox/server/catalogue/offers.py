"""The games that can be played on this server, in one language, encoded as JSON."""

from functools import lru_cache
from typing import Final

import msgspec

from knockbox.bots.availability import DEFAULT_LEVEL, levels_for
from knockbox.bots.styles import styles_for
from knockbox.games.registry import ALLOWED_SEATS, DAILY_GAMES, DEFAULT_PACKS, DEFAULT_SEATS, SHIPPED_PACKS, game_keys
from knockbox.server.catalogue.shapes import GameOffer, Games, Level, Reach
from knockbox.server.catalogue.texts import CATALOGUE_SOURCES
from knockbox.server.guards.languages import check_language
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import LANGUAGES
from knockbox.text.rulebook import load_rulebook

CACHE_SIZE: Final = 2 * len(LANGUAGES)
"""Each language once for this machine and once for others."""


def games_of(lang: str, reach: Reach) -> bytes:
    """Return the games with their boxes, options and bots as JSON; raise `RequestRefusedError`."""
    check_language(lang)
    return encode_games(lang, reach)


@lru_cache(maxsize=CACHE_SIZE)
def encode_games(lang: str, reach: Reach) -> bytes:
    return msgspec.json.encode(
        Games(lang, list(LANGUAGES), [make_game_offer(game, lang) for game in game_keys()], reach)
    )


def make_game_offer(game: str, lang: str) -> GameOffer:
    source = CATALOGUE_SOURCES[game]
    packs = SHIPPED_PACKS[game]()
    seats = ALLOWED_SEATS[game]
    texts = source(packs if source.can_mix else DEFAULT_PACKS[game], lang)
    return GameOffer(
        id=game,
        title=load_rulebook(game, lang).title,
        fewest=seats[0],
        most=seats[-1],
        usual=DEFAULT_SEATS[game],
        seats=texts.seats(),
        packs=texts.offers() if source.can_mix else [box for pack in packs for box in source([pack], lang).offers()],
        usual_packs=list(DEFAULT_PACKS[game]),
        mixes=source.can_mix,
        options=texts.options(),
        levels=[Level(name, load_catalogue(lang).format(f"terminal-level-{name}")) for name in levels_for(game)],
        usual_level=DEFAULT_LEVEL,
        styles=styles_for(game),
        daily=game in DAILY_GAMES,
    )
