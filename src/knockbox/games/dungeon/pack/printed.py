"""What may be printed in a box of the dungeon: corners, time, marks, and how many of everything (KKDR-30)."""

from collections.abc import Iterator
from typing import Final

from knockbox.games.dungeon.pack.reading import Contents
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.packs.printed import at, id_misprints, number_misprints, pack_misprints

GAME: Final = "dungeon"
ROOMS: Final = 41
CREATURES: Final = 22
LEVELS: Final = 4
HIGHEST_CORNER: Final = 4
ROOM_SUM: Final = 5
LOWEST_CREATURE: Final = 6
HIGHEST_CREATURE: Final = 12
SHORTEST_TIME: Final = 2
LONGEST_TIME: Final = 6
MOST_CHESTS: Final = 3
KNIGHT: Final = "black-knight"
FIRST_HAND: Final = 6  # of a player alone, who loses a card for each silence icon


def misprints(contents: Contents) -> Iterator[str]:
    """Everything in a box that breaks a rule of its own, each with its place."""
    if contents.pack is not None:
        yield from at("pack.toml, ", pack_misprints(contents.pack, GAME))
    for id, room in contents.rooms.items():
        yield from at(f"rooms.toml, {id}", id_misprints(id))
        yield from at(f"rooms.toml, {id}.", room_misprints(room))
    for id, creature in contents.creatures.items():
        yield from at(f"creatures.toml, {id}", id_misprints(id))
        yield from at(f"creatures.toml, {id}.", creature_misprints(creature))
    yield from shared_ids(contents)
    yield from miscounts(contents)


def corner_misprints(card: Room | Creature) -> Iterator[str]:
    """What rooms and creatures have in common."""
    for corner in card.corners:
        yield from number_misprints("corners", corner, 0, HIGHEST_CORNER)
    yield from number_misprints("level", card.level, 1, LEVELS)
    yield from number_misprints("chests", card.chests, 0, MOST_CHESTS)


def room_misprints(room: Room) -> Iterator[str]:
    """KKDR-4, KKDR-30 No room is loud by itself; a 0/0/0/0 joker carries the silence icon, and no other room does."""
    yield from corner_misprints(room)
    yield from number_misprints("copies", room.copies, 1, ROOMS)
    if sum(room.corners) not in (0, ROOM_SUM):
        yield f"corners: found a sum of {sum(room.corners)}, expected {ROOM_SUM}, or 0 for a joker"
    if room.silence != (sum(room.corners) == 0):
        expected = "true for a joker" if sum(room.corners) == 0 else "false: only jokers carry the icon"
        yield f"silence: found {str(room.silence).lower()}, expected {expected}"


def creature_misprints(creature: Creature) -> Iterator[str]:
    """KKDR-30 No creature is beaten by itself, and the time on it can be placed."""
    yield from corner_misprints(creature)
    yield from number_misprints("time", creature.time, SHORTEST_TIME, LONGEST_TIME)
    total = sum(creature.corners)
    if not LOWEST_CREATURE <= total <= HIGHEST_CREATURE:
        yield f"corners: found a sum of {total}, expected one from {LOWEST_CREATURE} to {HIGHEST_CREATURE}"
    if creature.knight and creature.level != 1:
        yield f"level: found {creature.level}, expected 1: the Black Knight is in every dungeon"


def shared_ids(contents: Contents) -> Iterator[str]:
    for id in contents.creatures:
        if id in contents.rooms:
            yield f"creatures.toml, {id}: found an id that a room has, expected one of its own"


def miscounts(contents: Contents) -> Iterator[str]:
    """KKD-COMP-1 Numbers of cards in whole files; a file of which a part could not be read is not counted."""
    rooms = sum(room.copies for room in contents.rooms.values())
    if "rooms.toml" not in contents.broken and rooms != ROOMS:
        yield f"rooms.toml: found {rooms} rooms (copies added up), expected {ROOMS}"
    if "creatures.toml" not in contents.broken:
        yield from creature_miscounts(contents.creatures)
    icons = sum(room.copies for room in contents.rooms.values() if room.silence)
    if icons >= FIRST_HAND:
        yield f"rooms.toml: found {icons} silence icons, expected fewer than {FIRST_HAND}: alone each costs a card"


def creature_miscounts(creatures: dict[str, Creature]) -> Iterator[str]:
    if len(creatures) != CREATURES:
        yield f"creatures.toml: found {len(creatures)} creatures, expected {CREATURES}"
    knights = [id for id, creature in creatures.items() if creature.knight]
    if len(knights) != 1:
        yield f"creatures.toml: found {len(knights)} Black Knights (knight = true), expected 1"
    elif knights != [KNIGHT]:
        yield f"creatures.toml, {knights[0]}: found an id of its own, expected {KNIGHT}: bots know him by it"
