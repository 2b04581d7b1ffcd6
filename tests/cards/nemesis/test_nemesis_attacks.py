"""The attack cards of Nemesis are what is printed on them, and its fists and feet do what they say."""

from typing import Any

import pytest

from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    discards,
    hand,
    options,
    place,
    say,
    wounds,
)
from tests.cards.attack_profiles import profile_of, symbols_of
from tests.cards.nemesis.nemesis_scenes import (
    FULL,
    NEMESIS_SCENE,
    PRINTED_ATTACKS,
    play_nemesis_attack,
    pool_plus,
    prompt_after,
)

SYMBOLS = {
    "fist": "wrench-swing airlock-hook overcharged-fist bulkhead-uppercut cutting-torch shakedown out-of-the-vent",
    "foot": "visor-kick deck-sweep blast-door-kick magboot-stomp zero-g-somersault through-the-legs ricochet-kick",
    "block": "riot-shield first-aid-locker rifle-butt contamination red-alert raid-the-stores",
    "dash": "gangway-rush duct-crawl rivet-gun tow-cable decompression bite-and-vanish crossfire",
}
HELD = [(card, symbol) for symbol, cards in SYMBOLS.items() for card in cards.split()]
EFFECTIVE: dict[str, dict[str, Any]] = {
    "airlock-hook": {"places": [2, 3]},
    "overcharged-fist": {"places": [2, 3]},
    "cutting-torch": {"places": [2, 3]},
    "shakedown": {"places": [2, 3]},
    "out-of-the-vent": {"places": [3, 4]},
    "deck-sweep": {"places": [2, 3]},
    "blast-door-kick": {"places": [2, 3]},
    "zero-g-somersault": {"places": [1, 3]},
    "through-the-legs": {"places": [2, 3]},
    "ricochet-kick": {"places": [2, 3], "hands": [["visor-kick"], ["rifle-butt", "crossfire"]]},
    "riot-shield": {"places": [2, 3]},
    "gangway-rush": {"places": [1, 3]},
    "rivet-gun": {"places": [1, 3]},
    "tow-cable": {"places": [2, 4]},
    "bite-and-vanish": {"places": [3, 4]},
}
"""For every Strike with an effect, a table on which the effect does something."""


def outcome(card: str, answer: str) -> tuple[object, ...]:
    """What a Strike comes to up to the next question, against a defender with a block card."""
    state = play_nemesis_attack(card, **{"hands": [[], ["rifle-butt", "crossfire"]], **EFFECTIVE[card]})
    say(state, answer)
    return wounds(state, 0), wounds(state, 1), [place(state, 0), place(state, 1)], current_question(state)


@pytest.mark.parametrize(("card", "symbol"), HELD, ids=[card for card, _ in HELD])
def test_in_hand_a_card_is_worth_its_symbol(card: str, symbol: str) -> None:
    assert symbols_of(card, NEMESIS_SCENE) == [symbol]


@pytest.mark.parametrize("card", PRINTED_ATTACKS)
def test_an_attack_card_has_its_printed_face(card: str) -> None:
    assert profile_of(card, NEMESIS_SCENE) == PRINTED_ATTACKS[card]


@pytest.mark.parametrize("card", [card for card, face in PRINTED_ATTACKS.items() if face.blockable == FULL])
def test_a_blocked_effect_leaves_the_pool_alone(card: str) -> None:
    blocked = outcome(card, "block effect rifle-butt")
    assert blocked == ((0, 0), pool_plus(card), EFFECTIVE[card]["places"], prompt_after(card))
    assert outcome(card, "pass") != blocked


# Fist


@pytest.mark.card("wrench-swing")
@pytest.mark.parametrize("there", [3, 4])
def test_wrench_swing_only_wounds(there: int) -> None:
    state = play_nemesis_attack("wrench-swing", [2, there])
    assert (wounds(state, 1), place(state, 1), hand(state, 0)) == (pool_plus("wrench-swing"), there, ["wrench-swing"])


