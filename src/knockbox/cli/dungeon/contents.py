"""Count the contents of a dungeon box."""

from knockbox.games.dungeon.pack import Box


def count_contents(box: Box) -> list[str]:
    """Return the counts: `41 rooms of 35 designs with 5 silence icons`, and so on."""
    rooms = box.rooms.values()
    creatures = box.creatures.values()
    icons = sum(room.copies for room in rooms if room.silence)
    chests = sum(room.chests * room.copies for room in rooms) + sum(each.chests for each in creatures)
    later = sum(room.copies for room in rooms if room.level > 1) + sum(each.level > 1 for each in creatures)
    return [
        f"{sum(room.copies for room in rooms)} rooms of {len(rooms)} designs with {icons} silence icons",
        f"{len(creatures)} creatures",
        f"{chests} chests",
        f"{later} cards for later dungeons",
    ]
