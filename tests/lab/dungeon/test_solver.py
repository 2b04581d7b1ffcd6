"""The solver's beam keeps bold states next to cautious ones."""

from knockbox.engine.rng import make_rng
from knockbox.lab.dungeon.solver import BEAM_SHARES, BeamPath, count_creatures, select_paths
from knockbox.lab.dungeon.study_setup import build_dungeon

GAME = build_dungeon(1, 4, (), ())
CREATURE = GAME.rules.time.index(3)
ROOM = GAME.rules.time.index(0)


def path(creatures: int, value: float) -> BeamPath:
    """Return a path to a state with this many creatures laid."""
    state = GAME.start(make_rng(1))
    state.kinds = [ROOM, *[CREATURE] * creatures]
    return BeamPath(state, [], value)


def test_creatures_count_once_they_are_laid() -> None:
    assert count_creatures(path(0, 0.0).state) == 0
    assert count_creatures(path(3, 0.0).state) == 3


def test_the_best_tables_are_followed_first() -> None:
    assert [found.value for found in select_paths([path(0, 1.0), path(1, 3.0), path(2, 2.0)], BEAM_SHARES)] == [
        3.0,
        2.0,
        1.0,
    ]


def test_tables_that_hold_creatures_back_do_not_crowd_out_the_others() -> None:
    cautious = [path(0, 9.0 + step) for step in range(8)]
    found = select_paths([*cautious, path(1, 1.0), path(2, 0.0)], 2 * BEAM_SHARES)
    assert [(count_creatures(each.state), each.value) for each in found] == [(0, 16.0), (0, 15.0), (1, 1.0), (2, 0.0)]


def test_no_more_tables_are_followed_than_the_search_is_wide() -> None:
    assert len(select_paths([path(creatures, 0.0) for creatures in range(9)], BEAM_SHARES)) == BEAM_SHARES
