"""What is open and what is closed: hands, deck, discards, skills, and when a player is asked."""

from pathlib import Path
from shutil import copytree

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.events import CardDrawn
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.views import Own, Table
from knockbox.testing.knockdown_table import (
    current_question,
    events,
    game_of,
    hand,
    match,
    options,
    place,
    public_hand,
    say,
    table,
    wounds,
)

BENCH = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"
ROW = ["hammer-fist", "high-jab", "stomp", "backfist"]


def shown(state: KnockdownState, seat: int = PUBLIC) -> Table:
    return game_of(state).view(state, seat).table


def own(state: KnockdownState, seat: int) -> Own:
    mine = game_of(state).view(state, seat).own
    assert mine is not None
    return mine


# Hands


@pytest.mark.rule("KDR-41")
def test_a_card_taken_from_the_row_is_known_to_both() -> None:
    state = say(table(row=ROW), "attack stomp")
    for seat in (0, 1, PUBLIC):
        assert (shown(state, seat).hands[0].size, shown(state, seat).hands[0].seen) == (1, ["stomp"])


@pytest.mark.rule("KDR-41")
def test_a_card_drawn_blind_is_a_back_to_everybody_else() -> None:
    state = table(row=ROW, deck={"top": ["sortie"]}, skills=[["whatever-is-at-hand"], []])
    say(state, "blind whatever-is-at-hand")
    assert own(state, 0).hand == ["sortie"]
    for seat in (0, 1, PUBLIC):
        assert (shown(state, seat).hands[0].size, shown(state, seat).hands[0].seen) == (1, [])


@pytest.mark.rule("KDR-41", "KDR-67")
def test_memory_is_a_flag_for_drawing_and_the_data_are_the_same() -> None:
    views = []
    for memory in ("open", "closed"):
        state = say(table(row=ROW, options={"memory": memory}), "attack stomp")
        views.append(game_of(state).view(state, 1))
    assert [view.memory for view in views] == ["open", "closed"]
    assert views[0].table == views[1].table
    assert views[0].own == views[1].own


@pytest.mark.rule("KDR-67")
def test_a_discard_takes_the_known_copy_first() -> None:
    held = {"cards": ["sortie", "sortie"], "seen": ["sortie"]}
    state = say(table(row=ROW, hands=[held, []]), "combo", "dash sortie 2")
    assert (hand(state, 0), public_hand(state, 0)) == (["sortie"], [])


@pytest.mark.rule("KDR-67")
def test_knowing_is_having_seen_and_never_inferring() -> None:
    """The one copy of a card that both could tell must be in the hand stays a back."""
    state = table(row=ROW, deck=["sortie"], skills=[["whatever-is-at-hand"], []])
    say(state, "blind whatever-is-at-hand")
    assert (hand(state, 0), public_hand(state, 0)) == (["sortie"], [])


@pytest.mark.rule("KDR-67")
def test_a_hand_that_is_shown_is_known_from_then_on() -> None:
    held = {"cards": ["sortie", "pillage"], "seen": ["sortie"]}
    state = table(fighters=["xingo", "driana"], places=[2, 3], row=["feint", *ROW[:3]], hands=[[], held])
    say(state, "attack feint")
    assert public_hand(state, 1) == hand(state, 1)
    say(state, "discard sortie")
    assert shown(state).hands[1].seen == ["pillage"]


# Deck, discards, skills


@pytest.mark.rule("KDR-68")
def test_every_discard_is_public_with_its_kind_and_number() -> None:
    held = {"cards": ["sortie", "sortie", "pillage"], "seen": []}
    state = table(row=ROW, hands=[held, []])
    say(state, "combo", "dash sortie 2", "dash sortie 3", "stop")
    assert shown(state, 1).discards == ["sortie", "sortie"]


@pytest.mark.rule("KDR-68", "KDR-62")
def test_the_size_of_the_deck_is_public_and_its_order_is_not() -> None:
    worlds = [table(row=ROW, deck={"top": top}) for top in (["sortie", "pillage"], ["pillage", "sortie"])]
    assert worlds[0].deck != worlds[1].deck
    for seat in (0, 1, PUBLIC):
        first, second = (game_of(world).view(world, seat) for world in worlds)
        assert first == second
        assert first.table.deck == 32


@pytest.mark.rule("KDR-62")
def test_a_blind_draw_shows_its_card_to_its_holder_alone() -> None:
    state = table(row=ROW, deck={"top": ["sortie"]}, skills=[["whatever-is-at-hand"], []])
    say(state, "blind whatever-is-at-hand")
    (drawn,) = [event for event in events(state) if isinstance(event, CardDrawn)]
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == drawn.seen_by(PUBLIC) == CardDrawn(drawn.rule, 0, "")


