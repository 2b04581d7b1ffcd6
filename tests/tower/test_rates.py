"""Rates are counted, a curve goes through them, and the odds follow from the curve that is shipped."""

import msgspec
import pytest

from knockbox.games.knockdown.options import VALUES
from knockbox.tower import odds
from knockbox.tower.curve import Curve, fitted
from knockbox.tower.errors import RatesError
from knockbox.tower.measuring import Case, cases, measured, slower_cases
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import PHYSICS
from knockbox.tower.rates import DEVICES, Rates, packed, rates_of, shipped


def test_a_series_follows_from_its_case() -> None:
    case = Case("normal", "pointer", 3, 2, 5)
    cell = measured(case)
    assert cell == measured(case)
    assert cell.stood + sum(cell.faults.values()) == cell.tests == 2


def test_every_skill_is_measured_with_every_device() -> None:
    row = list(cases(1, 1, (4,)))
    assert {(case.skill, case.device) for case in row} == {(skill, device) for skill in SKILLS for device in DEVICES}


def test_a_curve_goes_through_what_it_was_made_of() -> None:
    true = Curve(10.5, 1.2)
    found = fitted((cubes, 10_000, round(10_000 * true.failing(cubes))) for cubes in range(5, 16))
    assert abs(found.half - true.half) < 0.05
    assert abs(found.slope - true.slope) < 0.05


def test_counts_that_are_all_or_nothing_have_a_curve_too() -> None:
    found = fitted([(5, 10, 0), (8, 10, 0), (11, 10, 10), (14, 10, 10)])
    assert 8 < found.half < 11


def test_rates_without_a_skill_are_no_rates() -> None:
    with pytest.raises(RatesError, match="no tower was built by 'easy' with keys"):
        rates_of([measured(Case("easy", "pointer", 2, 1, 1))], 1, 1)


def test_the_shipped_rates_are_of_this_world() -> None:
    assert shipped().physics == PHYSICS
    assert rates_of(shipped().cells, shipped().tests, shipped().seed) == shipped()
    assert msgspec.json.decode(packed(shipped()), type=Rates) == shipped()


@pytest.mark.rule("KDR-29")
def test_a_normal_hand_is_about_even_at_eleven_cubes() -> None:
    assert 0.35 <= odds.failing(11) <= 0.65


@pytest.mark.parametrize("skill", SKILLS)
def test_more_cubes_fall_more_often(skill: str) -> None:
    chances = odds.table(skill)
    assert list(chances) == sorted(chances)
    assert chances[0] == chances[1] == 0.0
    assert chances[-1] == odds.failing(1000, skill) == 1.0


def test_a_better_hand_fails_less_often() -> None:
    at_eleven = [odds.failing(11, skill) for skill in SKILLS]
    assert at_eleven == sorted(at_eleven, reverse=True)


@pytest.mark.parametrize("skill", SKILLS)
def test_more_time_is_worth_more_cubes_to_every_hand(skill: str) -> None:
    halves = [odds.curve(skill, seconds).half for seconds in (10, 15, 20, 30, 60)]
    assert halves == sorted(halves)
    assert odds.failing(14, skill) > 2 * odds.failing(14, skill, 60)
    assert list(odds.table(skill, 60)) == sorted(odds.table(skill, 60))


def test_every_clock_that_can_be_chosen_was_measured() -> None:
    assert [str(seconds) for seconds in shipped().slower] == list(VALUES["tower_seconds"])[1:]
    assert {case.seconds for case in slower_cases(1, 1)} == set(shipped().slower)


def test_the_odds_of_an_unknown_clock_are_refused() -> None:
    with pytest.raises(RatesError, match="no tower was built in 11 seconds; known: 15, 20, 30, 60"):
        odds.failing(5, "normal", 11)


def test_the_odds_of_an_unknown_skill_are_refused() -> None:
    with pytest.raises(RatesError, match="unknown skill 'godlike'"):
        odds.failing(5, "godlike")
