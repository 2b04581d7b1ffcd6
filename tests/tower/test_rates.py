"""Rates are measured, curves are fitted, and the odds follow from the shipped curves."""

from itertools import pairwise
from math import sqrt

import msgspec
import pytest

from knockbox.games.knockdown.options import OPTION_VALUES
from knockbox.tower import odds
from knockbox.tower.curve import Curve, CurveFitter
from knockbox.tower.errors import RatesError
from knockbox.tower.measurement import SeriesSpec, run_series, series_specs, slow_series_specs
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import DEFAULT_SECONDS, MAX_CUBES, PHYSICS_VERSION
from knockbox.tower.rates import DEVICES, Rates, SeriesResult, encode_rates, load_rates, make_monotonic, make_rates

CLOCKS = [int(seconds) for seconds in OPTION_VALUES["tower_seconds"]]


def test_a_series_follows_from_its_case() -> None:
    case = SeriesSpec("normal", "pointer", 3, 2, 5)
    cell = run_series(case)
    assert cell == run_series(case)
    assert cell.stood + sum(cell.faults.values()) == cell.tests == 2


def test_every_skill_is_measured_with_every_device() -> None:
    row = list(series_specs(1, 1, (4,)))
    assert {(case.skill, case.device) for case in row} == {(skill, device) for skill in SKILLS for device in DEVICES}


def test_curves_go_through_what_they_were_made_of() -> None:
    true = {(10, ""): Curve(11.0, 16.0, 19.0, 4.0), (30, ""): Curve(17.0, 16.0, 19.0, 4.0)}
    counts = {
        name: [(cubes, 10_000, round(10_000 * curve.failure_chance(cubes))) for cubes in range(4, 22)]
        for name, curve in true.items()
    }
    found = CurveFitter(counts).fit_curves()
    for name, curve in true.items():
        assert abs(found[name].midpoint - curve.midpoint) < 0.05
        assert all(
            abs(found[name].failure_chance(cubes) - curve.failure_chance(cubes)) < 0.01 for cubes in range(2, 25)
        )


def test_counts_that_are_all_or_nothing_have_a_curve_too() -> None:
    [found] = CurveFitter({(10, ""): [(5, 10, 0), (8, 10, 0), (11, 10, 10), (14, 10, 10)]}).fit_curves().values()
    assert 8 < found.midpoint < 11


def test_more_time_and_more_skill_are_worth_no_less_however_the_counts_came_out() -> None:
    late = {10: (9.0, 11.0, 10.5, 12.0), 15: (8.5, 12.0, 12.0, 12.5)}
    frail = (15.0, 14.0, 16.0, 20.0)
    odd = {
        seconds: {skill: Curve(row[number], 9.0, frail[number], 4.0) for number, skill in enumerate(SKILLS)}
        for seconds, row in late.items()
    }
    found = make_monotonic(odd)
    assert [[curve.late for curve in row.values()] for row in found.values()] == [[9, 11, 11, 12], [9, 12, 12, 12.5]]
    assert [[curve.frail for curve in row.values()] for row in found.values()] == [[15, 15, 16, 20]] * 2


@pytest.mark.parametrize(("skill", "device"), [("easy", "pointer"), ("expert", "keys")])
def test_rates_without_a_skill_are_no_rates(skill: str, device: str) -> None:
    cells = [SeriesResult(case.skill, case.device, 5, 1, 1, {}) for case in series_specs(1, 1, (5,))]
    lacking = [cell for cell in cells if (cell.skill, cell.device) != (skill, device)]
    with pytest.raises(RatesError, match=f"no tower was built by '{skill}' with {device} in 10 seconds"):
        make_rates(lacking, 1, 1)


def test_the_shipped_rates_are_of_this_world() -> None:
    assert load_rates().physics == PHYSICS_VERSION
    assert make_rates(load_rates().cells, load_rates().tests, load_rates().seed) == load_rates()
    assert msgspec.json.decode(encode_rates(load_rates()), type=Rates) == load_rates()


