"""Figures say what the deals say, and an aim is settled when both ends of the interval agree."""

from math import inf, nan

import msgspec
import pytest

from knockbox.lab.ladder.figures import all_findings, estimate, findings, is_settled, settles
from knockbox.lab.ladder.intervals import POCOCK, Estimate
from knockbox.lab.ladder.results import OUT_OF_TIME, common, shares_of
from knockbox.lab.ladder.rungs import SOLVER, Ahead, Aim, Closed, Won
from tests.lab.ladder.ladders import CLEAR, EASY_WIN, EVEN, GROUPS, duels, score, tours

AIM = Aim("won", Won("one"), 0.6)
BEYOND = Aim("ahead", Ahead("one", "two"), 0.0, beyond=True)


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
def test_an_aim_is_settled_if_both_ends_agree(aim: Aim, low: float, high: float, settled: bool) -> None:
    assert settles(aim, Estimate((low + high) / 2, low, high)) == settled


def test_nothing_meets_no_aim() -> None:
    assert not AIM.holds(nan)


def test_figures_follow_from_the_deals() -> None:
    won = {"random": ["llll", "llll"], "greedy": ["wwll", "wlll"], "solver": ["wwww", "wwlw"], "deaf": ["wlll", "llll"]}
    shares = shares_of(tours(**won).cells)

    def value(figure: Won | Ahead | Closed) -> float:
        return estimate(figure, shares, [0, 1], 4, POCOCK[1]).value

    assert value(Won("greedy")) == 3 / 8
    assert value(Ahead("greedy", "deaf")) == 2 / 8
    assert value(Closed("greedy", "random", SOLVER)) == pytest.approx(3 / 7)


def test_only_deals_that_all_have_played_count() -> None:
    found = tours(random=["llll", "llll"], greedy=["wwll"], solver=["wwww", "wwww"], deaf=["llll"])
    assert common(shares_of(found.cells), GROUPS) == [0]
    assert [finding.matches for finding in findings(found, GROUPS)] == [4, 4]
    missing = tours(random=["llll"])
    assert [finding.verdict for finding in findings(missing, GROUPS)] == ["short, within chance"] * 2


def test_a_look_sees_its_own_deals_alone() -> None:
    found = duels(*["ww"] * 20, *["ll"] * 30)
    assert is_settled(found, EVEN, 20)
    assert not is_settled(found, EVEN, 40)


def test_a_rung_without_aims_is_never_settled() -> None:
    assert not is_settled(duels("ww", "ww", rung=CLEAR), CLEAR, 2)


@pytest.mark.parametrize(
    ("won", "ended", "verdict"),
    [
        (["ww"] * 30, "settled", "met"),
        (["ll"] * 30, "settled", "short"),
        (["wl"] * 29 + ["ww"], "all played", "met, within chance"),
        (["wl"] * 29 + ["ll"], OUT_OF_TIME, "short, within chance"),
        (["ww"] * 30, "", "unfinished"),
        ([], "", "not measured"),
    ],
)
def test_a_verdict_tells_what_chance_allows(won: list[str], ended: str, verdict: str) -> None:
    (found,) = all_findings(duels(*won, ended=ended))
    assert found.verdict == verdict
    assert found.matches == 2 * len(won)


def test_more_planned_looks_make_a_wider_interval() -> None:
    single = msgspec.structs.replace(EASY_WIN, looks=(2,))
    (twice,), (once,) = (findings(duels("ww", "wl", rung=rung), rung) for rung in (EASY_WIN, single))
    assert twice.estimate.low < once.estimate.low
    assert twice.estimate.value == once.estimate.value == 0.75


def test_the_share_of_a_deal_is_that_of_its_matches() -> None:
    assert score("one", 0, "wwlw").share == 0.75
