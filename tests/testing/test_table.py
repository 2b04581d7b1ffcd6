"""The scenario helpers of Knockdown."""

from pathlib import Path

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import ChoiceError, PositionError
from knockbox.games.knockdown.game import build
from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    deck,
    discards,
    events,
    game,
    game_of,
    hand,
    log,
    match,
    note_kinds,
    options,
    place,
    public_hand,
    require_all_dice,
    row,
    say,
    skills,
    table,
    take_side_action,
    tokens,
    wounds,
)

PROVING_GROUND = Path(__file__).resolve().parents[1] / "packs" / "proving-ground"
ROW = ["hammer-fist", "feint", "stomp", "backfist"]


def test_a_table_is_laid_in_words() -> None:
    state = table(
        hands=[["sortie"], {"cards": ["feint", "axe-kick"], "seen": ["axe-kick"]}],
        places=[2, 3],
        row=["haymaker", "stomp"],
        deck={"top": ["roundhouse"]},
        discards=["war-horn"],
        light=[1, 2],
        heavy=[0, 3],
        skills=[["pavise"], []],
        fighters=["driana", "veroth"],
        tokens=[{"seat": 0, "kind": "trap", "space": 5}],
    )
    assert current_question(state) == (0, "take_action")
    assert (hand(state, 0), public_hand(state, 1)) == (["sortie"], ["axe-kick"])
    assert (place(state, 0), wounds(state, 1)) == (2, (2, 3))
    assert (row(state), deck(state)[0], discards(state)) == (["haymaker", "stomp"], "roundhouse", ["war-horn"])
    assert (skills(state, 0), tokens(state, 0), tokens(state, 1)) == (["pavise"], [("trap", 5)], [])


def test_without_skills_given_none_disturbs() -> None:
    assert skills(table(), 0) == skills(table(), 1) == []


def test_saying_answers_one_question_after_another() -> None:
    state = table(row=ROW)
    assert options(state) == ["move 0", "move 2", *[f"attack {card}" for card in ROW]]
    assert say(state, "move 2", "move 3") is state
    assert place(state, 0) == 3
    assert current_question(state) == (1, "take_action")


def test_what_is_not_open_cannot_be_said() -> None:
    with pytest.raises(AssertionError, match="'move 5' is not legal; seat 0 is asked take_action: move 0, move 2"):
        say(table(row=ROW), "move 5")
    with pytest.raises(ChoiceError, match="expected a verb: move"):
        say(table(row=ROW), "mov 5")


def test_nobody_can_speak_after_the_end() -> None:
    with pytest.raises(AssertionError, match="no question is open: the match is over, won by seat 1"):
        say(table(winner=1), "move 0")
    assert options(table(winner=1)) == []


def test_offers_stand_beside_the_question() -> None:
    assert take_side_action(table(), 1, "resign").winner == 0
    timed = table(options={"decision_time": "60"}, row=ROW)
    assert take_side_action(timed, PUBLIC, "time-out").delays == [1, 0]
    with pytest.raises(AssertionError, match="'time-out' is not offered to seat -1; offered: "):
        take_side_action(table(), PUBLIC, "time-out")


def test_scripted_dice_must_be_used_up() -> None:
    with require_all_dice(table(question="call_test", heavy=[0, 4], dice=[1, 1, 2])) as state:
        say(state, "call")
    assert state.round == 1
    assert [note.first for note in log(state) if note.kind == "dice_rolled"] == [1, 1, 2]
    with pytest.raises(AssertionError, match=r"scripted dice were never rolled: \[6\]"):
        assert_dice_used(table(dice=[6]))
    with pytest.raises(AssertionError, match="never rolled"), require_all_dice(table(dice=[6])):
        pass


def test_the_log_begins_with_the_table() -> None:
    state = table(question="start_turn", row=["stomp"], deck={"top": ["feint", "sortie", "war-horn"]})
    assert note_kinds(state) == ["turn_started", "row_dealt", "row_dealt", "row_dealt"]
    assert log(state)[1].rule == "KD-TURN-2"
    assert type(events(state)[0]).__name__ == "TurnStarted"
    assert row(state) == ["stomp", "feint", "sortie", "war-horn"]


def test_a_table_can_be_laid_from_another_pack_and_with_options() -> None:
    state = table(pack=PROVING_GROUND, options={"ko_test": "tower"}, question="call_test", light=[0, 1])
    say(state, "call")
    assert current_question(state) == (PUBLIC, "judge_tower")
    assert game_of(state) is game(PROVING_GROUND, {"ko_test": "tower"})


def test_a_game_is_built_once() -> None:
    assert game() is game("siege-storm", {})
    with pytest.raises(AssertionError, match="was not set up by `table` or `match`"):
        game_of(build({}).set_up({}))


def test_a_match_begins_with_its_first_question() -> None:
    state = match(seed=3)
    assert current_question(state) == (0, "pick_fighter")
    say(state, "pick veroth", "pick driana")
    assert current_question(state) == (0, "keep_first")
    assert note_kinds(state)[:2] == ["fighter_picked", "fighter_picked"]


def test_an_impossible_table_is_refused() -> None:
    with pytest.raises(PositionError, match=r"places: found \[2, 2\]"):
        table(places=[2, 2])
