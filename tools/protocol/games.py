"""Structs of the views, aids and events of each game."""

from typing import Final

from knockbox.games.dungeon.derived import DungeonAids
from knockbox.games.dungeon.views import DungeonView
from knockbox.games.knockdown.derived import KnockdownAids
from knockbox.games.knockdown.views import KnockdownView
from knockbox.games.registry import event_classes
from tools.protocol.shapes import Struct, StructGroup, check_names, new_parts

AIDS: Final[dict[str, Struct]] = {"knockdown": KnockdownAids, "dungeon": DungeonAids}
VIEWS: Final[dict[str, Struct]] = {"knockdown": KnockdownView, "dungeon": DungeonView}


def struct_groups_of(game: str) -> dict[str, StructGroup]:
    """Return the structs of views, aids and events of a game, each group with its parts."""
    seen: set[type] = set()
    found = {"view": new_parts([VIEWS[game]], seen)}
    if game in AIDS:
        found["aids"] = new_parts([AIDS[game]], seen)
    found["events"] = new_parts(event_classes(game), seen)
    check_names([each for family in found.values() for each in (*family.structs, *family.enums)])
    return found
