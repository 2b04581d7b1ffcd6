"""Everything that is printed in a box of Knockdown: attack cards, skills, fighters, the arena."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from knockbox.cli.drawing import Drawing, Frame, counted
from knockbox.cli.knockdown.glyphs import COLOURS, DANGER, ENTRANCE
from knockbox.games.knockdown.faces import Face, Ground, Sheet, attack_faces, ground, sheets, skill_faces
from knockbox.games.knockdown.pack import load_box, mix
from knockbox.games.knockdown.schema import Arena
from knockbox.games.knockdown.wording import Wording

KINDS: Final = ("attacks", "skills", "fighters", "arena")
SPACE_FRAME: Final = 3
MANY_SYMBOLS: Final = "magenta"
NO_SYMBOL: Final = "cyan"


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


class KnockdownGallery:
    """A box, or a part of it, ready to be shown."""

    kinds = KINDS

    def __init__(self, wording: Wording, printed: Printed) -> None:
        self.wording = wording
        self.printed = printed

    def narrowed(self, kind: str | None, phrase: str) -> KnockdownGallery | None:
        """Only one kind and only what speaks of the phrase, if there is anything."""
        wanted, printed = KINDS if kind is None else (kind,), self.printed
        kept = msgspec.structs.replace(
            printed,
            attacks=[face for face in printed.attacks if "attacks" in wanted and speaks(face, phrase)],
            skills=[face for face in printed.skills if "skills" in wanted and speaks(face, phrase)],
            fighters=[sheet for whole in printed.fighters if "fighters" in wanted and (sheet := part(whole, phrase))],
            arena=printed.arena if "arena" in wanted and speaks(printed.arena, phrase) else None,
        )
        is_empty = not (kept.attacks or kept.skills or kept.fighters or kept.arena)
        return None if is_empty else KnockdownGallery(self.wording, kept)

    def draw(self, drawing: Drawing) -> None:
        wording, printed = self.wording, self.printed
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

    def frames(self, faces: list[Face]) -> list[Frame]:
        return [self.frame(face) for face in faces]

    def frame(self, face: Face) -> Frame:
        body = self.facts(face)
        if face.text:
            body.append(f"\n\n{face.text}")
        title = counted(face.name, face.copies) if face.symbols else face.name
        return Frame(title, body, self.wording.say(f"card-provenance-{face.provenance}"), border(face))

    def facts(self, face: Face) -> Text:
        """What the card shows, a line each, the first in the card's colour."""
        facts = Text("\n").join(
            Text(fact, style="" if index else border(face)) for index, fact in enumerate(face.facts)
        )
        facts.highlight_words([self.wording.say("card-ko")], style="bold red")
        return facts

    def draw_arena(self, ground: Ground, drawing: Drawing) -> None:
        """The line of spaces, if it fits, and what is to know about it."""
        drawing.rule(self.wording.say("card-arena"), ground.name)
        arena, console = ground.printed, drawing.console
        if sum(len(str(space)) + SPACE_FRAME for space in range(arena.spaces)) < console.width:
            console.print(line_of(arena))
        provenance = Text(self.wording.say(f"card-provenance-{ground.provenance}"), style="dim")
        console.print(*[Text(fact) for fact in ground.facts], provenance, sep="\n")


def open_gallery(folder: Path, language: str) -> KnockdownGallery:
    """A box with all that is in it."""
    wording = Wording(mix([load_box(folder.resolve())]), language)
    (box,) = wording.mixture.boxes
    printed = Printed(
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
    return KnockdownGallery(wording, printed)


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


def border(face: Face) -> str:
    """The colour of the first symbol; cards without any have one colour of their own."""
    return COLOURS.get(face.symbols[0], MANY_SYMBOLS) if face.symbols else NO_SYMBOL


def line_of(arena: Arena) -> Table:
    line = Table(box=box.SQUARE, padding=(0, 1), border_style="dim")
    for space in range(arena.spaces):
        line.add_column(str(space), justify="center", min_width=1, header_style="dim")
    line.add_row(*[sign_of(arena, space) for space in range(arena.spaces)])
    return line


def sign_of(arena: Arena, space: int) -> Text:
    """A and B start where their letters stand; an exclamation mark is dangerous, an arch leads into a corridor."""
    sign = Text()
    if space in arena.starts:
        sign.append("AB"[arena.starts.index(space)], style="bold")
    if space in arena.dangerous:
        sign.append(DANGER, style="bold red")
    if space in [door.space for door in arena.corridors]:
        sign.append(ENTRANCE, style="bold yellow")
    return sign or Text(" ")
