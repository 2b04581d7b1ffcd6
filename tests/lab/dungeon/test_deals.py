"""The solver searches deals for winning lines, and every line is checked by replaying it."""

from collections.abc import Callable

import pytest

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.state import DungeonState
from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.deals import (
    SolveCell,
    SolvePlan,
    SolveTask,
    is_winning_line,
    load_field,
    merge_results,
    solve_deal,
    time_limit,
)
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, build_dungeon, deal_seed
from knockbox.lab.errors import LabError

PLAN = SolvePlan(count=3, seconds=20, seed=1)


def test_every_dungeon_has_its_deals() -> None:
    found = [(deal.level, deal.index) for deal in deals.list_deals(PLAN)]
    assert found == [(level, index) for level in DUNGEON_LEVELS for index in range(3)]


@pytest.mark.parametrize("level", [1, 4])
def test_a_deal_that_can_be_won_is_won(level: int) -> None:
    assert SolveCell(level, deals=1, wins=1) in (solve_deal(SolveTask(PLAN, level, index)) for index in range(3))


def test_without_time_nothing_is_won() -> None:
    assert solve_deal(SolveTask(SolvePlan(count=1, seconds=0, seed=1), 1, 0)) == SolveCell(1, deals=1, wins=0)


def test_the_search_sees_the_deal_that_groups_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []

    def look(state: DungeonState, stop: Callable[[], bool]) -> None:
        seen.append(state.deck)

    monkeypatch.setattr(deals, "solve", look)
    solve_deal(SolveTask(PLAN, 4, 2))
    assert seen == [build_dungeon(4, 4, (), ()).start(make_rng(deal_seed(1, 4, 4, 2))).deck]


def test_a_way_that_does_not_win_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "solve", lambda state, stop: [])
    with pytest.raises(LabError, match=r"dungeon 2, seed [0-9]+: the line found by the solver does not win"):
        solve_deal(SolveTask(PLAN, 2, 0))


def test_answers_that_are_not_open_do_not_win() -> None:
    game = build_dungeon(1, 4, (), ())
    state = game.start(make_rng(1))
    assert not is_winning_line(game, game.clone(state), [game.string_to_action("card black-knight")])
    assert not is_winning_line(game, game.clone(state), [game.default(state)])


def test_time_is_up_after_its_seconds() -> None:
    assert time_limit(0)()
    assert not time_limit(60)()


def test_cells_are_added_by_dungeon() -> None:
    cells = [
        SolveCell(4, 1, 0),
        SolveCell(1, 1, 1),
        SolveCell(4, 1, 1),
        SolveCell(2, 1, 1),
        SolveCell(3, 1, 0),
        SolveCell(1, 1, 1),
    ]
    results = merge_results(PLAN, load_field(PLAN), cells)
    assert results.cells == [SolveCell(1, 2, 2), SolveCell(2, 1, 1), SolveCell(3, 1, 0), SolveCell(4, 2, 1)]
    assert results == merge_results(PLAN, load_field(PLAN), cells[::-1])
