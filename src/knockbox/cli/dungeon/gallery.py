"""Everything that is printed in a box of the dungeon: rooms and creatures with their corners."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from rich.text import Text

from knockbox.cli.drawing import Drawing, Frame, counted
from knockbox.games.dungeon.faces import Face, creature_faces, room_faces
from knockbox.games.dungeon.pack import load_box
from knockbox.games.dungeon.schema import Creature
from knockbox.games.dungeon.wording import Wording

KINDS: Final = ("rooms", "creatures")
ROOM_STYLE: Final = "green"
JOKER_STYLE: Final = "cyan"
CREATURE_STYLE: Final = "red"
KNIGHT_STYLE: Final = "magenta"


class Printed(msgspec.Struct):
    """A box in a language, or the part of it that was asked for."""

    pack: str
    name: str
    version: int
    content_hash: str
    language: str
    rooms: list[Face]
    creatures: list[Face]


class DungeonGallery:
    """A box, or a part of it, ready to be shown."""

    kinds = KINDS

    def __init__(self, wording: Wording, printed: Printed) -> None:
        self.wording = wording
        self.printed = printed

    def narrowed(self, kind: str | None, phrase: str) -> DungeonGallery | None:
        """Only one kind and only what speaks of the phrase, if there is anything."""
        wanted = KINDS if kind is None else (kind,)
        kept = msgspec.structs.replace(
            self.printed,
            rooms=[face for face in self.printed.rooms if "rooms" in wanted and self.speaks(face, phrase)],
            creatures=[face for face in self.printed.creatures if "creatures" in wanted and self.speaks(face, phrase)],
        )
        return DungeonGallery(self.wording, kept) if kept.rooms or kept.creatures else None

    def speaks(self, face: Face, phrase: str) -> bool:
        """Whether a phrase is on a card, its corners as they are read aloud included."""
        said = [face.id, face.name, self.wording.corners(face.printed), *face.facts, face.text]
        return phrase.casefold() in " ".join(said).casefold()

    def draw(self, drawing: Drawing) -> None:
        drawing.heading(self.printed.name)
        for kind, faces in (("rooms", self.printed.rooms), ("creatures", self.printed.creatures)):
            if faces:
                cards = sum(face.copies for face in faces)
                note = self.wording.say("card-deck", cards=cards, designs=len(faces))
                drawing.section(self.wording.say(f"dungeon-cards-{kind}"), note, [self.frame(face) for face in faces])

    def frame(self, face: Face) -> Frame:
        body = beside_corners(face)
        if face.text:
            body.append(f"\n\n{face.text}")
        provenance = self.wording.say(f"card-provenance-{face.provenance}")
        return Frame(counted(face.name, face.copies), body, provenance, border(face))


def open_gallery(folder: Path, language: str) -> DungeonGallery:
    """A box with all that is in it."""
    wording = Wording(load_box(folder.resolve()), language)
    pack = wording.box.pack
    name, rooms, creatures = wording.say(f"pack-{pack.id}"), room_faces(wording), creature_faces(wording)
    printed = Printed(pack.id, name, pack.version, wording.box.content_hash, language, rooms, creatures)
    return DungeonGallery(wording, printed)


def beside_corners(face: Face) -> Text:
    """The four corners as they lie, two lines, and what else is printed beside them."""
    corners = [f"{left}   {right}" for left, right in (face.corners[:2], face.corners[2:])]
    lines = [*corners, *[" " * len(corners[0])] * (len(face.facts) - len(corners))]
    facts = [*face.facts, *[""] * (len(lines) - len(face.facts))]
    rows = [
        Text().append(line, style=f"bold {border(face)}").append(f"   {fact}".rstrip())
        for line, fact in zip(lines, facts, strict=True)
    ]
    return Text("\n").join(rows)


def border(face: Face) -> str:
    if isinstance(face.printed, Creature):
        return KNIGHT_STYLE if face.printed.knight else CREATURE_STYLE
    return ROOM_STYLE if any(face.corners) else JOKER_STYLE
