"""The fighters of Nemesis in the arena of Siege Storm, where there are no corridors and edges are dangerous."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, hand, options, place, say, table, tokens, wounds
from tests.cards.nemesis.nemesis_scenes import PACKS, SIEGE_STORM_OPTIONS, siege_storm_table, space_tokens
from tests.cards.nemesis.nemesis_sheets import sheet_pool

RICH = ["hammer-fist", "axe-kick", "feint", "smoke-roll"]
"""One card of each symbol in the deck of Siege Storm: fist, foot, block, dash."""
FIST, FOOT, BLOCK, DASH = RICH
ROW = ["low-sweep", "gut-punch", "high-jab", "throwing-knife"]


def acting(fighter: str, places: list[int], rival: str = "driana", **parts: Any) -> KnockdownState:
    """A fighter with a rich hand in his turn, against one who does not answer attacks."""
    return siege_storm_table([fighter, rival], **{"row": ROW, "places": places, "hands": [RICH, []], **parts})


def perform(special: str, paid: list[str], places: list[int], **parts: Any) -> KnockdownState:
    fighter, name = special.split("/")
    return say(acting(fighter, places, **parts), "combo", f"perform {name}", f"pay {'+'.join(paid)}")


def attacked(fighter: str, places: list[int], card: str, **parts: Any) -> KnockdownState:
    """Driana attacks a fighter with a rich hand."""
    laid: dict[str, Any] = {"row": ROW, "places": places, "hands": [[], RICH], **parts}
    return say(siege_storm_table(["driana", fighter], **laid), f"attack {card}")


def hops(state: KnockdownState) -> list[str]:
    return [option for option in options(state) if option.startswith("hop")]


# Imke


@pytest.mark.card("hatch")
@pytest.mark.parametrize(
    ("laid", "ways"), [([], []), ([1], []), ([3, 4], []), ([1, 4], ["hop 4"]), ([1, 4, 6], ["hop 4", "hop 6"])]
)
def test_two_hatches_make_a_corridor_where_there_is_none(laid: list[int], ways: list[str]) -> None:
    assert hops(acting("imke", [1, 5], tokens=space_tokens("hatch", 0, *laid))) == ways


@pytest.mark.card("hatch")
@pytest.mark.moment("you hop")
@pytest.mark.parametrize(("answer", "pushed"), [("do", 6), ("pass", 5)])
def test_her_own_corridor_costs_nothing_and_she_may_push_whoever_stands_at_its_end(answer: str, pushed: int) -> None:
    state = say(acting("imke", [1, 5], tokens=space_tokens("hatch", 0, 1, 4)), "hop 4", answer)
    assert (place(state, 0), wounds(state, 0), place(state, 1)) == (4, (0, 0), pushed)
    assert (hops(state), state.actions) == ([], 0)


@pytest.mark.card("pop-the-hatch", "hatch")
def test_pop_the_hatch_makes_a_corridor_at_once() -> None:
    state = say(perform("imke/pop-the-hatch", [DASH], [1, 6]), "place 5", "stop")
    assert (tokens(state, 0), hops(state)) == ([("hatch", 1), ("hatch", 5)], ["hop 5"])


@pytest.mark.card("out-of-nowhere")
@pytest.mark.verb("hop")
@pytest.mark.parametrize(("laid", "answers", "reached"), [([2, 6], ["do"], 6), ([2, 6], ["pass"], 2), ([2], [], 2)])
def test_out_of_nowhere_vanishes_only_if_there_is_another_hatch(
    laid: list[int], answers: list[str], reached: int
) -> None:
    state = perform("imke/out-of-nowhere", [FIST, DASH], [2, 3], tokens=space_tokens("hatch", 0, *laid))
    say(state, *answers)
    assert (place(state, 0), wounds(state, 1)) == (reached, sheet_pool("imke/out-of-nowhere", light=1))
    assert current_question(state) == (0, "continue_combo")


@pytest.mark.card("vent-the-deck")
@pytest.mark.parametrize(("places", "edge"), [([4, 5], 0), ([5, 6], 1), ([4, 6], 0)])
def test_vent_the_deck_hurts_more_at_a_dangerous_edge(places: list[int], edge: int) -> None:
    laid = space_tokens("hatch", 0, 0, 1)
    state = perform("imke/vent-the-deck", [FIST, FOOT, DASH], places, tokens=laid)
    assert wounds(state, 1) == sheet_pool("imke/vent-the-deck", light=len(laid), heavy=edge)


@pytest.mark.card("gone-to-ground")
@pytest.mark.verb("cancel-attack", "hop")
@pytest.mark.parametrize(("laid", "reached"), [([3, 5], 5), ([3], 3)])
def test_gone_to_ground_needs_one_hatch_to_ignore_and_two_to_leave(laid: list[int], reached: int) -> None:
    state = attacked("imke", [2, 3], "low-sweep", tokens=space_tokens("hatch", 1, *laid))
    say(state, "react gone-to-ground", f"pay {FOOT}+{BLOCK}")
    assert (place(state, 1), wounds(state, 1), current_question(state)) == (reached, (0, 0), (0, "take_action"))


@pytest.mark.card("gone-to-ground")
@pytest.mark.condition("in-corridor")
def test_gone_to_ground_is_spent_in_vain_without_a_hatch() -> None:
    state = attacked("imke", [2, 3], "low-sweep")
    say(state, "react gone-to-ground", f"pay {FOOT}+{BLOCK}", "pass")
    assert (place(state, 1), wounds(state, 1), len(hand(state, 1))) == (3, (2, 0), 2)


# Skarn


@pytest.mark.card("take-the-trophy")
@pytest.mark.parametrize(("places", "edge"), [([2, 3], 0), ([1, 0], 1)])
def test_take_the_trophy_hurts_more_at_a_dangerous_edge(places: list[int], edge: int) -> None:
    state = perform("skarn/take-the-trophy", [FIST, FOOT, DASH], places)
    assert (wounds(state, 1), current_question(state)) == (
        sheet_pool("skarn/take-the-trophy", heavy=2 + edge),
        (0, "call_test"),
    )


@pytest.mark.card("stun-net", "flush-out")
def test_stun_net_pulls_and_flush_out_follows_in_one_combo() -> None:
    state = perform("skarn/stun-net", [FIST, BLOCK], [1, 5], hands=[RICH, ["stomp"]])
    say(state, "discard stomp", "perform flush-out", f"pay {FOOT}")
    assert (place(state, 1), hand(state, 1)) == (3, [])
    assert wounds(state, 1) == sheet_pool("skarn/stun-net", heavy=1)


@pytest.mark.card("on-your-heels")
def test_on_your_heels_answers_a_fighter_of_another_box() -> None:
    state = siege_storm_table(["veroth", "skarn"], row=ROW, places=[1, 3], hands=[["stomp"], RICH])
    say(state, "move 0", "react on-your-heels", f"pay {DASH}")
    assert (place(state, 0), place(state, 1), wounds(state, 0)) == (0, 2, (1, 0))


# Oolith


@pytest.mark.card("egg")
@pytest.mark.moment("opponent turn end")
@pytest.mark.parametrize(("space", "light"), [(3, 1), (4, 1), (1, 0)])
def test_eggs_hatch_in_any_arena(space: int, light: int) -> None:
    state = siege_storm_table(
        ["driana", "oolith"], row=ROW, places=[space, 5], tokens=space_tokens("egg", 1, 3), question="end_turn"
    )
    assert (wounds(state, 0), tokens(state, 1)) == ((light, 0), [("egg", 3)])


@pytest.mark.card("they-wake", "tend-the-nest")
def test_the_nests_wake_in_any_arena() -> None:
    state = perform("oolith/they-wake", [FIST, FOOT, DASH], [1, 5], tokens=space_tokens("egg", 0, 3, 6))
    assert (wounds(state, 1), tokens(state, 0)) == (sheet_pool("oolith/they-wake", heavy=2), [])
    say(state, "pass", "perform tend-the-nest", f"pay {BLOCK}")
    assert tokens(state, 0) == [("egg", 1)]


@pytest.mark.card("guard-the-clutch", "drag-to-the-nest")
def test_the_clutch_is_guarded_against_a_fighter_of_another_box() -> None:
    state = attacked("oolith", [2, 3], "low-sweep", tokens=space_tokens("egg", 1, 4))
    say(state, "react guard-the-clutch", f"pay {BLOCK}+{DASH}")
    assert (wounds(state, 1), current_question(state)) == ((0, 0), (0, "take_action"))
    dragged = perform("oolith/drag-to-the-nest", [FIST, DASH], [1, 4], tokens=space_tokens("egg", 0, 3))
    assert (place(dragged, 1), wounds(dragged, 1)) == (2, sheet_pool("oolith/drag-to-the-nest", heavy=1))


# Skills


@pytest.mark.card("cornered-prey", "autodoc")
@pytest.mark.moment("opponent takes", "opponent turn end")
def test_the_skills_of_nemesis_work_in_another_arena() -> None:
    laid: dict[str, Any] = {"fighters": ["veroth", "driana"], "skills": [[], ["cornered-prey", "autodoc"]], "row": ROW}
    state = table(
        pack=PACKS,
        options={**SIEGE_STORM_OPTIONS, "skills": "nemesis"},
        **laid,
        places=[0, 4],
        heavy=[0, 1],
        light=[0, 2],
    )
    say(state, "attack low-sweep", "attack gut-punch")
    assert (wounds(state, 0), wounds(state, 1)) == ((2, 0), (1, 1))
