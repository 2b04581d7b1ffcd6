"""Deals are searched for a way to win, and no way counts that does not win at the table."""

from collections.abc import Callable

import pytest

from knockbox.engine.rng import seeded
from knockbox.games.dungeon.state import DungeonState
from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.deals import Cell, Deal, Plan, after, field_of, results_of, search, wins
from knockbox.lab.dungeon.ground import LEVELS, deal_seed, entered
from knockbox.lab.errors import LabError

PLAN = Plan(count=3, seconds=20, seed=1)


def test_every_dungeon_has_its_deals() -> None:
    found = [(deal.level, deal.index) for deal in deals.deals(PLAN)]
    assert found == [(level, index) for level in LEVELS for index in range(3)]


@pytest.mark.parametrize("level", [1, 4])
def test_a_deal_that_can_be_won_is_won(level: int) -> None:
    assert Cell(level, deals=1, won=1) in (search(Deal(PLAN, level, index)) for index in range(3))


def test_without_time_nothing_is_won() -> None:
    assert search(Deal(Plan(count=1, seconds=0, seed=1), 1, 0)) == Cell(1, deals=1, won=0)


def test_the_search_sees_the_deal_that_groups_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []

    def look(state: DungeonState, stop: Callable[[], bool]) -> None:
        seen.append(state.deck)

    monkeypatch.setattr(deals, "solve", look)
    search(Deal(PLAN, 4, 2))
    assert seen == [entered(4, 4, (), ()).start(seeded(deal_seed(1, 4, 4, 2))).deck]


def test_a_way_that_does_not_win_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "solve", lambda state, stop: [])
    with pytest.raises(LabError, match=r"dungeon 2, seed [0-9]+: the way to win that was found does not win"):
        search(Deal(PLAN, 2, 0))


def test_answers_that_are_not_open_do_not_win() -> None:
    game = entered(1, 4, (), ())
    state = game.start(seeded(1))
    assert not wins(game, game.clone(state), [game.read("card black-knight")])
    assert not wins(game, game.clone(state), [game.default(state)])


def test_time_is_up_after_its_seconds() -> None:
    assert after(0)()
    assert not after(60)()


def test_cells_are_added_by_dungeon() -> None:
    cells = [Cell(4, 1, 0), Cell(1, 1, 1), Cell(4, 1, 1), Cell(2, 1, 1), Cell(3, 1, 0), Cell(1, 1, 1)]
    results = results_of(PLAN, field_of(PLAN), cells)
    assert results.cells == [Cell(1, 2, 2), Cell(2, 1, 1), Cell(3, 1, 0), Cell(4, 2, 1)]
    assert results == results_of(PLAN, field_of(PLAN), cells[::-1])
