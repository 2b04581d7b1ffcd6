"""A turn: the refill, exactly two actions, what comes before and after them, and the stall guard."""

from pathlib import Path

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    discards,
    hand,
    log,
    note_kinds,
    options,
    place,
    public_hand,
    row,
    say,
    table,
    wounds,
)
from tests.rules.knockdown.altered_boxes import SIEGE_STORM, alter_box

ROW = ["hammer-fist", "feint", "stomp", "backfist"]


def actions(state: KnockdownState) -> set[str]:
    return {option.split(" ")[0] for option in options(state)}


def stroll(state: KnockdownState) -> None:
    """A turn of two moves."""
    for _ in range(2):
        say(state, options(state)[0])


@pytest.mark.rule("KD-TURN-1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins_and_turns_alternate(first: int) -> None:
    state = table(question="start_round", first=first, row=ROW)
    turns = []
    for _ in range(4):
        turns.append(current_question(state)[0])
        stroll(state)
    assert turns == [first, 1 - first, first, 1 - first]
    assert [note.seat for note in log(state) if note.kind == "turn_started"][:4] == turns


@pytest.mark.rule("KD-TURN-2")
def test_at_the_start_of_a_turn_the_row_is_refilled_to_four() -> None:
    state = table(question="start_turn", row=["stomp"], deck={"top": ["sortie", "pillage", "axe-kick", "feint"]})
    assert row(state) == ["stomp", "sortie", "pillage", "axe-kick"]
    assert deck(state)[0] == "feint"


@pytest.mark.rule("KD-TURN-2")
def test_cards_taken_in_a_turn_are_made_up_for_in_the_next() -> None:
    state = say(table(places=[1, 5], row=ROW, deck={"top": ["sortie", "pillage"]}), "attack stomp", "attack feint")
    assert current_question(state) == (1, "take_action")
    assert row(state) == ["hammer-fist", "backfist", "sortie", "pillage"]


@pytest.mark.rule("KD-TURN-3")
def test_a_turn_has_exactly_two_actions() -> None:
    state = table(question="start_turn", row=ROW)
    for number in (1, 2):
        assert current_question(state) == (0, "take_action")
        say(state, f"move {1 + number}")
    assert current_question(state) == (1, "take_action")


@pytest.mark.rule("KD-TURN-3", "KD-TURN-4")
def test_an_action_is_a_move_an_attack_or_a_combo_and_cannot_be_left_out() -> None:
    state = table(places=[1, 5], row=ROW, hands=[["sortie", "pillage"], []])
    assert actions(state) == {"move", "attack", "combo"}
    say(state, "move 2")
    assert current_question(state) == (0, "take_action")
    assert actions(state) == {"move", "attack", "combo"}


@pytest.mark.rule("KD-TURN-4")
@pytest.mark.parametrize(
    "words",
    [
        ["move 2", "move 3"],
        ["attack stomp", "attack feint"],
        ["combo", "dash sortie 2", "stop", "combo", "dash pillage 3"],
        ["move 2", "attack stomp"],
        ["combo", "dash sortie 2", "stop", "move 1"],
    ],
)
def test_both_actions_may_be_alike_or_different(words: list[str]) -> None:
    state = table(places=[1, 5], row=ROW, hands=[["sortie", "pillage"], []])
    say(state, *words)
    assert current_question(state) == (1, "take_action")


# Order


@pytest.mark.rule("KDR-39")
def test_start_of_turn_effects_come_after_the_refill() -> None:
    state = table(question="start_turn", row=ROW[:3], deck={"top": ["sortie", "pillage"]}, skills=[["scrounger"], []])
    assert row(state) == [*ROW[:3], "sortie"]
    assert hand(state, 0) == ["pillage"]
    assert (current_question(state), state.actions) == ((0, "take_action"), 0)


@pytest.mark.rule("KDR-39")
def test_the_round_end_is_checked_before_start_of_turn_effects() -> None:
    state = table(question="start_turn", row=ROW[:2], deck=["sortie"], skills=[["scrounger"], []], heavy=[1, 0])
    assert state.round == 2
    kinds = note_kinds(state)
    assert "card_drawn" not in kinds[: kinds.index("round_won")]


@pytest.mark.rule("KDR-39")
def test_end_of_turn_effects_come_after_the_second_action_and_for_the_active_player_only() -> None:
    state = table(places=[1, 5], row=ROW, light=[3, 3], skills=[["second-wind"], []])
    say(state, "move 0")
    assert wounds(state, 0) == (3, 0)
    say(state, "move 1")
    assert wounds(state, 0) == (2, 0)
    kinds = note_kinds(state)
    assert kinds.index("healed") < kinds.index("turn_started")
    say(state, "move 6", "move 5")
    assert wounds(state, 0) == (2, 0)


@pytest.mark.rule("KDR-39")
def test_before_all_of_it_stands_the_stall_guard() -> None:
    state = table(question="start_turn", row=ROW, stall=6, deck={"top": ["sortie", "pillage"]})
    assert note_kinds(state)[:3] == ["turn_started", "row_swept", "row_dealt"]
    assert row(state) == [*ROW[1:], "sortie"]


# The deck runs out


@pytest.mark.rule("KDR-5")
def test_the_round_ends_when_row_and_deck_together_hold_fewer_than_four() -> None:
    state = table(question="start_turn", row=ROW[:2], deck=["sortie"], active=1)
    assert (state.round, state.victories) == (2, [0, 1])
    kinds = note_kinds(state)
    assert kinds.index("turn_started") < kinds.index("round_won")


@pytest.mark.rule("KDR-5")
@pytest.mark.parametrize(("lying", "left"), [(ROW[:2], ["sortie", "pillage"]), (ROW, [])])
def test_an_empty_deck_beside_a_full_row_ends_nothing(lying: list[str], left: list[str]) -> None:
    state = table(question="start_turn", row=lying, deck=left)
    assert (state.round, current_question(state)) == (1, (0, "take_action"))
    assert (row(state), deck(state)) == (lying + left, [])


@pytest.mark.rule("KDR-6")
def test_an_effect_that_draws_from_an_empty_deck_fails_and_the_round_goes_on() -> None:
    state = table(places=[1, 5], row=ROW, deck=[], next=[{"task": "Draw", "seat": 0, "count": 1}])
    assert (hand(state, 0), row(state)) == ([], ROW)
    assert (state.round, current_question(state)) == (1, (0, "take_action"))


@pytest.mark.rule("KDR-62", "KDR-6")
@pytest.mark.parametrize("left", [[], ["sortie"]])
def test_to_draw_is_an_alternative_only_while_the_deck_has_a_card(left: list[str]) -> None:
    state = say(table(places=[1, 5], row=["hold-the-rampart", *ROW[:3]], deck=left), "attack hold-the-rampart")
    assert options(state) == (["mode 1", "mode 2"] if left else ["mode 1"])


@pytest.mark.rule("KDR-62")
@pytest.mark.parametrize(("left", "prompt"), [([], "take_action"), (["sortie"], "choose_may")])
def test_nobody_is_asked_whether_to_draw_from_an_empty_deck(tmp_path: Path, left: list[str], prompt: str) -> None:
    changes = {"if you has at most 1 cards { draw 1 }": "may { draw 1 }"}
    box = alter_box(SIEGE_STORM, tmp_path, "skills.toml", "[scrounger]", changes)
    state = table(pack=box, question="start_turn", skills=[["scrounger"], []], row=ROW, deck=left)
    assert current_question(state) == (0, prompt)


@pytest.mark.rule("KDR-6")
def test_a_draw_takes_what_the_deck_still_has() -> None:
    state = table(next=[{"task": "Draw", "seat": 0, "count": 3}], row=ROW, deck=["sortie", "pillage"])
    assert sorted(hand(state, 0)) == ["pillage", "sortie"]
    assert (state.round, current_question(state)) == (1, (0, "take_action"))


@pytest.mark.rule("KDR-6", "KDR-62")
def test_a_skill_that_would_draw_from_an_empty_deck_is_not_offered() -> None:
    for left in ([], ["sortie"]):
        state = table(places=[1, 5], row=ROW, skills=[["whatever-is-at-hand"], []], deck=left)
        assert ("blind whatever-is-at-hand" in options(state)) == bool(left)


@pytest.mark.rule("KDR-62", "KDR-6")
def test_a_blind_draw_takes_the_top_card_unseen_by_the_other() -> None:
    state = table(places=[1, 5], row=ROW, deck={"top": ["sortie"]}, skills=[["whatever-is-at-hand"], []])
    left = len(deck(state))
    say(state, "blind whatever-is-at-hand")
    assert (hand(state, 0), public_hand(state, 0)) == (["sortie"], [])
    assert (len(deck(state)), row(state)) == (left - 1, ROW)


@pytest.mark.rule("KDR-7")
def test_discards_are_not_shuffled_back_during_a_round() -> None:
    state = table(row=ROW, deck=["low-sweep", "axe-kick"], heavy=[0, 1])
    say(state, "attack stomp", "attack feint", "attack low-sweep", "attack axe-kick")
    assert state.round == 2
    assert "deck_shuffled" not in note_kinds(state)[: note_kinds(state).index("round_won")]
    assert len(deck(state)) + len(row(state)) == 36
    assert discards(state) == []


# Stalling


@pytest.mark.rule("KDR-56")
def test_a_turn_without_a_card_for_any_hand_is_counted_and_a_card_ends_the_count() -> None:
    state = table(question="start_turn", row=ROW)
    for turn in range(1, 4):
        stroll(state)
        assert state.stall == turn
    say(state, "attack stomp", options(state)[0])
    assert state.stall == 0


@pytest.mark.rule("KDR-56")
def test_a_card_drawn_from_the_deck_ends_the_count_too() -> None:
    state = table(places=[1, 5], row=ROW, stall=3, skills=[["whatever-is-at-hand"], []])
    say(state, "blind whatever-is-at-hand", "move 0")
    assert state.stall == 0


@pytest.mark.rule("KDR-7", "KDR-56")
def test_after_six_turns_without_a_card_the_leftmost_row_card_goes_at_each_turn_start() -> None:
    state = table(question="end_turn", row=ROW, stall=4, deck={"top": ["sortie", "pillage"]})
    assert (state.stall, row(state)) == (5, ROW)
    say(state, "move 6", "move 5")
    assert state.stall == 6
    assert (row(state), discards(state)) == ([*ROW[1:], "sortie"], [ROW[0]])
    say(state, "move 0", "move 1")
    assert (row(state), discards(state)) == ([*ROW[2:], "sortie", "pillage"], ROW[:2])


@pytest.mark.rule("KDR-56")
def test_the_count_begins_anew_in_each_round() -> None:
    state = table(question="start_turn", row=ROW[:3], deck=[], stall=6)
    assert (state.round, state.stall) == (2, 0)


@pytest.mark.rule("KDR-7", "KDR-56")
def test_without_the_stall_guard_the_row_stays() -> None:
    state = table(question="start_turn", row=ROW, stall=9, options={"stall_guard": "off"})
    assert (row(state), discards(state)) == (ROW, [])


@pytest.mark.rule("KDR-56")
def test_of_two_equal_row_cards_the_leftmost_is_taken_and_the_gap_closes_to_the_left() -> None:
    state = table(places=[1, 5], row=["haymaker", "stomp", "haymaker", "feint"])
    say(state, "attack haymaker")
    assert row(state) == ["stomp", "haymaker", "feint"]


@pytest.mark.rule("KDR-56")
def test_the_guard_may_empty_the_row_so_far_that_the_round_ends() -> None:
    state = table(question="start_turn", row=ROW, stall=6, deck=[])
    assert (state.round, state.victories) == (2, [1, 0])


# The row during the turn


@pytest.mark.rule("KDR-40")
def test_the_row_is_not_refilled_between_the_two_actions() -> None:
    state = say(table(places=[1, 5], row=ROW), "attack stomp")
    assert row(state) == ["hammer-fist", "feint", "backfist"]
    assert [option for option in options(state) if option.startswith("attack")] == [
        "attack hammer-fist",
        "attack feint",
        "attack backfist",
    ]


@pytest.mark.rule("KDR-40")
def test_a_row_card_taken_by_a_text_leaves_a_gap_until_the_next_turn() -> None:
    state = say(table(places=[1, 5], row=["pillage", *ROW[:3]]), "attack pillage")
    assert current_question(state) == (0, "take_row")
    say(state, "take stomp")
    assert (row(state), sorted(hand(state, 0))) == (["hammer-fist", "feint"], ["pillage", "stomp"])
    assert wounds(state, 1) == (0, 0)


@pytest.mark.rule("KDR-40")
def test_a_row_card_discarded_by_a_text_leaves_a_gap_until_the_next_turn() -> None:
    state = say(table(places=[1, 5], row=["war-horn", *ROW[:3]]), "attack war-horn")
    assert (current_question(state), options(state)) == (
        (0, "sweep_row"),
        ["sweep hammer-fist", "sweep feint", "sweep stomp"],
    )
    say(state, "sweep stomp")
    assert (row(state), discards(state)) == (["hammer-fist", "feint"], ["stomp"])
    assert (place(state, 0), current_question(state)) == (1, (0, "take_action"))


@pytest.mark.rule("KDR-40", "KDR-38")
def test_the_last_action_may_empty_the_row() -> None:
    state = table(places=[1, 5], row=["pillage", "war-horn", "stomp", "feint"])
    say(state, "attack pillage", "take stomp", "attack war-horn")
    assert (current_question(state), options(state)) == ((0, "sweep_row"), ["sweep feint"])
    say(state, "sweep feint")
    assert (discards(state), current_question(state), len(row(state))) == (["feint"], (1, "take_action"), 4)


@pytest.mark.rule("KDR-10")
@pytest.mark.parametrize("task", ["TakeFromRow", "SweepRow"])
def test_a_text_leaves_a_card_to_attack_with(task: str) -> None:
    state = table(places=[1, 5], row=ROW[:1], deck=[], next=[{"task": task, "seat": 0, "rule": "KD-SEQ-2"}])
    assert (current_question(state), row(state)) == ((0, "take_action"), ROW[:1])
