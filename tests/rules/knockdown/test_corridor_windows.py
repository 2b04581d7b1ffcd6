"""When corridors are open: before each of the two actions of one's own turn, and at no other moment."""

from pathlib import Path

import pytest

from knockbox.testing.knockdown_table import current_question, note_kinds, options, place, row, say, wounds
from tests.rules.knockdown.corridor_tables import (
    CORRIDOR_ROW,
    corridor_table,
    create_corridor_box,
    hop_options,
    nemesis_table,
    open_prompt,
)


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return create_corridor_box(tmp_path_factory.mktemp("box"))


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35")
def test_a_corridor_is_not_an_action() -> None:
    state = say(nemesis_table([0, 5]), "hop 3")
    assert (current_question(state), state.actions) == ((0, "take_action"), 0)
    say(state, "move 2")
    assert (current_question(state), state.actions) == ((0, "take_action"), 1)
    assert current_question(say(state, "move 1")) == (1, "take_action")


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35")
def test_a_corridor_may_be_left_alone() -> None:
    state = nemesis_table([0, 5])
    assert hop_options(state) == ["hop 3", "hop 6"]
    say(state, "move 1", "move 2")
    assert (current_question(state), wounds(state, 0)) == ((1, "take_action"), (0, 0))


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35", "KDR-39")
def test_corridors_are_open_before_the_first_action_and_between_the_two() -> None:
    state = nemesis_table([0, 2])
    assert (state.actions, hop_options(state)) == (0, ["hop 3", "hop 6"])
    walked = say(nemesis_table([5, 2]), "move 6")
    assert (walked.actions, hop_options(walked)) == (1, ["hop 0", "hop 3"])
    say(walked, "hop 0", "move 1")
    assert current_question(walked) == (1, "take_action")


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35", "KDR-39")
def test_corridors_are_shut_before_the_effects_of_the_turns_start_are_resolved(bench: Path) -> None:
    state = corridor_table(bench, [4, 0], skills=[[], ["early-bird"]])
    say(state, "move 3", "move 4")
    assert (current_question(state), options(state)) == ((1, "choose_may"), ["pass", "do"])
    assert len(row(state)) == 4
    say(state, "pass")
    assert (current_question(state), hop_options(state)) == ((1, "take_action"), ["hop 8"])


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35")
def test_corridors_open_after_the_refill(bench: Path) -> None:
    state = corridor_table(bench, [3, 0])
    say(state, "attack plain-sprint", "attack crossroads")
    assert (current_question(state), len(row(state)), hop_options(state)) == ((1, "take_action"), 4, ["hop 4", "hop 8"])


@pytest.mark.rule("KD-NEM-CORR-4")
def test_corridors_are_shut_between_two_parts_of_a_combo(bench: Path) -> None:
    hands = [["plain-sprint", "plain-kick"], []]
    state = say(corridor_table(bench, [1, 6], hands=hands), "combo", "dash plain-sprint 0")
    assert (open_prompt(state), hop_options(state)) == ("continue_combo", [])
    assert hop_options(say(state, "stop")) == ["hop 4", "hop 8"]


@pytest.mark.rule("KD-NEM-CORR-4")
def test_corridors_are_shut_between_two_steps_of_a_dash(bench: Path) -> None:
    hands = [["double-sprint", "plain-kick"], []]
    state = say(corridor_table(bench, [1, 6], hands=hands), "combo", "dash double-sprint 0")
    assert (open_prompt(state), options(state)) == ("dash_on", ["stop", "go 1"])
    assert hop_options(say(state, "stop", "stop")) == ["hop 4", "hop 8"]


@pytest.mark.rule("KD-NEM-CORR-4")
def test_corridors_are_shut_while_a_special_is_paid_and_resolved(bench: Path) -> None:
    hands = [["plain-sprint", "plain-kick"], []]
    state = say(corridor_table(bench, [0, 6], hands=hands), "combo")
    assert (open_prompt(state), hop_options(state)) == ("continue_combo", [])
    for part, asking in (("perform dig-in", "pay_cost"), ("pay plain-sprint", "place_token")):
        say(state, part)
        assert (open_prompt(state), hop_options(state)) == (asking, [])
    assert hop_options(say(state, "place 1", "stop")) == ["hop 4", "hop 8"]


@pytest.mark.rule("KD-NEM-CORR-4")
def test_corridors_are_shut_while_an_attack_is_resolved_for_both_players(bench: Path) -> None:
    state = corridor_table(
        bench, [0, 1], hands=[[], ["plain-guard", "plain-guard"]], row=["early-answer", *CORRIDOR_ROW[:3]]
    )
    assert hop_options(state) == ["hop 4", "hop 8"]
    say(state, "attack plain-punch")
    assert (current_question(state), hop_options(state)) == ((1, "declare_block"), [])
    say(state, "pass")
    assert (current_question(state), hop_options(state)) == ((0, "take_action"), ["hop 4", "hop 8"])
    say(state, "attack early-answer")
    assert (current_question(state), hop_options(state)) == ((0, "call_test"), [])


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35")
def test_corridors_are_shut_for_a_fighter_who_is_asked_in_the_turn_of_the_other(bench: Path) -> None:
    state = say(corridor_table(bench, [3, 4], hands=[[], ["plain-kick"]]), "move 2")
    assert (current_question(state), hop_options(state)) == ((1, "use_reaction"), [])
    say(state, "pass", "move 1", "pass")
    assert (current_question(state), hop_options(state)) == ((1, "take_action"), ["hop 0", "hop 8"])


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-39")
def test_corridors_are_shut_after_the_second_action(bench: Path) -> None:
    state = corridor_table(bench, [1, 6], skills=[["hard-corner"], []])
    say(state, "move 0")
    assert (open_prompt(state), hop_options(state)) == ("take_action", ["hop 4", "hop 8"])
    say(state, "attack backing-shot")
    assert (current_question(state), options(state)) == ((0, "choose_may"), ["pass", "do"])
    assert current_question(say(state, "pass")) == (1, "take_action")


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35")
def test_only_the_fighter_whose_turn_it_is_uses_corridors() -> None:
    state = nemesis_table([5, 0])
    assert (current_question(state), hop_options(state)) == ((0, "take_action"), [])
    say(state, "move 4", "move 5")
    assert (current_question(state), hop_options(state)) == ((1, "take_action"), ["hop 3", "hop 6"])
    assert (place(say(state, "hop 3"), 1), place(state, 0), wounds(state, 1)) == (3, 5, (1, 0))


@pytest.mark.rule("KDR-39", "KD-NEM-CORR-4")
def test_a_turn_runs_from_the_refill_over_corridors_and_actions_to_the_effects_of_its_end(bench: Path) -> None:
    skills = [["early-bird", "hard-corner"], []]
    state = corridor_table(bench, [5, 2], fighters=["runner", "warden"], skills=skills, active=1)
    say(state, "attack plain-punch", "move 1", "do", "move 4", "hop 8", "move 7", "do")
    told = note_kinds(state)
    first = told.index("turn_started")
    assert told[first : told.index("turn_started", first + 1)] == [
        *["turn_started", "row_dealt", "skill_used", "card_drawn"],
        *["figure_moved", "figure_moved", "wounded_note", "figure_moved"],
        *["skill_used", "card_drawn"],
    ]