@pytest.mark.card("airlock-hook")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(
    ("places", "heavy"), [([2, 3], 1), ([1, 0], 1), ([5, 6], 1), ([3, 4], 0), ([0, 1], 0), ([1, 2], 0)]
)
def test_airlock_hook_hurts_more_whoever_stands_on_an_entrance(places: list[int], heavy: int) -> None:
    assert wounds(play_nemesis_attack("airlock-hook", places), 1) == pool_plus("airlock-hook", heavy=heavy)


@pytest.mark.card("overcharged-fist")
@pytest.mark.verb("wound")
def test_overcharged_fist_burns_its_attacker_too() -> None:
    state = play_nemesis_attack("overcharged-fist", [2, 3], light=[2, 0], heavy=[1, 0])
    assert (wounds(state, 0), wounds(state, 1)) == ((3, 1), pool_plus("overcharged-fist"))
    assert current_question(state) == prompt_after("overcharged-fist")


@pytest.mark.card("bulkhead-uppercut")
def test_bulkhead_uppercut_calls_a_test_on_its_heavy_wounds() -> None:
    state = play_nemesis_attack("bulkhead-uppercut", [2, 3], heavy=[0, 12], dice=[4, 4, 4])
    assert (wounds(state, 1), current_question(state)) == (pool_plus("bulkhead-uppercut", heavy=12), (0, "call_test"))
    say(state, "call")
    assert state.victories == [1, 0]
    assert_dice_used(state)


@pytest.mark.card("cutting-torch")
@pytest.mark.verb("worsen")
@pytest.mark.condition("wounded")
@pytest.mark.parametrize("light", [0, 3])
def test_cutting_torch_turns_a_light_wound_heavy(light: int) -> None:
    state = play_nemesis_attack("cutting-torch", [2, 3], light=[0, light])
    assert wounds(state, 1) == pool_plus("cutting-torch", light=light - 1, heavy=1)


@pytest.mark.card("cutting-torch")
@pytest.mark.condition("wounded")
@pytest.mark.parametrize(("others", "suffered"), [(2, (3, 0)), (1, (3, 1)), (0, (4, 1))])
def test_cutting_torch_needs_a_wound_that_was_not_blocked(others: int, suffered: tuple[int, int]) -> None:
    held = ["rifle-butt", *["tow-cable", "crossfire"][:others]]
    state = play_nemesis_attack("cutting-torch", [2, 3], light=[0, 3], hands=[[], held])
    say(state, "block wounds rifle-butt")
    assert (wounds(state, 1), current_question(state)) == (suffered, prompt_after("cutting-torch"))


@pytest.mark.card("shakedown")
@pytest.mark.verb("opponent-discards-chosen")
@pytest.mark.condition("has-more")
def test_shakedown_picks_a_card_from_the_fuller_hand() -> None:
    state = play_nemesis_attack("shakedown", [2, 3], hands=[["crossfire"], ["rifle-butt", "tow-cable"]])
    say(state, "pass")
    assert (current_question(state), options(state)) == (
        (0, "pick_discard"),
        ["discard rifle-butt", "discard tow-cable"],
    )
    say(state, "discard rifle-butt")
    assert (hand(state, 1), current_question(state)) == (["tow-cable"], (0, "take_action"))


@pytest.mark.card("shakedown")
@pytest.mark.verb("opponent-discards-chosen")
def test_shakedown_picks_blindly_what_it_has_not_seen() -> None:
    state = play_nemesis_attack(
        "shakedown", [2, 3], hands=[[], {"cards": ["rifle-butt", "tow-cable"], "seen": ["tow-cable"]}]
    )
    say(state, "pass")
    assert options(state) == ["discard tow-cable", "back"]
    say(state, "back")
    assert hand(state, 1) == ["tow-cable"]


