"""Direct calls to Chipmunk give the results of pymunk, to the last bit."""

from pymunk import ShapeFilter

from knockbox.tower.attempt import hash_poses
from knockbox.tower.chipmunk import STEP_SECONDS
from knockbox.tower.parameters import CUBE_SIDE, FEEL_DISTANCE, GRAB_DISTANCE, TICKS_PER_SECOND
from knockbox.tower.scatter import scatter_cubes
from knockbox.tower.terms import TowerTerms
from knockbox.tower.world import TowerWorld
from tests.tower.attempts import make_column

CUBES_ALONE = ShapeFilter(mask=0b10)
TERMS = TowerTerms(5, 6, 3)


def world_with_held_cube() -> TowerWorld:
    world = TowerWorld(scatter_cubes(TERMS))
    world.grab(8)
    return world


def test_a_tick_and_the_way_of_the_hand_are_those_of_pymunk() -> None:
    bare, courteous = world_with_held_cube(), world_with_held_cube()
    for tick in range(TICKS_PER_SECOND):
        aim = tick * 0.7, 60 + tick * 0.9
        bare.step(aim)
        here = courteous.hand.position
        courteous.hand.velocity = (aim[0] - here.x) * TICKS_PER_SECOND, (aim[1] - here.y) * TICKS_PER_SECOND
        courteous.space.step(STEP_SECONDS)
    assert hash_poses(bare.poses()) == hash_poses(courteous.poses())
    assert bare.poses() != TowerWorld(scatter_cubes(TERMS)).poses()


def test_the_nearest_cube_and_its_place_are_those_of_pymunk() -> None:
    world, missed = world_with_held_cube(), 0
    for x in range(-300, 301, 7):
        for y in (5.0, 33.0, 71.0, 112.0):
            for reach in (GRAB_DISTANCE, FEEL_DISTANCE / 2):
                told = world.space.point_query_nearest((x, y), reach, CUBES_ALONE)
                found = world.chipmunk.nearest(x, y, reach)
                assert (None if found is None else world.shapes[found]) is (told and told.shape)
                missed += found is None
    assert 0 < missed < 600
    assert [world.chipmunk.cube_position(number) for number in range(9)] == [body.position for body in world.bodies]


def test_a_held_cube_is_nothing_that_a_hand_could_close_on() -> None:
    world = make_column(0.0)
    assert world.nearest(0.0, CUBE_SIDE / 2) == 0
    world.grab(0)
    assert world.nearest(0.0, CUBE_SIDE / 2) is None
    world.release()
    assert world.nearest(0.0, CUBE_SIDE / 2) == 0
