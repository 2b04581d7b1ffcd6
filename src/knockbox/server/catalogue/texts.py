"""The catalogue of some boxes in one language, encoded as JSON."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from knockbox.games.packs.errors import PackError
from knockbox.games.registry import DEFAULT_PACKS
from knockbox.server.catalogue.dungeon import DungeonSource
from knockbox.server.catalogue.knockdown import KnockdownSource
from knockbox.server.catalogue.shapes import Catalogue, ChapterText, RuleText
from knockbox.server.catalogue.source import CatalogueSource, CatalogueSourceFactory
from knockbox.server.errors import RequestRefusedError
from knockbox.server.guards.languages import check_language
from knockbox.server.shipped_packs import check_shipped
from knockbox.text.rulebook import Chapter, load_rulebook

CATALOGUE_SOURCES: Final[dict[str, CatalogueSourceFactory]] = {"knockdown": KnockdownSource, "dungeon": DungeonSource}
CACHE_SIZE: Final = 64
"""Catalogues of about 120 kB each: more than all orders of three boxes in three languages."""


def catalogue_of(game: str, packs: Sequence[str], lang: str) -> bytes:
    """Return the catalogue of these packs, or of the default ones, as JSON; raise `RequestRefusedError`."""
    check_language(lang)
    return encode_catalogue(game, tuple(resolve_packs(game, packs)), lang)


@lru_cache(maxsize=CACHE_SIZE)
def encode_catalogue(game: str, packs: tuple[str, ...], lang: str) -> bytes:
    return msgspec.json.encode(make_catalogue(game, open_source(game, packs, lang), lang))


def make_catalogue(game: str, source: CatalogueSource, lang: str) -> Catalogue:
    book = load_rulebook(game, lang)
    return Catalogue(
        game=game,
        title=book.title,
        lang=lang,
        packs=source.packs(),
        content_hash=source.content_hash,
        rules_version=book.index.rules_version,
        seats=source.seats(),
        questions=source.questions(),
        options=source.options(),
        contents=source.contents(),
        chapters=[chapter_text(chapter) for chapter in book.chapters],
    )


def chapter_text(chapter: Chapter) -> ChapterText:
    rules = [RuleText(rule.id, rule.kind.value, rule.title, rule.text, rule.house) for rule in chapter.rules]
    return ChapterText(chapter.slug, chapter.name, rules)


def open_source(game: str, packs: Sequence[str], lang: str) -> CatalogueSource:
    """Load the texts of boxes; raise `RequestRefusedError` if they cannot be combined."""
    try:
        return CATALOGUE_SOURCES[game](packs, lang)
    except PackError as error:
        raise RequestRefusedError("bad-pack", str(error)) from None


def resolve_packs(game: str, packs: Sequence[str]) -> Sequence[str]:
    """Return the packs, or the default ones; raise `RequestRefusedError` if not shipped or not combinable."""
    check_shipped(game, packs)
    if len(packs) > 1 and not CATALOGUE_SOURCES[game].can_mix:
        raise RequestRefusedError(
            "bad-pack", f"found {len(packs)} packs; expected one, as boxes of {game} cannot be mixed"
        )
    return packs or DEFAULT_PACKS[game]
