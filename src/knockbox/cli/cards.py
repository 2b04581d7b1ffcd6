"""`knockbox cards`: print everything that is printed in boxes, in a language."""

from typing import Final

import click
import msgspec
from rich.console import Console

from knockbox.cli.boxes import read_boxes
from knockbox.cli.drawing import Drawing
from knockbox.cli.errors import InputError
from knockbox.cli.parameters import LANGUAGE
from knockbox.games.knockdown.faces import Face, Ground, Sheet, attack_faces, ground, sheets, skill_faces
from knockbox.games.knockdown.game import DEFAULT
from knockbox.games.knockdown.pack import find_pack, load_box, mix
from knockbox.games.knockdown.wording import Wording
from knockbox.games.packs.errors import PackError
from knockbox.text.errors import TextError

KINDS: Final = ("attacks", "skills", "fighters", "arena")


class Printed(msgspec.Struct):
    """A box in a language, or the part of it that was asked for."""

    pack: str
    name: str
    version: int
    content_hash: str
    language: str
    attacks: list[Face]
    skills: list[Face]
    fighters: list[Sheet]
    arena: Ground | None


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
    wordings = [wording_of(pack, language) for pack in read_boxes(box)]
    printed = found([printed_of(wording) for wording in wordings], kind, " ".join(words))
    if as_json:
        told = printed if len(wordings) > 1 else printed[0]
        click.echo(msgspec.json.format(msgspec.json.encode(told)).decode())
        return
    for number, each in enumerate(printed):
        click.echo("\n" if number else "", nl=False)
        draw(each, next(wording for wording in wordings if wording.mixture.packs == [each.pack]))


def wording_of(pack: str, language: str) -> Wording:
    try:
        return Wording(mix([load_box(find_pack(pack).resolve())]), language)
    except (PackError, TextError) as error:
        raise InputError(str(error)) from None


def printed_of(wording: Wording) -> Printed:
    (box,) = wording.mixture.boxes
    return Printed(
        box.pack.id,
        wording.say(f"pack-{box.pack.id}"),
        box.pack.version,
        box.content_hash,
        wording.language,
        attack_faces(wording),
        skill_faces(wording),
        sheets(wording),
        ground(wording, box.arena),
    )


def found(printed: list[Printed], kind: str | None, phrase: str) -> list[Printed]:
    """Of each box what speaks of the phrase; nothing left at all is wrong input."""
    kept = [each for whole in printed if (each := narrowed(whole, kind, phrase))]
    if not kept:
        places = ", ".join(each.pack for each in printed)
        place = f"{places} ({kind})" if kind else places
        raise InputError(f"nothing in {place} speaks of '{phrase}' in the language '{printed[0].language}'")
    return kept


def narrowed(printed: Printed, kind: str | None, phrase: str) -> Printed | None:
    """A box with only one kind and only what speaks of the phrase, if there is anything."""
    wanted = KINDS if kind is None else (kind,)
    kept = msgspec.structs.replace(
        printed,
        attacks=[face for face in printed.attacks if "attacks" in wanted and speaks(face, phrase)],
        skills=[face for face in printed.skills if "skills" in wanted and speaks(face, phrase)],
        fighters=[sheet for whole in printed.fighters if "fighters" in wanted and (sheet := part(whole, phrase))],
        arena=printed.arena if "arena" in wanted and speaks(printed.arena, phrase) else None,
    )
    return kept if kept.attacks or kept.skills or kept.fighters or kept.arena else None


def part(sheet: Sheet, phrase: str) -> Sheet | None:
    """A sheet whose name fits stays whole; otherwise what fits on it."""
    if phrase.casefold() in f"{sheet.id} {sheet.name} {sheet.title}".casefold():
        return sheet
    specials = [face for face in sheet.specials if speaks(face, phrase)]
    tokens = [face for face in sheet.tokens if speaks(face, phrase)]
    return msgspec.structs.replace(sheet, specials=specials, tokens=tokens) if specials or tokens else None


def speaks(face: Face | Ground | None, phrase: str) -> bool:
    if face is None:
        return False
    text = face.text if isinstance(face, Face) else ""
    return phrase.casefold() in " ".join([face.id, face.name, *face.facts, text]).casefold()


def draw(printed: Printed, wording: Wording) -> None:
    drawing = Drawing(Console(highlight=False), wording)
    drawing.heading(printed.name)
    if printed.attacks:
        cards = sum(face.copies for face in printed.attacks)
        note = wording.say("card-deck", cards=cards, designs=len(printed.attacks))
        drawing.section(wording.say("card-attacks"), note, printed.attacks)
    if printed.skills:
        drawing.section(wording.say("card-skills"), "", printed.skills)
    for sheet in printed.fighters:
        drawing.section(sheet.name, sheet.title, sheet.specials + sheet.tokens, even=True)
    if printed.arena:
        drawing.arena(printed.arena)
