"""What every game can say of its boxes in a language."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from knockbox.games.packs.schema import Pack
from knockbox.server.catalogue.shapes import DungeonTexts, KnockdownTexts, OptionText, PackOffer, PackText
from knockbox.text.catalogue import Catalogue

COMMON: Final = ("id", "name", "facts", "text", "provenance", "printed")


class Said(Protocol):
    """Some boxes in a language."""

    @property
    def content_hash(self) -> str: ...

    def packs(self) -> list[PackText]: ...

    def seats(self) -> list[str]: ...

    def questions(self) -> dict[str, str]: ...

    def options(self) -> list[OptionText]: ...

    def contents(self) -> KnockdownTexts | DungeonTexts: ...

    def offers(self) -> list[PackOffer]: ...


class Saying(Protocol):
    """Opens boxes that are shipped, by their ids."""

    @property
    def mixes(self) -> bool:
        """Whether several boxes may be on one table."""

    def __call__(self, packs: Sequence[str], lang: str) -> Said: ...


def pack_text(pack: Pack, words: Catalogue) -> PackText:
    return PackText(pack.id, words.format(f"pack-{pack.id}"), pack.version)


def told(face: msgspec.Struct, pack: str, **more: str) -> dict[str, Any]:
    """What everything that is printed has in common; `more` stands instead of it or beside it."""
    fields = {name: value for name, value in msgspec.structs.asdict(face).items() if name in COMMON}
    return {**fields, "pack": pack, **more}
