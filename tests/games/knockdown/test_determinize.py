"""Determinized states always have an answer to the open question, however rarely chance would deal it."""

from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import game, game_of, options, say, table
from tests.rules.knockdown.tainted_grail_tables import CANDLE, DASHES, DOUBLE_DASH, FEET, FISTS, GUARDS, PACK

WORLDS = 60


def determinized_options(state: KnockdownState) -> list[list[str]]:
    """Return the options of the asked seat in states determinized for the other seat."""
    worlds = [game_of(state).determinize(state, 1, make_rng(seed)) for seed in range(WORLDS)]
    return [options(world) for world in worlds]


def test_a_payer_with_one_unseen_card_holds_one_that_pays_for_all() -> None:
    left = [*FISTS, *FEET[1:], *GUARDS, *DASHES]
    hands = [{"cards": [DOUBLE_DASH], "seen": []}, []]
    state = table(pack=PACK, row=[FEET[0]], deck=[*left, CANDLE], hands=hands, places=[0, 3])
    say(state, "combo", "perform lay-curse")
    assert determinized_options(state) == [[f"pay {DOUBLE_DASH}"]] * WORLDS


def test_a_combo_out_of_range_of_every_special_was_begun_with_a_dash() -> None:
    rules, names = game().rules, game().names
    left = [names.cards[kind] for kind in rules.arenas[0].deck if not rules.dash_symbols[kind]]
    known, lying = left.pop(), left.pop()
    hands = [{"cards": ["sortie", known], "seen": [known]}, []]
    state = table(fighters=["veroth", "driana"], places=[0, 6], row=[lying], deck=left, hands=hands)
    say(state, "combo")
    assert determinized_options(state) == [["dash sortie 1"]] * WORLDS


def cards_known_after_forgetting(state: KnockdownState, seat: int) -> list[int]:
    """Return the cards of the other hand that a seat still knows after forgetting what it saw."""
    return game_of(state).forget(state, seat).hands[1 - seat].seen


def test_a_seat_that_forgets_knows_no_card_of_the_other_hand() -> None:
    state = table(row=[], hands=[[], ["sortie", "high-kick"]])
    assert len(state.hands[1].seen) == 2
    assert cards_known_after_forgetting(state, 0) == []
    assert len(state.hands[1].seen) == 2


def test_a_player_who_picks_among_seen_cards_does_not_forget_them() -> None:
    picking = [{"task": "DiscardPicked", "seat": 0, "count": 1}]
    state = table(next=picking, row=["feint"], hands=[["pillage"], ["sortie", "high-kick"]])
    assert cards_known_after_forgetting(state, 0) == state.hands[1].seen
    assert cards_known_after_forgetting(state, 1) == []
    for choice in options(state):
        say(game_of(state).determinize(game_of(state).forget(state, 0), 0, make_rng(1)), choice)


def test_with_all_hands_open_only_the_deck_is_shuffled() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=["haymaker", "feint", "stomp", "backfist"])
    worlds = [game_of(state).reshuffle(state, make_rng(seed)) for seed in range(6)]
    for world in worlds:
        assert [hand.cards for hand in world.hands] == [hand.cards for hand in state.hands]
        assert world.row == state.row
        assert sorted(world.deck) == sorted(state.deck)
    assert len({tuple(world.deck) for world in worlds}) > 1
    assert len({world.rng.below(1 << 30) for world in worlds}) > 1
