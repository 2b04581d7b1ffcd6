"""Skills of Tainted Grail that listen to attacks and tests do what is printed on them."""

from typing import Any

import pytest

from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    discards,
    hand,
    note_kinds,
    options,
    say,
    wounds,
)
from tests.cards.tainted_grail.grail_scenes import (
    BLOCK,
    DASH,
    FIST,
    FOOT,
    LAST_SPACE,
    SKILL_ROW,
    count_skills_used,
    places_apart,
    places_of,
    table_with_skills,
)

HEAVY_BLOW = SKILL_ROW[0]
"""A row card whose pool holds two heavy wounds."""
HELD = ["last-charge", "mailed-fist", "cairn-stone"]


# Bitter Draught


@pytest.mark.card("bitter-draught")
@pytest.mark.moment("you were wounded")
@pytest.mark.verb("spend", "heal")
@pytest.mark.parametrize(("answer", "healed"), [(f"pay {FOOT}", 1), ("pass", 0)])
def test_bitter_draught_heals_a_heavy_wound_for_a_card(answer: str, healed: int) -> None:
    state = table_with_skills(theirs="bitter-draught", hands=[[], [FOOT, DASH]], heavy=[0, 2])
    say(state, "attack scythe-sweep", "pass")
    assert (current_question(state), options(state)) == ((1, "spend_cards"), ["pass", f"pay {DASH}", f"pay {FOOT}"])
    light = wounds(state, 1)[0]
    say(state, answer)
    assert (wounds(state, 1), len(hand(state, 1))) == ((light, 2 - healed), 2 - healed)


@pytest.mark.card("bitter-draught")
@pytest.mark.moment("you were wounded")
def test_bitter_draught_heals_the_wound_that_was_just_inflicted() -> None:
    state = table_with_skills(theirs="bitter-draught", hands=[[], [FOOT]])
    say(state, f"attack {HEAVY_BLOW}", "pass")
    inflicted = wounds(state, 1)[1]
    assert wounds(say(state, f"pay {FOOT}"), 1)[1] == inflicted - 1


@pytest.mark.card("bitter-draught")
@pytest.mark.moment("you were wounded")
def test_bitter_draught_is_not_offered_without_a_card_or_without_a_wound() -> None:
    empty = table_with_skills(theirs="bitter-draught", heavy=[0, 2])
    assert current_question(say(empty, "attack scythe-sweep")) == (0, "take_action")
    blocked = table_with_skills(theirs="bitter-draught", hands=[[], [BLOCK, *HELD[:3]]], heavy=[0, 2])
    assert current_question(say(blocked, "attack scythe-sweep", f"block wounds {BLOCK}")) == (0, "take_action")
    missed = table_with_skills(theirs="bitter-draught", hands=[[], [FOOT]], heavy=[0, 2], places=places_apart(3))
    assert current_question(say(missed, "attack scythe-sweep")) == (0, "take_action")


@pytest.mark.card("bitter-draught")
@pytest.mark.moment("you were wounded")
def test_bitter_draught_has_no_say_when_its_owner_wounds() -> None:
    state = table_with_skills("bitter-draught", hands=[[FOOT], []], heavy=[2, 0])
    assert current_question(say(state, "attack scythe-sweep")) == (0, "take_action")


# Nothing Left to Lose


@pytest.mark.card("nothing-left-to-lose")
@pytest.mark.moment("opponent pool")
@pytest.mark.verb("ignore")
@pytest.mark.condition("has-at-most")
@pytest.mark.parametrize(("held", "ignored"), [([], 1), ([FOOT], 1), ([FOOT, DASH], 0)])
def test_nothing_left_to_lose_ignores_a_heavy_wound_with_one_card_or_none(held: list[str], ignored: int) -> None:
    suffered = []
    for skill in ("nothing-left-to-lose", ""):
        state = say(table_with_skills(theirs=skill, hands=[[], held]), f"attack {HEAVY_BLOW}", *["pass"] * bool(held))
        suffered.append(wounds(state, 1))
    (light, heavy), (bare_light, bare_heavy) = suffered
    assert (bare_light - light, bare_heavy - heavy) == (0, ignored)


@pytest.mark.card("nothing-left-to-lose")
@pytest.mark.moment("opponent pool")
def test_nothing_left_to_lose_ignores_neither_light_wounds_nor_those_its_owner_inflicts() -> None:
    light = [
        wounds(say(table_with_skills(theirs=skill), "attack scythe-sweep"), 1) for skill in ("nothing-left-to-lose", "")
    ]
    assert light[0] == light[1]
    his = [wounds(say(table_with_skills(*mine), f"attack {HEAVY_BLOW}"), 1) for mine in (["nothing-left-to-lose"], [])]
    assert his[0] == his[1]


# Unbowed


@pytest.mark.card("unbowed")
@pytest.mark.moment("you passed")
@pytest.mark.verb("heal", "draw")
def test_unbowed_heals_and_draws_after_a_test_that_its_owner_passed() -> None:
    parts: dict[str, Any] = {"question": "call_test", "heavy": [0, 3], "dice": [1, 1, 1], "deck": {"top": [BLOCK]}}
    state = say(table_with_skills(theirs="unbowed", **parts), "call")
    assert (wounds(state, 1), hand(state, 1)) == ((0, 2), [BLOCK])
    assert_dice_used(state)


