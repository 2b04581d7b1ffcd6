"""The Attack action: choose a row card, attack with it if it reaches, take it into the hand."""

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    discards,
    game_of,
    hand,
    log,
    note_kinds,
    options,
    place,
    require_all_dice,
    row,
    say,
    table,
    wounds,
)

ROW = ["hammer-fist", "high-jab", "stomp", "backfist"]
FULL = ["high-kick", "shield-bash", "sortie", "pillage", "gut-punch", "axe-kick"]


def attacks(state: KnockdownState) -> list[str]:
    return [option for option in options(state) if option.startswith("attack")]


@pytest.mark.rule("KD-ATK-1")
def test_any_card_of_the_row_may_be_chosen_and_no_other() -> None:
    state = table(places=[2, 3], row=ROW, hands=[["sortie"], []])
    assert attacks(state) == [f"attack {card}" for card in ROW]


@pytest.mark.rule("KD-ATK-1")
def test_equal_cards_of_the_row_are_one_choice() -> None:
    assert attacks(table(row=["haymaker", "stomp", "haymaker"])) == ["attack haymaker", "attack stomp"]


@pytest.mark.rule("KD-ATK-2")
def test_with_the_opponent_in_range_the_attack_sequence_is_resolved() -> None:
    state = say(table(places=[2, 4], row=ROW), "attack high-jab")
    assert wounds(state, 1) == (2, 0)


@pytest.mark.rule("KD-ATK-2")
def test_out_of_range_nothing_of_the_sequence_happens() -> None:
    state = say(table(places=[2, 4], row=ROW, hands=[[], ["shield-bash"]]), "attack hammer-fist")
    assert wounds(state, 1) == (0, 0)
    assert current_question(state) == (0, "take_action")
    assert note_kinds(state) == ["attack_declared", "card_taken"]


@pytest.mark.rule("KD-ATK-3")
def test_after_its_attack_the_card_comes_into_the_hand() -> None:
    state = say(table(places=[2, 4], row=ROW), "attack high-jab")
    assert (hand(state, 0), row(state)) == (["high-jab"], ["hammer-fist", "stomp", "backfist"])
    kinds = note_kinds(state)
    assert kinds.index("wounded_note") < kinds.index("card_taken")


@pytest.mark.rule("KD-ATK-4")
def test_the_card_is_taken_even_when_it_does_not_reach() -> None:
    state = say(table(places=[0, 6], row=ROW), "attack stomp")
    assert hand(state, 0) == ["stomp"]


@pytest.mark.rule("KD-ATK-5")
def test_a_seventh_card_makes_the_attacker_discard_at_once() -> None:
    state = say(table(places=[0, 6], row=ROW, hands=[FULL, []]), "attack stomp")
    assert current_question(state) == (0, "obey_limit")
    say(state, "discard pillage")
    assert len(hand(state, 0)) == 6
    assert discards(state) == ["pillage"]
    assert [note.rule for note in log(state) if note.kind == "card_discarded"] == ["KD-ATK-5"]
    assert current_question(state) == (0, "take_action")


@pytest.mark.rule("KDR-30")
def test_any_of_the_seven_may_go_the_new_one_too() -> None:
    state = say(table(places=[0, 6], row=ROW, hands=[FULL, []]), "attack stomp")
    assert sorted(options(state)) == sorted(f"discard {card}" for card in [*FULL, "stomp"])
    say(state, "discard stomp")
    assert sorted(hand(state, 0)) == sorted(FULL)


@pytest.mark.rule("KDR-30")
def test_the_discard_comes_after_the_attack_is_fully_resolved() -> None:
    state = say(table(places=[2, 3], row=ROW, hands=[FULL, []], heavy=[0, 1]), "attack stomp")
    assert current_question(state) == (0, "call_test")
    say(state, "pass")
    assert current_question(state) == (0, "obey_limit")
    assert wounds(state, 1) == (0, 2)


@pytest.mark.rule("KDR-8")
def test_a_card_that_cannot_reach_may_be_chosen_on_purpose() -> None:
    state = table(places=[0, 6], row=ROW)
    assert attacks(state) == [f"attack {card}" for card in ROW]
    say(state, "attack hammer-fist")
    assert wounds(state, 1) == (0, 0)


