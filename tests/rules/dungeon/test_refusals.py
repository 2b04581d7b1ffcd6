"""Every refusal cites the rule that the table of refusals prescribes, the first that fits."""

import pytest

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon import choices
from knockbox.games.dungeon.choices import LAST_CHANCE
from tests.rules.dungeon.reason_checks import (
    ALL_TOKENS,
    BEAST,
    HANDS,
    KNIGHT,
    ROOM,
    Scene,
    scene,
    scene_with_drawn_knight,
)

LATER = ("beast-2222-4", 1, 1)
LATE = ("black-knight", 1, 1)

# Whose question it is


@pytest.mark.rule("KKD-TURN-1")
def test_who_is_not_asked_hears_only_that() -> None:
    table = scene()
    for seat in (1, PUBLIC):
        for notation in ("card joker", "card room-0032", "lay 1,1", "lay 0,0", "lay 1,1 quarter", "pass", "put-back"):
            assert table.refusal_codes(notation, seat) == [("KKD-TURN-1", "not-your-question")]


def test_an_int_that_names_nothing_is_an_unknown_choice_for_everybody() -> None:
    table = scene()
    for choice in (-1, 63, action(choices.CARD, 99), action(choices.NOD, 1), 1 << 62, 1 << 20_000):
        for seat in (PUBLIC, 0, 1, 9):
            (reason,) = table.game.check_action(table.state, seat, choice).reasons
            assert (reason.code, reason.rule) == ("unknown-choice", "KKD-TURN-1")


@pytest.mark.rule("KKD-TURN-1", "KKDR-20")
def test_after_the_end_no_token_is_used_and_nothing_else_is_done() -> None:
    table = scene([BEAST], options=ALL_TOKENS).take_side_action(PUBLIC, "time-up")
    assert table.game.candidates(table.state) == []
    for seat in (PUBLIC, 0, 1):
        for notation in ("fireball 0,0", "ice 0,0", "poison 0,0", "silence-ball"):
            assert table.refusal_codes(notation, seat) == [("KKDR-20", "too-late-for-tokens")]
        for notation in ("card joker", "lay 1,1", "pass", "show joker", "give-up", "time-up", "nod", "stuck"):
            assert table.refusal_codes(notation, seat) == [("KKD-TURN-1", "dungeon-over")]


# Laying


@pytest.mark.rule("KKDR-1", "KKD-PLACE-2", "KKD-PLACE-3")
def test_a_cell_must_be_empty_beside_no_card_and_across_a_corner() -> None:
    table = scene().say("card room-0113")
    assert table.refusal_codes("lay 0,0") == [("KKDR-1", "cell-occupied")]
    assert table.reason_values("lay 0,0") == {"x": 0, "y": 0, "card": "room-1112"}
    for notation in ("lay 1,0", "lay -1,0", "lay 0,1", "lay 0,-1"):
        assert table.refusal_codes(notation) == [("KKD-PLACE-3", "beside-a-card")]
    for notation in ("lay 2,0", "lay 2,2", "lay 2,1", "lay -40,7"):
        assert table.refusal_codes(notation) == [("KKD-PLACE-2", "touches-no-card")]
    for notation in ("lay 1,1", "lay -1,1", "lay 1,-1 turned", "lay -1,-1"):
        assert table.refusal_codes(notation) == []


@pytest.mark.rule("KKD-PLACE-3")
def test_a_cell_beside_a_card_is_told_so_where_its_corner_touches_none() -> None:
    table = scene([ROOM, ("joker", 1, 1)]).say("card room-0113")
    assert table.refusal_codes("lay 2,1") == [("KKD-PLACE-3", "beside-a-card")]
    assert table.reason_values("lay 2,1") == {"x": 2, "y": 1}


@pytest.mark.rule("KKD-PLACE-5")
def test_a_card_is_never_turned_by_ninety_degrees() -> None:
    table = scene().say("card room-0113")
    assert table.refusal_codes("lay 1,1 quarter") == [("KKD-PLACE-5", "quarter-turn")]
    assert table.refusal_codes("lay 1,1 three-quarters") == [("KKD-PLACE-5", "quarter-turn")]
    assert table.refusal_codes("lay 0,0 quarter") == [("KKDR-1", "cell-occupied"), ("KKD-PLACE-5", "quarter-turn")]


