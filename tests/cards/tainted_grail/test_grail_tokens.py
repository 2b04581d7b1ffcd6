"""The tokens of Tainted Grail do what is printed on the sheets that bring them."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    game,
    log,
    note_kinds,
    say,
    table,
    tokens,
    tokens_on_sheet,
    wounds,
)
from tests.cards.attack_profiles import pool_wounds
from tests.cards.tainted_grail.grail_scenes import (
    CENTRE,
    DASH,
    LAST_SPACE,
    PACK,
    effect_wounds,
    knight_table,
    places_apart,
    play_grail_attack,
    sheet_tokens,
    space_tokens,
)

CHARGE = ("out-of-the-mist", [CENTRE - 3, CENTRE])
LONG_SHADOW = [["long-shadow"], []]
"""Makes a pool of two light wounds one of three, from afar."""
MINE = ["mgielec", "lost-knight"]


def poisoned(mine: int, **parts: Any) -> KnockdownState:
    """A turn of Mgielec, who bears so many doses of the poison of Czerwi, comes to its end."""
    laid: dict[str, Any] = {"question": "end_turn", "tokens": sheet_tokens(1, "poison", 0, mine), **parts}
    return knight_table(fighters=["mgielec", "czerwi"], **laid)


@pytest.mark.card("curse", "fog", "poison", "elixir")
def test_each_fighter_brings_his_own_tokens() -> None:
    rules, names = game(PACK).rules, game(PACK).names
    brought = {
        fighter: sorted(names.tokens[token] for token in rules.tokens[number])
        for number, fighter in enumerate(names.fighters)
    }
    assert brought == {
        "mgielec": ["curse", "fog", "fog", "fog"],
        "czerwi": ["poison", "poison"],
        "lost-knight": ["elixir", "elixir", "elixir"],
    }


# Curse and elixir: mere marks


@pytest.mark.card("curse")
@pytest.mark.parametrize("question", ["start_turn", "end_turn"])
@pytest.mark.parametrize("active", [0, 1])
def test_a_curse_does_nothing_by_itself(question: str, active: int) -> None:
    state = knight_table(fighters=MINE, tokens=sheet_tokens(0, "curse", 1), question=question, active=active)
    assert (tokens_on_sheet(state, 1), wounds(state, 0), wounds(state, 1)) == (["curse"], (0, 0), (0, 0))
    assert "token_used" not in note_kinds(state)


@pytest.mark.card("elixir")
@pytest.mark.parametrize("question", ["start_turn", "end_turn"])
@pytest.mark.parametrize("active", [0, 1])
def test_an_elixir_does_nothing_by_itself(question: str, active: int) -> None:
    laid = sheet_tokens(0, "elixir", 0, 3)
    state = knight_table(tokens=laid, question=question, active=active, light=[3, 3], heavy=[3, 3])
    assert (tokens_on_sheet(state, 0), wounds(state, 0), wounds(state, 1)) == (["elixir"] * 3, (3, 3), (3, 3))
    assert "token_used" not in note_kinds(state)


# Fog


@pytest.mark.card("fog")
@pytest.mark.moment("opponent pool")
@pytest.mark.verb("ignore")
@pytest.mark.condition("stands-on")
@pytest.mark.parametrize(("fog", "ignored"), [(CENTRE, 2), (CENTRE - 1, 0), (CENTRE + 1, 0)])
def test_fog_under_mgielec_takes_two_light_wounds_from_the_pool(fog: int, ignored: int) -> None:
    bare, veiled = (
        play_grail_attack(*CHARGE, tokens=laid, skills=LONG_SHADOW) for laid in ([], space_tokens(1, "fog", fog))
    )
    light, heavy = wounds(bare, 1)
    assert light > 2
    assert (wounds(veiled, 1), tokens(veiled, 1)) == ((light - ignored, heavy), [("fog", fog)])


@pytest.mark.card("fog")
@pytest.mark.condition("stands-on")
def test_fog_shelters_nobody_but_its_owner() -> None:
    laid = space_tokens(0, "fog", CENTRE - 1, CENTRE)
    bare, veiled = (knight_table(fighters=MINE, tokens=fog) for fog in ([], laid))
    assert wounds(say(veiled, "attack scythe-sweep"), 1) == wounds(say(bare, "attack scythe-sweep"), 1)


@pytest.mark.card("fog")
@pytest.mark.moment("opponent pool")
def test_fog_does_not_shelter_from_the_wounds_of_an_effect() -> None:
    plain, veiled = (
        play_grail_attack("blow-from-the-dark", [0, 1], candle=0, tokens=fog) for fog in ([], space_tokens(1, "fog", 1))
    )
    assert (sum(pool_wounds(plain, 1)) > 0, pool_wounds(veiled, 1)) == (True, (0, 0))
    assert effect_wounds(veiled, 1) == effect_wounds(plain, 1) == (1, 0)


@pytest.mark.card("fog", "bone-dart", "cairn-stone")
@pytest.mark.parametrize("card", ["bone-dart", "cairn-stone"])
@pytest.mark.parametrize(
    ("fog", "hits"), [(CENTRE - 2, True), (CENTRE - 1, True), (CENTRE, False), (CENTRE + 1, False), (CENTRE + 2, True)]
)
@pytest.mark.parametrize("owner", [0, 1])
def test_fog_on_the_way_breaks_the_line_of_a_projectile_for_both(owner: int, card: str, fog: int, hits: bool) -> None:
    fighters = MINE if owner == 0 else MINE[::-1]
    state = play_grail_attack(card, places_apart(2), fighters=fighters, tokens=space_tokens(owner, "fog", fog))
    assert [note.second for note in log(state) if note.kind == "attack_declared"] == [int(hits)]


@pytest.mark.card("fog")
def test_fog_on_the_way_stops_nothing_else_and_stays_under_whoever_comes() -> None:
    state = knight_table(fighters=MINE, tokens=space_tokens(0, "fog", CENTRE), places=places_apart(2))
    say(state, "attack out-of-the-mist")
    assert sum(pool_wounds(state, 1)) > 0
    moved = knight_table(tokens=space_tokens(1, "fog", CENTRE), places=places_apart(2))
    say(moved, f"move {CENTRE}")
    assert (tokens(moved, 1), wounds(moved, 0), wounds(moved, 1)) == ([("fog", CENTRE)], (0, 0), (0, 0))


# Poison


@pytest.mark.card("poison")
@pytest.mark.moment("opponent turn end")
@pytest.mark.verb("wound-per-borne", "remove")
@pytest.mark.parametrize(("doses", "left"), [(2, 1), (1, 0), (0, 0)])
def test_poison_wounds_its_bearer_at_the_end_of_his_turn_and_wears_off_by_one(doses: int, left: int) -> None:
    state = poisoned(doses)
    assert (wounds(state, 0), wounds(state, 1), len(tokens_on_sheet(state, 0))) == ((doses, 0), (0, 0), left)
    assert (note_kinds(state).count("token_used"), current_question(state)[0]) == (int(doses > 0), 1)


@pytest.mark.card("poison")
@pytest.mark.moment("opponent turn end")
def test_poison_waits_while_the_turn_of_its_owner_ends_and_while_a_turn_begins() -> None:
    for parts in ({"active": 1}, {"question": "start_turn"}, {"question": "start_turn", "active": 1}):
        state = poisoned(2, **parts)
        assert (wounds(state, 0), tokens_on_sheet(state, 0)) == ((0, 0), ["poison", "poison"])


@pytest.mark.card("poison")
@pytest.mark.moment("opponent turn end")
def test_two_doses_of_poison_wound_three_times_until_they_are_gone() -> None:
    state = poisoned(2, places=[1, LAST_SPACE - 1])
    say(state, f"move {LAST_SPACE}", f"move {LAST_SPACE - 1}", "move 0", "move 1")
    assert (wounds(state, 0), tokens_on_sheet(state, 0)) == ((3, 0), [])


@pytest.mark.card("poison")
def test_poison_comes_before_the_dark() -> None:
    state = poisoned(1, candle=0, places=[0, CENTRE])
    suffered = [(note.rule, note.second) for note in log(state) if note.kind == "wounded_note"]
    assert [amount for _, amount in suffered] == [1, 1]
    assert suffered[-1][0] == "KD-TG-CAND-3"


@pytest.mark.card("poison", "curse", "fog")
def test_tokens_go_home_when_a_round_ends() -> None:
    laid = [*sheet_tokens(1, "poison", 0, 2), *sheet_tokens(0, "curse", 1), *space_tokens(0, "fog", CENTRE)]
    state = table(
        pack=PACK, fighters=["mgielec", "czerwi"], tokens=laid, question="call_test", heavy=[0, 4], dice=[1, 1, 1]
    )
    say(state, "call")
    assert (tokens_on_sheet(state, 0), tokens_on_sheet(state, 1), tokens(state, 0)) == ([], [], [])


@pytest.mark.card("fog")
def test_fog_does_not_hinder_a_dash() -> None:
    state = knight_table(tokens=space_tokens(1, "fog", CENTRE), places=places_apart(2), hands=[[DASH], []])
    say(state, "combo", f"dash {DASH} {CENTRE}")
    assert (state.places[0], tokens(state, 1)) == (CENTRE, [("fog", CENTRE)])
