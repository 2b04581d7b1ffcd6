"""Worlds in which the one who is asked has an answer, however seldom chance would deal him one."""

from knockbox.engine.rng import seeded
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import game, game_of, options, say, table
from tests.rules.knockdown.candlelight import CANDLE, DASHES, DOUBLE_DASH, FEET, FISTS, GUARDS, PACK

WORLDS = 60


def imagined(state: KnockdownState) -> list[list[str]]:
    """What the asked seat could answer in worlds as the other seat may think them."""
    worlds = [game_of(state).imagine(state, 1, seeded(seed)) for seed in range(WORLDS)]
    return [options(world) for world in worlds]


def test_a_payer_with_one_unseen_card_holds_one_that_pays_for_all() -> None:
    left = [*FISTS, *FEET[1:], *GUARDS, *DASHES]
    hands = [{"cards": [DOUBLE_DASH], "seen": []}, []]
    state = table(pack=PACK, row=[FEET[0]], deck=[*left, CANDLE], hands=hands, places=[0, 3])
    say(state, "combo", "perform lay-curse")
    assert imagined(state) == [[f"pay {DOUBLE_DASH}"]] * WORLDS


def test_a_combo_out_of_range_of_every_special_was_begun_with_a_dash() -> None:
    rules, names = game().rules, game().names
    left = [names.cards[kind] for kind in rules.grounds[0].deck if not rules.dash_symbols[kind]]
    known, lying = left.pop(), left.pop()
    hands = [{"cards": ["sortie", known], "seen": [known]}, []]
    state = table(fighters=["veroth", "driana"], places=[0, 6], row=[lying], deck=left, hands=hands)
    say(state, "combo")
    assert imagined(state) == [["dash sortie 1"]] * WORLDS


def forgotten(state: KnockdownState, seat: int) -> list[int]:
    """The cards of the other hand that a seat still knows once it has forgotten what it saw."""
    return game_of(state).forget(state, seat).hands[1 - seat].seen


def test_whoever_forgets_knows_no_card_of_the_other_hand() -> None:
    state = table(row=[], hands=[[], ["sortie", "high-kick"]])
    assert len(state.hands[1].seen) == 2
    assert forgotten(state, 0) == []
    assert len(state.hands[1].seen) == 2


def test_whoever_picks_among_cards_he_has_seen_does_not_forget_them() -> None:
    picking = [{"task": "DiscardPicked", "seat": 0, "count": 1}]
    state = table(next=picking, row=["feint"], hands=[["pillage"], ["sortie", "high-kick"]])
    assert forgotten(state, 0) == state.hands[1].seen
    assert forgotten(state, 1) == []
    for choice in options(state):
        say(game_of(state).imagine(game_of(state).forget(state, 0), 0, seeded(1)), choice)


def test_with_all_hands_open_only_the_deck_is_shuffled() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=["haymaker", "feint", "stomp", "backfist"])
    worlds = [game_of(state).reshuffle(state, seeded(seed)) for seed in range(6)]
    for world in worlds:
        assert [hand.cards for hand in world.hands] == [hand.cards for hand in state.hands]
        assert world.row == state.row
        assert sorted(world.deck) == sorted(state.deck)
    assert len({tuple(world.deck) for world in worlds}) > 1
    assert len({world.rng.below(1 << 30) for world in worlds}) > 1
