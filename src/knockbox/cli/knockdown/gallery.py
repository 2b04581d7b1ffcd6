"""Contents of a Knockdown box: attack cards, skills, fighters, the arena."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from knockbox.cli.drawing import CardDrawing, Frame, with_copies
from knockbox.cli.knockdown.glyphs import COLOURS, DANGER, ENTRANCE
from knockbox.games.knockdown.pack import load_box, mix_boxes
from knockbox.games.knockdown.schema import ArenaLayout
from knockbox.games.knockdown.text.cards import (
    ArenaFace,
    CardFace,
    FighterSheet,
    arena_face,
    attack_faces,
    fighter_sheets,
    skill_faces,
)
from knockbox.games.knockdown.text.questions import Wording

KINDS: Final = ("attacks", "skills", "fighters", "arena")
SPACE_FRAME: Final = 3
MANY_SYMBOLS: Final = "magenta"
NO_SYMBOL: Final = "cyan"


class PrintedBox(msgspec.Struct):
    """A box in a language, or the selected part of it, as JSON."""

    pack: str
    name: str
    version: int
    content_hash: str
    language: str
    attacks: list[CardFace]
    skills: list[CardFace]
    fighters: list[FighterSheet]
    arena: ArenaFace | None


class KnockdownGallery:
    """A box, or a part of it, ready to draw."""

    kinds = KINDS

    def __init__(self, wording: Wording, printed: PrintedBox) -> None:
        self.wording = wording
        self.document = printed

    def filter(self, kind: str | None, phrase: str) -> KnockdownGallery | None:
        """Return the part of one kind that mentions the phrase, or None."""
        wanted = KINDS if kind is None else (kind,)
        printed = self.document
        kept = msgspec.structs.replace(
            printed,
            attacks=[face for face in printed.attacks if "attacks" in wanted and mentions(face, phrase)],
            skills=[face for face in printed.skills if "skills" in wanted and mentions(face, phrase)],
            fighters=[
                sheet for whole in printed.fighters if "fighters" in wanted and (sheet := filter_sheet(whole, phrase))
            ],
            arena=printed.arena if "arena" in wanted and mentions(printed.arena, phrase) else None,
        )
        is_empty = not (kept.attacks or kept.skills or kept.fighters or kept.arena)
        return None if is_empty else KnockdownGallery(self.wording, kept)

    def draw(self, drawing: CardDrawing) -> None:
        wording = self.wording
        printed = self.document
        drawing.heading(printed.name)
        if printed.attacks:
            cards = sum(face.copies for face in printed.attacks)
            note = wording.say("card-deck", cards=cards, designs=len(printed.attacks))
            drawing.section(wording.say("card-attacks"), note, self.frames(printed.attacks))
        if printed.skills:
            drawing.section(wording.say("card-skills"), "", self.frames(printed.skills))
        for sheet in printed.fighters:
            drawing.section(sheet.name, sheet.title, self.frames(sheet.specials + sheet.tokens), even=True)
        if printed.arena:
            self.draw_arena(printed.arena, drawing)

    def frames(self, faces: list[CardFace]) -> list[Frame]:
        return [self.frame(face) for face in faces]

    def frame(self, face: CardFace) -> Frame:
        body = self.facts(face)
        if face.text:
            body.append(f"\n\n{face.text}")
        title = with_copies(face.name, face.copies) if face.symbols else face.name
        return Frame(title, body, self.wording.say(f"card-provenance-{face.provenance}"), border(face))

    def facts(self, face: CardFace) -> Text:
        """Return the facts of a card, one per line, the first in the card's colour."""
        facts = Text("\n").join(
            Text(fact, style="" if index else border(face)) for index, fact in enumerate(face.facts)
        )
        facts.highlight_words([self.wording.say("card-ko")], style="bold red")
        return facts

    def draw_arena(self, ground: ArenaFace, drawing: CardDrawing) -> None:
        """Draw the line of spaces, if it fits, and its facts."""
        drawing.rule(self.wording.say("card-arena"), ground.name)
        arena = ground.printed
        console = drawing.console
        if sum(len(str(space)) + SPACE_FRAME for space in range(arena.spaces)) < console.width:
            console.print(arena_table(arena))
        provenance = Text(self.wording.say(f"card-provenance-{ground.provenance}"), style="dim")
        console.print(*[Text(fact) for fact in ground.facts], provenance, sep="\n")


def open_gallery(folder: Path, language: str) -> KnockdownGallery:
    """Return the gallery of a whole box."""
    wording = Wording(mix_boxes([load_box(folder.resolve())]), language)
    (box,) = wording.card_pool.boxes
    printed = PrintedBox(
        box.pack.id,
        wording.say(f"pack-{box.pack.id}"),
        box.pack.version,
        box.content_hash,
        wording.language,
        attack_faces(wording),
        skill_faces(wording),
        fighter_sheets(wording),
        arena_face(wording, box.arena),
    )
    return KnockdownGallery(wording, printed)


def filter_sheet(sheet: FighterSheet, phrase: str) -> FighterSheet | None:
    """Return the whole sheet if its name matches, else its matching parts, or None."""
    if phrase.casefold() in f"{sheet.id} {sheet.name} {sheet.title}".casefold():
        return sheet
    specials = [face for face in sheet.specials if mentions(face, phrase)]
    tokens = [face for face in sheet.tokens if mentions(face, phrase)]
    return msgspec.structs.replace(sheet, specials=specials, tokens=tokens) if specials or tokens else None


def mentions(face: CardFace | ArenaFace | None, phrase: str) -> bool:
    if face is None:
        return False
    text = face.text if isinstance(face, CardFace) else ""
    return phrase.casefold() in " ".join([face.id, face.name, *face.facts, text]).casefold()


def border(face: CardFace) -> str:
    """Return the colour of the first symbol, or that of cards without symbols."""
    return COLOURS.get(face.symbols[0], MANY_SYMBOLS) if face.symbols else NO_SYMBOL


def arena_table(arena: ArenaLayout) -> Table:
    line = Table(box=box.SQUARE, padding=(0, 1), border_style="dim")
    for space in range(arena.spaces):
        line.add_column(str(space), justify="center", min_width=1, header_style="dim")
    line.add_row(*[space_signs(arena, space) for space in range(arena.spaces)])
    return line


def space_signs(arena: ArenaLayout, space: int) -> Text:
    """Return the signs of a space: A and B for starts, `!` for danger, an arch for a corridor."""
    sign = Text()
    if space in arena.starts:
        sign.append("AB"[arena.starts.index(space)], style="bold")
    if space in arena.dangerous:
        sign.append(DANGER, style="bold red")
    if space in [door.space for door in arena.corridors]:
        sign.append(ENTRANCE, style="bold yellow")
    return sign or Text(" ")
