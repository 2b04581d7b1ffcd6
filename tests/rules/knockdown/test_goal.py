"""What a duel is about: rounds, the match, and the ways to leave it early."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.testing.knockdown_table import (
    current_question,
    game_of,
    note_kinds,
    options,
    place,
    require_all_dice,
    say,
    table,
    take_side_action,
    wounds,
)

ROW = ["hammer-fist", "feint", "stomp", "backfist"]
TIMED = {"decision_time": "60"}


@pytest.mark.rule("KD-GOAL-1")
def test_a_knockout_wins_the_round_at_once_and_drops_what_was_left_of_it() -> None:
    with require_all_dice(table(places=[2, 3], row=ROW, heavy=[0, 6], dice=[1, 1, 1])) as state:
        say(state, "attack stomp", "call")
    assert state.victories == [1, 0]
    assert note_kinds(state).count("card_taken") == 0
    assert (state.round, current_question(state)) == (2, (1, "take_action"))


@pytest.mark.rule("KD-GOAL-1")
def test_when_the_deck_runs_dry_the_less_wounded_fighter_wins_the_round() -> None:
    state = table(question="start_turn", row=ROW[:3], deck=[], heavy=[1, 0])
    assert state.victories == [0, 1]
    assert "round_won" in note_kinds(state)


@pytest.mark.rule("KD-GOAL-2")
def test_the_first_to_win_two_rounds_wins_the_match() -> None:
    state = table(question="start_turn", row=ROW[:3], deck=[], heavy=[1, 0], victories=[0, 1])
    assert state.winner == 1
    assert state.victories == [0, 2]
    assert game_of(state).returns(state) == [-1.0, 1.0]
    assert options(state) == []


@pytest.mark.rule("KD-GOAL-2")
def test_one_round_each_is_not_yet_a_match() -> None:
    state = table(question="start_turn", row=ROW[:3], deck=[], heavy=[1, 0], victories=[1, 0])
    assert state.victories == [1, 1]
    assert game_of(state).returns(state) == [0.0, 0.0]
    assert (state.round, current_question(state)) == (3, (0, "take_action"))


@pytest.mark.rule("KDR-75")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_resign_in_or_out_of_turn(seat: int) -> None:
    state = table(victories=[1, 0], heavy=[0, 5])
    assert current_question(state)[0] == 0
    take_side_action(state, seat, "resign")
    assert state.winner == 1 - seat
    assert options(state) == []


@pytest.mark.rule("KDR-75")
def test_resigning_scores_no_round_and_leaves_the_victory_tokens() -> None:
    state = take_side_action(table(victories=[1, 0]), 1, "resign")
    assert (state.victories, state.round) == ([1, 0], 2)
    assert "round_won" not in note_kinds(state)


@pytest.mark.rule("KDR-75")
def test_a_player_may_resign_while_the_referee_looks_at_the_tower() -> None:
    state = say(table(question="call_test", light=[0, 4], options={"ko_test": "tower"}), "call")
    assert current_question(state) == (PUBLIC, "judge_tower")
    assert take_side_action(state, 0, "resign").winner == 1


@pytest.mark.rule("KDR-75")
def test_nobody_resigns_a_match_that_is_over() -> None:
    state = take_side_action(table(), 0, "resign")
    assert game_of(state).side_actions(state, 0) == game_of(state).side_actions(state, 1) == []


@pytest.mark.rule("KDR-76")
def test_a_player_out_of_time_does_not_block() -> None:
    state = table(options=TIMED, fighters=["driana", "xingo"], places=[2, 3], row=ROW, hands=[[], ["shield-bash"]])
    say(state, "attack backfist", "pass")
    assert current_question(state) == (1, "declare_block")
    take_side_action(state, PUBLIC, "time-out")
    assert state.hands[1].cards
    assert wounds(state, 1) == (2, 0)


@pytest.mark.rule("KDR-76")
def test_a_player_out_of_time_uses_no_reaction() -> None:
    state = table(options=TIMED, fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=[[], ["sortie"]])
    say(state, "move 1")
    assert options(state) == ["pass", "react veroth/fury-grab"]
    take_side_action(state, PUBLIC, "time-out")
    assert place(state, 0) == 1


@pytest.mark.rule("KDR-76")
def test_a_player_out_of_time_stops_where_stopping_is_legal() -> None:
    state = table(options=TIMED, row=ROW, hands=[["sortie", "pillage"], []])
    say(state, "combo", "dash sortie 2")
    assert options(state)[0] != "stop"
    take_side_action(state, PUBLIC, "time-out")
    assert current_question(state) == (0, "take_action")
    assert (place(state, 0), len(state.hands[0].cards)) == (2, 1)


@pytest.mark.rule("KDR-76")
def test_a_player_out_of_time_gets_the_first_option_where_he_may_not_stop() -> None:
    state = table(options=TIMED, row=ROW)
    assert options(state)[0] == "move 0"
    take_side_action(state, PUBLIC, "time-out")
    assert place(state, 0) == 0


@pytest.mark.rule("KDR-76")
def test_time_runs_in_the_skill_draft_too() -> None:
    state = table(options=TIMED, question="keep_first")
    first = options(state)[0]
    take_side_action(state, PUBLIC, "time-out")
    assert game_of(state).view(state, 0).own.kept == [first.removeprefix("keep ")]  # type: ignore[union-attr]  # seat 0
    assert current_question(state) == (1, "keep_first")


@pytest.mark.rule("KDR-76")
def test_three_times_out_in_a_row_lose_the_match() -> None:
    state = table(options=TIMED, row=ROW, delays=[0, 2])
    take_side_action(take_side_action(state, PUBLIC, "time-out"), PUBLIC, "time-out")
    assert (state.winner, current_question(state)) == (-1, (1, "take_action"))
    take_side_action(state, PUBLIC, "time-out")
    assert state.winner == 0
    assert state.victories == [0, 0]


@pytest.mark.rule("KDR-76")
def test_an_answer_in_time_ends_the_row_of_delays() -> None:
    state = table(options=TIMED, row=ROW, delays=[2, 2])
    say(state, "move 2")
    assert state.delays == [0, 2]
    take_side_action(state, PUBLIC, "time-out")
    assert (state.winner, state.delays) == (-1, [1, 2])


@pytest.mark.rule("KDR-76")
def test_neither_the_referee_nor_an_untimed_match_has_a_clock() -> None:
    tower = say(table(question="call_test", light=[0, 4], options=TIMED | {"ko_test": "tower"}), "call")
    assert game_of(tower).side_actions(tower, PUBLIC) == []
    untimed = table(row=ROW)
    assert game_of(untimed).side_actions(untimed, PUBLIC) == []