@pytest.mark.rule("KKDR-43")
def test_a_card_that_looks_the_same_turned_is_laid_upright() -> None:
    table = scene().say("card joker")
    assert table.refusal_codes("lay 1,1 turned") == [("KKDR-43", "looks-the-same-turned")]
    assert table.reason_values("lay 1,1 turned") == {"card": "joker"}
    assert table.refusal_codes("lay 1,1") == []


@pytest.mark.rule("KKDR-34", "KKD-PLACE-2")
def test_on_an_empty_table_a_card_is_laid_in_the_middle() -> None:
    table = scene([BEAST], options=ALL_TOKENS).take_side_action(1, "fireball 0,0").say("card room-0113")
    assert table.refusal_codes("lay 1,1") == [("KKD-PLACE-2", "touches-no-card"), ("KKDR-34", "middle-first")]
    assert table.refusal_codes("lay 0,0 quarter") == [("KKD-PLACE-5", "quarter-turn")]
    assert table.refusal_codes("lay 0,0 turned") == []


@pytest.mark.rule("KKDR-12")
def test_passing_is_never_possible() -> None:
    table = scene()
    assert table.refusal_codes("pass") == [("KKDR-12", "no-passing")]
    assert table.say("card joker").refusal_codes("pass") == [("KKDR-12", "no-passing")]
    assert scene_with_drawn_knight().refusal_codes("pass") == [("KKDR-12", "no-passing")]
    assert last_chance().refusal_codes("pass")[0] == ("KKDR-12", "no-passing")


# Cards of the hand


@pytest.mark.rule("KKD-PLACE-1")
def test_only_a_card_of_the_hand_is_laid() -> None:
    table = scene()
    for card in ("room-0032", "beast-3333-5", "black-knight"):
        assert table.refusal_codes(f"card {card}") == [("KKD-PLACE-1", "not-in-your-hand")]
        assert table.reason_values(f"card {card}") == {"card": card}
    assert table.refusal_codes("card joker") == []


@pytest.mark.rule("KKD-PLACE-1")
def test_a_card_is_chosen_before_it_is_laid_and_only_once() -> None:
    table = scene()
    assert table.refusal_codes("lay 1,1") == [("KKD-PLACE-1", "choose-card-first")]
    assert table.refusal_codes("lay 0,0") == [("KKDR-1", "cell-occupied"), ("KKD-PLACE-1", "choose-card-first")]
    assert table.refusal_codes("put-back") == [("KKD-PLACE-1", "nothing-to-put-back")]
    table.say("card joker")
    assert table.refusal_codes("put-back") == []
    assert (
        table.refusal_codes("card joker")
        == table.refusal_codes("card room-0113")
        == [("KKD-PLACE-1", "card-already-chosen")]
    )
    assert table.reason_values("card room-0113") == {"card": "joker"}
    assert table.refusal_codes("card room-0032") == [("KKD-PLACE-1", "not-in-your-hand")]


@pytest.mark.rule("KKD-SHOW-1")
def test_no_other_card_is_laid_than_the_one_that_was_shown() -> None:
    table = scene().take_side_action(0, "show joker")
    assert table.refusal_codes("card room-0113") == [("KKD-SHOW-1", "other-than-shown")]
    assert table.reason_values("card room-0113") == {"card": "joker"}
    assert table.refusal_codes("card room-0032")[0] == ("KKD-SHOW-1", "other-than-shown")
    assert table.refusal_codes("card joker") == []
    assert table.say("card joker").refusal_codes("card joker") == [("KKD-PLACE-1", "card-already-chosen")]


@pytest.mark.rule("KKDR-40")
def test_a_second_card_is_not_shown() -> None:
    table = scene().take_side_action(0, "show joker")
    assert table.refusal_codes("show room-0113") == table.refusal_codes("show joker") == [("KKDR-40", "another-shown")]
    assert table.reason_values("show room-0113") == {"card": "joker"}
    assert table.refusal_codes("show room-0032", 1) == []


@pytest.mark.rule("KKD-PLACE-1", "KKDR-40")
def test_only_players_show_a_card_and_only_one_of_their_own_to_others() -> None:
    table = scene()
    assert (
        table.refusal_codes("show joker", 1)
        == table.refusal_codes("show beast-3333-5")
        == [("KKD-PLACE-1", "not-in-your-hand")]
    )
    assert table.refusal_codes("show joker", PUBLIC) == [("KKDR-40", "only-players")]
    assert scene(hands=[["joker"]]).refusal_codes("show joker") == [("KKDR-40", "nobody-to-show")]


