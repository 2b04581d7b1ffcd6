"""The features of a round: one for each name, mirrored between the seats, and each reflecting its subject."""

from collections import Counter
from typing import Any

import pytest

from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.features import FEATURE_NAMES, SEAT_FEATURES, features
from knockbox.games.knockdown.odds import dice_failure_chance as failing_by_dice
from knockbox.games.knockdown.odds import win_odds
from knockbox.games.knockdown.rollout import rollout_action
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.registry import build
from knockbox.testing.knockdown_table import current_question, game, game_of, say, table
from knockbox.tower.odds import failure_chance

ROW = ["drawbridge-uppercut", "feint", "stomp", "backfist"]


def numbers(state: KnockdownState, seat: int) -> dict[str, float]:
    return dict(zip(FEATURE_NAMES, features(state, seat), strict=True))


def features_at(**parts: Any) -> dict[str, float]:
    """Return the features of seat A at a plain table with these changes."""
    laid = {"hands": [[], []], "places": [2, 3], "row": ROW, **parts}
    return numbers(table(**laid), 0)


def differing_features(one: dict[str, float], other: dict[str, float]) -> set[str]:
    return {name for name in FEATURE_NAMES if one[name] != other[name]}


def test_each_name_has_a_number_in_every_match() -> None:
    rules = build("knockdown", {}, ["tainted-grail"])
    state, rng = rules.start(make_rng(3)), make_rng(4)
    while (question := rules.decision(state)) is not None:
        if rules.prompts[question.prompt] == "take_action":
            found = rules.features(state, question.seat)
            assert len(found) == len(rules.feature_names)
            assert all(-10 < number < 10 for number in found)
        rules.step(state, question.options[rng.below(len(question.options))])


def test_what_is_mine_is_the_other_s_from_the_other_side() -> None:
    state = table(hands=[["sortie"], ["high-jab", "high-jab"]], places=[2, 3], row=ROW, light=[3, 1], heavy=[0, 2])
    mine = numbers(state, 0)
    theirs = numbers(state, 1)
    for name in SEAT_FEATURES:
        assert mine[f"own_{name}"] == theirs[f"other_{name}"]
        assert mine[f"other_{name}"] == theirs[f"own_{name}"]
    assert mine["turn"] == -theirs["turn"] == 1


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({"light": [2, 0]}, {"own_light", "own_failing_soon", "other_row_test"}),
        ({"light": [0, 9]}, {"other_light", "other_failing", "other_failing_soon", "own_row_test"}),
        ({"hands": [["high-jab"], []]}, {"own_hand", "own_few_cards"}),
    ],
)
def test_a_change_of_the_table_changes_its_numbers(parts: dict[str, object], expected: set[str]) -> None:
    assert expected <= differing_features(features_at(), features_at(**parts))


def test_the_lead_counts_when_the_deck_runs_low() -> None:
    state = table(hands=[[], []], places=[2, 3], row=ROW, heavy=[0, 1])
    early = numbers(state, 0)
    del state.deck[3:]
    late = numbers(state, 0)
    assert differing_features(early, late) == {"deck", "late", "late_lead", "late_heavy"}
    assert late["late_lead"] == -numbers(state, 1)["late_lead"] > 0


def test_a_card_out_of_reach_can_do_no_harm() -> None:
    near, far = features_at(places=[2, 3]), features_at(places=[0, 6])
    assert near["own_row_harm"] > far["own_row_harm"]
    assert near["own_row_test"] >= far["own_row_test"]


@pytest.mark.parametrize(
    ("victories", "expected"),
    [([0, 0], (0.25, 0.75)), ([1, 0], (0.5, 1.0)), ([0, 1], (0.0, 0.5)), ([1, 1], (0.0, 1.0))],
)
def test_what_a_round_is_worth_to_the_match(victories: list[int], expected: tuple[float, float]) -> None:
    state = table(hands=[[], []], places=[2, 3], row=ROW, victories=victories)
    assert win_odds(state, 0) == expected
    lost, won = win_odds(state, 1)
    assert (1 - won, 1 - lost) == expected


def test_a_rollout_calls_a_test_that_may_well_fail() -> None:
    answers = []
    for light in (0, 4, 12):
        state = table(hands=[[], []], places=[2, 3], row=ROW, light=[0, light])
        say(state, "attack drawbridge-uppercut")
        assert current_question(state) == (0, "call_test")
        answers.append(game_of(state).action_to_string(rollout_action(state, make_rng(1))))
    assert answers == ["pass", "pass", "call"]


@pytest.mark.parametrize("skill", ["easy", "normal", "expert"])
def test_towers_fall_in_rollouts_as_often_as_for_such_a_builder(skill: str) -> None:
    rules = game(options={"ko_test": "tower"}).with_builder_skills(["normal", skill])
    laid = table(options={"ko_test": "tower"}, question="call_test", row=ROW, light=[0, 12])
    state = rules.set_up(game_of(laid).position(laid))
    rules.step(state, rules.string_to_action("call"))
    rng, chance = make_rng(5), failure_chance(12, skill)
    found = Counter(rules.action_to_string(rules.rollout_action(state, rng)) for _ in range(1000))
    assert abs(found["fell"] / 1000 - chance) < 0.05


def test_the_odds_of_a_tower_are_among_the_numbers_of_a_table() -> None:
    found = [features_at(options={"ko_test": test}, heavy=[0, 9]) for test in ("dice", "tower")]
    assert [each["other_failing"] for each in found] == [failing_by_dice(9), failure_chance(9)]
    assert [each["other_failing_soon"] for each in found] == [failing_by_dice(13), failure_chance(13)]
