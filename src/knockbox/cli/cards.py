"""`knockbox cards`: print everything that is printed in boxes, in a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import click
import msgspec
from rich.console import Console

from knockbox.cli.boxes import read_boxes
from knockbox.cli.drawing import Drawing
from knockbox.cli.dungeon import gallery as dungeon
from knockbox.cli.errors import InputError
from knockbox.cli.house import find_box, house_boxes
from knockbox.cli.knockdown import gallery as knockdown
from knockbox.cli.parameters import LANGUAGE
from knockbox.games.knockdown.game import DEFAULT
from knockbox.games.packs.errors import PackError
from knockbox.text.errors import TextError


class Gallery(Protocol):
    """A box of any game, or a part of it, ready to be shown."""

    @property
    def kinds(self) -> tuple[str, ...]: ...

    @property
    def printed(self) -> Any:
        """What programs read; every game has its own, each with `pack`."""

    def narrowed(self, kind: str | None, phrase: str) -> Gallery | None:
        """Only one kind and only what speaks of the phrase, if there is anything."""

    def draw(self, drawing: Drawing) -> None: ...


GALLERIES: Final[dict[str, Callable[[Path, str], Gallery]]] = {
    "knockdown": knockdown.open_gallery,
    "dungeon": dungeon.open_gallery,
}
KINDS: Final = (*knockdown.KINDS, *dungeon.KINDS)


@click.command("cards")
@click.argument("box", default=DEFAULT[0])
@click.argument("words", nargs=-1)
@LANGUAGE
@click.option("--kind", type=click.Choice(KINDS), help="Only these.")
@click.option("--json", "as_json", is_flag=True, help="For programs; of several boxes a list.")
def command(box: str, words: tuple[str, ...], language: str, kind: str | None, as_json: bool) -> None:
    """Print the cards of BOX whose name or text contains WORDS; without WORDS all of them.

    BOX is an id, a path, several of them with commas, or all for every box of the house.
    """
    galleries = [gallery_of(pack, language) for pack in read_boxes(box, house_boxes())]
    check_kind(galleries, kind)
    kept = found(galleries, kind, " ".join(words), language)
    if as_json:
        printed = [gallery.printed for gallery in kept]
        told = printed if len(galleries) > 1 else printed[0]
        click.echo(msgspec.json.format(msgspec.json.encode(told)).decode())
        return
    for number, gallery in enumerate(kept):
        click.echo("\n" if number else "", nl=False)
        gallery.draw(Drawing(Console(highlight=False)))


def gallery_of(pack: str, language: str) -> Gallery:
    try:
        box = find_box(pack)
        return GALLERIES[box.game](box.folder, language)
    except (PackError, TextError) as error:
        raise InputError(str(error)) from None


def check_kind(galleries: Sequence[Gallery], kind: str | None) -> None:
    known = list(dict.fromkeys(each for gallery in galleries for each in gallery.kinds))
    if kind is not None and kind not in known:
        raise InputError(f"--kind: found '{kind}' for {names(galleries)}; expected {', '.join(known)}")


def found(galleries: Sequence[Gallery], kind: str | None, phrase: str, language: str) -> list[Gallery]:
    """Of each box what speaks of the phrase; nothing left at all is wrong input."""
    kept = [part for gallery in galleries if (part := gallery.narrowed(kind, phrase))]
    if not kept:
        place = f"{names(galleries)} ({kind})" if kind else names(galleries)
        raise InputError(f"nothing in {place} speaks of '{phrase}' in the language '{language}'")
    return kept


def names(galleries: Sequence[Gallery]) -> str:
    return ", ".join(gallery.printed.pack for gallery in galleries)
