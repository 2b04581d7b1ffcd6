"""Contents of a dungeon box: rooms and creatures with their corners."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from rich.text import Text

from knockbox.cli.drawing import CardDrawing, Frame, with_copies
from knockbox.games.dungeon.pack import load_box
from knockbox.games.dungeon.schema import Creature
from knockbox.games.dungeon.text.cards import CardFace, creature_faces, room_faces
from knockbox.games.dungeon.text.questions import Wording

KINDS: Final = ("rooms", "creatures")
ROOM_STYLE: Final = "green"
JOKER_STYLE: Final = "cyan"
CREATURE_STYLE: Final = "red"
KNIGHT_STYLE: Final = "magenta"


class PrintedBox(msgspec.Struct):
    """A box in a language, or the selected part of it, as JSON."""

    pack: str
    name: str
    version: int
    content_hash: str
    language: str
    rooms: list[CardFace]
    creatures: list[CardFace]


class DungeonGallery:
    """A box, or a part of it, ready to draw."""

    kinds = KINDS

    def __init__(self, wording: Wording, printed: PrintedBox) -> None:
        self.wording = wording
        self.document = printed

    def filter(self, kind: str | None, phrase: str) -> DungeonGallery | None:
        """Return the part of one kind that mentions the phrase, or None."""
        wanted = KINDS if kind is None else (kind,)
        kept = msgspec.structs.replace(
            self.document,
            rooms=[face for face in self.document.rooms if "rooms" in wanted and self.mentions(face, phrase)],
            creatures=[
                face for face in self.document.creatures if "creatures" in wanted and self.mentions(face, phrase)
            ],
        )
        return DungeonGallery(self.wording, kept) if kept.rooms or kept.creatures else None

    def mentions(self, face: CardFace, phrase: str) -> bool:
        """Return whether a card contains a phrase, including its corners as text."""
        texts = [face.id, face.name, self.wording.corners_text(face.printed), *face.facts, face.text]
        return phrase.casefold() in " ".join(texts).casefold()

    def draw(self, drawing: CardDrawing) -> None:
        drawing.heading(self.document.name)
        for kind, faces in (("rooms", self.document.rooms), ("creatures", self.document.creatures)):
            if faces:
                cards = sum(face.copies for face in faces)
                note = self.wording.format("card-deck", cards=cards, designs=len(faces))
                drawing.section(
                    self.wording.format(f"dungeon-cards-{kind}"), note, [self.frame(face) for face in faces]
                )

    def frame(self, face: CardFace) -> Frame:
        body = corners_and_facts(face)
        if face.text:
            body.append(f"\n\n{face.text}")
        provenance = self.wording.format(f"card-provenance-{face.provenance}")
        return Frame(with_copies(face.name, face.copies), body, provenance, border(face))


def open_gallery(folder: Path, language: str) -> DungeonGallery:
    """Return the gallery of a whole box."""
    wording = Wording(load_box(folder.resolve()), language)
    pack = wording.box.pack
    name = wording.format(f"pack-{pack.id}")
    rooms = room_faces(wording)
    creatures = creature_faces(wording)
    printed = PrintedBox(pack.id, name, pack.version, wording.box.content_hash, language, rooms, creatures)
    return DungeonGallery(wording, printed)


def corners_and_facts(face: CardFace) -> Text:
    """Return the four corners on two lines, with the facts next to them."""
    corners = [f"{left}   {right}" for left, right in (face.corners[:2], face.corners[2:])]
    lines = [*corners, *[" " * len(corners[0])] * (len(face.facts) - len(corners))]
    facts = [*face.facts, *[""] * (len(lines) - len(face.facts))]
    rows = [
        Text().append(line, style=f"bold {border(face)}").append(f"   {fact}".rstrip())
        for line, fact in zip(lines, facts, strict=True)
    ]
    return Text("\n").join(rows)


def border(face: CardFace) -> str:
    if isinstance(face.printed, Creature):
        return KNIGHT_STYLE if face.printed.knight else CREATURE_STYLE
    return ROOM_STYLE if any(face.corners) else JOKER_STYLE
