"""Setting up a later round: no draft unless it is asked for, and tokens go home."""

from typing import Any

import pytest

from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    game_of,
    hand,
    log,
    options,
    place,
    row,
    say,
    skills,
    table,
    tokens,
)

SHORT_ROW = ["hammer-fist", "feint", "stomp"]


@pytest.mark.rule("KDR-32")
def test_later_rounds_begin_with_empty_hands() -> None:
    state = table(question="start_turn", row=SHORT_ROW, deck=[], hands=[["sortie"], ["pillage"]])
    assert (state.round, current_question(state)[1]) == (2, "take_action")
    assert (hand(state, 0), hand(state, 1)) == ([], [])
    assert (len(row(state)), len(deck(state))) == (4, 32)


@pytest.mark.rule("KDR-32", "KDR-63")
def test_with_redraft_the_loser_of_the_round_before_drafts_first() -> None:
    state = table(question="start_turn", row=SHORT_ROW, deck=[], heavy=[0, 1], options={"redraft": "true"})
    assert (state.round, current_question(state)) == (2, (1, "draft_one"))
    assert len(row(state)) == 4
    say(state, options(state)[0])
    assert current_question(state) == (0, "draft_two")
    say(state, options(state)[0])
    assert current_question(state) == (1, "take_action")
    assert (len(hand(state, 0)), len(hand(state, 1))) == (2, 2)
    assert (len(row(state)), len(deck(state))) == (4, 28)


@pytest.mark.rule("KDR-56", "KDR-63")
def test_with_redraft_a_round_counts_its_own_turns_from_before_the_draft() -> None:
    used: dict[str, Any] = {"turn": 9, "stall": 4, "actions": 2, "active": 0}
    state = table(question="start_turn", row=SHORT_ROW, deck=[], heavy=[0, 1], options={"redraft": "true"}, **used)
    for prompt in ("draft_one", "draft_two"):
        assert current_question(state)[1] == prompt
        for view in game_of(state).views(state):
            assert (view.table.turn, view.progress.stall, view.progress.actions) == (0, 0, 0)
            assert view.table.active == view.table.first == 1
        say(state, options(state)[0])
    assert (current_question(state), state.turn, state.stall) == ((1, "take_action"), 1, 0)


@pytest.mark.rule("KD-NEXT-3", "KD-SETUP-9")
def test_the_log_tells_by_which_rule_the_row_of_a_later_round_is_laid() -> None:
    state = table(question="start_turn", row=SHORT_ROW, deck=[], heavy=[0, 1], options={"redraft": "true"})
    say(state, options(state)[0])
    say(state, options(state)[0])
    laid = [note.rule for note in log(state) if note.kind in ("deck_shuffled", "row_dealt")]
    assert laid == ["KD-NEXT-3"] * 5 + ["KD-SETUP-9"] * 4


@pytest.mark.rule("KDR-33")
def test_tokens_return_to_their_owners_before_the_next_round() -> None:
    traps = [{"seat": 0, "kind": "trap", "space": space} for space in (2, 4, 6)]
    state = table(
        question="start_turn", row=SHORT_ROW, deck=[], fighters=["driana", "xingo"], tokens=traps, places=[0, 3]
    )
    assert state.round == 2
    assert tokens(state, 0) == []
    assert len([note for note in log(state) if note.kind == "token_lifted"]) == 3
    assert (place(state, 0), place(state, 1)) == (1, 5)


@pytest.mark.rule("KDR-33")
def test_skills_stay_as_they_are_between_rounds_but_for_the_one_the_loser_turns() -> None:
    state = table(
        question="start_turn",
        row=SHORT_ROW,
        deck=[],
        heavy=[0, 1],
        skills=[["pavise"], ["no-quarter"]],
        face_down=["old-scores", "riposte"],
    )
    assert (skills(state, 0), skills(state, 1)) == (["pavise"], ["no-quarter", "riposte"])
    assert game_of(state).position(state)["face_down"] == ["old-scores", None]