@pytest.mark.card("shakedown")
@pytest.mark.condition("has-more")
@pytest.mark.parametrize("his", [["tow-cable"], ["tow-cable", "rifle-butt"]])
def test_shakedown_leaves_a_hand_alone_that_is_no_fuller(his: list[str]) -> None:
    state = play_nemesis_attack("shakedown", [2, 3], hands=[["crossfire", "red-alert"], his])
    say(state, "pass")
    assert (len(hand(state, 1)), current_question(state)) == (len(his), (0, "take_action"))


@pytest.mark.card("out-of-the-vent")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(("places", "heavy"), [([3, 4], 1), ([0, 2], 1), ([6, 5], 1), ([2, 3], 0), ([4, 6], 0)])
def test_out_of_the_vent_hurts_more_from_an_entrance(places: list[int], heavy: int) -> None:
    state = play_nemesis_attack("out-of-the-vent", places)
    assert (wounds(state, 1), current_question(state)) == (
        pool_plus("out-of-the-vent", heavy=heavy),
        prompt_after("out-of-the-vent"),
    )


# Foot


@pytest.mark.card("visor-kick")
def test_visor_kick_only_wounds_and_lets_a_test_be_called() -> None:
    state = play_nemesis_attack("visor-kick", [2, 4])
    assert (wounds(state, 1), place(state, 1), current_question(state)) == (
        pool_plus("visor-kick"),
        4,
        prompt_after("visor-kick"),
    )


@pytest.mark.card("deck-sweep")
@pytest.mark.verb("opponent-discards")
@pytest.mark.condition("in-corridor")
def test_deck_sweep_makes_whoever_stands_on_an_entrance_discard() -> None:
    state = play_nemesis_attack("deck-sweep", [4, 3], hands=[[], ["rifle-butt", "tow-cable"]])
    say(state, "pass")
    assert (current_question(state), options(state)) == (
        (1, "discard_own"),
        ["discard rifle-butt", "discard tow-cable"],
    )
    say(state, "discard tow-cable")
    assert (hand(state, 1), discards(state), current_question(state)) == (
        ["rifle-butt"],
        ["tow-cable"],
        prompt_after("deck-sweep"),
    )


@pytest.mark.card("deck-sweep")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize("places", [[3, 4], [2, 1]])
def test_deck_sweep_takes_no_card_elsewhere(places: list[int]) -> None:
    state = play_nemesis_attack("deck-sweep", places, hands=[[], ["rifle-butt", "tow-cable"]])
    say(state, "pass")
    assert (len(hand(state, 1)), current_question(state)) == (2, prompt_after("deck-sweep"))


@pytest.mark.card("blast-door-kick")
@pytest.mark.verb("push")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(
    ("places", "pushed", "heavy"),
    [([4, 5], 6, 1), ([0, 1], 3, 1), ([2, 1], 0, 1), ([5, 6], 6, 1), ([2, 3], 5, 0), ([1, 2], 4, 0), ([5, 4], 2, 0)],
)
def test_blast_door_kick_hurts_more_if_it_ends_on_an_entrance(places: list[int], pushed: int, heavy: int) -> None:
    state = play_nemesis_attack("blast-door-kick", places)
    assert (place(state, 1), wounds(state, 1)) == (pushed, pool_plus("blast-door-kick", heavy=heavy))


@pytest.mark.card("magboot-stomp")
@pytest.mark.condition("has-at-most")
@pytest.mark.parametrize(("held", "light"), [(0, 1), (1, 1), (2, 1), (3, 0)])
def test_magboot_stomp_hurts_more_if_the_opponent_has_two_cards_or_fewer(held: int, light: int) -> None:
    state = play_nemesis_attack("magboot-stomp", [2, 3], hands=[[], ["rifle-butt", "tow-cable", "crossfire"][:held]])
    assert (wounds(state, 1), current_question(state)) == (
        pool_plus("magboot-stomp", light=light),
        prompt_after("magboot-stomp"),
    )