@pytest.mark.rule("KKD-DRAW-3")
def test_while_the_black_knight_must_be_laid_no_hand_card_is() -> None:
    table = scene_with_drawn_knight()
    for notation in ("card joker", "card room-0113", "card black-knight", "put-back"):
        assert table.refusal_codes(notation) == [("KKD-DRAW-3", "knight-at-once")]
    assert table.refusal_codes("lay 1,1 turned") == []


@pytest.mark.rule("KKD-DRAW-3", "KKDR-40")
def test_a_shown_card_waits_for_the_black_knight() -> None:
    table = scene_with_drawn_knight().take_side_action(0, "show joker")
    assert table.refusal_codes("card joker") == [("KKD-DRAW-3", "knight-at-once")]
    assert table.refusal_codes("lay 1,1") == []


@pytest.mark.rule("KKD-SHOW-1", "KKD-DRAW-3")
def test_a_card_that_neither_was_shown_nor_is_the_black_knight_breaks_two_rules() -> None:
    table = scene_with_drawn_knight().take_side_action(0, "show joker")
    assert table.refusal_codes("card room-0113") == [
        ("KKD-SHOW-1", "other-than-shown"),
        ("KKD-DRAW-3", "knight-at-once"),
    ]


# Grimoire tokens


@pytest.mark.rule("KKD-GRIM-1", "KKDR-23")
def test_neither_fire_nor_ice_touches_the_black_knight() -> None:
    for beaten in ((), ("black-knight",)):
        table = scene([ROOM, LATE], options=ALL_TOKENS, deck=(), beaten=beaten)
        assert table.refusal_codes("fireball 1,1") == [("KKD-GRIM-1", "knight-defies-fire")]
        assert table.refusal_codes("ice 1,1") == [("KKDR-23", "knight-defies-ice")]


@pytest.mark.rule("KKDR-21", "KKD-GRIM-2", "KKD-GRIM-3")
def test_where_no_card_lies_a_token_that_is_not_held_is_cited_first() -> None:
    table = scene([ROOM, LATER], options={"adventure": "on"})
    for notation, rule in (("fireball 5,5", "KKDR-21"), ("ice 5,5", "KKD-GRIM-2"), ("poison 9,9", "KKD-GRIM-3")):
        assert [cited for cited, _ in table.refusal_codes(notation)] == ["KKD-GRIM-0", rule]
    assert table.refusal_codes("poison 0,0")[0] == ("KKD-GRIM-3", "no-creature-corner")


@pytest.mark.rule("KKDR-21", "KKD-GRIM-2", "KKD-GRIM-3")
def test_fire_ice_and_poison_need_a_creature_that_stands() -> None:
    table = scene([ROOM, LATER], options=ALL_TOKENS, beaten=["beast-2222-4"])
    assert table.refusal_codes("fireball 1,1") == [("KKDR-21", "beaten-already")]
    assert table.refusal_codes("ice 1,1") == [("KKD-GRIM-2", "beaten-already")]
    assert table.reason_values("ice 1,1") == {"card": "beast-2222-4"}
    assert table.refusal_codes("fireball 0,0") == [("KKDR-21", "no-creature-there")]
    assert table.refusal_codes("ice 0,0") == [("KKD-GRIM-2", "no-creature-there")]
    assert table.refusal_codes("fireball 5,5") == [("KKDR-21", "no-card-there")]
    assert table.refusal_codes("ice 5,5") == [("KKD-GRIM-2", "no-card-there")]
    for notation in ("poison 0,0", "poison 1,1", "poison 2,2", "poison 9,9"):
        assert table.refusal_codes(notation) == [("KKD-GRIM-3", "no-creature-corner")]
    assert table.reason_values("poison 2,2") == {"x": 2, "y": 2}


@pytest.mark.rule("KKD-GRIM-3")
def test_poison_goes_on_a_corner_of_the_creature_itself() -> None:
    table = scene([ROOM, LATER], options=ALL_TOKENS)
    assert table.refusal_codes("poison 0,1") == [("KKD-GRIM-3", "no-creature-corner")]
    for notation in ("poison 1,1", "poison 2,1", "poison 1,2", "poison 2,2"):
        assert table.refusal_codes(notation) == table.refusal_codes(notation, 1) == []


