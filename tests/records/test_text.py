"""A match as text."""

from pathlib import Path

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.events import TurnStarted
from knockbox.games.knockdown.events import CardDrawn, Wounded
from knockbox.games.registry import SEAT_NAMES, allowed_seats, game_keys
from knockbox.records.commitment import commitment_to
from knockbox.records.record import Player, PositionStart, SeedStart
from knockbox.records.replay import undo
from knockbox.records.session import new_session
from knockbox.records.text import (
    describe_start,
    event_line,
    header_lines,
    input_line,
    result_line,
    seat_name,
    step_lines,
)
from tests.records.matches import SECRET, committed_start, new_match, play_random, record_match


def test_an_event_is_told_with_its_rule() -> None:
    wounded = Wounded("KD-SEQ-1", 1, "heavy", 2)
    assert event_line("knockdown", wounded) == "Wounded seat=B kind=heavy amount=2 [KD-SEQ-1]"
    assert event_line("knockdown", CardDrawn("KDR-6", 0, "")) == "CardDrawn seat=A card=? [KDR-6]"


def test_seats_have_letters_and_the_referee_a_name() -> None:
    assert [seat_name("knockdown", seat) for seat in (0, 1, PUBLIC)] == ["A", "B", "referee"]


@pytest.mark.rule("KKDR-49")
def test_the_players_of_a_dungeon_are_counted_from_one() -> None:
    assert [seat_name("dungeon", seat) for seat in range(6)] == ["1", "2", "3", "4", "5", "6"]
    assert event_line("dungeon", TurnStarted("KKD-TURN-1", 2)) == "TurnStarted seat=3 [KKD-TURN-1]"
    players = [Player(name, "person") for name in ("Ana", "Olek", "Eva")]
    session = new_session("dungeon", {"first_player": "1"}, [], players, SeedStart(7))
    assert list(header_lines(session.header))[1:4] == ["1: Ana (person)", "2: Olek (person)", "3: Eva (person)"]
    assert result_line(session) == "not over: waiting for 2"
    session.choose(0, session.game.string_to_action("give-up"))
    assert next(step_lines(session)) == "1. 1: give-up"
    for seat in (1, 2):
        session.choose(seat, session.game.string_to_action("give-up"))
    assert result_line(session) == "result: nobody won"


@pytest.mark.rule("KKDR-49")
def test_every_seat_of_every_game_has_a_name_of_its_own() -> None:
    for game in game_keys():
        assert len(set(SEAT_NAMES[game])) == len(SEAT_NAMES[game]) == allowed_seats(game)[-1]


def test_a_step_is_its_input_and_what_it_caused() -> None:
    session = play_random(new_match(), 2)
    first, *rest = step_lines(session)
    assert first == input_line("knockdown", session.inputs[-1])
    assert first.startswith("2. B: pick ")
    assert len(rest) == 7
    assert all(line.endswith("]") for line in rest)


def test_the_header_says_who_played_what(tmp_path: Path) -> None:
    lines = list(header_lines(new_match(ko_relief="all").header))
    assert lines[0].startswith("knockdown, rules 3, siege-storm (")
    assert "A: Ada (person)" in lines
    assert "ko_relief=all" in lines[3]
    assert lines[-1] == "start: seed 7"
    record = record_match(tmp_path / "a.kbr", 5)
    undone = undo(record, tmp_path / "b.kbr")
    undone.close()
    assert list(header_lines(undone.header))[-1] == f"undo of {record.hashes[4]} after input 4"


def test_the_start_is_named() -> None:
    assert describe_start(SeedStart(3, [1, 6])) == "seed 3, dice 1 6"
    assert describe_start(PositionStart({})) == "a position"
    assert describe_start(committed_start(commitment_to(SECRET))).startswith("committed to ")


def test_the_result_or_who_is_waited_for() -> None:
    assert result_line(new_match()) == "not over: waiting for A"
    assert result_line(new_match(fighters="draw")) == "not over: waiting for A, B"
    session = play_random(new_match())
    winner = "A" if session.game.returns(session.snapshot.state)[0] > 0 else "B"
    assert result_line(session) == f"result: {winner} won"
