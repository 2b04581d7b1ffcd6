"""The attack sequence: wounds, effect, K.O., and the order of everything around them."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    hand,
    log,
    note_kinds,
    options,
    place,
    row,
    say,
    table,
    wounds,
)
from tests.rules.knockdown.altered_boxes import SIEGE_STORM, alter_box

DUEL: dict[str, Any] = {"fighters": ["veroth", "driana"]}
ROW = ["haymaker", "high-jab", "shield-bash", "throwing-knife"]


def questions(state: KnockdownState, *notations: str) -> list[tuple[int, str]]:
    """Who is asked what, before each answer and after the last."""
    heard = [current_question(state)]
    for notation in notations:
        say(state, notation)
        heard.append(current_question(state))
    return heard


# The three steps


@pytest.mark.rule("KD-SEQ-1")
def test_step_one_inflicts_the_printed_pool() -> None:
    state = table(**DUEL, places=[2, 3], row=ROW, light=[0, 1], heavy=[0, 3])
    say(state, "attack haymaker")
    assert wounds(state, 1) == (2, 5)
    assert wounds(state, 0) == (0, 0)


@pytest.mark.rule("KD-SEQ-1")
def test_active_skills_of_both_sides_change_the_number_of_wounds() -> None:
    skills = [["old-scores"], ["back-to-the-wall"]]
    state = table(**DUEL, places=[4, 6], row=["high-kick", *ROW[:3]], light=[1, 0], skills=skills)
    say(state, "attack high-kick")
    assert wounds(state, 1) == (2, 0)


@pytest.mark.rule("KD-SEQ-1")
def test_no_skill_takes_more_wounds_from_a_pool_than_it_holds() -> None:
    state = table(**DUEL, places=[4, 6], row=ROW, skills=[[], ["back-to-the-wall"]])
    say(state, "attack high-jab")
    assert wounds(state, 1) == (2, 0)


@pytest.mark.rule("KD-SEQ-2")
def test_step_two_resolves_the_effect() -> None:
    state = table(**DUEL, places=[2, 3], row=ROW)
    say(state, "attack shield-bash")
    assert place(state, 1) == 4


@pytest.mark.rule("KD-SEQ-2")
def test_the_effect_of_a_strike_can_be_blocked() -> None:
    state = table(**DUEL, places=[2, 3], row=ROW, hands=[[], ["counter-jab"]])
    say(state, "attack shield-bash")
    assert "block effect counter-jab" in options(state)
    say(state, "block effect counter-jab")
    assert place(state, 1) == 3


@pytest.mark.rule("KD-SEQ-3")
def test_step_three_asks_the_attacker_about_a_test_after_wounds_and_effect() -> None:
    state = table(**DUEL, places=[2, 3], row=ROW, hands=[["sortie"], []])
    say(state, "attack haymaker", "discard sortie")
    assert current_question(state) == (0, "call_test")
    assert wounds(state, 1) == (1, 2)


@pytest.mark.rule("KD-SEQ-3")
def test_without_the_icon_there_is_no_step_three() -> None:
    state = table(**DUEL, places=[2, 3], row=ROW)
    say(state, "attack high-jab")
    assert current_question(state) == (0, "take_action")
    say(table(**DUEL, places=[2, 3], row=ROW), "attack haymaker", "call")


@pytest.mark.rule("KD-SEQ-4")
@pytest.mark.parametrize(("apart", "hit"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_sequence_is_resolved_only_in_range(apart: int, hit: bool) -> None:
    state = table(**DUEL, places=[1, 1 + apart], row=ROW)
    say(state, "attack high-jab")
    assert wounds(state, 1) == ((2, 0) if hit else (0, 0))
    assert ("wounded_note" in note_kinds(state)) == hit


@pytest.mark.rule("KD-SEQ-4")
def test_out_of_range_neither_effect_nor_test_follows() -> None:
    state = table(**DUEL, places=[1, 3], row=ROW, hands=[["sortie"], ["counter-jab"]])
    assert questions(state, "attack haymaker") == [(0, "take_action"), (0, "take_action")]
    assert sorted(hand(state, 0)) == ["haymaker", "sortie"]
    near = table(**DUEL, places=[2, 3], row=ROW, hands=[["sortie"], ["counter-jab"]])
    assert questions(near, "attack haymaker") == [(0, "take_action"), (1, "declare_block")]


# The order of an attack


@pytest.mark.rule("KDR-48")
def test_an_attack_keeps_its_order_from_reaction_to_hand_limit() -> None:
    full = ["high-jab", "high-jab", "gut-punch", "gut-punch", "sortie", "sortie"]
    state = table(
        fighters=["driana", "veroth"],
        places=[2, 3],
        row=["hit-and-run", "stomp", "backfist", "pillage"],
        hands=[full, ["feint", "counter-jab", "axe-kick"]],
        light=[0, 1],
        dice=[6, 6, 6],
    )
    answers = ["attack hit-and-run", "pass", "block wounds feint", "do", "call", "discard hit-and-run"]
    assert questions(state, *answers) == [
        (0, "take_action"),
        (1, "use_reaction"),
        (1, "declare_block"),
        (0, "choose_may"),
        (0, "call_test"),
        (0, "obey_limit"),
        (0, "take_action"),
    ]
    steps = ["attack_declared", "wounds_spared", "figure_moved", "test_called", "test_passed", "card_taken"]
    assert [kind for kind in note_kinds(state) if kind in steps] == [*steps[:2], "figure_moved", *steps[2:]]
    assert_dice_used(state)


@pytest.mark.rule("KDR-48")
def test_a_special_is_paid_before_anybody_reacts_or_blocks() -> None:
    state = table(
        fighters=["driana", "veroth"], places=[1, 5], hands=[["high-jab", "axe-kick", "sortie"], ["feint", "stomp"]]
    )
    answers = ["combo", "perform heartseeker", "pay high-jab+axe-kick+sortie", "pass", "pass"]
    assert questions(state, *answers) == [
        (0, "take_action"),
        (0, "continue_combo"),
        (0, "pay_cost"),
        (1, "use_reaction"),
        (1, "declare_block"),
        (0, "call_test"),
    ]


@pytest.fixture
def sidestep(tmp_path: Path) -> Path:
    """Siege Storm with a Flicker that moves Xin'go and cancels nothing."""
    changes = {'effect = "cancel attack; blink 2"': 'effect = "blink 2"'}
    return alter_box(SIEGE_STORM, tmp_path, "fighters.toml", 'id = "flicker"', changes)


