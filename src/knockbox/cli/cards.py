"""`knockbox cards`: print the cards of boxes in a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import click
import msgspec
from rich.console import Console

from knockbox.cli.boxes import parse_boxes
from knockbox.cli.drawing import CardDrawing
from knockbox.cli.dungeon import gallery as dungeon
from knockbox.cli.errors import InputError
from knockbox.cli.knockdown import gallery as knockdown
from knockbox.cli.pack_lookup import builtin_packs, locate_pack
from knockbox.cli.parameters import LANGUAGE
from knockbox.games.knockdown.game import DEFAULT_PACK_IDS
from knockbox.games.packs.errors import PackError
from knockbox.text.errors import TextError


class Gallery(Protocol):
    """A box of any game, or a part of it, ready to draw."""

    @property
    def kinds(self) -> tuple[str, ...]: ...

    @property
    def document(self) -> Any:
        """Return the JSON document; its shape differs by game, but it always has `pack`."""

    def filter(self, kind: str | None, phrase: str) -> Gallery | None:
        """Return the part of one kind that mentions the phrase, or None."""

    def draw(self, drawing: CardDrawing) -> None: ...


GALLERIES: Final[dict[str, Callable[[Path, str], Gallery]]] = {
    "knockdown": knockdown.open_gallery,
    "dungeon": dungeon.open_gallery,
}
KINDS: Final = (*knockdown.KINDS, *dungeon.KINDS)


@click.command("cards")
@click.argument("box", default=DEFAULT_PACK_IDS[0])
@click.argument("words", nargs=-1)
@LANGUAGE
@click.option("--kind", type=click.Choice(KINDS), help="Print only cards of this kind.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON; a list for several boxes.")
def command(box: str, words: tuple[str, ...], language: str, kind: str | None, as_json: bool) -> None:
    """Print the cards of BOX whose name or text contains WORDS; without WORDS all of them.

    BOX is an id, a path, several of them separated by commas, or `all` for every built-in box.
    """
    galleries = [load_gallery(pack, language) for pack in parse_boxes(box, builtin_packs())]
    check_kind(galleries, kind)
    shown = filter_galleries(galleries, kind, " ".join(words), language)
    if as_json:
        printed = [gallery.document for gallery in shown]
        document = printed if len(galleries) > 1 else printed[0]
        click.echo(msgspec.json.format(msgspec.json.encode(document)).decode())
        return
    for number, gallery in enumerate(shown):
        click.echo("\n" if number else "", nl=False)
        gallery.draw(CardDrawing(Console(highlight=False)))


def load_gallery(pack: str, language: str) -> Gallery:
    try:
        box = locate_pack(pack)
        return GALLERIES[box.game](box.folder, language)
    except (PackError, TextError) as error:
        raise InputError(str(error)) from None


def check_kind(galleries: Sequence[Gallery], kind: str | None) -> None:
    known = list(dict.fromkeys(each for gallery in galleries for each in gallery.kinds))
    if kind is not None and kind not in known:
        raise InputError(f"--kind: found '{kind}' for {pack_names(galleries)}; expected {', '.join(known)}")


def filter_galleries(galleries: Sequence[Gallery], kind: str | None, phrase: str, language: str) -> list[Gallery]:
    """Return the part of each box that mentions the phrase; raise `InputError` if nothing is left."""
    kept = [part for gallery in galleries if (part := gallery.filter(kind, phrase))]
    if not kept:
        place = f"{pack_names(galleries)} ({kind})" if kind else pack_names(galleries)
        raise InputError(f"found nothing in {place} that mentions '{phrase}' in the language '{language}'")
    return kept


def pack_names(galleries: Sequence[Gallery]) -> str:
    return ", ".join(gallery.document.pack for gallery in galleries)
