"""The important rules: hand limit, cubes without end, and the text of a card before the rules."""

import pytest

from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    discards,
    hand,
    log,
    options,
    place,
    row,
    say,
    table,
    wounds,
)

ROW = ["hammer-fist", "high-jab", "stomp", "backfist"]
FULL = ["high-kick", "shield-bash", "sortie", "gate-breaker", "gut-punch", "axe-kick"]


@pytest.mark.rule("KD-HAND-2")
def test_the_limit_of_six_holds_at_every_moment_also_in_the_midst_of_an_effect() -> None:
    state = table(row=["hold-the-rampart", *ROW[:3]], hands=[FULL, []], deck={"top": ["roundhouse"]})
    say(state, "attack hold-the-rampart", "mode 2")
    assert (current_question(state), len(hand(state, 0))) == ((0, "obey_limit"), 7)
    assert "discard roundhouse" in options(state)
    say(state, "discard roundhouse")
    assert current_question(state) == (0, "obey_limit")
    assert "discard hold-the-rampart" in options(state)
    say(state, "discard sortie")
    assert (current_question(state), len(hand(state, 0))) == ((0, "take_action"), 6)
    assert discards(state) == ["roundhouse", "sortie"]


@pytest.mark.rule("KD-HAND-2")
def test_a_card_that_a_text_takes_from_the_row_counts_at_once() -> None:
    state = table(row=["pillage", *ROW[:3]], hands=[FULL, []])
    say(state, "attack pillage", "take stomp")
    assert (current_question(state), len(hand(state, 0))) == ((0, "obey_limit"), 7)
    say(state, "discard stomp")
    assert [note.rule for note in log(state) if note.kind == "card_discarded"] == ["KD-HAND-2"]


@pytest.mark.rule("KD-HAND-2")
def test_six_cards_are_not_too_many() -> None:
    state = say(table(row=ROW, hands=[FULL[:5], []]), "attack stomp")
    assert (current_question(state), len(hand(state, 0))) == ((0, "take_action"), 6)


@pytest.mark.rule("KD-HAND-2")
def test_a_row_card_comes_into_the_hand_and_wakes_skills_that_wait_for_it() -> None:
    state = table(row=["sortie", *ROW[:3]], skills=[["quick-feet"], []])
    say(state, "attack sortie")
    assert hand(state, 0) == ["sortie"]
    assert (current_question(state), options(state)) == ((0, "go_step"), ["stop", "go 0", "go 2"])


@pytest.mark.rule("KD-HAND-2")
def test_after_drawing_several_cards_the_hand_is_brought_down_to_six() -> None:
    top = ["roundhouse", "flying-kick"]
    state = table(next=[{"task": "Draw", "seat": 0, "count": 2}], row=ROW, hands=[FULL, []], deck={"top": top})
    assert len(hand(state, 0)) == 8
    say(state, "discard roundhouse", "discard flying-kick")
    assert (current_question(state), len(hand(state, 0))) == ((0, "take_action"), 6)
    assert deck(state)[0] not in top


@pytest.mark.rule("KD-CUBE-1")
def test_wounds_are_counted_beyond_the_cubes_of_a_box() -> None:
    state = table(places=[2, 3], row=["haymaker", *ROW[:3]], light=[0, 25], heavy=[0, 25])
    say(state, "attack haymaker")
    assert wounds(state, 1) == (26, 27)


@pytest.mark.rule("KD-GOLD-1")
def test_a_text_that_changes_places_beats_the_rules_of_movement() -> None:
    state = say(table(places=[2, 3], row=["over-the-parapet", *ROW[:3]]), "attack over-the-parapet")
    assert (place(state, 0), place(state, 1)) == (3, 2)


@pytest.mark.rule("KD-GOLD-1")
def test_a_skill_that_counts_more_cards_beats_the_rule_of_blocking() -> None:
    for shown, suffered in (([], (2, 0)), (["pavise"], (0, 0))):
        state = table(
            fighters=["veroth", "driana"], places=[2, 3], row=ROW, hands=[[], ["shield-bash"]], skills=[[], shown]
        )
        say(state, "attack high-jab", "block wounds shield-bash")
        assert wounds(state, 1) == suffered


@pytest.mark.rule("KD-GOLD-1")
def test_a_skill_that_replaces_the_row_card_beats_the_attack_action() -> None:
    state = table(row=ROW, skills=[["whatever-is-at-hand"], []], deck={"top": ["haymaker"]}, places=[2, 4])
    say(state, "blind whatever-is-at-hand")
    assert (hand(state, 0), row(state), wounds(state, 1)) == (["haymaker"], ROW, (1, 0))
