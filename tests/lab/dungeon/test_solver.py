"""The search for a way to win keeps bold tables in sight beside cautious ones."""

from knockbox.engine.rng import seeded
from knockbox.lab.dungeon.ground import entered
from knockbox.lab.dungeon.solver import SHARES, Path, chosen, creatures_out

GAME = entered(1, 4, (), ())
CREATURE = GAME.rules.time.index(3)
ROOM = GAME.rules.time.index(0)


def path(creatures: int, worth: float) -> Path:
    """A table where so many creatures are out."""
    state = GAME.start(seeded(1))
    state.kinds = [ROOM, *[CREATURE] * creatures]
    return Path(state, [], worth)


def test_creatures_count_once_they_are_laid() -> None:
    assert creatures_out(path(0, 0.0).state) == 0
    assert creatures_out(path(3, 0.0).state) == 3


def test_the_best_tables_are_followed_first() -> None:
    assert [found.worth for found in chosen([path(0, 1.0), path(1, 3.0), path(2, 2.0)], SHARES)] == [3.0, 2.0, 1.0]


def test_tables_that_hold_creatures_back_do_not_crowd_out_the_others() -> None:
    cautious = [path(0, 9.0 + step) for step in range(8)]
    found = chosen([*cautious, path(1, 1.0), path(2, 0.0)], 2 * SHARES)
    assert [(creatures_out(each.state), each.worth) for each in found] == [(0, 16.0), (0, 15.0), (1, 1.0), (2, 0.0)]


def test_no_more_tables_are_followed_than_the_search_is_wide() -> None:
    assert len(chosen([path(creatures, 0.0) for creatures in range(9)], SHARES)) == SHARES