@pytest.mark.rule("KDR-48")
def test_a_reaction_that_moves_a_figure_does_not_take_it_out_of_range(sidestep: Path) -> None:
    row, cards = ["gut-punch", *ROW[:3]], ["sortie", "smoke-roll"]
    state = table(pack=sidestep, fighters=["veroth", "xingo"], places=[4, 3], row=row, hands=[[], cards])
    say(state, "attack gut-punch", "react flicker", "pay sortie+smoke-roll", "go 1")
    assert (place(state, 1), wounds(state, 1)) == (1, (2, 0))


@pytest.mark.rule("KDR-48")
@pytest.mark.parametrize(("answers", "suffered"), [(["pass", "pass"], (2, 1)), (["react flicker"], (2, 0))])
def test_the_edge_wound_depends_on_the_places_at_step_one(
    sidestep: Path, answers: list[str], suffered: tuple[int, int]
) -> None:
    row, cards = ["low-sweep", *ROW[:3]], ["sortie", "smoke-roll"]
    state = table(pack=sidestep, fighters=["veroth", "xingo"], places=[1, 0], row=row, hands=[[], cards])
    paid = ["pay sortie+smoke-roll"] if "react flicker" in answers else []
    say(state, "attack low-sweep", *answers, *paid)
    assert wounds(state, 1) == suffered


# Wounds on yourself, skills that strike, wounds that are added


@pytest.fixture
def backlash(tmp_path: Path) -> Path:
    """Siege Storm with a High Kick that hurts its attacker too."""
    return alter_box(SIEGE_STORM, tmp_path, "attacks.toml", "[high-kick]", {"": 'effect = "wound light 1 to you"'})