@pytest.mark.rule("KKDR-35")
def test_the_same_creature_is_not_frozen_twice() -> None:
    table = scene([ROOM, LATER], options=ALL_TOKENS).take_side_action(1, "ice 1,1")
    assert table.refusal_codes("ice 1,1") == [("KKD-GRIM-0", "token-not-held"), ("KKDR-35", "frozen-already")]
    assert table.refusal_codes("fireball 1,1") == []
    table = scene([ROOM, LATER], options={"adventure": "on", "tokens": "ice"}).take_side_action(1, "ice 1,1")
    assert table.refusal_codes("fireball 1,1") == [("KKD-GRIM-0", "token-not-held")]


@pytest.mark.rule("KKD-GRIM-4")
def test_the_ball_of_silence_is_not_used_while_talk_is_allowed() -> None:
    assert scene(options=ALL_TOKENS).refusal_codes("silence-ball") == [("KKD-GRIM-4", "talking-already")]
    assert scene(options=ALL_TOKENS, silent=True).refusal_codes("silence-ball", 1) == []


@pytest.mark.rule("KKDR-39")
def test_alone_the_ball_of_silence_needs_a_card_to_draw() -> None:
    options = {"adventure": "on", "tokens": "silence", "solo_silence_ball": "draw"}
    assert scene(hands=[["joker"]], options=options).refusal_codes("silence-ball") == []
    table = scene([ROOM, LATE], hands=[["joker"]], options=options, deck=())
    assert table.refusal_codes("silence-ball") == [("KKDR-39", "nothing-to-draw-with-ball")]


@pytest.mark.rule("KKD-GRIM-0")
def test_a_token_that_the_group_does_not_hold_is_not_used() -> None:
    for options in ({}, {"adventure": "on"}):
        table = scene([ROOM, LATER], options=options, silent=True)
        for notation in ("fireball 1,1", "ice 1,1", "poison 1,1", "silence-ball"):
            assert (
                table.refusal_codes(notation) == table.refusal_codes(notation, 1) == [("KKD-GRIM-0", "token-not-held")]
            )
    assert table.reason_values("ice 1,1") == {"token": "ice"}
    for deck in ((), ("black-knight",)):
        assert scene(hands=[["joker"]], deck=deck).refusal_codes("silence-ball") == [("KKD-GRIM-0", "token-not-held")]


@pytest.mark.rule("KKDR-20")
def test_only_players_use_tokens() -> None:
    table = scene([BEAST], options=ALL_TOKENS, silent=True)
    for notation in ("fireball 0,0", "ice 0,0", "poison 0,0", "silence-ball"):
        assert table.refusal_codes(notation, PUBLIC) == [("KKDR-20", "only-players")]
        assert table.refusal_codes(notation, 0) == table.refusal_codes(notation, 1) == []


def last_chance(silent: bool = True) -> Scene:
    """The Black Knight and a beast stand, nobody has a card left, and seat 0 laid last."""
    table = scene([KNIGHT, LATER], hands=[[], []], options=ALL_TOKENS, deck=(), silent=silent)
    assert table.state.question is not None and table.state.question.prompt == LAST_CHANCE
    return table


@pytest.mark.rule("KKDR-33")
def test_in_the_last_chance_nothing_is_laid() -> None:
    table = last_chance()
    last = ("KKDR-33", "only-a-token-helps")
    assert table.refusal_codes("lay 2,2") == table.refusal_codes("put-back") == [last]
    assert table.refusal_codes("card joker") == [("KKD-PLACE-1", "not-in-your-hand"), last]
    assert table.refusal_codes("lay 0,0") == [("KKDR-1", "cell-occupied"), last]
    for notation in ("card joker", "lay 2,2", "lay 0,0", "put-back"):
        assert table.refusal_codes(notation, 1) == [("KKD-TURN-1", "not-your-question")]
    assert table.refusal_codes("pass")[1:] == [("KKDR-33", "only-a-token-helps")]


@pytest.mark.rule("KKDR-33")
def test_in_the_last_chance_silence_is_no_way_out_but_other_tokens_are_for_everybody() -> None:
    table = last_chance()
    assert (
        table.refusal_codes("silence-ball")
        == table.refusal_codes("silence-ball", 1)
        == [("KKDR-33", "only-aimed-tokens")]
    )
    assert last_chance(silent=False).refusal_codes("silence-ball")[0] == ("KKD-GRIM-4", "talking-already")
    assert table.refusal_codes("fireball 0,0") == [("KKD-GRIM-1", "knight-defies-fire")]
    for notation in ("fireball 1,1", "ice 1,1", "poison 0,0", "give-up"):
        assert table.refusal_codes(notation) == table.refusal_codes(notation, 1) == []


