"""The fighters and skills of Tainted Grail keep their word in the arena of Siege Storm, with its cards and edges."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    discards,
    game,
    hand,
    options,
    place,
    say,
    table,
    tokens,
    tokens_on_sheet,
    wounds,
)
from tests.cards.attack_profiles import pool_wounds
from tests.cards.tainted_grail.grail_scenes import effect_wounds, sheet_tokens, space_tokens

PACKS = "siege-storm,tainted-grail"
ABROAD = {"arena": "siege-storm", "skills": "siege-storm"}
WITH_SKILLS = {"arena": "siege-storm", "skills": "tainted-grail"}
LAST = game(PACKS, ABROAD).rules.arenas[0].spaces - 1
ROW = ["low-sweep", "throwing-knife", "smoke-roll", "shield-bash"]
RICH = ["hammer-fist", "axe-kick", "feint", "sortie"]
"""One card of each symbol: fist, foot, block, dash."""
FIST, FOOT, BLOCK, DASH = RICH


def abroad(fighter: str, rival: str, options: dict[str, str] = ABROAD, **parts: Any) -> KnockdownState:
    """A fighter of this box meets another in the arena of Siege Storm."""
    laid: dict[str, Any] = {"fighters": [fighter, rival], "row": ROW, "places": [2, 3], **parts}
    return table(pack=PACKS, options=options, **laid)


def perform(special: str, paid: list[str], rival: str = "driana", **parts: Any) -> KnockdownState:
    """A special was paid for with cards of Siege Storm."""
    state = abroad(special.split("/")[0], rival, hands=[paid, []], **parts)
    return say(state, "combo", f"perform {special}", f"pay {'+'.join(paid)}")


@pytest.mark.card("doom")
@pytest.mark.parametrize(("places", "edge"), [([2, 3], 0), ([LAST - 1, LAST], 1)])
def test_doom_strikes_harder_at_a_dangerous_edge(places: list[int], edge: int) -> None:
    inside = perform("mgielec/doom", [FOOT, DASH], places=[2, 4])
    state = perform("mgielec/doom", [FOOT, DASH], places=places, tokens=sheet_tokens(0, "curse", 1))
    assert (
        pool_wounds(state, 1)[1] - pool_wounds(inside, 1)[1],
        effect_wounds(state, 1),
        tokens_on_sheet(state, 1),
    ) == (edge, (0, 2), [])


@pytest.mark.card("chain-yank")
def test_chain_yank_drags_a_stranger_across_the_arena() -> None:
    state = perform("mgielec/chain-yank", [FOOT, DASH], places=[2, 5])
    assert (current_question(state), options(state)) == ((0, "go_yank"), ["go 1", "go 3"])
    assert place(say(state, "go 1"), 1) == 1


@pytest.mark.card("chain-yank", "fog")
def test_chain_yank_drags_the_huntress_past_her_own_traps() -> None:
    traps = [*space_tokens(1, "trap", 3, 4), *space_tokens(0, "fog", 1)]
    state = say(perform("mgielec/chain-yank", [FOOT, DASH], places=[2, 5], tokens=traps), "go 3")
    assert (place(state, 1), effect_wounds(state, 1), tokens(state, 1)) == (3, (0, 0), [("trap", 3), ("trap", 4)])


@pytest.mark.card("revenge", "lay-curse")
def test_mgielec_curses_a_stranger_and_takes_revenge_in_one_combo() -> None:
    paid = ["axe-kick", "sortie", "stomp", "smoke-roll"]
    state = abroad("mgielec", "driana", hands=[paid, []], places=[2, 6], heavy=[2, 0], row=["low-sweep"])
    say(state, "combo", "perform lay-curse", "pay axe-kick+sortie", "mode 1")
    say(state, "perform revenge", "pay stomp+smoke-roll", "do", "mode 2")
    light, heavy = pool_wounds(state, 1)
    assert (wounds(state, 0), wounds(state, 1), tokens_on_sheet(state, 1)) == ((0, 1), (light, heavy + 1), ["curse"])


@pytest.mark.card("fog")
@pytest.mark.condition("stands-on")
@pytest.mark.parametrize(("fog", "hits"), [([], True), ([3], False), ([4], False), ([5], True)])
def test_fog_stops_the_knives_of_siege_storm(fog: list[int], hits: bool) -> None:
    state = abroad("veroth", "mgielec", places=[2, 4], tokens=space_tokens(1, "fog", *fog))
    assert (sum(wounds(say(state, "attack throwing-knife"), 1)) > 0) == hits


@pytest.mark.card("fog")
@pytest.mark.condition("stands-on")
def test_fog_spares_light_wounds_but_not_the_edge() -> None:
    suffered = [
        wounds(say(abroad("veroth", "mgielec", places=[LAST - 1, LAST], tokens=fog), "attack low-sweep"), 1)
        for fog in ([], space_tokens(1, "fog", LAST))
    ]
    assert suffered == [(2, 1), (0, 1)]


@pytest.mark.card("larval-spit", "poison")
@pytest.mark.moment("opponent turn end")
def test_the_poison_of_czerwi_works_where_there_are_no_candles() -> None:
    state = perform("czerwi/larval-spit", [DASH], places=[2, 4])
    assert tokens_on_sheet(state, 1) == ["poison"]
    say(state, "move 1", "move 5", "move 4")
    assert (effect_wounds(state, 1), tokens_on_sheet(state, 1), current_question(state)) == (
        (1, 0),
        [],
        (0, "take_action"),
    )


@pytest.mark.card("through-the-soil")
def test_through_the_soil_does_not_spring_what_it_passes() -> None:
    state = perform("czerwi/through-the-soil", [FOOT, DASH], places=[1, 3], tokens=space_tokens(1, "trap", 2, 5))
    assert wounds(say(state.clone(), "go 4"), 0) == (0, 0)
    assert (wounds(say(state.clone(), "go 2"), 0), wounds(say(state, "go 5"), 0)) == ((2, 0), (2, 0))


@pytest.mark.card("feast-of-worms")
def test_feast_of_worms_is_fed_by_poison_at_the_edge_too() -> None:
    paid = [FIST, FOOT, BLOCK]
    inside, edge = (
        perform("czerwi/feast-of-worms", paid, places=places, tokens=sheet_tokens(0, "poison", 1, 2))
        for places in ([2, 3], [LAST - 1, LAST])
    )
    assert (effect_wounds(inside, 1), effect_wounds(edge, 1)) == ((0, 2), (0, 2))
    assert pool_wounds(edge, 1)[1] - pool_wounds(inside, 1)[1] == 1


@pytest.mark.card("rotten-blood")
@pytest.mark.moment("opponent attacking")
def test_rotten_blood_poisons_a_stranger_who_strikes_from_beside() -> None:
    state = say(abroad("veroth", "czerwi", hands=[[], RICH]), "attack low-sweep", "react rotten-blood", f"pay {FIST}")
    assert (wounds(state, 0), tokens_on_sheet(state, 0), current_question(state)) == (
        (1, 0),
        ["poison"],
        (1, "declare_block"),
    )


@pytest.mark.card("bitter-brew", "tainted-blade", "elixir")
def test_the_lost_knight_brews_and_burns_an_elixir_in_one_combo() -> None:
    paid = ["feint", "hammer-fist", "stomp"]
    state = abroad("lost-knight", "driana", hands=[paid, []])
    say(state, "combo", "perform bitter-brew", "pay feint", "mode 1", "stop")
    say(state, "perform tainted-blade", "pay hammer-fist+stomp", "do")
    assert (effect_wounds(state, 1), tokens_on_sheet(state, 0), current_question(state)) == (
        (0, 1),
        [],
        (0, "call_test"),
    )


@pytest.mark.card("quests-end")
def test_quests_end_charges_into_a_trap() -> None:
    paid, laid = [FIST, FOOT, DASH], [*space_tokens(1, "trap", 2), *sheet_tokens(0, "elixir", 0, 2)]
    state = perform("lost-knight/quests-end", paid, places=[1, 4], tokens=laid)
    assert (place(state, 0), wounds(state, 0), effect_wounds(state, 1)) == (3, (2, 0), (2, 0))


@pytest.mark.card("flask-of-last-hope")
@pytest.mark.moment("opponent attacking")
@pytest.mark.parametrize(("brewed", "suffered"), [(1, (1, 0)), (0, (2, 1))])
def test_flask_of_last_hope_saves_from_a_blow_at_the_edge(brewed: int, suffered: tuple[int, int]) -> None:
    laid: dict[str, Any] = {"places": [LAST - 1, LAST], "light": [0, 1], "hands": [[], [FOOT, BLOCK]]}
    state = abroad("veroth", "lost-knight", tokens=sheet_tokens(1, "elixir", 1, brewed), **laid)
    say(state, "attack low-sweep", "react flask-of-last-hope", f"pay {FOOT}+{BLOCK}")
    assert (wounds(state, 1), tokens_on_sheet(state, 1), hand(state, 1)) == (suffered, [], [])


@pytest.mark.card("child-of-the-dark")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize("space", [0, 1, LAST])
def test_without_candles_nobody_stands_in_the_dark(space: int) -> None:
    laid: dict[str, Any] = {"skills": [["child-of-the-dark"], []], "places": [space, 3], "light": [3, 0]}
    state = abroad("veroth", "driana", WITH_SKILLS, question="end_turn", **laid)
    assert current_question(state) == (0, "choose_may")
    say(state, "do", "sweep smoke-roll")
    assert (wounds(state, 0), discards(state)) == ((3, 0), ["smoke-roll"])


@pytest.mark.card("nothing-left-to-lose")
@pytest.mark.moment("opponent pool")
@pytest.mark.parametrize(("skill", "heavy"), [("nothing-left-to-lose", 0), ("", 1)])
def test_nothing_left_to_lose_ignores_the_wound_of_the_edge(skill: str, heavy: int) -> None:
    skills = [[], [skill] if skill else []]
    state = abroad("veroth", "driana", WITH_SKILLS, skills=skills, places=[LAST - 1, LAST])
    assert wounds(say(state, "attack low-sweep"), 1) == (2, heavy)


@pytest.mark.card("changing-of-the-guard")
@pytest.mark.moment("you were attacked")
def test_changing_of_the_guard_sends_the_attacker_to_the_edge() -> None:
    skills = [[], ["changing-of-the-guard"]]
    state = abroad("veroth", "driana", WITH_SKILLS, skills=skills, places=[LAST - 1, LAST])
    say(state, "attack low-sweep", "do")
    assert (place(state, 0), place(state, 1)) == (LAST, LAST - 1)


@pytest.mark.card("ghostly-charge")
@pytest.mark.moment("you dash")
def test_ghostly_charge_pushes_into_a_trap() -> None:
    laid: dict[str, Any] = {"hands": [[DASH], []], "places": [1, 3], "tokens": space_tokens(0, "trap", 4)}
    state = abroad("driana", "veroth", WITH_SKILLS, skills=[["ghostly-charge"], []], **laid)
    say(state, "combo", f"dash {DASH} 2")
    assert (place(state, 1), wounds(state, 1), tokens(state, 0)) == (4, (3, 0), [])
