"""Everybody meets everybody, and the results follow from the plan alone."""

from collections import Counter

import msgspec
import pytest

from knockbox.bots.errors import StyleError
from knockbox.games.errors import SetupError
from knockbox.games.knockdown.pack import boxes
from knockbox.lab.errors import LabError
from knockbox.lab.knockdown.round_robin import (
    MOST_MATCHES,
    Field,
    Plan,
    Results,
    field_of,
    pairings,
    play_stint,
    results_of,
    seated,
    stints,
)
from knockbox.lab.match import match_seed
from knockbox.lab.runner import run

ONE_BOX = Plan(("random", "random"), 5, 1, ("siege-storm",))
ALL_BOXES = Plan(("random", "random"), 2, 1, tuple(boxes()))


def played(plan: Plan, jobs: int = 1) -> Results:
    field = field_of("knockdown", plan)
    return results_of(plan, field, list(run(play_stint, stints(plan, field), jobs)))


def test_everybody_meets_everybody_once() -> None:
    field = Field(1, {}, dict.fromkeys(["ann", "bob", "cleo"], "box"))
    assert pairings(field) == [("ann", "bob"), ("ann", "cleo"), ("bob", "cleo")]


def test_the_field_is_all_fighters_of_the_boxes() -> None:
    field = field_of("knockdown", ALL_BOXES)
    assert list(field.boxes) == boxes()
    assert Counter(field.fighters.values()) == dict.fromkeys(boxes(), 3)
    assert len(pairings(field)) == 36


def test_every_match_is_in_one_stint() -> None:
    field = field_of("knockdown", ONE_BOX)
    numbers = [(stint.fighters, index) for stint in stints(ONE_BOX, field) for index in stint.matches]
    assert Counter(numbers) == {(pair, index): 1 for pair in pairings(field) for index in range(5)}


def test_no_two_matches_share_a_seed() -> None:
    plan = msgspec.structs.replace(ALL_BOXES, count=50)
    work = stints(plan, field_of("knockdown", plan))
    seeds = [match_seed(1, stint.pairing * MOST_MATCHES + index) for stint in work for index in stint.matches]
    assert len(set(seeds)) == len(seeds) == 36 * 50


def test_every_pairing_has_its_matches() -> None:
    results = played(ONE_BOX)
    pairs = Counter[tuple[str, str]]()
    for cell in results.cells:
        pairs[cell.one, cell.other] += cell.matches
        assert 0 <= cell.won <= cell.matches
        assert 2 * cell.matches <= cell.rounds <= 3 * cell.matches
    assert pairs == dict.fromkeys(pairings(results.field), 5)


def test_arenas_and_skill_sets_are_drawn() -> None:
    cells = played(ALL_BOXES).cells
    assert {cell.arena for cell in cells} == {cell.skills for cell in cells} == set(boxes())


def test_an_arena_may_be_set() -> None:
    cells = played(msgspec.structs.replace(ALL_BOXES, options={"arena": "nemesis"})).cells
    assert {cell.arena for cell in cells} == {"nemesis"}
    assert len({cell.skills for cell in cells}) > 1


def test_fighters_change_seats_after_each_match() -> None:
    seated.cache_clear()
    played(msgspec.structs.replace(ONE_BOX, count=2))
    assert seated.cache_info().misses == 6
    game = seated(("driana", "veroth"), (), ("siege-storm",))
    assert game.options["fighters"] == "driana,veroth"


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    assert played(ONE_BOX, jobs=2) == played(ONE_BOX, jobs=1)


def test_another_seed_gives_other_results() -> None:
    assert played(ONE_BOX).cells != played(msgspec.structs.replace(ONE_BOX, seed=2)).cells


@pytest.mark.parametrize("jobs", [1, 2])
def test_whatever_goes_wrong_in_a_process_is_said(jobs: int) -> None:
    plan = msgspec.structs.replace(ONE_BOX, bots=("random", "greedy:patient"))
    with pytest.raises(StyleError, match="found 'greedy:patient'"):
        played(plan, jobs)


def test_nobody_is_picked_out() -> None:
    with pytest.raises(LabError, match="a round robin lets all fighters meet"):
        field_of("knockdown", msgspec.structs.replace(ONE_BOX, options={"fighters": "draw"}))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown game 'chess'"):
        field_of("chess", ONE_BOX)
