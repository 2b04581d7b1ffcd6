"""All fighters are paired with each other, and the results depend on the plan alone."""

from collections import Counter

import msgspec
import pytest

from knockbox.bots.errors import StyleError
from knockbox.games.errors import SetupError
from knockbox.games.knockdown.pack import shipped_packs
from knockbox.lab.errors import LabError
from knockbox.lab.knockdown.round_robin import (
    MAX_MATCHES_PER_PAIRING,
    RoundRobinField,
    RoundRobinPlan,
    RoundRobinResults,
    build_pairing,
    list_pairings,
    load_field,
    merge_results,
    play_batch,
    split_batches,
)
from knockbox.lab.match import match_seed
from knockbox.lab.runner import run_parts

ONE_BOX = RoundRobinPlan(("random", "random"), 5, 1, ("siege-storm",))
ALL_BOXES = RoundRobinPlan(("random", "random"), 2, 1, tuple(shipped_packs()))


def play_round_robin(plan: RoundRobinPlan, jobs: int = 1) -> RoundRobinResults:
    field = load_field("knockdown", plan)
    return merge_results(plan, field, list(run_parts(play_batch, split_batches(plan, field), jobs)))


def test_every_pair_of_fighters_meets_once() -> None:
    field = RoundRobinField(1, {}, dict.fromkeys(["ann", "bob", "cleo"], "box"))
    assert list_pairings(field) == [("ann", "bob"), ("ann", "cleo"), ("bob", "cleo")]


def test_the_field_is_all_fighters_of_the_boxes() -> None:
    field = load_field("knockdown", ALL_BOXES)
    assert list(field.boxes) == shipped_packs()
    assert Counter(field.fighters.values()) == dict.fromkeys(shipped_packs(), 3)
    assert len(list_pairings(field)) == 36


def test_every_match_is_in_one_stint() -> None:
    field = load_field("knockdown", ONE_BOX)
    numbers = [(batch.fighters, index) for batch in split_batches(ONE_BOX, field) for index in batch.matches]
    assert Counter(numbers) == {(pair, index): 1 for pair in list_pairings(field) for index in range(5)}


def test_no_two_matches_share_a_seed() -> None:
    plan = msgspec.structs.replace(ALL_BOXES, count=50)
    work = split_batches(plan, load_field("knockdown", plan))
    seeds = [
        match_seed(1, batch.pairing * MAX_MATCHES_PER_PAIRING + index) for batch in work for index in batch.matches
    ]
    assert len(set(seeds)) == len(seeds) == 36 * 50


def test_every_pairing_has_its_matches() -> None:
    results = play_round_robin(ONE_BOX)
    pairs = Counter[tuple[str, str]]()
    for cell in results.cells:
        pairs[cell.one, cell.other] += cell.matches
        assert 0 <= cell.wins <= cell.matches
        assert 2 * cell.matches <= cell.rounds <= 3 * cell.matches
    assert pairs == dict.fromkeys(list_pairings(results.field), 5)


def test_arenas_and_skill_sets_are_drawn() -> None:
    cells = play_round_robin(ALL_BOXES).cells
    assert {cell.arena for cell in cells} == {cell.skills for cell in cells} == set(shipped_packs())


def test_an_arena_may_be_set() -> None:
    cells = play_round_robin(msgspec.structs.replace(ALL_BOXES, options={"arena": "nemesis"})).cells
    assert {cell.arena for cell in cells} == {"nemesis"}
    assert len({cell.skills for cell in cells}) > 1


def test_fighters_change_seats_after_each_match() -> None:
    build_pairing.cache_clear()
    play_round_robin(msgspec.structs.replace(ONE_BOX, count=2))
    assert build_pairing.cache_info().misses == 6
    game = build_pairing(("driana", "veroth"), (), ("siege-storm",))
    assert game.options["fighters"] == "driana,veroth"


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    assert play_round_robin(ONE_BOX, jobs=2) == play_round_robin(ONE_BOX, jobs=1)


def test_another_seed_gives_other_results() -> None:
    assert play_round_robin(ONE_BOX).cells != play_round_robin(msgspec.structs.replace(ONE_BOX, seed=2)).cells


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_a_process_is_reported(jobs: int) -> None:
    plan = msgspec.structs.replace(ONE_BOX, bots=("random", "greedy:patient"))
    with pytest.raises(StyleError, match="found 'greedy:patient'"):
        play_round_robin(plan, jobs)


def test_the_fighters_option_is_refused() -> None:
    with pytest.raises(LabError, match="a round robin uses all fighters"):
        load_field("knockdown", msgspec.structs.replace(ONE_BOX, options={"fighters": "draw"}))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown game 'chess'"):
        load_field("chess", ONE_BOX)
