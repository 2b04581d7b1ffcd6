"""The texts of boxes that every game provides."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from knockbox.games.packs.schema import Pack
from knockbox.server.catalogue.shapes import DungeonTexts, KnockdownTexts, OptionText, PackOffer, PackText
from knockbox.text.catalogue import MessageCatalogue

COMMON_FIELDS: Final = ("id", "name", "facts", "text", "provenance", "printed")


class CatalogueSource(Protocol):
    """The texts of some boxes in one language."""

    @property
    def content_hash(self) -> str: ...

    def packs(self) -> list[PackText]: ...

    def seats(self) -> list[str]: ...

    def questions(self) -> dict[str, str]: ...

    def options(self) -> list[OptionText]: ...

    def contents(self) -> KnockdownTexts | DungeonTexts: ...

    def offers(self) -> list[PackOffer]: ...


class CatalogueSourceFactory(Protocol):
    """Loads the texts of shipped boxes by their ids."""

    @property
    def can_mix(self) -> bool:
        """Whether several boxes may be on one table."""

    def __call__(self, packs: Sequence[str], lang: str) -> CatalogueSource: ...


def pack_text(pack: Pack, words: MessageCatalogue) -> PackText:
    return PackText(pack.id, words.format(f"pack-{pack.id}"), pack.version)


def text_fields(face: msgspec.Struct, pack: str, **more: str) -> dict[str, Any]:
    """Return the fields that all printed items share, with the pack; `more` adds or overrides fields."""
    fields = {name: value for name, value in msgspec.structs.asdict(face).items() if name in COMMON_FIELDS}
    return {**fields, "pack": pack, **more}
