"""What is printed in a box of the dungeon, as it reads in a language: rooms and creatures."""

from collections.abc import Iterator

import msgspec

from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.dungeon.wording import Wording


class Face(msgspec.Struct, frozen=True):
    """One design of a card."""

    id: str
    name: str
    corners: list[int]  # NW, NE, SW, SE
    facts: list[str]  # lines: sum, time, chests, level, silence; those that are printed
    text: str  # its scene; none for a room that its box does not name
    copies: int
    provenance: str
    printed: Room | Creature  # as written in the pack


def room_faces(wording: Wording) -> list[Face]:
    return [face(wording, id, room, room.copies) for id, room in wording.box.rooms.items()]


def creature_faces(wording: Wording) -> list[Face]:
    return [face(wording, id, creature, 1) for id, creature in wording.box.creatures.items()]


def face(wording: Wording, id: str, card: Room | Creature, copies: int) -> Face:
    facts, scene = list(facts_of(wording, card)), wording.scene(id)
    return Face(id, wording.name(id), list(card.corners), facts, scene, copies, card.provenance.value, card)


def facts_of(wording: Wording, card: Room | Creature) -> Iterator[str]:
    yield wording.say("dungeon-cards-sum", sum=sum(card.corners))
    if isinstance(card, Creature):
        yield wording.say("dungeon-cards-time", time=card.time)
    elif card.silence:
        yield wording.say("dungeon-cards-silence")
    if card.chests:
        yield wording.say("dungeon-cards-chests", chests=card.chests)
    if card.level > 1:
        yield wording.say("dungeon-cards-level", level=card.level)