@pytest.mark.card("zero-g-somersault")
@pytest.mark.verb("blink-up-to")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(
    ("places", "answer", "reached", "light"),
    [
        ([1, 3], "go 0", 0, 1),
        ([1, 3], "go 2", 2, 0),
        ([1, 3], "stop", 1, 0),
        ([3, 6], "stop", 3, 1),
        ([3, 6], "go 5", 5, 0),
    ],
)
def test_zero_g_somersault_hurts_more_if_it_ends_on_an_entrance(
    places: list[int], answer: str, reached: int, light: int
) -> None:
    state = say(play_nemesis_attack("zero-g-somersault", places), answer)
    assert (place(state, 0), wounds(state, 1)) == (reached, pool_plus("zero-g-somersault", light=light))


@pytest.mark.card("zero-g-somersault")
@pytest.mark.verb("blink-up-to")
def test_zero_g_somersault_blinks_up_to_two_either_way() -> None:
    assert options(play_nemesis_attack("zero-g-somersault", [2, 4])) == ["stop", "go 0", "go 1", "go 3"]


@pytest.mark.card("through-the-legs")
@pytest.mark.verb("swap", "may", "hop")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(("places", "exits"), [([2, 3], ["go 0", "go 6"]), ([1, 0], ["go 3", "go 6"])])
def test_through_the_legs_leads_from_an_entrance_through_a_corridor(places: list[int], exits: list[str]) -> None:
    state = play_nemesis_attack("through-the-legs", places)
    assert ([place(state, 0), place(state, 1)], current_question(state)) == (places[::-1], (0, "choose_may"))
    say(state, "do")
    assert (current_question(state), options(state)) == ((0, "go_corridor"), exits)
    say(state, "go 6")
    assert (place(state, 0), wounds(state, 0), current_question(state)) == (6, (0, 0), prompt_after("through-the-legs"))
    assert wounds(state, 1) == pool_plus("through-the-legs")


@pytest.mark.card("through-the-legs")
@pytest.mark.verb("swap", "may")
def test_through_the_legs_lets_its_attacker_stay() -> None:
    state = say(play_nemesis_attack("through-the-legs", [2, 3]), "pass")
    assert (place(state, 0), place(state, 1), current_question(state)) == (3, 2, prompt_after("through-the-legs"))


@pytest.mark.card("through-the-legs")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize("places", [[3, 4], [1, 2]])
def test_through_the_legs_leads_nowhere_else(places: list[int]) -> None:
    state = play_nemesis_attack("through-the-legs", places)
    assert ([place(state, 0), place(state, 1)], current_question(state)) == (
        places[::-1],
        prompt_after("through-the-legs"),
    )


@pytest.mark.card("ricochet-kick")
@pytest.mark.verb("spend", "push")
def test_ricochet_kick_hurts_and_pushes_for_a_discarded_foot() -> None:
    state = play_nemesis_attack("ricochet-kick", [2, 3], hands=[["visor-kick", "magboot-stomp", "tow-cable"], []])
    assert (current_question(state), options(state)) == (
        (0, "spend_cards"),
        ["pass", "pay magboot-stomp", "pay visor-kick"],
    )
    say(state, "pay visor-kick")
    assert (wounds(state, 1), place(state, 1)) == (pool_plus("ricochet-kick", heavy=1), 5)
    assert discards(state) == ["visor-kick"]


@pytest.mark.card("ricochet-kick")
@pytest.mark.verb("spend")
@pytest.mark.parametrize(("held", "open_to"), [(["visor-kick"], ["pass", "pay visor-kick"]), (["tow-cable"], ["pass"])])
def test_ricochet_kick_may_be_left_as_it_is(held: list[str], open_to: list[str]) -> None:
    state = play_nemesis_attack("ricochet-kick", [2, 3], hands=[held, []])
    assert options(state) == open_to
    say(state, "pass")
    assert (wounds(state, 1), place(state, 1), discards(state)) == (pool_plus("ricochet-kick"), 3, [])
