"""The fist and foot cards of Tainted Grail do what is printed on them, and all cards show their symbols."""

import pytest

from knockbox.testing.knockdown_table import current_question, discards, hand, log, options, place, say, wounds
from tests.cards.attack_profiles import AttackProfile, pool_wounds, profile_of, symbols_of
from tests.cards.tainted_grail.grail_scenes import (
    BLOCK,
    CENTRE,
    DASH,
    GRAIL_SCENE,
    LAST_SPACE,
    candle_place,
    effect_wounds,
    knight_table,
    places_apart,
    places_of,
    play_grail_attack,
)

STRIKE = "wounds"
FULL = "wounds effect"
HELD = [DASH, "brawl-among-the-graves", "cairn-stone", "last-charge", "mailed-fist"]

SYMBOLS = {
    "fist": "rusted-gauntlet blow-from-the-dark snuffed-wick weight-of-oaths oathbreaker",
    "foot": "scythe-sweep kick-into-the-mist menhir-stamp leap-from-the-cairn trample-the-fallen snaring-roots",
    "block": "dead-lords-shield relit-wick last-rites grey-litany",
    "dash": "out-of-the-mist false-light bone-dart dragged-into-the-dark shelter-of-shadows lantern-thief",
    "dash dash": "headlong-flight",
    "fist foot": "brawl-among-the-graves",
    "fist block": "mailed-fist",
    "foot dash": "last-charge cairn-stone",
    "block dash": "pilgrims-step",
}
SHOWN = [(card, symbols) for symbols, cards in SYMBOLS.items() for card in cards.split()]


@pytest.mark.parametrize(("card", "symbols"), SHOWN, ids=[card for card, _ in SHOWN])
def test_in_hand_a_card_is_worth_its_symbols(card: str, symbols: str) -> None:
    shown = symbols_of(card, GRAIL_SCENE)
    assert [*shown, *["dash"] * ("dash" in shown and dashes_on(card))] == symbols.split()


def dashes_on(card: str) -> bool:
    """Whether a dash with this card may go on for a second step."""
    state = say(knight_table(hands=[[card], []], places=places_apart(3)), "combo", f"dash {card} {CENTRE}")
    return current_question(state) == (0, "dash_on")


# Fist


@pytest.mark.card("rusted-gauntlet")
def test_rusted_gauntlet_wounds_heavily_and_calls_a_test() -> None:
    assert profile_of("rusted-gauntlet", GRAIL_SCENE) == AttackProfile([1], heavy=1, blockable=STRIKE, ko=True)


@pytest.mark.card("blow-from-the-dark")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize(
    ("candle", "places", "light"),
    [
        (None, [0, 1], 0),
        (candle_place(1), [CENTRE - 1, CENTRE - 2], 0),
        (candle_place(1), [CENTRE - 2, CENTRE - 1], 1),
        (0, [LAST_SPACE, LAST_SPACE - 1], 1),
    ],
)
def test_blow_from_the_dark_hurts_more_if_its_attacker_stands_in_the_dark(
    candle: int | None, places: list[int], light: int
) -> None:
    assert profile_of("blow-from-the-dark", GRAIL_SCENE) == AttackProfile([1, 2], light=1, blockable=FULL)
    assert effect_wounds(play_grail_attack("blow-from-the-dark", places, candle=candle), 1) == (light, 0)


@pytest.mark.card("snuffed-wick")
@pytest.mark.verb("candles-in")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (CENTRE - 1, CENTRE), (CENTRE, CENTRE), (None, None)])
def test_snuffed_wick_moves_the_candles_that_are_there_inwards(before: int | None, after: int | None) -> None:
    assert profile_of("snuffed-wick", GRAIL_SCENE) == AttackProfile([1], heavy=1, blockable=FULL, ko=True)
    state = play_grail_attack("snuffed-wick", places_apart(1), candle=before)
    assert state.candle == (-1 if after is None else after)
    moved = [note.first for note in log(state) if note.kind == "candles_moved"]
    assert moved == ([after] if after != before else [])


