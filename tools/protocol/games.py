"""What the generators know of the games: the structs of their views and aids, and their events."""

from typing import Final

from knockbox.games.dungeon.aids import DungeonAids
from knockbox.games.dungeon.views import DungeonView
from knockbox.games.knockdown.aids import KnockdownAids
from knockbox.games.knockdown.views import KnockdownView
from knockbox.games.registry import event_kinds
from tools.protocol.shapes import Family, Struct, check_names, unseen

AIDS: Final[dict[str, Struct]] = {"knockdown": KnockdownAids, "dungeon": DungeonAids}
VIEWS: Final[dict[str, Struct]] = {"knockdown": KnockdownView, "dungeon": DungeonView}


def families_of(game: str) -> dict[str, Family]:
    """All structs of a view, itself first, of aids if there are any, and all events, each with what stands in it."""
    seen: set[type] = set()
    found = {"view": unseen([VIEWS[game]], seen)}
    if game in AIDS:
        found["aids"] = unseen([AIDS[game]], seen)
    found["events"] = unseen(event_kinds(game), seen)
    check_names([each for family in found.values() for each in (*family.structs, *family.enums)])
    return found
