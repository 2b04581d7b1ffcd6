"""What is asked of Chipmunk itself is answered as pymunk answers it, to the last bit."""

from pymunk import ShapeFilter

from knockbox.tower.attempt import fingerprint
from knockbox.tower.chipmunk import STEP
from knockbox.tower.parameters import FEELING, REACH, SIDE, TICKS
from knockbox.tower.scatter import scattered
from knockbox.tower.terms import Terms
from knockbox.tower.world import World
from tests.tower.kit import column

CUBES_ALONE = ShapeFilter(mask=0b10)
TERMS = Terms(5, 6, 3)


def grabbed() -> World:
    world = World(scattered(TERMS))
    world.grab(8)
    return world


def test_a_tick_and_the_way_of_the_hand_are_those_of_pymunk() -> None:
    bare, courteous = grabbed(), grabbed()
    for tick in range(TICKS):
        aim = tick * 0.7, 60 + tick * 0.9
        bare.step(aim)
        here = courteous.hand.position
        courteous.hand.velocity = (aim[0] - here.x) * TICKS, (aim[1] - here.y) * TICKS
        courteous.space.step(STEP)
    assert fingerprint(bare.poses()) == fingerprint(courteous.poses())
    assert bare.poses() != World(scattered(TERMS)).poses()


def test_the_nearest_cube_and_its_place_are_those_of_pymunk() -> None:
    world, missed = grabbed(), 0
    for x in range(-300, 301, 7):
        for y in (5.0, 33.0, 71.0, 112.0):
            for reach in (REACH, FEELING / 2):
                told = world.space.point_query_nearest((x, y), reach, CUBES_ALONE)
                found = world.chipmunk.nearest(x, y, reach)
                assert (None if found is None else world.shapes[found]) is (told and told.shape)
                missed += found is None
    assert 0 < missed < 600
    assert [world.chipmunk.place(number) for number in range(9)] == [body.position for body in world.bodies]


def test_a_held_cube_is_nothing_that_a_hand_could_close_on() -> None:
    world = column(0.0)
    assert world.nearest(0.0, SIDE / 2) == 0
    world.grab(0)
    assert world.nearest(0.0, SIDE / 2) is None
    world.let_go()
    assert world.nearest(0.0, SIDE / 2) == 0
