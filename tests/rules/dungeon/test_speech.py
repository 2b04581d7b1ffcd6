"""Talk and silence: what may be said and shown, when, and that it is only talk."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.events import Said
from knockbox.games.dungeon.text.questions import Wording
from knockbox.testing.dungeon_table import dungeon, game_of, lay, take_side_action, utterances

HANDS = [["joker"], ["joker"], ["room-1112"]]
SPEECH = ["have-joker", "can-fix", "leave-to-me", "help", "spare", "stuck", "zeros"]
GESTURES = ["point-card", "point-cell", "point-player", "nod", "shake"]


def verbs(said: list[str]) -> list[str]:
    """What is done by each utterance, each once."""
    return list(dict.fromkeys(words.split()[0] for words in said))


@pytest.mark.rule("KKD-TALK-2")
def test_on_the_talk_side_all_players_may_speak_and_make_gestures_also_out_of_turn() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=HANDS)
    for seat in (0, 1, 2):
        assert verbs(utterances(state, seat)) == SPEECH + GESTURES
        assert game_of(state).view(state, seat).may_speak


@pytest.mark.rule("KKD-TALK-2", "KKDR-18")
def test_in_silence_only_gestures_are_left() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=HANDS, silent=True)
    for seat in (0, 1, 2):
        assert verbs(utterances(state, seat)) == GESTURES
        assert not game_of(state).view(state, seat).may_speak


@pytest.mark.rule("KKDR-18", "KKD-TALK-1")
def test_each_icon_flips_the_token_so_that_a_second_one_restores_speech() -> None:
    state = dungeon(hands=HANDS, deck=["room-0014", "room-0023"])
    lay(state, "joker 1,1")
    assert "have-joker" not in utterances(state, 0)
    lay(state, "joker 2,2")
    assert "have-joker" in utterances(state, 0)


@pytest.mark.rule("KKDR-18")
def test_the_fixed_set_points_at_cards_open_cells_and_other_players() -> None:
    state = dungeon(laid=["room-1112"], hands=HANDS, silent=True)
    open_cells = ["point-cell -1,-1", "point-cell 1,-1", "point-cell -1,1", "point-cell 1,1"]
    assert utterances(state, 1) == [
        "point-card 0,0",
        *open_cells,
        "point-player 0",
        "point-player 2",
        "nod",
        "shake",
    ]


@pytest.mark.rule("KKDR-18")
def test_speech_is_of_standing_creatures_and_of_corners_that_lie_open_or_covered() -> None:
    cards = ["beast-3333-5", "room-1112 1,1", "beast-3111-3 -1,-1", "joker -2,-2"]
    state = dungeon(laid=cards, hands=HANDS)
    said = utterances(state, 0)
    for verb in ("can-fix", "leave-to-me", "help"):
        assert [words for words in said if words.startswith(verb)] == [f"{verb} 0,0"]
    corners = {"-2,-2", "-1,-2", "-2,-1", "-1,-1", "0,-1", "-1,0", "0,0", "1,0", "0,1", "1,1", "2,1", "1,2", "2,2"}
    assert {words.removeprefix("spare ") for words in said if words.startswith("spare")} == corners


@pytest.mark.rule("KKDR-18")
def test_what_may_be_said_tells_nothing_of_the_hands() -> None:
    first = dungeon(hands=[["joker"], ["room-0014"]])
    second = dungeon(hands=[["room-0032"], ["beast-2222-3"]])
    assert utterances(first, 0) == utterances(second, 0) != []


@pytest.mark.rule("KKD-TALK-2", "KKDR-18")
def test_everybody_hears_and_sees_what_is_said_and_shown() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=HANDS)
    rules = game_of(state)
    assert "can-fix 0,0" in utterances(state, 1)
    assert "point-card 0,0" in utterances(state, 1)
    (spoken,) = rules.utter(1, rules.string_to_action("can-fix 0,0"))
    (shown,) = rules.utter(1, rules.string_to_action("point-card 0,0"))
    assert spoken == Said("KKD-TALK-2", 1, "can-fix 0,0")
    assert shown == Said("KKDR-18", 1, "point-card 0,0")
    assert all(event.seen_by(seat) == event for event in (spoken, shown) for seat in (PUBLIC, 0, 1, 2))


@pytest.mark.rule("KKD-TALK-2")
def test_nobody_talks_at_a_table_where_the_dungeon_is_over_and_onlookers_never_do() -> None:
    state = dungeon(hands=HANDS)
    assert utterances(state, 0) != []
    assert utterances(state, PUBLIC) == []
    take_side_action(state, PUBLIC, "time-up")
    assert [utterances(state, seat) for seat in (0, 1, 2)] == [[], [], []]


@pytest.mark.rule("KKDR-18")
def test_on_a_table_that_burnt_empty_the_middle_can_still_be_pointed_at() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=HANDS, options={"adventure": "on", "tokens": "fireball"}, silent=True)
    take_side_action(state, 0, "fireball 0,0")
    assert utterances(state, 0)[0] == "point-cell 0,0"


@pytest.mark.rule("KKDR-49")
def test_people_read_players_one_to_six_where_notation_counts_from_nought() -> None:
    state = dungeon(hands=[["joker"]] + [[]] * 5)
    rules = game_of(state)
    words = Wording(rules.box, "en")
    choice = rules.string_to_action("point-player 5")
    assert utterances(state, 0).count("point-player 5") == 1
    assert (words.player(5, []), words.player(0, [])) == ("player 6", "player 1")
    assert "player 6" in words.utterance_text(0, choice)
