"""Check the printed values of a pack and the number of its cards (KKDR-30)."""

from collections.abc import Iterator
from typing import Final

from knockbox.games.dungeon.pack.contents import PackContents
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.packs.validation import id_misprints, number_misprints, pack_misprints, with_place

GAME_KEY: Final = "dungeon"
NUM_ROOMS: Final = 41
NUM_CREATURES: Final = 22
NUM_LEVELS: Final = 4
MAX_CORNER: Final = 4
ROOM_SUM: Final = 5
MIN_CREATURE_SUM: Final = 6
MAX_CREATURE_SUM: Final = 12
MIN_TIME: Final = 2
MAX_TIME: Final = 6
MAX_CHESTS: Final = 3
KNIGHT_ID: Final = "black-knight"
SOLO_HAND_SIZE: Final = 6  # the hand of a solo player, who loses a card for each silence icon


def misprints(contents: PackContents) -> Iterator[str]:
    """Yield every invalid value of a pack with its place."""
    if contents.pack is not None:
        yield from with_place("pack.toml, ", pack_misprints(contents.pack, GAME_KEY))
    for id, room in contents.rooms.items():
        yield from with_place(f"rooms.toml, {id}", id_misprints(id))
        yield from with_place(f"rooms.toml, {id}.", room_misprints(room))
    for id, creature in contents.creatures.items():
        yield from with_place(f"creatures.toml, {id}", id_misprints(id))
        yield from with_place(f"creatures.toml, {id}.", creature_misprints(creature))
    yield from shared_ids(contents)
    yield from wrong_counts(contents)


def corner_misprints(card: Room | Creature) -> Iterator[str]:
    """Check what rooms and creatures have in common."""
    for corner in card.corners:
        yield from number_misprints("corners", corner, 0, MAX_CORNER)
    yield from number_misprints("level", card.level, 1, NUM_LEVELS)
    yield from number_misprints("chests", card.chests, 0, MAX_CHESTS)


def room_misprints(room: Room) -> Iterator[str]:
    """KKDR-4, KKDR-30 No room is loud on its own; the 0/0/0/0 joker, and no other room, has the silence icon."""
    yield from corner_misprints(room)
    yield from number_misprints("copies", room.copies, 1, NUM_ROOMS)
    if sum(room.corners) not in (0, ROOM_SUM):
        yield f"corners: found a sum of {sum(room.corners)}, expected {ROOM_SUM}, or 0 for a joker"
    if room.silence != (sum(room.corners) == 0):
        expected = "true for a joker" if sum(room.corners) == 0 else "false: only jokers carry the icon"
        yield f"silence: found {str(room.silence).lower()}, expected {expected}"


def creature_misprints(creature: Creature) -> Iterator[str]:
    """KKDR-30 No creature is beaten on its own, and its time can be placed."""
    yield from corner_misprints(creature)
    yield from number_misprints("time", creature.time, MIN_TIME, MAX_TIME)
    total = sum(creature.corners)
    if not MIN_CREATURE_SUM <= total <= MAX_CREATURE_SUM:
        yield f"corners: found a sum of {total}, expected one from {MIN_CREATURE_SUM} to {MAX_CREATURE_SUM}"
    if creature.knight and creature.level != 1:
        yield f"level: found {creature.level}, expected 1: the Black Knight is in every dungeon"


def shared_ids(contents: PackContents) -> Iterator[str]:
    for id in contents.creatures:
        if id in contents.rooms:
            yield f"creatures.toml, {id}: found an id that a room has, expected one of its own"


def wrong_counts(contents: PackContents) -> Iterator[str]:
    """KKD-COMP-1 Check the number of cards; a file that was only partly read is skipped."""
    rooms = sum(room.copies for room in contents.rooms.values())
    if "rooms.toml" not in contents.broken and rooms != NUM_ROOMS:
        yield f"rooms.toml: found {rooms} rooms (copies added up), expected {NUM_ROOMS}"
    if "creatures.toml" not in contents.broken:
        yield from wrong_creature_counts(contents.creatures)
    icons = sum(room.copies for room in contents.rooms.values() if room.silence)
    if icons >= SOLO_HAND_SIZE:
        expected = f"fewer than {SOLO_HAND_SIZE}: each costs a solo player a card"
        yield f"rooms.toml: found {icons} silence icons, expected {expected}"


def wrong_creature_counts(creatures: dict[str, Creature]) -> Iterator[str]:
    if len(creatures) != NUM_CREATURES:
        yield f"creatures.toml: found {len(creatures)} creatures, expected {NUM_CREATURES}"
    knights = [id for id, creature in creatures.items() if creature.knight]
    if len(knights) != 1:
        yield f"creatures.toml: found {len(knights)} Black Knights (knight = true), expected 1"
    elif knights != [KNIGHT_ID]:
        yield f"creatures.toml, {knights[0]}: found another id, expected {KNIGHT_ID}: bots know him by it"
