"""Ranges, and figures that move by the text of a card."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, log, note_kinds, options, place, say, table, wounds
from tests.rules.knockdown.altered_boxes import PROVING_GROUND

DUEL: dict[str, Any] = {"fighters": ["veroth", "driana"]}
BENCH_DUEL: dict[str, Any] = {"pack": PROVING_GROUND, "fighters": ["mason", "runner"]}
FILLERS = ["haymaker", "low-sweep", "counter-jab"]
BENCH_FILLERS = ["plain-kick", "plain-punch", "plain-guard"]


def attacked(card: str, places: list[int], **parts: Any) -> KnockdownState:
    return say(table(**DUEL, row=[card, *FILLERS], places=places, **parts), f"attack {card}")


def on_bench(card: str, places: list[int]) -> KnockdownState:
    return say(table(**BENCH_DUEL, row=[card, *BENCH_FILLERS], places=places), f"attack {card}")


def hits(card: str) -> list[int]:
    """The distances at which a row card hits."""
    return [apart for apart in range(1, 7) if wounds(attacked(card, [0, apart]), 1) != (0, 0)]


# How far an attack reaches


@pytest.mark.rule("KD-RANGE-1")
@pytest.mark.parametrize(("card", "apart"), [("gut-punch", 1), ("sortie", 2)])
def test_a_single_number_is_an_exact_distance(card: str, apart: int) -> None:
    assert hits(card) == [apart]


@pytest.mark.rule("KD-RANGE-2")
@pytest.mark.parametrize(
    ("card", "distances"), [("high-jab", [1, 2]), ("boiling-oil", [1, 2, 3]), ("flying-kick", [2, 3, 4])]
)
def test_two_numbers_are_any_distance_from_the_one_to_the_other(card: str, distances: list[int]) -> None:
    assert hits(card) == distances


@pytest.mark.rule("KD-RANGE-3")
def test_a_projectile_flies_any_distance_along_the_line() -> None:
    assert hits("throwing-knife") == [1, 2, 3, 4, 5, 6]
    assert wounds(attacked("throwing-knife", [6, 0]), 1) == (1, 0)


@pytest.mark.rule("KD-RANGE-4")
@pytest.mark.parametrize("apart", range(1, 7))
def test_an_attack_without_a_range_reaches_any_distance(apart: int) -> None:
    state = attacked("war-horn", [0, apart], hands=[[], ["sortie"]])
    assert current_question(state) == (0, "sweep_row")
    say(state, "sweep haymaker")
    assert note_kinds(state).count("card_discarded") == 1


# Blink


@pytest.mark.rule("KD-BLINK-1")
def test_a_blink_may_pass_through_the_opponents_space() -> None:
    state = on_bench("jump-through", [0, 1])
    assert (place(state, 0), place(state, 1)) == (2, 1)


@pytest.mark.rule("KDR-37")
def test_a_blink_goes_exactly_so_many_spaces_in_one_direction() -> None:
    state = on_bench("jump-through", [4, 8])
    assert (current_question(state), options(state)) == ((0, "go_blink"), ["go 2", "go 6"])
    say(state, "go 6")
    assert place(state, 0) == 6


@pytest.mark.rule("KDR-37", "KDR-73")
def test_a_blink_never_lands_on_the_opponent() -> None:
    assert place(on_bench("jump-through", [4, 6]), 0) == 2
    assert place(on_bench("jump-through", [4, 2]), 0) == 6


@pytest.mark.rule("KDR-37", "KDR-73")
def test_a_blink_that_works_in_neither_direction_does_nothing() -> None:
    state = on_bench("jump-through", [1, 3])
    assert (place(state, 0), current_question(state)) == (1, (0, "take_action"))
    assert place(on_bench("jump-through", [1, 4]), 0) == 3


@pytest.mark.rule("KDR-73")
def test_a_blink_that_works_in_one_direction_must_be_made() -> None:
    state = on_bench("jump-through", [0, 8])
    assert (place(state, 0), current_question(state)) == (2, (0, "take_action"))


@pytest.mark.rule("KDR-73")
def test_up_to_makes_a_blink_any_number_of_spaces_either_way_or_none() -> None:
    state = attacked("smoke-roll", [2, 4])
    assert options(state) == ["stop", "go 0", "go 1", "go 3", "go 5"]
    say(state, "go 5")
    assert (place(state, 0), place(state, 1)) == (5, 4)
    stayed = say(attacked("smoke-roll", [2, 4]), "stop")
    assert place(stayed, 0) == 2


@pytest.mark.rule("KDR-73", "KDR-37")
def test_the_attacker_chooses_on_which_side_a_yanked_opponent_lands() -> None:
    state = on_bench("chain", [3, 6])
    assert (current_question(state), options(state)) == ((0, "go_yank"), ["go 2", "go 4"])
    say(state, "go 2")
    assert (place(state, 0), place(state, 1)) == (3, 2)


@pytest.mark.rule("KDR-73")
def test_a_yanked_opponent_may_not_stay_where_he_is() -> None:
    parts: dict[str, Any] = {**BENCH_DUEL, "places": [3, 4], "row": ["second-blow", *BENCH_FILLERS]}
    yank = [{"task": "Yank", "seat": 0}]
    state = table(**parts, next=yank)
    assert (place(state, 1), current_question(state)) == (2, (0, "take_action"))
    cornered = table(**{**parts, "places": [0, 1]}, next=yank)
    assert (place(cornered, 1), current_question(cornered)) == (1, (0, "take_action"))


# Backward and forward


@pytest.mark.rule("KD-BACK-1")
@pytest.mark.parametrize(("places", "pushed"), [([2, 3], 4), ([4, 3], 2)])
def test_backward_moves_the_opponent_directly_away_from_you(places: list[int], pushed: int) -> None:
    state = attacked("shield-bash", places)
    assert (place(state, 0), place(state, 1)) == (places[0], pushed)


@pytest.mark.rule("KDR-37")
@pytest.mark.parametrize(("places", "pushed"), [([2, 3], 5), ([4, 5], 6), ([5, 6], 6), ([1, 0], 0), ([2, 1], 0)])
def test_backward_goes_as_far_as_possible_and_never_off_the_arena(places: list[int], pushed: int) -> None:
    assert place(attacked("gate-breaker", places), 1) == pushed


@pytest.mark.rule("KD-FWD-1")
@pytest.mark.parametrize(("places", "reached"), [([2, 4], 3), ([4, 2], 3)])
def test_forward_moves_you_directly_towards_the_opponent(places: list[int], reached: int) -> None:
    state = attacked("sortie", places)
    assert (place(state, 0), place(state, 1)) == (reached, places[1])


@pytest.mark.rule("KDR-37")
@pytest.mark.parametrize(("places", "reached"), [([1, 5], 4), ([1, 4], 3), ([1, 3], 2), ([5, 3], 4)])
def test_forward_goes_as_far_as_possible_and_stops_beside_the_opponent(places: list[int], reached: int) -> None:
    assert place(attacked("flying-kick", places), 0) == reached


@pytest.mark.rule("KDR-37")
@pytest.mark.parametrize(("places", "pulled"), [([1, 5], 3), ([1, 4], 2), ([1, 3], 2), ([4, 2], 3)])
def test_a_pulled_opponent_comes_towards_you_and_stops_beside_you(places: list[int], pulled: int) -> None:
    assert place(attacked("grappling-hook", places), 1) == pulled


@pytest.mark.rule("KDR-37")
@pytest.mark.parametrize(("places", "reached"), [([3, 4], 1), ([1, 2], 0), ([5, 4], 6)])
def test_a_retreat_leads_directly_away_from_the_opponent_inside_the_arena(places: list[int], reached: int) -> None:
    state = say(attacked("hit-and-run", places), "do")
    assert place(state, 0) == reached
    assert [note.rule for note in log(state) if note.kind == "figure_moved"] == ["KDR-37"] * abs(reached - places[0])