@pytest.mark.rule("KDR-43")
def test_wounds_on_yourself_bring_neither_edge_wound_nor_block_nor_test(backlash: Path) -> None:
    row, cards = ["high-kick", *ROW[:3]], ["counter-jab", "feint"]
    state = table(pack=backlash, **DUEL, places=[0, 2], row=row, hands=[cards, []])
    heard = questions(state, "attack high-kick", "pass")
    assert heard == [(0, "take_action"), (0, "call_test"), (0, "take_action")]
    assert wounds(state, 0) == (1, 0)


@pytest.mark.rule("KDR-54")
def test_the_strike_of_a_skill_meets_reaction_block_and_edge_and_has_no_test() -> None:
    state = table(
        fighters=["driana", "veroth"],
        places=[5, 6],
        row=ROW,
        hands=[[], ["feint", "axe-kick", "stomp"]],
        skills=[["whatever-is-at-hand"], []],
    )
    answers = ["blind whatever-is-at-hand", "pass", "block wounds feint"]
    heard = questions(state, *answers)
    assert heard == [
        (0, "take_action"),
        (1, "use_reaction"),
        (1, "declare_block"),
        (1, "split_block"),
    ]
    assert options(state) == ["split 1 heavy 0 light", "split 0 heavy 1 light"]
    say(state, "split 1 heavy 0 light")
    assert wounds(state, 1) == (1, 0)
    assert current_question(state) == (0, "take_action")


@pytest.mark.rule("KDR-54")
def test_the_strike_of_a_skill_needs_its_range_and_can_be_ignored_whole() -> None:
    parts: dict[str, Any] = {"fighters": ["driana", "veroth"], "row": ROW, "skills": [["whatever-is-at-hand"], []]}
    far = table(**parts, places=[1, 4])
    say(far, "blind whatever-is-at-hand")
    assert wounds(far, 1) == (0, 0)
    near = table(**parts, places=[2, 4], hands=[[], ["feint", "axe-kick"]])
    say(near, "blind whatever-is-at-hand", "react double-block", "pay feint+axe-kick")
    assert wounds(near, 1) == (0, 0)
    open_to_it = table(**parts, places=[2, 4])
    say(open_to_it, "blind whatever-is-at-hand")
    assert wounds(open_to_it, 1) == (1, 0)


@pytest.mark.rule("KDR-60")
def test_an_attack_that_prints_no_pool_gets_no_wound_from_a_skill() -> None:
    state = table(
        **DUEL,
        places=[2, 3],
        light=[2, 0],
        skills=[["old-scores"], []],
        hands=[["high-jab", "axe-kick"], ["feint", "sortie"]],
    )
    say(state, "combo", "perform frenzied-blow", "pay high-jab+axe-kick")
    assert options(state) == ["pass", "block effect feint"]
    say(state, "pass", "mode 1")
    assert wounds(state, 1) == (0, 0)


@pytest.mark.rule("KDR-60")
def test_a_wound_that_a_skill_adds_is_blocked_with_the_pool() -> None:
    state = table(
        **DUEL,
        places=[1, 5],
        row=ROW,
        light=[1, 0],
        skills=[["old-scores"], []],
        hands=[[], ["feint", "sortie", "stomp"]],
    )
    say(state, "attack throwing-knife", "block wounds feint")
    assert wounds(state, 1) == (0, 0)
    spared = [note for note in log(state) if note.kind == "wounds_spared"]
    assert [(note.first, note.second) for note in spared] == [(2, 0)]


@pytest.mark.rule("KDR-60")
def test_what_is_added_to_an_ability_cannot_be_blocked() -> None:
    state = table(
        **DUEL, places=[3, 5], row=["boiling-oil", *ROW[:3]], light=[1, 0], skills=[["old-scores"], []],
        hands=[[], ["feint", "sortie"]],
    )  # fmt: skip
    say(state, "attack boiling-oil")
    assert wounds(state, 1) == (2, 0)
    assert row(state) == ROW[:3]
