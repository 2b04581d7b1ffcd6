"""Scattered cubes follow from a seed, apart from each other and at rest."""

from itertools import combinations

import pytest

from knockbox.tower.errors import TermsError
from knockbox.tower.parameters import CUBE_SIDE, HALF_WIDTH, MAX_CUBES
from knockbox.tower.scatter import scatter_cubes
from knockbox.tower.terms import TowerTerms, check_terms
from knockbox.tower.world import TowerWorld
from tests.tower.attempts import settle_world


@pytest.mark.parametrize("cubes", range(1, MAX_CUBES + 1))
def test_any_number_of_cubes_lies_on_the_table_and_none_in_another(cubes: int) -> None:
    places = scatter_cubes(TowerTerms(cubes, cubes - cubes // 3, cubes // 3))
    assert len(places) == cubes
    assert sum(cube.is_heavy for cube in places) == cubes // 3
    assert all(abs(cube.x) < HALF_WIDTH - CUBE_SIDE for cube in places)
    apart = [max(abs(one.x - other.x), abs(one.y - other.y)) for one, other in combinations(places, 2)]
    assert min(apart, default=CUBE_SIDE) >= CUBE_SIDE


def test_the_same_seed_scatters_the_same_cubes_and_another_one_others() -> None:
    assert scatter_cubes(TowerTerms(5, 8, 3)) == scatter_cubes(TowerTerms(5, 8, 3))
    assert scatter_cubes(TowerTerms(5, 8, 3)) != scatter_cubes(TowerTerms(6, 8, 3))


@pytest.mark.parametrize("cubes", [5, 11, 20, 33])
def test_an_untouched_heap_stays_at_rest(cubes: int) -> None:
    places = scatter_cubes(TowerTerms(1, cubes, 0))
    moved = zip(places, settle_world(TowerWorld(places)).poses(), strict=True)
    assert all(abs(cube.x - pose.x) < 1 and abs(cube.y - pose.y) < 1 for cube, pose in moved)


def test_poses_are_those_of_the_cubes_by_number_after_every_step() -> None:
    world = TowerWorld(scatter_cubes(TowerTerms(1, 9, 0)))
    world.grab(4)
    for step in range(12):
        world.step((10.0 * step, 300.0))
        assert world.poses() == [(*body.position, body.angle) for body in world.bodies]
    world.release()
    assert world.poses() == [(*body.position, body.angle) for body in world.bodies]


@pytest.mark.parametrize(
    ("terms", "message"),
    [
        (TowerTerms(-1, 3, 0), "seed: found -1"),
        (TowerTerms(1 << 63, 3, 0), "seed: found"),
        (TowerTerms(1, 0, 0), "found 0 light and 0 heavy; expected 1 to 50"),
        (TowerTerms(1, 5, -1), "found 5 light and -1 heavy"),
        (TowerTerms(1, 50, 1), "expected 1 to 50 together"),
        (TowerTerms(1, 5, 0, 9), "seconds: found 9; expected 10 to 60"),
        (TowerTerms(1, 5, 0, 61), "seconds: found 61"),
    ],
)
def test_terms_of_no_test_are_refused(terms: TowerTerms, message: str) -> None:
    with pytest.raises(TermsError, match=message):
        check_terms(terms)