@pytest.mark.rule("KDR-8")
def test_in_range_wounds_and_effect_are_not_optional_only_the_test_is() -> None:
    state = table(places=[2, 3], row=["haymaker", *ROW[:3]], hands=[["sortie"], []])
    say(state, "attack haymaker")
    assert wounds(state, 1) == (1, 2)
    assert (current_question(state), options(state)) == ((0, "discard_own"), ["discard sortie"])
    say(state, "discard sortie")
    assert (current_question(state), options(state)) == ((0, "call_test"), ["pass", "call"])


@pytest.mark.rule("KDR-21")
def test_range_is_checked_once_before_the_sequence() -> None:
    state = table(places=[3, 4], row=["hit-and-run", *ROW[:3]], heavy=[0, 1])
    say(state, "attack hit-and-run", "do")
    assert place(state, 0) == 1
    assert current_question(state) == (0, "call_test")


@pytest.mark.rule("KDR-21")
def test_a_card_declared_out_of_range_does_not_hit_later() -> None:
    state = table(places=[1, 5], row=["drawbridge-uppercut", *ROW[:3]])
    say(state, "attack drawbridge-uppercut", "move 2")
    assert wounds(state, 1) == (0, 0)
    assert [note.second for note in log(state) if note.kind == "attack_declared"] == [0]


@pytest.mark.rule("KDR-42")
def test_a_card_in_use_cannot_be_discarded_by_its_own_effect() -> None:
    state = say(table(places=[2, 3], row=["haymaker", *ROW[:3]]), "attack haymaker")
    assert current_question(state) == (0, "call_test")
    say(state, "pass")
    assert (hand(state, 0), discards(state)) == (["haymaker"], [])


@pytest.mark.rule("KDR-42")
def test_a_card_in_use_does_not_count_for_the_size_of_a_hand() -> None:
    state = table(places=[2, 3], row=ROW, hands=[[], {"cards": ["sortie"], "seen": []}], fighters=["veroth", "driana"])
    say(state, "attack backfist", "pass")
    assert wounds(state, 1) == (2, 0)


@pytest.mark.rule("KDR-42")
def test_a_card_in_use_lies_neither_in_the_row_nor_in_a_hand() -> None:
    state = say(table(places=[2, 3], row=ROW), "attack stomp")
    assert current_question(state) == (0, "call_test")
    assert "stomp" not in row(state) + hand(state, 0) + discards(state)


@pytest.mark.rule("KDR-42")
def test_a_card_in_use_is_discarded_when_the_match_ends_around_it() -> None:
    with require_all_dice(table(places=[2, 3], row=ROW, heavy=[0, 9], victories=[1, 0], dice=[1, 1, 1])) as state:
        say(state, "attack stomp", "call")
    assert state.winner == 0
    assert (hand(state, 0), discards(state)) == ([], ["stomp"])


@pytest.mark.rule("KDR-3")
@pytest.mark.parametrize("gap", range(1, 7))
def test_a_projectile_and_an_attack_without_range_reach_any_distance_on_the_bare_line(gap: int) -> None:
    state = table(places=[0, gap], row=["throwing-knife", "war-horn", *ROW[:2]])
    say(state, "attack throwing-knife", "attack war-horn")
    assert wounds(state, 1) == (1, 0)
    assert current_question(state) == (0, "sweep_row")


@pytest.mark.rule("KDR-3")
def test_an_attack_with_a_range_does_not_reach_any_distance() -> None:
    assert wounds(say(table(places=[0, 3], row=ROW), "attack high-jab"), 1) == (0, 0)


@pytest.mark.rule("KDR-3")
def test_a_projectile_stays_a_kind_of_its_own() -> None:
    game = game_of(table())
    kinds = {card: game.rules.attacks[game.names.cards.index(card)] for card in ("throwing-knife", "war-horn")}
    assert [card for card, attack in kinds.items() if attack.projectile] == ["throwing-knife"]
