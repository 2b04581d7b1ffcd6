"""A plan contains everything that determines a ladder."""

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.registry import kind_of, make_bot
from knockbox.lab.ladder import planning
from knockbox.lab.ladder.matchups import DUNGEON, LADDERS, MATCHES_PER_DEAL, SOLVER, Lineup, Matchup
from knockbox.lab.ladder.plan import LadderPlan
from knockbox.lab.ladder.planning import behaviour_hash, bot_with_budget, lineup_with_budgets, make_plan, scale_budget

LEVELS = {"easy": Budget(seconds=0.2), "hard": Budget(seconds=1.0), "ismcts": Budget(simulations=1000)}
SHARE = 0.1


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "default_budget", LEVELS.get)


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
    assert bot_with_budget(bot, share) == expected


@pytest.mark.parametrize("game", LADDERS)
def test_every_bot_of_a_ladder_is_there(game: str) -> None:
    for matchup in LADDERS[game]:
        for lineup in planning.matchup_with_budgets(matchup, SHARE).lineups:
            for bot in lineup.bots:
                assert bot == SOLVER or make_bot(bot, 0).name == kind_of(bot)


def test_simulations_are_shared_out_too() -> None:
    assert scale_budget(Budget(simulations=1000), 0.1) == Budget(simulations=100)
    assert scale_budget(Budget(simulations=3), 0.1) == Budget(simulations=1)


@pytest.mark.usefixtures("levels")
def test_a_lineup_may_have_a_share_of_its_own() -> None:
    assert lineup_with_budgets(Lineup("one", ("hard",)), SHARE).bots == ("hard@0.1s",)
    assert lineup_with_budgets(Lineup("one", ("hard",), time=1.0), SHARE).bots == ("hard@1s",)


@pytest.mark.parametrize("game", LADDERS)
def test_bots_that_play_otherwise_have_another_manner(game: str) -> None:
    assert behaviour_hash(game, "greedy") == behaviour_hash(game, "greedy")
    assert behaviour_hash(game, "greedy") != behaviour_hash(game, "random")


def test_who_neither_hears_nor_speaks_has_a_manner_of_its_own() -> None:
    assert behaviour_hash(DUNGEON, "deaf") != behaviour_hash(DUNGEON, "greedy")


@pytest.mark.parametrize("game", LADDERS)
def test_a_plan_says_all_and_can_be_kept(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lineups = (Lineup("one", ("greedy", "ismcts@8")), Lineup("two", ("random",)))
    monkeypatch.setitem(LADDERS, game, (Matchup("top", lineups, (), (1,)),))
    plan = make_plan(game, seed=3, time=0.5, engine="interpreted")
    assert (plan.game, plan.seed, plan.time, plan.matches_per_deal) == (game, 3, 0.5, MATCHES_PER_DEAL[game])
    assert set(plan.manner) == {"greedy", "ismcts", "random"}
    assert plan.boxes
    assert msgspec.json.decode(msgspec.json.encode(plan), type=LadderPlan) == plan
