"""The next round: what is cleared, shuffled and turned."""

from collections import Counter
from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    discards,
    game,
    hand,
    log,
    match,
    note_kinds,
    place,
    require_all_dice,
    row,
    say,
    table,
    tokens,
    wounds,
)

BOX = Counter({card: game().rules.arenas[0].deck.count(kind) for kind, card in enumerate(game().names.cards)})


def next_round(active: int = 0, **parts: Any) -> KnockdownState:
    """The active player wins the round by K.O.; the next one has begun."""
    laid: dict[str, Any] = {"heavy": [4, 4], "light": [1, 2], "places": [3, 4], **parts}
    state = table(question="call_test", active=active, dice=[1, 1, 1], **laid)
    with require_all_dice(state):
        return say(state, "call")


@pytest.mark.rule("KD-NEXT-1")
def test_both_discard_all_wounds_and_all_cards_in_hand() -> None:
    state = next_round(hands=[["sortie", "feint"], {"cards": ["stomp"]}])
    assert [wounds(state, seat) for seat in (0, 1)] == [(0, 0), (0, 0)]
    assert [hand(state, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("KD-NEXT-2")
def test_figures_return_to_their_starting_spaces() -> None:
    state = next_round()
    assert (place(state, 0), place(state, 1)) == (1, 5)


@pytest.mark.rule("KD-START-1", "KD-NEXT-2")
def test_after_the_fighters_changed_sides_each_goes_back_to_his_own_start() -> None:
    state = next_round(places=[6, 0])
    assert (place(state, 0), place(state, 1)) == (1, 5)


@pytest.mark.rule("KD-START-1")
def test_each_player_starts_on_one_of_the_two_starting_spaces() -> None:
    state = say(match(seed=1), "pick veroth", "pick driana")
    assert [place(state, 0), place(state, 1)] == list(game().rules.arenas[0].starts)


@pytest.mark.rule("KD-NEXT-3")
def test_all_attack_cards_are_shuffled_into_a_new_deck_and_a_row_is_laid() -> None:
    state = next_round(discards=["haymaker", "war-horn"], hands=[["sortie", "feint"], ["stomp"]])
    assert (len(row(state)), len(deck(state)), discards(state)) == (4, 32, [])
    assert Counter(row(state) + deck(state)) == BOX
    assert "deck_shuffled" in note_kinds(state)


@pytest.mark.rule("KD-NEXT-3")
def test_the_new_deck_depends_on_chance() -> None:
    one, two = next_round(seed=1), next_round(seed=2)
    assert row(one) + deck(one) != row(two) + deck(two)
    assert Counter(row(one) + deck(one)) == Counter(row(two) + deck(two)) == BOX


@pytest.mark.rule("KD-NEXT-4")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_of_the_round_is_first_player_in_the_next(winner: int) -> None:
    state = next_round(winner)
    assert (state.first, current_question(state)) == (1 - winner, (1 - winner, "take_action"))
    firsts = [(note.seat, note.rule) for note in log(state) if note.kind == "first_player"]
    assert firsts == [(1 - winner, "KD-NEXT-4")]


@pytest.mark.rule("KD-NEXT-4")
def test_in_a_second_round_laid_by_hand_the_first_player_lost_the_first() -> None:
    state = table(round=2, first=1)
    assert (state.victories, current_question(state)) == ([1, 0], (1, "take_action"))


@pytest.mark.rule("KD-NEXT-4")
def test_the_loser_of_the_second_round_begins_the_third() -> None:
    state = next_round(active=1, round=2, first=1)
    assert (state.victories, state.round, state.first) == ([1, 1], 3, 0)


@pytest.mark.rule("KD-SS-NEXT-1")
def test_fighters_get_their_tokens_back() -> None:
    traps = [{"seat": 1, "kind": "trap", "space": space} for space in (0, 1, 2)]
    state = next_round(fighters=["veroth", "driana"], tokens=traps)
    assert tokens(state, 1) == []
    assert note_kinds(state).count("token_lifted") == 3


@pytest.mark.rule("KD-SS-NEXT-1")
def test_no_token_is_missing_in_the_next_round() -> None:
    traps = [{"seat": 0, "kind": "trap", "space": space} for space in (0, 2, 5, 6)]
    state = next_round(active=1, fighters=["driana", "veroth"], tokens=traps)
    assert state.tokens.count(-1) == 4
