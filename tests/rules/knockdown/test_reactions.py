"""Reactions: when they are asked for, what they cost, what they stop."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    discards,
    hand,
    note_kinds,
    options,
    place,
    row,
    say,
    table,
    wounds,
)
from tests.rules.knockdown.altered_boxes import PROVING_GROUND, SIEGE_STORM, alter_box

ROW = ["haymaker", "high-jab", "stomp", "throwing-knife"]
BENCH_ROW = ["plain-kick", "plain-punch", "salt", "chain"]

# Windows, price and limits


@pytest.mark.rule("KDR-22")
def test_a_declared_move_opens_a_window_before_the_figure_moves() -> None:
    state = table(fighters=["xingo", "veroth"], places=[2, 3], row=ROW, hands=[[], ["axe-kick"]])
    say(state, "move 1")
    assert (current_question(state), place(state, 0)) == ((1, "use_reaction"), 2)
    assert options(state) == ["pass", "react veroth/fury-grab"]
    say(state, "pass")
    assert place(state, 0) == 1


@pytest.mark.rule("KDR-22")
def test_a_dash_step_opens_the_same_window() -> None:
    state = table(fighters=["xingo", "veroth"], places=[2, 3], row=ROW, hands=[["sortie"], ["axe-kick"]])
    say(state, "combo", "dash sortie 1")
    assert (current_question(state), place(state, 0)) == ((1, "use_reaction"), 2)


@pytest.mark.rule("KDR-22")
@pytest.mark.parametrize("answers", [["attack high-jab"], ["combo", "perform phase-cut", "pay sortie+backfist"]])
def test_a_declared_attack_in_range_opens_a_window_before_the_block(answers: list[str]) -> None:
    hands = [["sortie", "backfist"], ["feint", "axe-kick"]]
    state = table(fighters=["xingo", "veroth"], places=[2, 4], row=ROW, hands=hands)
    say(state, *answers)
    assert current_question(state) == (1, "use_reaction")
    assert options(state) == ["pass", "react veroth/double-block"]
    say(state, "pass")
    assert current_question(state) == (1, "declare_block")


@pytest.mark.rule("KDR-22")
def test_an_attack_out_of_range_opens_no_window() -> None:
    state = table(fighters=["xingo", "veroth"], places=[1, 4], row=ROW, hands=[[], ["feint", "axe-kick"]])
    say(state, "attack high-jab")
    assert current_question(state) == (0, "take_action")


@pytest.mark.rule("KDR-22")
def test_a_reaction_is_paid_from_the_hand_when_it_is_used() -> None:
    hands = [[], ["axe-kick", "sortie", "feint"]]
    state = table(fighters=["xingo", "veroth"], places=[2, 3], row=ROW, hands=hands)
    say(state, "move 1", "react fury-grab")
    assert (current_question(state), options(state)) == ((1, "pay_cost"), ["pay sortie", "pay axe-kick"])
    say(state, "pay sortie")
    assert (sorted(hand(state, 1)), discards(state)) == (["axe-kick", "feint"], ["sortie"])


@pytest.mark.rule("KDR-22")
@pytest.mark.parametrize(("there", "asks"), [(4, True), (5, False)])
def test_a_reaction_needs_its_printed_range(there: int, asks: bool) -> None:
    state = table(fighters=["xingo", "veroth"], places=[2, there], row=ROW, hands=[[], ["axe-kick"]])
    say(state, "move 1")
    assert (current_question(state) == (1, "use_reaction")) == asks
    assert place(state, 0) == (2 if asks else 1)


@pytest.mark.rule("KDR-22")
def test_there_is_no_limit_per_turn() -> None:
    hands = [[], ["axe-kick", "stomp"]]
    state = table(fighters=["xingo", "veroth"], places=[2, 3], row=["haymaker", "high-jab", "feint"], hands=hands)
    say(state, "move 1", "react fury-grab", "pay axe-kick", "move 1", "react fury-grab", "pay stomp")
    assert (place(state, 0), wounds(state, 0)) == (2, (2, 0))


@pytest.mark.rule("KDR-22")
def test_a_reaction_is_no_part_of_your_own_combo() -> None:
    hands = [["axe-kick", "sortie", "feint"], []]
    state = table(fighters=["veroth", "driana"], places=[2, 3], row=ROW, hands=hands)
    say(state, "combo")
    assert [option for option in options(state) if option.startswith("perform")] == ["perform veroth/frenzied-blow"]


@pytest.mark.rule("KDR-22")
def test_a_reaction_cannot_be_reacted_to() -> None:
    hands = [["feint", "sortie"], ["axe-kick"]]
    state = table(fighters=["xingo", "veroth"], places=[2, 3], row=ROW, hands=hands)
    say(state, "move 1", "react fury-grab", "pay axe-kick")
    assert (current_question(state), wounds(state, 0)) == ((0, "take_action"), (1, 0))


# What a Reaction stops


@pytest.mark.rule("KDR-23")
def test_double_block_ignores_wounds_effect_and_test() -> None:
    hands = [["sortie"], ["feint", "axe-kick"]]
    state = table(fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=hands, light=[0, 9], heavy=[0, 9])
    say(state, "attack haymaker", "react double-block", "pay feint+axe-kick")
    assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (9, 9))
    assert "attack_cancelled" in note_kinds(state)


@pytest.mark.rule("KDR-23")
def test_the_attacker_keeps_the_row_card_of_an_ignored_attack() -> None:
    state = table(fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=[[], ["feint", "axe-kick"]])
    say(state, "attack haymaker", "react double-block", "pay feint+axe-kick")
    assert (hand(state, 0), row(state), wounds(state, 1)) == (["haymaker"], ROW[1:], (0, 0))


@pytest.mark.rule("KDR-23")
def test_the_attacker_has_spent_the_cost_of_an_ignored_special() -> None:
    hands = [["backfist", "sortie", "pillage"], ["feint", "axe-kick"]]
    state = table(fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=hands)
    say(state, "combo", "perform tripwire-arrow", "pay backfist+sortie", "react double-block", "pay feint+axe-kick")
    assert (hand(state, 0), wounds(state, 1), place(state, 1)) == (["pillage"], (0, 0), 3)


@pytest.mark.rule("KDR-24")
def test_a_cancelled_move_spends_the_action_and_the_figure_stays() -> None:
    state = table(fighters=["xingo", "veroth"], places=[2, 3], row=ROW, hands=[[], ["axe-kick"]])
    say(state, "move 1", "react fury-grab", "pay axe-kick")
    assert (place(state, 0), state.actions) == (2, 1)
    say(state, "attack throwing-knife")
    assert current_question(state) == (1, "take_action")


@pytest.mark.rule("KDR-24")
def test_a_cancelled_dash_spends_the_card() -> None:
    state = table(fighters=["xingo", "veroth"], places=[2, 3], row=ROW, hands=[["sortie"], ["axe-kick"]])
    say(state, "combo", "dash sortie 1", "react fury-grab", "pay axe-kick")
    assert (place(state, 0), hand(state, 0)) == (2, [])
    assert "sortie" in discards(state)


@pytest.mark.rule("KDR-25")
def test_only_move_actions_and_dashes_can_be_stopped() -> None:
    rival: dict[str, Any] = {"fighters": ["xingo", "veroth"], "hands": [[], ["axe-kick", "feint"]]}
    blink = table(**rival, places=[2, 3], row=["smoke-roll", *ROW[:3]])
    say(blink, "attack smoke-roll", "pass", "go 0")
    assert place(blink, 0) == 0
    forward = table(**rival, places=[1, 3], row=["sortie", *ROW[:3]])
    say(forward, "attack sortie", "pass", "pass")
    assert (place(forward, 0), current_question(forward)) == (2, (0, "take_action"))
    step = table(**rival, places=[2, 3], row=ROW)
    say(step, "move 1")
    assert current_question(step) == (1, "use_reaction")


@pytest.mark.rule("KDR-25")
def test_being_pushed_and_stepping_by_a_text_cannot_be_stopped() -> None:
    pushed = table(fighters=["xingo", "veroth"], places=[2, 3], row=["shield-bash", *ROW[:3]], active=1,
                   hands=[[], ["axe-kick"]])  # fmt: skip
    say(pushed, "attack shield-bash")
    assert (place(pushed, 0), current_question(pushed)) == (1, (1, "take_action"))
    hands = [["sortie"], ["axe-kick", "feint"]]
    snare = table(fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=hands)
    say(snare, "combo", "perform set-the-snare", "pay sortie", "pass", "place 0", "go 1")
    assert (place(snare, 0), current_question(snare)) == (1, (0, "take_action"))
    moved = table(fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=hands)
    assert current_question(say(moved, "combo", "dash sortie 1")) == (1, "use_reaction")


# Beside blocks, and as attacks of their own


@pytest.mark.rule("KDR-26")
def test_after_a_reaction_what_is_left_of_the_attack_may_still_be_blocked() -> None:
    hands = [[], ["plain-guard", "double-guard", "plain-kick"]]
    state = table(pack=PROVING_GROUND, fighters=["runner", "mason"], places=[2, 3], row=BENCH_ROW, hands=hands)
    say(state, "attack plain-punch", "react stone-answer", "pay double-guard", "pass")
    assert current_question(state) == (1, "declare_block")
    say(state, "block wounds plain-guard")
    assert (wounds(state, 0), wounds(state, 1)) == ((1, 0), (0, 0))


@pytest.mark.rule("KDR-26")
def test_after_a_cancelled_attack_nothing_is_left_to_block() -> None:
    hands = [[], ["feint", "axe-kick", "counter-jab"]]
    state = table(fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=hands)
    say(state, "attack high-jab", "react double-block", "pay feint+axe-kick")
    assert (current_question(state), hand(state, 1)) == ((0, "take_action"), ["counter-jab"])


@pytest.mark.rule("KDR-49")
def test_a_reaction_is_an_attack_with_pool_edge_and_test_of_its_own() -> None:
    state = table(
        pack=PROVING_GROUND,
        fighters=["runner", "mason"],
        places=[2, 3],
        row=BENCH_ROW,
        hands=[[], ["plain-guard"]],
        heavy=[4, 0],
        dice=[1, 2, 2],
    )
    say(state, "attack plain-punch", "react stone-answer", "pay plain-guard")
    assert (current_question(state), wounds(state, 0)) == ((1, "call_test"), (1, 4))
    say(state, "call")
    assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (1, 0))
    assert_dice_used(state)


@pytest.fixture
def riposting(tmp_path: Path) -> Path:
    """Siege Storm with a Flicker that wounds."""
    changes = {'effect = "cancel attack; blink 2"': 'light = 1\neffect = "cancel attack"'}
    return alter_box(SIEGE_STORM, tmp_path, "fighters.toml", 'id = "flicker"', changes)


@pytest.mark.rule("KDR-49")
def test_the_pool_of_a_reaction_grows_at_the_edge(riposting: Path) -> None:
    hands = [[], ["sortie", "smoke-roll"]]
    state = table(pack=riposting, fighters=["veroth", "xingo"], places=[6, 5], row=ROW, hands=hands)
    say(state, "attack haymaker", "react flicker", "pay sortie+smoke-roll")
    assert (wounds(state, 0), wounds(state, 1)) == ((1, 1), (0, 0))


@pytest.mark.rule("KDR-49")
def test_a_test_failed_by_the_active_player_ends_the_round_at_once() -> None:
    state = table(
        pack=PROVING_GROUND,
        fighters=["runner", "mason"],
        places=[2, 3],
        row=BENCH_ROW,
        hands=[[], ["plain-guard"]],
        heavy=[5, 0],
        dice=[1, 2, 2],
    )
    say(state, "attack plain-punch", "react stone-answer", "pay plain-guard", "call")
    assert (state.victories, state.round, wounds(state, 1)) == ([0, 1], 2, (0, 0))
    assert "card_taken" not in note_kinds(state)
    assert_dice_used(state)


@pytest.mark.rule("KDR-49")
def test_the_test_of_a_reaction_is_the_reacting_players_option_and_may_be_a_tower() -> None:
    state = table(
        pack=PROVING_GROUND,
        options={"ko_test": "tower"},
        fighters=["mason", "runner"],
        places=[2, 3],
        row=BENCH_ROW,
        hands=[[], ["plain-kick"]],
    )
    say(state, "move 1", "react trip", "pay plain-kick")
    assert current_question(state) == (1, "call_test")
    say(state, "call")
    assert current_question(state) == (PUBLIC, "judge_tower")
    say(state, "stands")
    assert (current_question(state), wounds(state, 0)) == ((0, "take_action"), (1, 0))


# Several on one trigger


@pytest.fixture
def two_answers(tmp_path: Path) -> Path:
    """The proving ground with a warden who has two Reactions to an attack: one heals, one cancels."""
    changes = {
        'type = "ability"': 'type = "reaction"\nwhen = "opponent attacking"',
        'effect = "place caltrop here; retreat 1"': 'effect = "heal light 1"',
    }
    return alter_box(PROVING_GROUND, tmp_path, "fighters.toml", 'id = "scatter"', changes)


@pytest.mark.rule("KDR-51", "KDR-22")
def test_the_reacting_player_is_asked_again_and_each_reaction_answers_a_trigger_once(two_answers: Path) -> None:
    held = ["plain-guard", "plain-punch", "plain-sprint", "plain-sprint"]
    rivals = ["runner", "warden"]
    state = table(pack=two_answers, fighters=rivals, places=[2, 3], row=BENCH_ROW, hands=[[], held], light=[0, 3])
    say(state, "attack plain-punch")
    assert options(state) == ["pass", "react warden/refusal", "react warden/scatter"]
    say(state, "react scatter", "pay plain-sprint")
    assert (current_question(state), options(state)) == ((1, "use_reaction"), ["pass", "react warden/refusal"])
    say(state, "pass", "pass")
    assert wounds(state, 1) == (3, 0)


@pytest.mark.rule("KDR-51")
def test_once_the_attack_is_cancelled_the_window_closes(two_answers: Path) -> None:
    held = ["plain-guard", "plain-punch", "plain-sprint", "plain-sprint"]
    rivals = ["runner", "warden"]
    state = table(pack=two_answers, fighters=rivals, places=[2, 3], row=BENCH_ROW, hands=[[], held], light=[0, 3])
    say(state, "attack plain-punch", "react refusal", "pay plain-punch+plain-guard")
    assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (3, 0))


# Reactions in the row


@pytest.mark.rule("KDR-72")
def test_a_row_card_of_type_reaction_attacks_when_it_is_taken_and_cannot_be_blocked() -> None:
    hands = [[], ["double-guard", "double-guard"]]
    row_with_it = ["early-answer", *BENCH_ROW[:3]]
    state = table(pack=PROVING_GROUND, fighters=["runner", "mason"], places=[2, 4], row=row_with_it, hands=hands)
    say(state, "attack early-answer")
    assert (current_question(state), wounds(state, 1), place(state, 1)) == ((0, "call_test"), (2, 0), 5)
    say(state, "pass")
    assert hand(state, 0) == ["early-answer"]


@pytest.mark.rule("KDR-72")
def test_a_row_card_of_type_reaction_can_be_reacted_to() -> None:
    hands = [[], ["plain-guard", "plain-kick"]]
    row_with_it = ["early-answer", *BENCH_ROW[:3]]
    state = table(pack=PROVING_GROUND, fighters=["runner", "warden"], places=[2, 4], row=row_with_it, hands=hands)
    say(state, "attack early-answer")
    assert (current_question(state), options(state)) == ((1, "use_reaction"), ["pass", "react warden/refusal"])
    say(state, "react refusal", "pay plain-kick+plain-guard")
    assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (0, 0))
