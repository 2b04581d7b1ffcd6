"""The talk token: speech on its talk side, gestures on both."""

import pytest

from knockbox.games.dungeon.events import TalkFlipped
from knockbox.testing.dungeon_table import (
    dungeon,
    end,
    events,
    game_of,
    lay,
    loss,
    note_kinds,
    refusal_rule,
    side_actions,
    utterances,
)

SPEECH = {"have-joker", "can-fix", "leave-to-me", "spare", "help", "stuck", "zeros"}
GESTURES = {"point-card", "point-cell", "point-player", "nod", "shake"}


def verbs(spoken: list[str]) -> set[str]:
    return {words.split()[0] for words in spoken}


@pytest.mark.rule("KKD-TALK-1")
def test_a_card_with_the_icon_flips_the_token_and_other_cards_do_not() -> None:
    state = dungeon(laid=["joker"], hands=[["room-1112"], ["joker"]], deck=["joker"])
    assert not lay(state, "room-1112 1,1").silent
    assert lay(state, "joker -1,-1").silent
    assert [(event.seat, event.silent) for event in events(state) if isinstance(event, TalkFlipped)] == [(1, True)]


@pytest.mark.rule("KKD-TALK-1", "KKDR-18")
def test_a_second_icon_restores_speech() -> None:
    state = dungeon(laid=["joker"], hands=[["joker"], ["joker"]], deck=["room-1112", "room-1112"])
    lay(state, "joker 1,1")
    assert (state.silent, "stuck" in utterances(state, 0)) == (True, False)
    lay(state, "joker -1,-1")
    assert (state.silent, "stuck" in utterances(state, 0)) == (False, True)


@pytest.mark.rule("KKD-TALK-2", "KKDR-18", "KKD-TIP-3")
def test_on_the_talk_side_everybody_may_speak_and_point() -> None:
    state = dungeon(laid=["beast-2222-3"], seats=3)
    for seat in range(3):
        assert verbs(utterances(state, seat)) == SPEECH | GESTURES
        assert game_of(state).view(state, seat).may_speak


@pytest.mark.rule("KKD-TALK-2", "KKDR-18")
def test_in_silence_nobody_speaks_but_gestures_stay() -> None:
    state = dungeon(laid=["beast-2222-3"], seats=3, silent=True)
    for seat in range(3):
        assert verbs(utterances(state, seat)) == GESTURES
        assert not game_of(state).view(state, seat).may_speak
        assert refusal_rule(state, seat, "stuck") == "KKD-TALK-2"


@pytest.mark.rule("KKDR-18")
def test_gestures_point_at_cards_open_cells_and_other_players() -> None:
    state = dungeon(laid=["joker", "room-1112 1,1"], hands=[["joker"], ["joker"]], silent=True)
    said = utterances(state, 0)
    assert [words for words in said if words.startswith("point-card")] == ["point-card 0,0", "point-card 1,1"]
    assert {words for words in said if words.startswith("point-cell")} == {
        f"point-cell {cell}" for cell in ("-1,-1", "1,-1", "2,0", "2,2", "-1,1", "0,2")
    }
    assert [words for words in said if words.startswith("point-player")] == ["point-player 1"]


@pytest.mark.rule("KKDR-18")
def test_what_may_be_said_does_not_depend_on_anybodys_cards() -> None:
    said = [
        utterances(dungeon(laid=["beast-2222-3"], hands=hands, deck=["joker"]), 0)
        for hands in ([["joker"], ["room-1112"]], [["room-0014"], ["joker"]])
    ]
    assert said[0] == said[1]
    assert "have-joker" in said[0]


@pytest.mark.rule("KKDR-18")
def test_alone_and_after_the_end_nothing_is_said() -> None:
    assert utterances(dungeon(seats=1), 0) == []
    state = dungeon(laid=["room-1112"], hands=[["beast-3333-5"], ["joker"]], deck=["joker"])
    lay(state, "beast-3333-5 1,1")
    assert end(state).outcome == "lost"
    assert utterances(state, 1) == []


@pytest.mark.rule("KKDR-18")
def test_a_card_may_be_shown_in_silence_too() -> None:
    state = dungeon(hands=[["joker"], ["room-1112"]], silent=True)
    assert "show room-1112" in side_actions(state, 1)


@pytest.mark.rule("KKD-TALK-1", "KKDR-42")
def test_tokens_are_placed_and_the_token_flips_before_danger_is_evaluated() -> None:
    state = dungeon(laid=["room-1112"], hands=[["joker"], ["joker"]], deck=["joker"])
    assert note_kinds(lay(state, "joker 1,1"))[:2] == ["card_laid", "talk_flipped"]
    crowd = ["joker", "beast-3333-6 1,1", "beast-3322-5 2,2 time=5"]
    state = dungeon(laid=crowd, hands=[["beast-2222-2"], ["joker"]], deck=["joker"])
    lay(state, "beast-2222-2 -1,-1")
    assert end(state) == loss("KKD-END-4", "-1,-1")
    assert note_kinds(state) == ["card_laid", "card_blamed", "dungeon_lost"]