@pytest.mark.rule("KDR-29")
def test_a_normal_hand_is_about_even_at_eleven_cubes() -> None:
    assert 0.35 <= odds.failure_chance(11) <= 0.65


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("seconds", CLOCKS)
def test_more_cubes_fall_more_often(skill: str, seconds: int) -> None:
    chances = odds.failure_table(skill, seconds)
    assert list(chances) == sorted(chances)
    assert chances[0] == chances[1] == 0.0
    assert chances[-1] == odds.failure_chance(1000, skill, seconds) == 1.0
    assert all(fewer < more for fewer, more in pairwise(chances[1:]) if fewer < 0.999)


@pytest.mark.parametrize("skill", SKILLS)
def test_more_time_makes_no_tower_fall_more_often(skill: str) -> None:
    for cubes in range(2, MAX_CUBES + 1):
        chances = [odds.failure_chance(cubes, skill, seconds) for seconds in CLOCKS]
        assert chances == sorted(chances, reverse=True), cubes


@pytest.mark.parametrize("seconds", CLOCKS)
def test_a_better_hand_fails_no_more_often(seconds: int) -> None:
    for cubes in range(2, MAX_CUBES + 1):
        chances = [odds.failure_chance(cubes, skill, seconds) for skill in SKILLS]
        assert chances == sorted(chances, reverse=True), cubes


def test_time_and_skill_are_worth_something() -> None:
    assert odds.failure_chance(14, "normal") > 2 * odds.failure_chance(14, "normal", 60)
    assert odds.failure_chance(11, "easy") > 2 * odds.failure_chance(11, "expert")


@pytest.mark.parametrize("skill", SKILLS)
def test_keys_are_as_good_as_a_pointer(skill: str) -> None:
    keys, pointer = (load_rates().curves[device][DEFAULT_SECONDS][skill].midpoint for device in DEVICES)
    assert abs(keys - pointer) <= 0.6


def test_every_clock_that_can_be_chosen_was_measured() -> None:
    assert [str(seconds) for seconds in odds.clocks()] == list(OPTION_VALUES["tower_seconds"])
    assert {case.seconds for case in slow_series_specs(1, 1)} == {*odds.clocks()} - {DEFAULT_SECONDS}


FRESH = 991
"""Seeds that were not used for the rates."""


@pytest.mark.parametrize(
    "case", [SeriesSpec("normal", "pointer", 11, 12, FRESH), SeriesSpec("expert", "pointer", 12, 8, FRESH)]
)
def test_new_towers_fall_about_as_often(case: SeriesSpec) -> None:
    assert_agrees(case)


@pytest.mark.long
@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize(("cubes", "seconds"), [(9, 10), (11, 10), (13, 10), (14, 15), (16, 20)])
def test_many_new_towers_fall_as_often(skill: str, cubes: int, seconds: int) -> None:
    assert_agrees(SeriesSpec(skill, "pointer", cubes, 40, FRESH, seconds))


def assert_agrees(case: SeriesSpec) -> None:
    """Assert agreement within three standard errors of the count, plus a twentieth for the curve."""
    chance = odds.failure_chance(case.cubes, case.skill, case.seconds)
    fell = case.tests - run_series(case).stood
    spread = sqrt(case.tests * chance * (1 - chance))
    assert abs(fell - case.tests * chance) <= 3 * spread + 0.05 * case.tests, (fell, chance)


def test_the_odds_of_an_unknown_clock_are_refused() -> None:
    with pytest.raises(RatesError, match="no tower was built in 11 seconds; known: 10, 15, 20, 30, 60"):
        odds.failure_chance(5, "normal", 11)


def test_the_odds_of_an_unknown_skill_are_refused() -> None:
    with pytest.raises(RatesError, match="unknown skill 'godlike'"):
        odds.failure_chance(5, "godlike")
