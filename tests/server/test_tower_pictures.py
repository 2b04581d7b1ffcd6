"""What is told of a test beside its places: how high the highest column is that stands on the table."""

import pytest

from knockbox.server.towers.picture import height_of
from knockbox.tower.attempt import Attempt
from knockbox.tower.parameters import SIDE
from knockbox.tower.scatter import Cube
from knockbox.tower.world import World
from tests.tower.kit import settled, started


def lying(*places: tuple[float, float]) -> Attempt:
    """A test whose cubes lie there, in columns and rows."""
    attempt = started(len(places))
    cubes = [Cube(column * SIDE, (row + 0.5) * SIDE, False) for column, row in places]
    attempt.world = attempt.hand.world = settled(World(cubes), 60)
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
    assert height_of(lying(*places)) == height


def test_what_is_in_the_hand_stands_on_nothing() -> None:
    attempt = lying((0, 0), (0, 1), (0, 2))
    attempt.pick(0, 2.5 * SIDE)
    for _ in range(60):
        attempt.advance()
    assert attempt.hand.holds == 2
    assert (1, 2) in attempt.world.touches(), "it is held where it lay"
    assert height_of(attempt) == 2