@pytest.mark.rule("KDR-68")
def test_each_player_knows_the_three_skills_he_was_dealt_and_the_two_he_was_passed() -> None:
    state = match(seed=3)
    while current_question(state)[1] != "draft_one":
        say(state, options(state)[0])
    mine, his = own(state, 0), own(state, 1)
    assert (len(mine.dealt), len(mine.received), len(mine.kept)) == (3, 2, 2)
    assert set(mine.received) == set(his.dealt) - {his.kept[0]}
    assert mine.face_down in mine.kept
    assert game_of(state).view(state, PUBLIC).own is None


@pytest.mark.rule("KDR-68")
def test_the_skills_out_of_the_draft_and_face_down_stay_hidden_at_the_end() -> None:
    state = table(
        question="start_turn",
        row=ROW[:3],
        deck=[],
        heavy=[1, 0],
        victories=[0, 1],
        skills=[["pavise", "scrounger"], ["no-quarter"]],
        face_down=[None, "riposte"],
    )
    assert state.winner == 1
    assert shown(state).skills == [["pavise", "scrounger"], ["no-quarter"]]
    assert own(state, 0).face_down == ""
    assert own(state, 1).face_down == "riposte"


# When a defender is asked


@pytest.mark.rule("KDR-66")
@pytest.mark.parametrize(("cards", "answers"), [(["feint"], 2), (["sortie"], 1), ([], 0)])
def test_the_target_of_a_strike_with_cards_in_hand_is_asked_whatever_they_are(cards: list[str], answers: int) -> None:
    state = table(fighters=["veroth", "driana"], places=[2, 4], row=ROW, hands=[[], cards])
    say(state, "attack high-jab")
    if cards:
        assert current_question(state) == (1, "declare_block")
        assert (options(state)[0], len(options(state))) == ("pass", answers)
    else:
        assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (2, 0))


@pytest.mark.rule("KDR-66")
def test_nobody_is_asked_to_block_an_attack_out_of_range_or_no_strike() -> None:
    for card, places in (("high-jab", [1, 5]), ("stomp", [2, 3])):
        state = table(fighters=["veroth", "driana"], places=places, row=ROW, hands=[[], ["feint"]])
        assert current_question(say(state, f"attack {card}"))[0] == 0


@pytest.mark.rule("KDR-66")
def test_a_block_is_asked_for_even_if_the_effect_could_do_nothing() -> None:
    hands = [["high-kick", "low-sweep"], ["sortie"]]
    state = table(fighters=["veroth", "driana"], places=[2, 3], row=ROW, hands=hands)
    say(state, "combo", "perform frenzied-blow", "pay high-kick+low-sweep")
    assert (wounds(state, 0), current_question(state), options(state)) == ((0, 0), (1, "declare_block"), ["pass"])


@pytest.mark.rule("KDR-66")
@pytest.mark.parametrize(("cards", "answers"), [(["sortie"], 2), (["high-jab"], 1), ([], 0)])
def test_a_reaction_is_asked_for_whatever_the_cards_in_hand_are(cards: list[str], answers: int) -> None:
    state = table(fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=[[], cards])
    say(state, "move 1")
    if cards:
        assert current_question(state) == (1, "use_reaction")
        assert len(options(state)) == answers
    else:
        assert (current_question(state), place(state, 0)) == ((0, "take_action"), 1)


@pytest.mark.rule("KDR-66")
def test_no_reaction_is_asked_for_out_of_its_range_or_without_one_on_the_sheet() -> None:
    for rival, places in (("veroth", [1, 5]), ("xingo", [2, 3])):
        state = table(fighters=["driana", rival], places=places, row=ROW, hands=[[], ["sortie"]])
        assert current_question(say(state, f"move {places[0] - 1}")) == (0, "take_action")


@pytest.mark.rule("KDR-66")
def test_a_reaction_that_costs_nothing_is_asked_for_with_an_empty_hand(tmp_path: Path) -> None:
    pack = copytree(BENCH, tmp_path / "free")
    sheets = (pack / "fighters.toml").read_text(encoding="utf-8")
    (pack / "fighters.toml").write_text(sheets.replace('cost = ["block"]', "cost = []"), encoding="utf-8")
    row = ["plain-punch", "salt", "recoil", "chain"]
    state = say(table(pack=pack, fighters=["runner", "mason"], places=[3, 4], row=row), "attack plain-punch")
    assert (current_question(state), options(state)) == ((1, "use_reaction"), ["pass", "react mason/stone-answer"])


@pytest.mark.rule("KDR-66")
def test_in_a_combo_the_player_is_asked_while_he_holds_cards() -> None:
    state = say(table(row=ROW, hands=[["sortie", "high-jab"], []]), "combo", "dash sortie 2")
    assert (current_question(state), options(state)) == ((0, "continue_combo"), ["stop"])
    state = say(table(row=ROW, hands=[["sortie"], []]), "combo", "dash sortie 2")
    assert current_question(state) == (0, "take_action")
