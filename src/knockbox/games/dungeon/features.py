"""How a group stands in a dungeon, in numbers: what a judge that learns from matches is shown of a table."""

from typing import Final

from knockbox.games.dungeon.state import ALL_TIME, DungeonState

NAMES: Final[tuple[str, ...]] = ("deck", "laid", "standing", "reserve", "silent")


def features(state: DungeonState, seat: int) -> list[float]:
    """One number for each of `NAMES`; all seats stand alike."""
    return [
        len(state.deck) / 20,
        len(state.cells) / 20,
        len(state.standing) / 2,
        state.reserve / ALL_TIME,
        1.0 if state.silent else 0.0,
    ]
