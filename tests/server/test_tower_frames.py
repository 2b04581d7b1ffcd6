"""What is told of a test beside its places: how high the highest column is that stands on the table."""

import pytest

from knockbox.server.towers.frames import tower_height
from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.parameters import CUBE_SIDE
from knockbox.tower.scatter import ScatteredCube
from knockbox.tower.world import TowerWorld
from tests.tower.attempts import settle_world, start_attempt


def lying(*places: tuple[float, float]) -> TowerAttempt:
    """A test whose cubes lie there, in columns and rows."""
    attempt = start_attempt(len(places))
    cubes = [ScatteredCube(column * CUBE_SIDE, (row + 0.5) * CUBE_SIDE, False) for column, row in places]
    attempt.world = attempt.hand.world = settle_world(TowerWorld(cubes), 60)
    return attempt


@pytest.mark.parametrize(
    ("places", "height"),
    [
        ([(0, 0)], 1),
        ([(0, 0), (0, 1), (0, 2)], 3),
        ([(0, 2), (0, 0), (0, 1)], 3),  # whatever their numbers
        ([(0, 0), (1, 0), (2, 0)], 1),  # side by side
        ([(0, 0), (4, 0), (4, 1), (0, 1), (4, 2)], 3),
        ([(0, 0), (1, 0), (0.5, 1), (0.5, 2)], 3),
    ],
)
def test_the_highest_column_is_counted_in_cubes(places: list[tuple[float, float]], height: int) -> None:
    assert tower_height(lying(*places)) == height


def test_a_cube_in_the_hand_counts_for_no_column() -> None:
    attempt = lying((0, 0), (0, 1), (0, 2))
    attempt.pick(0, 2.5 * CUBE_SIDE)
    for _ in range(60):
        attempt.advance()
    assert attempt.hand.held_cube == 2
    assert (1, 2) in attempt.world.touches(), "it is held where it lay"
    assert tower_height(attempt) == 2
