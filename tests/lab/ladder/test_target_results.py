"""Metrics are computed from deals; a target is settled when both ends of the interval agree."""

from math import inf, nan

import msgspec
import pytest

from knockbox.lab.ladder.confidence_intervals import POCOCK_CRITICAL_VALUES, Estimate
from knockbox.lab.ladder.matchups import SOLVER, Ahead, Closed, Target, Won
from knockbox.lab.ladder.results import ENDED_OUT_OF_TIME, common_deals, win_rates_by_deal
from knockbox.lab.ladder.target_results import (
    all_target_results,
    estimate_metric,
    is_conclusive,
    is_matchup_settled,
    matchup_target_results,
)
from tests.lab.ladder.ladder_results import (
    EASY_TARGET,
    EVEN_TARGET,
    GROUPS,
    NO_TARGET,
    deal_result,
    duel_results,
    dungeon_results,
)

AIM = Target("won", Won("one"), 0.6)
BEYOND = Target("ahead", Ahead("one", "two"), 0.0, beyond=True)


@pytest.mark.parametrize(
    ("aim", "low", "high", "settled"),
    [
        (AIM, 0.6, 0.8, True),
        (AIM, 0.59, 0.8, False),
        (AIM, 0.3, 0.6, False),
        (AIM, 0.3, 0.59, True),
        (BEYOND, 0.0, 0.1, False),
        (BEYOND, 0.01, 0.1, True),
        (BEYOND, -0.2, 0.0, True),
        (BEYOND, -inf, inf, False),
    ],
)
def test_an_aim_is_settled_if_both_ends_agree(aim: Target, low: float, high: float, settled: bool) -> None:
    assert is_conclusive(aim, Estimate((low + high) / 2, low, high)) == settled


def test_nothing_meets_no_aim() -> None:
    assert not AIM.is_met_by(nan)


def test_figures_follow_from_the_deals() -> None:
    won = {"random": ["llll", "llll"], "greedy": ["wwll", "wlll"], "solver": ["wwww", "wwlw"], "deaf": ["wlll", "llll"]}
    shares = win_rates_by_deal(dungeon_results(**won).cells)

    def value(figure: Won | Ahead | Closed) -> float:
        return estimate_metric(figure, shares, [0, 1], 4, POCOCK_CRITICAL_VALUES[1]).value

    assert value(Won("greedy")) == 3 / 8
    assert value(Ahead("greedy", "deaf")) == 2 / 8
    assert value(Closed("greedy", "random", SOLVER)) == pytest.approx(3 / 7)


def test_only_deals_that_all_have_played_count() -> None:
    found = dungeon_results(random=["llll", "llll"], greedy=["wwll"], solver=["wwww", "wwww"], deaf=["llll"])
    assert common_deals(win_rates_by_deal(found.cells), GROUPS) == [0]
    assert [finding.matches for finding in matchup_target_results(found, GROUPS)] == [4, 4]
    missing = dungeon_results(random=["llll"])
    assert [finding.verdict for finding in matchup_target_results(missing, GROUPS)] == ["short, within chance"] * 2


def test_a_look_sees_its_own_deals_alone() -> None:
    found = duel_results(*["ww"] * 20, *["ll"] * 30)
    assert is_matchup_settled(found, EVEN_TARGET, 20)
    assert not is_matchup_settled(found, EVEN_TARGET, 40)


def test_a_rung_without_aims_is_never_settled() -> None:
    assert not is_matchup_settled(duel_results("ww", "ww", matchup=NO_TARGET), NO_TARGET, 2)


@pytest.mark.parametrize(
    ("won", "ended", "verdict"),
    [
        (["ww"] * 30, "settled", "met"),
        (["ll"] * 30, "settled", "short"),
        (["wl"] * 29 + ["ww"], "all played", "met, within chance"),
        (["wl"] * 29 + ["ll"], ENDED_OUT_OF_TIME, "short, within chance"),
        (["ww"] * 30, "", "unfinished"),
        ([], "", "not measured"),
    ],
)
def test_a_verdict_tells_what_chance_allows(won: list[str], ended: str, verdict: str) -> None:
    (found,) = all_target_results(duel_results(*won, ended=ended))
    assert found.verdict == verdict
    assert found.matches == 2 * len(won)


def test_more_planned_looks_make_a_wider_interval() -> None:
    single = msgspec.structs.replace(EASY_TARGET, looks=(2,))
    (twice,), (once,) = (
        matchup_target_results(duel_results("ww", "wl", matchup=matchup), matchup) for matchup in (EASY_TARGET, single)
    )
    assert twice.estimate.low < once.estimate.low
    assert twice.estimate.value == once.estimate.value == 0.75


def test_the_share_of_a_deal_is_that_of_its_matches() -> None:
    assert deal_result("one", 0, "wwlw").win_rate == 0.75
