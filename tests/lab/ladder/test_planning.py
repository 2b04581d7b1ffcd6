"""Everything that decides a ladder is in its plan."""

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.registry import kind_of, make
from knockbox.lab.ladder import planning
from knockbox.lab.ladder.plan import Plan
from knockbox.lab.ladder.planning import manner_of, part_of, plan_of, with_budget, with_budgets
from knockbox.lab.ladder.rungs import DUNGEON, LADDERS, MATCHES, SOLVER, Lineup, Rung

LEVELS = {"easy": Budget(seconds=0.2), "hard": Budget(seconds=1.0), "ismcts": Budget(simulations=1000)}
SHARE = 0.1


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "budget_of", LEVELS.get)


@pytest.mark.parametrize(
    ("bot", "share", "expected"),
    [
        ("easy", 0.1, "easy@0.02s"),
        ("hard", 1.0, "hard@1s"),
        ("hard", 0.25, "hard@0.25s"),
        ("ismcts", 0.1, "ismcts@0.1s"),
        ("ismcts@40", 0.1, "ismcts@40"),
        ("random", 0.1, "random"),
        (SOLVER, 0.1, SOLVER),
    ],
)
@pytest.mark.usefixtures("levels")
def test_a_bot_gets_its_share_of_time_and_plain_search_that_of_hard(bot: str, share: float, expected: str) -> None:
    assert with_budget(bot, share) == expected


@pytest.mark.parametrize("game", LADDERS)
def test_every_bot_of_a_ladder_is_there(game: str) -> None:
    for rung in LADDERS[game]:
        for lineup in planning.budgeted(rung, SHARE).lineups:
            for bot in lineup.bots:
                assert bot == SOLVER or make(bot, 0).name == kind_of(bot)


def test_simulations_are_shared_out_too() -> None:
    assert part_of(Budget(simulations=1000), 0.1) == Budget(simulations=100)
    assert part_of(Budget(simulations=3), 0.1) == Budget(simulations=1)


@pytest.mark.usefixtures("levels")
def test_a_lineup_may_have_a_share_of_its_own() -> None:
    assert with_budgets(Lineup("one", ("hard",)), SHARE).bots == ("hard@0.1s",)
    assert with_budgets(Lineup("one", ("hard",), time=1.0), SHARE).bots == ("hard@1s",)


@pytest.mark.parametrize("game", LADDERS)
def test_bots_that_play_otherwise_have_another_manner(game: str) -> None:
    assert manner_of(game, "greedy") == manner_of(game, "greedy")
    assert manner_of(game, "greedy") != manner_of(game, "random")


def test_who_neither_hears_nor_speaks_has_a_manner_of_its_own() -> None:
    assert manner_of(DUNGEON, "deaf") != manner_of(DUNGEON, "greedy")


@pytest.mark.parametrize("game", LADDERS)
def test_a_plan_says_all_and_can_be_kept(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lineups = (Lineup("one", ("greedy", "ismcts@8")), Lineup("two", ("random",)))
    monkeypatch.setitem(LADDERS, game, (Rung("top", lineups, (), (1,)),))
    plan = plan_of(game, seed=3, time=0.5, engine="interpreted")
    assert (plan.game, plan.seed, plan.time, plan.matches) == (game, 3, 0.5, MATCHES[game])
    assert set(plan.manner) == {"greedy", "ismcts", "random"}
    assert plan.boxes
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan
