"""Every attack card of Siege Storm does what is printed on it."""

import pytest

from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    discards,
    hand,
    options,
    place,
    public_hand,
    row,
    say,
    table,
    wounds,
)
from tests.cards.attack_profiles import ALL_DISTANCES, AttackProfile, play_attack, profile_of, symbols_of

STRIKE = "wounds"
FULL = "wounds effect"

SYMBOLS = {
    "fist": "high-jab gut-punch drawbridge-uppercut haymaker hammer-fist backfist over-the-parapet",
    "foot": "high-kick low-sweep roundhouse gate-breaker flying-kick stomp axe-kick",
    "block": "shield-bash hold-the-rampart counter-jab feint spear-wall war-horn",
    "dash": "sortie smoke-roll throwing-knife boiling-oil grappling-hook hit-and-run pillage",
}
HELD = [(card, symbol) for symbol, cards in SYMBOLS.items() for card in cards.split()]


@pytest.mark.parametrize(("card", "symbol"), HELD, ids=[card for card, _ in HELD])
def test_in_hand_a_card_is_worth_its_symbol(card: str, symbol: str) -> None:
    assert symbols_of(card) == [symbol]


# Fist


@pytest.mark.card("high-jab")
def test_high_jab_wounds_lightly_at_one_or_two() -> None:
    assert profile_of("high-jab") == AttackProfile([1, 2], light=2, blockable=STRIKE)


@pytest.mark.card("gut-punch")
@pytest.mark.verb("opponent-discards")
@pytest.mark.condition("wounded")
def test_gut_punch_makes_a_wounded_opponent_discard() -> None:
    assert profile_of("gut-punch") == AttackProfile([1], light=2, blockable=FULL)
    state = play_attack("gut-punch", [2, 3], hands=[[], ["sortie", "stomp"]])
    say(state, "pass")
    assert (current_question(state), options(state)) == ((1, "discard_own"), ["discard stomp", "discard sortie"])
    say(state, "discard stomp")
    assert (hand(state, 1), current_question(state)) == (["sortie"], (0, "take_action"))


@pytest.mark.card("gut-punch")
@pytest.mark.condition("wounded")
def test_gut_punch_makes_nobody_discard_when_all_its_wounds_are_blocked() -> None:
    state = play_attack("gut-punch", [2, 3], hands=[[], ["feint", "sortie", "stomp"]])
    say(state, "block wounds feint")
    assert (wounds(state, 1), len(hand(state, 1)), current_question(state)) == ((0, 0), 2, (0, "take_action"))


@pytest.mark.card("drawbridge-uppercut")
def test_drawbridge_uppercut_wounds_heavily_and_calls_a_test() -> None:
    assert profile_of("drawbridge-uppercut") == AttackProfile([1], heavy=2, blockable=STRIKE, ko=True)


@pytest.mark.card("haymaker")
@pytest.mark.verb("you-discard")
def test_haymaker_costs_its_attacker_a_card() -> None:
    assert profile_of("haymaker") == AttackProfile([1], light=1, heavy=2, blockable=FULL, ko=True)
    state = play_attack("haymaker", [2, 3], hands=[["stomp", "feint"], []])
    assert (current_question(state), options(state)) == ((0, "discard_own"), ["discard stomp", "discard feint"])
    say(state, "discard feint", "pass")
    assert (sorted(hand(state, 0)), discards(state)) == (["haymaker", "stomp"], ["feint"])


@pytest.mark.card("hammer-fist")
@pytest.mark.verb("worsen")
@pytest.mark.parametrize(("before", "after"), [((0, 0), (1, 1)), ((3, 1), (4, 2))])
def test_hammer_fist_turns_a_light_wound_heavy(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert profile_of("hammer-fist") == AttackProfile([1], light=2, blockable=FULL, ko=True)
    state = play_attack("hammer-fist", [2, 3], light=[0, before[0]], heavy=[0, before[1]])
    assert wounds(state, 1) == after


@pytest.mark.card("backfist")
@pytest.mark.condition("has-more")
@pytest.mark.parametrize(("mine", "his", "light"), [(0, 1, 2), (1, 1, 1), (1, 0, 1), (1, 2, 2)])
def test_backfist_hurts_more_if_the_opponent_has_more_cards(mine: int, his: int, light: int) -> None:
    assert profile_of("backfist") == AttackProfile([1, 2], light=1, blockable=FULL)
    state = play_attack("backfist", [2, 4], hands=[["stomp"][:mine], ["pillage", "axe-kick"][:his]])
    if his:
        say(state, "pass")
    assert wounds(state, 1) == (light, 0)


@pytest.mark.card("over-the-parapet")
@pytest.mark.verb("swap", "if")
@pytest.mark.condition("at-edge")
@pytest.mark.parametrize(("places", "heavy"), [([2, 3], 1), ([0, 1], 2), ([6, 5], 2), ([5, 6], 2)])
def test_over_the_parapet_swaps_places_and_hurts_at_the_edge(places: list[int], heavy: int) -> None:
    assert profile_of("over-the-parapet") == AttackProfile([1], heavy=1, blockable=FULL)
    state = play_attack("over-the-parapet", places)
    assert [place(state, 0), place(state, 1)] == places[::-1]
    assert wounds(state, 1) == (0, heavy)


# Foot


@pytest.mark.card("high-kick")
def test_high_kick_hits_at_two_and_calls_a_test() -> None:
    assert profile_of("high-kick") == AttackProfile([2], light=1, heavy=1, blockable=STRIKE, ko=True)


@pytest.mark.card("low-sweep")
def test_low_sweep_wounds_lightly() -> None:
    assert profile_of("low-sweep") == AttackProfile([1], light=2, blockable=STRIKE)


@pytest.mark.card("roundhouse")
@pytest.mark.verb("spend", "wound")
def test_roundhouse_hurts_more_for_a_discarded_foot() -> None:
    assert profile_of("roundhouse") == AttackProfile([1, 2], light=1, blockable=FULL)
    state = play_attack("roundhouse", [2, 4], hands=[["stomp", "feint"], []])
    assert (current_question(state), options(state)) == ((0, "spend_cards"), ["pass", "pay stomp"])
    say(state, "pay stomp")
    assert (wounds(state, 1), discards(state)) == ((1, 1), ["stomp"])


@pytest.mark.card("roundhouse")
@pytest.mark.verb("spend")
def test_roundhouse_may_be_left_as_it_is() -> None:
    state = play_attack("roundhouse", [2, 4], hands=[["stomp", "feint"], []])
    say(state, "pass")
    assert (wounds(state, 1), discards(state)) == ((1, 0), [])


@pytest.mark.card("gate-breaker")
@pytest.mark.verb("push")
@pytest.mark.condition("at-edge")
@pytest.mark.parametrize(
    ("places", "pushed", "heavy"), [([2, 3], 5, 0), ([3, 4], 6, 1), ([4, 5], 6, 1), ([2, 1], 0, 1)]
)
def test_gate_breaker_pushes_two_and_hurts_at_the_edge(places: list[int], pushed: int, heavy: int) -> None:
    assert profile_of("gate-breaker") == AttackProfile([1], light=1, blockable=FULL)
    state = play_attack("gate-breaker", places)
    assert (place(state, 1), wounds(state, 1)) == (pushed, (1, heavy))


@pytest.mark.card("flying-kick")
@pytest.mark.verb("advance")
@pytest.mark.parametrize(("there", "reached"), [(3, 2), (4, 3), (5, 4)])
def test_flying_kick_carries_its_attacker_up_to_the_opponent(there: int, reached: int) -> None:
    assert profile_of("flying-kick") == AttackProfile([2, 3, 4], light=2, blockable=FULL)
    assert place(play_attack("flying-kick", [1, there]), 0) == reached


@pytest.mark.card("stomp")
@pytest.mark.condition("at-edge")
@pytest.mark.parametrize(("places", "suffered"), [([2, 3], (0, 1)), ([5, 6], (1, 2))])
def test_stomp_hurts_at_the_edge(places: list[int], suffered: tuple[int, int]) -> None:
    assert profile_of("stomp") == AttackProfile([1], heavy=1, ko=True)
    assert wounds(play_attack("stomp", places), 1) == suffered


@pytest.mark.card("axe-kick")
@pytest.mark.condition("has")
@pytest.mark.parametrize(("light", "heavy", "after"), [(4, 0, (4, 1)), (5, 0, (5, 2)), (2, 3, (2, 5)), (0, 7, (0, 9))])
def test_axe_kick_hurts_more_from_six_wounds_on(light: int, heavy: int, after: tuple[int, int]) -> None:
    assert profile_of("axe-kick") == AttackProfile([1], heavy=1, blockable=FULL, ko=True)
    assert wounds(play_attack("axe-kick", [2, 3], light=[0, light], heavy=[0, heavy]), 1) == after


# Block


@pytest.mark.card("shield-bash")
@pytest.mark.verb("push")
def test_shield_bash_pushes_one() -> None:
    assert profile_of("shield-bash") == AttackProfile([1], light=1, blockable=FULL)
    assert place(play_attack("shield-bash", [2, 3]), 1) == 4


@pytest.mark.card("hold-the-rampart")
@pytest.mark.verb("choose", "heal")
@pytest.mark.parametrize(("light", "left"), [(3, 2), (0, 0)])
def test_hold_the_rampart_heals_a_light_wound(light: int, left: int) -> None:
    assert profile_of("hold-the-rampart") == AttackProfile(ALL_DISTANCES)
    state = play_attack("hold-the-rampart", [1, 5], light=[light, 0], heavy=[2, 0])
    assert (current_question(state), options(state)) == ((0, "choose_mode"), ["mode 1", "mode 2"])
    say(state, "mode 1")
    assert (wounds(state, 0), hand(state, 0)) == ((left, 2), ["hold-the-rampart"])


@pytest.mark.card("hold-the-rampart")
@pytest.mark.verb("choose", "draw")
def test_hold_the_rampart_draws_a_card_that_nobody_else_sees() -> None:
    state = play_attack("hold-the-rampart", [1, 5], light=[3, 0], deck={"top": ["stomp"]})
    say(state, "mode 2")
    assert (wounds(state, 0), hand(state, 0)) == ((3, 0), ["stomp", "hold-the-rampart"])
    assert public_hand(state, 0) == ["hold-the-rampart"]


@pytest.mark.card("counter-jab")
def test_counter_jab_wounds_lightly() -> None:
    assert profile_of("counter-jab") == AttackProfile([1], light=1, blockable=STRIKE)


@pytest.mark.card("feint")
@pytest.mark.verb("show", "opponent-discards-chosen")
def test_feint_shows_the_hand_and_discards_a_card_of_the_attackers_choice() -> None:
    assert profile_of("feint") == AttackProfile([1, 2])
    state = play_attack("feint", [2, 4], hands=[[], {"cards": ["stomp", "pillage"]}])
    assert (current_question(state), options(state)) == ((0, "pick_discard"), ["discard stomp", "discard pillage"])
    say(state, "discard stomp")
    assert (hand(state, 1), public_hand(state, 1), current_question(state)) == (
        ["pillage"],
        ["pillage"],
        (0, "take_action"),
    )


@pytest.mark.card("spear-wall")
@pytest.mark.condition("wounds-blocked")
@pytest.mark.parametrize(
    ("answer", "light"),
    [("pass", 2), ("block wounds feint", 1), ("block effect feint", 2), ("block both shield-bash+feint", 1)],
)
def test_spear_wall_hurts_whoever_blocks_its_wounds(answer: str, light: int) -> None:
    assert profile_of("spear-wall") == AttackProfile([2], light=2, blockable=FULL)
    state = play_attack("spear-wall", [2, 4], hands=[[], ["feint", "shield-bash", "stomp"]])
    say(state, answer)
    assert wounds(state, 1) == (light, 0)


@pytest.mark.card("war-horn")
@pytest.mark.verb("sweep", "opponent-discards-random")
def test_war_horn_discards_from_the_row_and_at_random_from_the_hand() -> None:
    assert profile_of("war-horn") == AttackProfile(ALL_DISTANCES)
    outcomes = set()
    for seed in range(12):
        state = play_attack("war-horn", [1, 5], hands=[[], ["stomp", "pillage"]], seed=seed)
        assert (current_question(state), len(options(state))) == ((0, "sweep_row"), 3)
        say(state, "sweep gut-punch")
        assert "gut-punch" not in row(state)
        assert discards(state)[0] == "gut-punch"
        outcomes.add(hand(state, 1)[0])
    assert outcomes == {"stomp", "pillage"}


# Dash


@pytest.mark.card("sortie")
@pytest.mark.verb("advance")
def test_sortie_steps_forward() -> None:
    assert profile_of("sortie") == AttackProfile([2], light=2, blockable=FULL)
    assert place(play_attack("sortie", [1, 3]), 0) == 2


@pytest.mark.card("smoke-roll")
@pytest.mark.verb("blink-up-to")
def test_smoke_roll_blinks_up_to_three() -> None:
    assert profile_of("smoke-roll") == AttackProfile(ALL_DISTANCES)
    state = play_attack("smoke-roll", [1, 3])
    assert options(state) == ["stop", "go 0", "go 2", "go 4"]
    say(state, "go 4")
    assert (place(state, 0), place(state, 1)) == (4, 3)


@pytest.mark.card("throwing-knife")
def test_throwing_knife_flies_any_distance() -> None:
    assert profile_of("throwing-knife") == AttackProfile(ALL_DISTANCES, light=1, blockable=STRIKE)


@pytest.mark.card("boiling-oil")
@pytest.mark.verb("if", "push")
@pytest.mark.parametrize(
    ("places", "light", "heavy", "there"), [([2, 4], 1, 0, 5), ([3, 6], 2, 0, 6), ([5, 6], 2, 1, 6), ([4, 5], 1, 0, 6)]
)
def test_boiling_oil_hurts_at_the_edge_and_pushes_elsewhere(
    places: list[int], light: int, heavy: int, there: int
) -> None:
    assert profile_of("boiling-oil") == AttackProfile([1, 2, 3], light=1)
    state = play_attack("boiling-oil", places)
    assert (wounds(state, 1), place(state, 1)) == ((light, heavy), there)


@pytest.mark.card("grappling-hook")
@pytest.mark.verb("pull")
@pytest.mark.parametrize(("there", "pulled"), [(3, 2), (4, 2), (5, 3)])
def test_grappling_hook_pulls_two(there: int, pulled: int) -> None:
    assert profile_of("grappling-hook") == AttackProfile([2, 3, 4], light=1, blockable=FULL)
    assert place(play_attack("grappling-hook", [1, there]), 1) == pulled


@pytest.mark.card("hit-and-run")
@pytest.mark.verb("may", "retreat")
@pytest.mark.parametrize(("answer", "reached"), [("do", 1), ("pass", 3)])
def test_hit_and_run_lets_its_attacker_retreat_before_the_test(answer: str, reached: int) -> None:
    assert profile_of("hit-and-run") == AttackProfile([1], light=2, blockable=FULL, ko=True)
    state = play_attack("hit-and-run", [3, 4], dice=[1, 1, 1])
    assert current_question(state) == (0, "choose_may")
    say(state, answer)
    assert (place(state, 0), current_question(state)) == (reached, (0, "call_test"))
    say(state, "call")
    assert_dice_used(state)


@pytest.mark.card("pillage")
@pytest.mark.verb("take")
def test_pillage_takes_another_row_card_without_its_attack() -> None:
    assert profile_of("pillage") == AttackProfile(ALL_DISTANCES)
    state = play_attack("pillage", [2, 3])
    assert (current_question(state), options(state)) == (
        (0, "take_row"),
        ["take low-sweep", "take gut-punch", "take high-jab"],
    )
    say(state, "take gut-punch")
    assert (wounds(state, 1), sorted(hand(state, 0))) == ((0, 0), ["gut-punch", "pillage"])


@pytest.mark.card("pillage")
@pytest.mark.verb("take")
@pytest.mark.parametrize("begun", [0, 1])
def test_pillage_leaves_the_last_row_card_to_the_second_action(begun: int) -> None:
    state = table(fighters=["veroth", "driana"], row=["pillage", "stomp"], actions=begun)
    assert current_question(say(state, "attack pillage")) == ((0, "take_row") if begun else (0, "take_action"))
    if begun:
        assert sorted(hand(say(state, "take stomp"), 0)) == ["pillage", "stomp"]