@pytest.mark.card("unbowed")
@pytest.mark.moment("you passed")
def test_unbowed_has_no_say_in_the_opponents_test_or_in_one_that_was_lost() -> None:
    other = say(table_with_skills("unbowed", question="call_test", heavy=[3, 3], dice=[1, 1, 1]), "call")
    assert (wounds(other, 0), wounds(other, 1), count_skills_used(other)) == ((0, 3), (0, 3), 0)
    assert_dice_used(other)
    lost = say(table_with_skills(theirs="unbowed", question="call_test", heavy=[0, 4], dice=[1, 1, 1]), "call")
    assert ("test_passed" in note_kinds(lost), count_skills_used(lost)) == (False, 0)
    assert_dice_used(lost)


# Long Shadow


@pytest.mark.card("long-shadow")
@pytest.mark.moment("your pool")
@pytest.mark.verb("add")
@pytest.mark.condition("distance")
@pytest.mark.parametrize("apart", range(1, LAST_SPACE + 1))
def test_long_shadow_adds_a_light_wound_from_three_spaces_on(apart: int) -> None:
    both = [table_with_skills(*mine, places=[0, apart]) for mine in (["long-shadow"], [])]
    suffered = [wounds(say(state, "attack bone-dart"), 1) for state in both]
    (light, heavy), (bare_light, bare_heavy) = suffered
    assert (light - bare_light, heavy - bare_heavy) == (int(apart >= 3), 0)


@pytest.mark.card("long-shadow")
@pytest.mark.moment("your pool")
def test_long_shadow_adds_nothing_to_an_attack_without_a_pool_or_to_the_opponents() -> None:
    empty = table_with_skills("long-shadow", row=["pilgrims-step", *SKILL_ROW[:3]], places=[0, LAST_SPACE])
    assert wounds(say(empty, "attack pilgrims-step"), 1) == (0, 0)
    his = [
        wounds(say(table_with_skills(theirs=skill, places=places_apart(3)), "attack bone-dart"), 1)
        for skill in ("long-shadow", "")
    ]
    assert his[0] == his[1]


# Splintered Shields


@pytest.mark.card("splintered-shields")
@pytest.mark.moment("you attacked")
@pytest.mark.verb("opponent-discards-random")
@pytest.mark.condition("wounds-blocked")
@pytest.mark.parametrize(("answer", "left"), [("pass", 4), (f"block wounds {BLOCK}", 2), (f"block effect {BLOCK}", 3)])
def test_splintered_shields_breaks_the_hand_of_whoever_blocks_wounds(answer: str, left: int) -> None:
    state = table_with_skills(
        "splintered-shields", hands=[[], [BLOCK, FIST, FOOT, DASH]], row=["blow-from-the-dark", *SKILL_ROW[1:]]
    )
    say(state, "attack blow-from-the-dark", answer)
    assert (len(hand(state, 1)), len(discards(state)), current_question(state)) == (left, 4 - left, (0, "take_action"))


@pytest.mark.card("splintered-shields")
@pytest.mark.verb("opponent-discards-random")
def test_splintered_shields_leaves_the_discard_to_chance() -> None:
    left = set()
    for seed in range(12):
        state = table_with_skills("splintered-shields", hands=[[], [BLOCK, FOOT, DASH]], seed=seed)
        say(state, "attack blow-from-the-dark", f"block wounds {BLOCK}")
        left.add(hand(state, 1)[0])
    assert left == {FOOT, DASH}


@pytest.mark.card("splintered-shields")
@pytest.mark.moment("you attacked")
def test_splintered_shields_has_no_say_when_its_owner_blocks() -> None:
    state = table_with_skills(theirs="splintered-shields", hands=[[FIST], [BLOCK, FOOT]])
    say(state, "attack blow-from-the-dark", f"block wounds {BLOCK}")
    assert (sorted(hand(state, 0)), hand(state, 1)) == (sorted([FIST, "blow-from-the-dark"]), [FOOT])


# Changing of the Guard


@pytest.mark.card("changing-of-the-guard")
@pytest.mark.moment("you were attacked")
@pytest.mark.verb("may", "swap")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("answer", "swapped"), [("do", True), ("pass", False)])
def test_changing_of_the_guard_may_swap_places_with_an_attacker_beside(answer: str, swapped: bool) -> None:
    state = table_with_skills(theirs="changing-of-the-guard", places=places_apart(1))
    say(state, "attack blow-from-the-dark")
    assert current_question(state) == (1, "choose_may")
    say(state, answer)
    assert (places_of(state), current_question(state)) == (
        places_apart(1)[::-1] if swapped else places_apart(1),
        (0, "take_action"),
    )


@pytest.mark.card("changing-of-the-guard")
@pytest.mark.condition("distance")
def test_changing_of_the_guard_needs_an_attacker_beside_who_attacked() -> None:
    far = say(table_with_skills(theirs="changing-of-the-guard", places=places_apart(2)), "attack blow-from-the-dark")
    assert (current_question(far), count_skills_used(far)) == ((0, "take_action"), 0)
    own = say(table_with_skills("changing-of-the-guard", places=places_apart(1)), "attack blow-from-the-dark")
    assert (current_question(own), count_skills_used(own)) == ((0, "take_action"), 0)
    missed = table_with_skills(
        theirs="changing-of-the-guard", places=places_apart(1), row=["last-charge", *SKILL_ROW[:3]]
    )
    assert count_skills_used(say(missed, "attack last-charge")) == 0


@pytest.mark.card("changing-of-the-guard")
@pytest.mark.condition("distance")
def test_changing_of_the_guard_looks_at_the_places_after_the_attack() -> None:
    state = table_with_skills(
        theirs="changing-of-the-guard", places=places_apart(3), row=["last-charge", *SKILL_ROW[:3]]
    )
    say(state, "attack last-charge", "do")
    assert places_of(state) == [places_apart(3)[1], places_apart(2)[1]]