@pytest.mark.card("weight-of-oaths")
@pytest.mark.verb("wound-per")
@pytest.mark.parametrize("held", range(6))
def test_weight_of_oaths_weighs_on_a_full_hand(held: int) -> None:
    assert profile_of("weight-of-oaths", GRAIL_SCENE) == AttackProfile([1], light=1, blockable=FULL, ko=True)
    state = play_grail_attack("weight-of-oaths", places_apart(1), hands=[[], HELD[:held]])
    if held:
        say(state, "pass")
    assert effect_wounds(state, 1) == (held // 2, 0)


@pytest.mark.card("oathbreaker")
@pytest.mark.verb("wound")
def test_oathbreaker_wounds_its_attacker_too() -> None:
    assert profile_of("oathbreaker", GRAIL_SCENE) == AttackProfile([1], light=1, heavy=2, blockable=FULL, ko=True)
    state = play_grail_attack("oathbreaker", places_apart(1))
    assert (effect_wounds(state, 0), effect_wounds(state, 1)) == ((1, 0), (0, 0))


@pytest.mark.card("brawl-among-the-graves")
def test_brawl_among_the_graves_wounds_lightly() -> None:
    assert profile_of("brawl-among-the-graves", GRAIL_SCENE) == AttackProfile([1], light=1, blockable=STRIKE)


@pytest.mark.card("mailed-fist")
@pytest.mark.verb("you-discard")
def test_mailed_fist_costs_its_attacker_a_card() -> None:
    assert profile_of("mailed-fist", GRAIL_SCENE) == AttackProfile([1], heavy=1, blockable=FULL)
    state = play_grail_attack("mailed-fist", places_apart(1), hands=[[DASH, BLOCK], []])
    assert (current_question(state), sorted(options(state))) == (
        (0, "discard_own"),
        [f"discard {DASH}", f"discard {BLOCK}"],
    )
    say(state, f"discard {DASH}")
    assert (sorted(hand(state, 0)), discards(state)) == ([BLOCK, "mailed-fist"], [DASH])


@pytest.mark.card("mailed-fist")
@pytest.mark.verb("you-discard")
def test_mailed_fist_itself_is_not_discarded_by_an_empty_hand() -> None:
    state = play_grail_attack("mailed-fist", places_apart(1))
    assert (hand(state, 0), discards(state), current_question(state)) == (["mailed-fist"], [], (0, "take_action"))


# Foot


@pytest.mark.card("scythe-sweep")
def test_scythe_sweep_wounds_lightly() -> None:
    assert profile_of("scythe-sweep", GRAIL_SCENE) == AttackProfile([1], light=2, blockable=STRIKE)


@pytest.mark.card("kick-into-the-mist")
@pytest.mark.verb("push")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize(
    ("places", "candle", "there", "light"),
    [
        (places_apart(1), candle_place(1), CENTRE + 2, 1),
        (places_apart(1), candle_place(2), CENTRE + 2, 0),
        (places_apart(1), None, CENTRE + 2, 0),
        ([LAST_SPACE - 2, LAST_SPACE - 1], 0, LAST_SPACE, 1),
        ([LAST_SPACE - 2, LAST_SPACE - 1], None, LAST_SPACE, 0),
        ([CENTRE + 1, CENTRE], candle_place(1), CENTRE - 2, 1),
    ],
)
def test_kick_into_the_mist_pushes_two_and_hurts_in_the_dark(
    places: list[int], candle: int | None, there: int, light: int
) -> None:
    assert profile_of("kick-into-the-mist", GRAIL_SCENE) == AttackProfile([1], light=1, blockable=FULL)
    state = play_grail_attack("kick-into-the-mist", places, candle=candle)
    assert (place(state, 1), effect_wounds(state, 1)) == (there, (light, 0))


@pytest.mark.card("menhir-stamp")
@pytest.mark.verb("candles-in")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize(
    ("candle", "places", "after", "light"),
    [
        (candle_place(1), places_apart(2), candle_place(0), 1),
        (candle_place(1), [CENTRE + 1, CENTRE], candle_place(0), 0),
        (candle_place(2), places_apart(2), candle_place(1), 0),
        (None, [1, 0], -1, 0),
    ],
)
def test_menhir_stamp_moves_the_candles_before_it_looks_where_the_opponent_stands(
    candle: int | None, places: list[int], after: int, light: int
) -> None:
    assert profile_of("menhir-stamp", GRAIL_SCENE) == AttackProfile([1, 2], heavy=1, ko=True)
    state = play_grail_attack("menhir-stamp", places, candle=candle)
    assert (state.candle, effect_wounds(state, 1)) == (after, (light, 0))


@pytest.mark.card("leap-from-the-cairn")
@pytest.mark.verb("blink-up-to")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(
    ("answer", "here", "light"), [("stop", 1, 0), ("go 2", 2, 1), ("go 4", 4, 1), ("go 0", 0, 0), ("go 5", 5, 0)]
)
def test_leap_from_the_cairn_blinks_up_to_four_and_hurts_from_beside(answer: str, here: int, light: int) -> None:
    assert profile_of("leap-from-the-cairn", GRAIL_SCENE) == AttackProfile([2, 3], light=1, blockable=FULL)
    state = play_grail_attack("leap-from-the-cairn", [1, 3])
    assert options(state) == ["stop", "go 0", "go 2", "go 4", "go 5"]
    say(state, answer)
    assert (place(state, 0), effect_wounds(state, 1)) == (here, (light, 0))


@pytest.mark.card("trample-the-fallen")
@pytest.mark.verb("worsen")
@pytest.mark.condition("has-more")
@pytest.mark.parametrize(("mine", "his", "worsened"), [(0, 3, 2), (0, 1, 1), (9, 3, 0)])
def test_trample_the_fallen_turns_wounds_of_whoever_has_more_heavy(mine: int, his: int, worsened: int) -> None:
    assert profile_of("trample-the-fallen", GRAIL_SCENE) == AttackProfile([1], heavy=1, blockable=FULL, ko=True)
    state = play_grail_attack("trample-the-fallen", places_apart(1), light=[mine, his])
    light, heavy = pool_wounds(state, 1)
    assert wounds(state, 1) == (his + light - worsened, heavy + worsened)


@pytest.mark.card("trample-the-fallen")
@pytest.mark.condition("has-more")
def test_trample_the_fallen_counts_the_wounds_of_its_own_pool() -> None:
    inflicted = sum(pool_wounds(play_grail_attack("trample-the-fallen", places_apart(1)), 1))
    more, equal = (
        play_grail_attack("trample-the-fallen", places_apart(1), light=[2 + extra, 3])
        for extra in (inflicted, inflicted + 1)
    )
    assert [wounds(state, 1)[0] for state in (more, equal)] == [1, 3]


@pytest.mark.card("snaring-roots")
@pytest.mark.verb("if", "opponent-discards")
@pytest.mark.condition("has-at-most")
@pytest.mark.parametrize("held", range(5))
def test_snaring_roots_hurts_an_empty_hand_and_empties_a_full_one(held: int) -> None:
    assert profile_of("snaring-roots", GRAIL_SCENE) == AttackProfile([1, 2, 3], light=1, blockable=FULL)
    state = play_grail_attack("snaring-roots", places_apart(3), hands=[[], HELD[:held]])
    say(state, *["pass"] * bool(held))
    if held <= 2:
        assert (effect_wounds(state, 1), len(hand(state, 1)), current_question(state)) == (
            (1, 0),
            held,
            (0, "take_action"),
        )
    else:
        assert (current_question(state), len(options(state))) == ((1, "discard_own"), held)
        say(state, f"discard {HELD[2]}")
        assert (effect_wounds(state, 1), len(hand(state, 1)), discards(state)) == ((0, 0), held - 1, [HELD[2]])
        assert current_question(state) == (0, "take_action")


@pytest.mark.card("last-charge")
@pytest.mark.verb("advance")
@pytest.mark.parametrize("apart", [2, 3, 4])
def test_last_charge_carries_its_attacker_up_to_the_opponent(apart: int) -> None:
    assert profile_of("last-charge", GRAIL_SCENE) == AttackProfile([2, 3, 4], light=1, blockable=FULL)
    assert places_of(play_grail_attack("last-charge", [1, 1 + apart])) == [apart, 1 + apart]
