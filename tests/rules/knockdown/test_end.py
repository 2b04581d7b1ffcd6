"""The end of a round: by knockout, or because the deck ran dry."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    log,
    note_kinds,
    options,
    require_all_dice,
    row,
    say,
    skills,
    table,
    wounds,
)

FOUR = ["haymaker", "high-jab", "stomp", "feint"]
SKILLS: dict[str, Any] = {"skills": [["pavise"], ["riposte"]], "face_down": ["quick-feet", "second-wind"]}


def run_dry(light: list[int], heavy: list[int], active: int = 0) -> KnockdownState:
    """A turn begins with three cards in the row and none in the deck."""
    return table(question="start_turn", active=active, row=FOUR[:3], deck=[], light=light, heavy=heavy)


def knocked_out(active: int = 0, **parts: Any) -> KnockdownState:
    """The active player calls a test that the other cannot pass."""
    state = table(question="call_test", active=active, heavy=[4, 4], dice=[1, 1, 1], **parts)
    with require_all_dice(state):
        return say(state, "call")


def won_by(state: KnockdownState) -> list[tuple[int, str]]:
    return [(note.seat, note.rule) for note in log(state) if note.kind == "round_won"]


@pytest.mark.rule("KD-END-1")
def test_a_round_ends_when_a_test_fails() -> None:
    state = knocked_out()
    assert (state.round, won_by(state)) == (2, [(0, "KD-END-2")])


@pytest.mark.rule("KD-END-1")
def test_a_round_ends_when_the_row_cannot_be_refilled() -> None:
    state = run_dry([0, 0], [0, 1])
    assert (state.round, state.victories) == (2, [1, 0])
    ended = note_kinds(state)[: note_kinds(state).index("round_won")]
    assert ended == ["turn_started"]


@pytest.mark.rule("KD-END-1", "KDR-45")
def test_a_deck_that_the_refill_empties_does_not_end_the_round() -> None:
    state = table(question="start_turn", row=FOUR[:2], deck=FOUR[2:], heavy=[0, 1])
    assert (row(state), deck(state), state.round, current_question(state)) == (FOUR, [], 1, (0, "take_action"))


@pytest.mark.rule("KDR-45")
def test_an_empty_deck_beside_a_full_row_does_not_end_the_round() -> None:
    state = table(question="start_turn", row=FOUR, deck=[], heavy=[0, 1])
    assert (row(state), state.round, current_question(state)) == (FOUR, 1, (0, "take_action"))


@pytest.mark.rule("KDR-45")
@pytest.mark.parametrize(("lying", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_the_round_ends_when_a_card_is_needed_and_the_deck_is_empty(lying: int, drawn: int) -> None:
    cards = FOUR[: lying + drawn]
    state = table(question="start_turn", row=cards[:lying], deck=cards[lying:], heavy=[0, 1])
    assert won_by(state) == [(0, "KD-END-3")]
    assert note_kinds(state)[: drawn + 2] == ["turn_started", *["row_dealt"] * drawn, "round_won"]


@pytest.mark.rule("KDR-45")
def test_the_round_does_not_end_in_mid_turn() -> None:
    state = table(row=FOUR, deck=[], heavy=[0, 1])
    say(state, "attack haymaker")
    assert (current_question(state), state.round) == ((0, "take_action"), 1)
    say(state, "attack high-jab")
    assert (state.round, won_by(state)) == (2, [(0, "KD-END-3")])


@pytest.mark.rule("KD-END-2")
@pytest.mark.parametrize("striker", [0, 1])
def test_whoever_struck_the_blow_wins_and_whoever_failed_loses(striker: int) -> None:
    state = knocked_out(striker)
    assert won_by(state) == [(striker, "KD-END-2")]
    assert state.victories[striker] == 1
    assert state.victories[1 - striker] == 0


@pytest.mark.rule("KD-END-3")
@pytest.mark.parametrize(("heavy", "winner"), [([2, 3], 0), ([3, 2], 1), ([0, 1], 0)])
@pytest.mark.parametrize("active", [0, 1])
def test_when_the_deck_runs_dry_the_fewest_heavy_wounds_win(heavy: list[int], winner: int, active: int) -> None:
    assert won_by(run_dry([9 * (1 - winner), 9 * winner], heavy, active)) == [(winner, "KD-END-3")]


@pytest.mark.rule("KD-END-4")
@pytest.mark.parametrize(("light", "winner"), [([2, 3], 0), ([3, 2], 1)])
@pytest.mark.parametrize("active", [0, 1])
def test_equal_heavy_wounds_leave_it_to_the_light_ones(light: list[int], winner: int, active: int) -> None:
    assert won_by(run_dry(light, [4, 4], active)) == [(winner, "KD-END-4")]


@pytest.mark.rule("KD-END-5")
@pytest.mark.parametrize("active", [0, 1])
def test_a_full_tie_goes_to_the_player_who_is_just_starting_his_turn(active: int) -> None:
    assert won_by(run_dry([2, 2], [4, 4], active)) == [(active, "KD-END-5")]


@pytest.mark.rule("KD-END-5")
def test_the_tie_break_looks_at_the_turn_that_begins_not_at_the_one_that_ended() -> None:
    state = table(row=FOUR, deck=[], places=[1, 5])
    say(state, "attack haymaker", "attack high-jab")
    assert won_by(state) == [(1, "KD-END-5")]


@pytest.mark.rule("KD-END-6")
def test_the_winner_of_a_first_round_takes_a_token_and_a_new_round_follows() -> None:
    state = knocked_out()
    assert (state.victories, state.round, state.winner) == ([1, 0], 2, -1)
    assert current_question(state)[1] == "take_action"


@pytest.mark.rule("KD-END-6")
@pytest.mark.parametrize("victories", [[1, 0], [1, 1]])
def test_whoever_already_owns_a_victory_token_wins_the_match(victories: list[int]) -> None:
    state = knocked_out(victories=victories)
    assert (state.winner, options(state), note_kinds(state)[-1]) == (0, [], "match_won")


@pytest.mark.rule("KD-END-7")
def test_the_loser_turns_his_second_skill_face_up_and_has_two() -> None:
    state = knocked_out(**SKILLS)
    assert (skills(state, 0), skills(state, 1)) == (["pavise"], ["riposte", "second-wind"])


@pytest.mark.rule("KD-END-7")
def test_a_skill_laid_face_down_by_the_table_is_turned_too() -> None:
    state = knocked_out(skills=SKILLS["skills"])
    assert (len(skills(state, 0)), len(skills(state, 1))) == (1, 2)


@pytest.mark.rule("KD-END-7")
def test_the_second_skill_is_active_from_then_on() -> None:
    state = knocked_out(**SKILLS)
    say(state, "move 4", "move 5")
    assert current_question(state) == (0, "take_action")
    state.light[1] = 2
    say(state, "move 0", "move 1", "move 4", "move 5")
    assert wounds(state, 1) == (1, 0)
