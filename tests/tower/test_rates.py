"""Rates are counted, a curve goes through them, and the odds follow from the curve that is shipped."""

from itertools import pairwise
from math import sqrt

import msgspec
import pytest

from knockbox.games.knockdown.options import VALUES
from knockbox.tower import odds
from knockbox.tower.curve import Curve, Family
from knockbox.tower.errors import RatesError
from knockbox.tower.measuring import Case, cases, measured, slower_cases
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import MOST_CUBES, PHYSICS, SECONDS
from knockbox.tower.rates import DEVICES, Cell, Rates, packed, rates_of, rising, shipped

CLOCKS = [int(seconds) for seconds in VALUES["tower_seconds"]]


def test_a_series_follows_from_its_case() -> None:
    case = Case("normal", "pointer", 3, 2, 5)
    cell = measured(case)
    assert cell == measured(case)
    assert cell.stood + sum(cell.faults.values()) == cell.tests == 2


def test_every_skill_is_measured_with_every_device() -> None:
    row = list(cases(1, 1, (4,)))
    assert {(case.skill, case.device) for case in row} == {(skill, device) for skill in SKILLS for device in DEVICES}


def test_curves_go_through_what_they_were_made_of() -> None:
    true = {(10, ""): Curve(11.0, 16.0, 19.0, 4.0), (30, ""): Curve(17.0, 16.0, 19.0, 4.0)}
    counts = {
        name: [(cubes, 10_000, round(10_000 * curve.failing(cubes))) for cubes in range(4, 22)]
        for name, curve in true.items()
    }
    found = Family(counts).curves()
    for name, curve in true.items():
        assert abs(found[name].half - curve.half) < 0.05
        assert all(abs(found[name].failing(cubes) - curve.failing(cubes)) < 0.01 for cubes in range(2, 25))


def test_counts_that_are_all_or_nothing_have_a_curve_too() -> None:
    [found] = Family({(10, ""): [(5, 10, 0), (8, 10, 0), (11, 10, 10), (14, 10, 10)]}).curves().values()
    assert 8 < found.half < 11


def test_more_time_and_more_skill_are_worth_no_less_however_the_counts_came_out() -> None:
    late = {10: (9.0, 11.0, 10.5, 12.0), 15: (8.5, 12.0, 12.0, 12.5)}
    frail = (15.0, 14.0, 16.0, 20.0)
    odd = {
        seconds: {skill: Curve(row[number], 9.0, frail[number], 4.0) for number, skill in enumerate(SKILLS)}
        for seconds, row in late.items()
    }
    found = rising(odd)
    assert [[curve.late for curve in row.values()] for row in found.values()] == [[9, 11, 11, 12], [9, 12, 12, 12.5]]
    assert [[curve.frail for curve in row.values()] for row in found.values()] == [[15, 15, 16, 20]] * 2


@pytest.mark.parametrize(("skill", "device"), [("easy", "pointer"), ("expert", "keys")])
def test_rates_without_a_skill_are_no_rates(skill: str, device: str) -> None:
    cells = [Cell(case.skill, case.device, 5, 1, 1, {}) for case in cases(1, 1, (5,))]
    lacking = [cell for cell in cells if (cell.skill, cell.device) != (skill, device)]
    with pytest.raises(RatesError, match=f"no tower was built by '{skill}' with {device} in 10 seconds"):
        rates_of(lacking, 1, 1)


def test_the_shipped_rates_are_of_this_world() -> None:
    assert shipped().physics == PHYSICS
    assert rates_of(shipped().cells, shipped().tests, shipped().seed) == shipped()
    assert msgspec.json.decode(packed(shipped()), type=Rates) == shipped()


@pytest.mark.rule("KDR-29")
def test_a_normal_hand_is_about_even_at_eleven_cubes() -> None:
    assert 0.35 <= odds.failing(11) <= 0.65


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("seconds", CLOCKS)
def test_more_cubes_fall_more_often(skill: str, seconds: int) -> None:
    chances = odds.table(skill, seconds)
    assert list(chances) == sorted(chances)
    assert chances[0] == chances[1] == 0.0
    assert chances[-1] == odds.failing(1000, skill, seconds) == 1.0
    assert all(fewer < more for fewer, more in pairwise(chances[1:]) if fewer < 0.999)


@pytest.mark.parametrize("skill", SKILLS)
def test_more_time_makes_no_tower_fall_more_often(skill: str) -> None:
    for cubes in range(2, MOST_CUBES + 1):
        chances = [odds.failing(cubes, skill, seconds) for seconds in CLOCKS]
        assert chances == sorted(chances, reverse=True), cubes


@pytest.mark.parametrize("seconds", CLOCKS)
def test_a_better_hand_fails_no_more_often(seconds: int) -> None:
    for cubes in range(2, MOST_CUBES + 1):
        chances = [odds.failing(cubes, skill, seconds) for skill in SKILLS]
        assert chances == sorted(chances, reverse=True), cubes


def test_time_and_skill_are_worth_something() -> None:
    assert odds.failing(14, "normal") > 2 * odds.failing(14, "normal", 60)
    assert odds.failing(11, "easy") > 2 * odds.failing(11, "expert")


@pytest.mark.parametrize("skill", SKILLS)
def test_keys_are_as_good_as_a_pointer(skill: str) -> None:
    keys, pointer = (shipped().curves[device][SECONDS][skill].half for device in DEVICES)
    assert abs(keys - pointer) <= 0.6


def test_every_clock_that_can_be_chosen_was_measured() -> None:
    assert [str(seconds) for seconds in odds.clocks()] == list(VALUES["tower_seconds"])
    assert {case.seconds for case in slower_cases(1, 1)} == {*odds.clocks()} - {SECONDS}


FRESH = 991
"""A row of seeds of which no rate was made."""


@pytest.mark.parametrize("case", [Case("normal", "pointer", 11, 12, FRESH), Case("expert", "pointer", 12, 8, FRESH)])
def test_towers_that_nobody_counted_before_fall_about_as_often(case: Case) -> None:
    agrees(case)


@pytest.mark.long
@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize(("cubes", "seconds"), [(9, 10), (11, 10), (13, 10), (14, 15), (16, 20)])
def test_many_towers_that_nobody_counted_before_fall_as_often(skill: str, cubes: int, seconds: int) -> None:
    agrees(Case(skill, "pointer", cubes, 40, FRESH, seconds))


def agrees(case: Case) -> None:
    """Within three standard errors of the count, and a twentieth for those of the curve."""
    chance = odds.failing(case.cubes, case.skill, case.seconds)
    fell = case.tests - measured(case).stood
    spread = sqrt(case.tests * chance * (1 - chance))
    assert abs(fell - case.tests * chance) <= 3 * spread + 0.05 * case.tests, (fell, chance)


def test_the_odds_of_an_unknown_clock_are_refused() -> None:
    with pytest.raises(RatesError, match="no tower was built in 11 seconds; known: 10, 15, 20, 30, 60"):
        odds.failing(5, "normal", 11)


def test_the_odds_of_an_unknown_skill_are_refused() -> None:
    with pytest.raises(RatesError, match="unknown skill 'godlike'"):
        odds.failing(5, "godlike")
