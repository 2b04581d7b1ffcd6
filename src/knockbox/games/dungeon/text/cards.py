"""What is printed in a box, localised: rooms and creatures."""

from collections.abc import Iterator

import msgspec

from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.dungeon.text.questions import Wording


class CardFace(msgspec.Struct, frozen=True):
    """One card design."""

    id: str
    name: str
    corners: list[int]  # NW, NE, SW, SE
    facts: list[str]  # lines: those printed of sum, time, chests, level and silence
    text: str  # its scene; "" for a room without a name
    copies: int
    provenance: str
    printed: Room | Creature  # as written in the pack


def room_faces(wording: Wording) -> list[CardFace]:
    return [card_face(wording, id, room, room.copies) for id, room in wording.box.rooms.items()]


def creature_faces(wording: Wording) -> list[CardFace]:
    return [card_face(wording, id, creature, 1) for id, creature in wording.box.creatures.items()]


def card_face(wording: Wording, id: str, card: Room | Creature, copies: int) -> CardFace:
    facts = list(card_facts(wording, card))
    scene = wording.scene(id)
    return CardFace(id, wording.name(id), list(card.corners), facts, scene, copies, card.provenance.value, card)


def card_facts(wording: Wording, card: Room | Creature) -> Iterator[str]:
    yield wording.format("dungeon-cards-sum", sum=sum(card.corners))
    if isinstance(card, Creature):
        yield wording.format("dungeon-cards-time", time=card.time)
    elif card.silence:
        yield wording.format("dungeon-cards-silence")
    if card.chests:
        yield wording.format("dungeon-cards-chests", chests=card.chests)
    if card.level > 1:
        yield wording.format("dungeon-cards-level", level=card.level)
