"""The words of some boxes in one language, as they are sent."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from knockbox.games.packs.errors import PackError
from knockbox.games.registry import DEFAULT_PACKS
from knockbox.server.catalogue.dungeon import DungeonSaid
from knockbox.server.catalogue.knockdown import KnockdownSaid
from knockbox.server.catalogue.said import Said, Saying
from knockbox.server.catalogue.shapes import Catalogue, ChapterText, RuleText
from knockbox.server.errors import Refusal
from knockbox.server.guards.languages import check_language
from knockbox.server.shipped import check_shipped
from knockbox.text.rulebook import Chapter, load_rulebook

SAYING: Final[dict[str, Saying]] = {"knockdown": KnockdownSaid, "dungeon": DungeonSaid}
KEPT: Final = 64
"""Catalogues in memory, of about 120 kB each: more than three boxes in any order and three languages make."""


def catalogue_of(game: str, packs: Sequence[str], lang: str) -> bytes:
    """The catalogue of these boxes as JSON; without any, of those that are usual. Raises `Refusal`."""
    check_language(lang)
    return written(game, tuple(shipped(game, packs)), lang)


@lru_cache(maxsize=KEPT)
def written(game: str, packs: tuple[str, ...], lang: str) -> bytes:
    return msgspec.json.encode(compiled(game, opened(game, packs, lang), lang))


def compiled(game: str, said: Said, lang: str) -> Catalogue:
    book = load_rulebook(game, lang)
    return Catalogue(
        game=game,
        title=book.title,
        lang=lang,
        packs=said.packs(),
        content_hash=said.content_hash,
        rules_version=book.contents.rules_version,
        seats=said.seats(),
        questions=said.questions(),
        options=said.options(),
        contents=said.contents(),
        chapters=[chapter_text(chapter) for chapter in book.chapters],
    )


def chapter_text(chapter: Chapter) -> ChapterText:
    rules = [RuleText(rule.id, rule.kind.value, rule.title, rule.text, rule.house) for rule in chapter.rules]
    return ChapterText(chapter.slug, chapter.name, rules)


def opened(game: str, packs: Sequence[str], lang: str) -> Said:
    """Boxes in a language; some cannot lie on one table."""
    try:
        return SAYING[game](packs, lang)
    except PackError as error:
        raise Refusal("bad-pack", str(error)) from None


def shipped(game: str, packs: Sequence[str]) -> Sequence[str]:
    """Packs that come with the house, and lie in one box if they cannot be mixed; without any, the usual ones."""
    check_shipped(game, packs)
    if len(packs) > 1 and not SAYING[game].mixes:
        raise Refusal("bad-pack", f"found {len(packs)} packs; expected one, for boxes of {game} are not mixed")
    return packs or DEFAULT_PACKS[game]