# Talk


@pytest.mark.rule("KKD-TALK-2")
def test_nobody_speaks_in_silence_but_gestures_stay() -> None:
    table = scene([ROOM, LATER], silent=True)
    for notation in ("have-joker", "can-fix 1,1", "leave-to-me 1,1", "help 1,1", "spare 0,0", "stuck", "help 7,7"):
        assert table.refusal_codes(notation) == table.refusal_codes(notation, 1) == [("KKD-TALK-2", "silence")]
    for notation in ("point-card 0,0", "point-cell 2,2", "nod", "shake"):
        assert table.refusal_codes(notation) == table.refusal_codes(notation, 1) == []
    assert table.refusal_codes("point-card 9,9") == [("KKDR-18", "no-card-to-point-at")]


@pytest.mark.rule("KKDR-18")
def test_talk_and_gestures_are_about_what_is_there() -> None:
    table = scene([ROOM, LATER, ("beast-2112-2", -1, -1)], beaten=["beast-2112-2"])
    for verb in ("can-fix", "leave-to-me", "help"):
        for place in ("0,0", "-1,-1", "2,2"):
            assert table.refusal_codes(f"{verb} {place}") == [("KKDR-18", "no-creature-to-mention")]
        assert table.refusal_codes(f"{verb} 1,1") == []
    assert table.refusal_codes("spare 5,5") == [("KKDR-18", "no-corner-to-spare")]
    assert table.refusal_codes("point-card 2,2") == [("KKDR-18", "no-card-to-point-at")]
    assert (
        table.refusal_codes("point-cell 0,0")
        == table.refusal_codes("point-cell 5,5")
        == [("KKDR-18", "no-open-cell-to-point-at")]
    )
    assert table.refusal_codes("point-player 0") == [("KKDR-18", "pointing-at-yourself")]
    assert table.refusal_codes("point-player 1") == []


@pytest.mark.rule("KKD-TALK-2")
def test_onlookers_have_no_say() -> None:
    for notation in ("stuck", "nod", "point-player 1", "help 1,1"):
        assert scene([ROOM, LATER]).refusal_codes(notation, PUBLIC) == [("KKD-TALK-2", "only-players")]


@pytest.mark.rule("KKD-SETUP-2")
def test_alone_there_is_nobody_to_talk_to() -> None:
    table = scene([ROOM, LATER], hands=[["joker"]])
    for notation in ("have-joker", "can-fix 1,1", "point-card 0,0", "point-player 0", "nod"):
        assert table.refusal_codes(notation) == [("KKD-SETUP-2", "alone")]


# Giving up and the clock


@pytest.mark.rule("KKDR-47")
def test_each_player_agrees_to_give_up_once() -> None:
    table = scene().take_side_action(1, "give-up")
    assert table.refusal_codes("give-up", 1) == [("KKDR-47", "gave-up-already")]
    assert table.refusal_codes("give-up", PUBLIC) == [("KKDR-47", "only-players")]
    assert table.refusal_codes("give-up") == []
    assert table.say("card joker", "lay 1,1").refusal_codes("give-up", 1) == []


@pytest.mark.rule("KKDR-15")
def test_the_clock_alone_calls_time_if_there_is_one() -> None:
    assert scene().refusal_codes("time-up", PUBLIC) == []
    assert scene().refusal_codes("time-up") == scene().refusal_codes("time-up", 1) == [("KKDR-15", "clock-decides")]
    for seat in (PUBLIC, 0, 1):
        assert scene(options={"timer": "off"}).refusal_codes("time-up", seat) == [("KKDR-15", "no-clock")]


@pytest.mark.rule("KKDR-12")
def test_a_card_that_loses_at_once_is_not_refused() -> None:
    table = scene([("room-1103", 0, 0)], hands=[["room-0014"], HANDS[1]]).say("card room-0014")
    assert table.refusal_codes("lay -1,-1") == []
    assert table.say("lay -1,-1").refusal_codes("pass") == [("KKD-TURN-1", "dungeon-over")]
