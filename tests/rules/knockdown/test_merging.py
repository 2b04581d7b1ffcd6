"""Boxes mixed on one table: fighters, one skill set and one arena with its own deck, set or drawn."""

from collections import Counter
from pathlib import Path

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.events import ArenaDrawn, FighterDrawn, FighterPicked, SkillSetDrawn
from knockbox.games.knockdown.state import CANDLE, HEAVY, LIGHT, NOTHING, KnockdownState
from knockbox.games.knockdown.text.log import cast_of, render_log
from knockbox.games.knockdown.text.questions import Wording
from knockbox.games.knockdown.tokens import token_kind
from knockbox.testing.knockdown_table import (
    cards,
    current_question,
    events,
    game,
    game_of,
    match,
    note_kinds,
    options,
    say,
)
from knockbox.testing.laws.walk import walk
from tests.rules.knockdown.mixed_boxes import (
    ALL_BOXES,
    BOXES,
    PROVING_GROUND,
    box_with,
    copy_proving_ground,
    load_shipped_box,
    printed_fighter,
    public_table,
)

DRAWN = {"fighters": "draw"}
SEEDS = range(24)


def of_set(state: KnockdownState) -> list[str]:
    """The boxes that the skills dealt come from."""
    return sorted({box_with(game_of(state).names.skills[skill], "skills") for skill in state.dealt})


def settled(arena: str, skills: str, fighters: str = "veroth,imke", seed: int = 0) -> KnockdownState:
    return match(pack=ALL_BOXES, options={"arena": arena, "skills": skills, "fighters": fighters}, seed=seed)


def until_a_turn(state: KnockdownState) -> KnockdownState:
    """Take the first option until an action is asked for."""
    while current_question(state)[1] != "take_action":
        say(state, options(state)[0])
    return state


# What the boxes bring


@pytest.mark.rule("KD-MERGE-1", "KDR-36", "KD-SETUP-1")
def test_players_choose_among_the_fighters_of_all_boxes() -> None:
    fighters = [f"pick {id}" for name in BOXES for id in load_shipped_box(name).fighters]
    state = match(pack=ALL_BOXES)
    assert len(fighters) == 9
    assert options(state) == fighters
    say(state, "pick czerwi")
    assert options(state) == [pick for pick in fighters if pick != "pick czerwi"]
    say(state, "pick veroth")
    assert public_table(state).fighters == ["czerwi", "veroth"]


@pytest.mark.rule("KD-MERGE-1")
def test_each_box_has_one_arena_and_one_skill_set_to_draw() -> None:
    names = game(ALL_BOXES).names
    assert names.arenas == list(BOXES)
    assert names.skill_sets == list(BOXES)
    assert game("siege-storm,tainted-grail").names.arenas == ["siege-storm", "tainted-grail"]


@pytest.mark.rule("KD-MERGE-1")
def test_fighters_bring_their_tokens_into_any_mixture() -> None:
    state = settled("siege-storm", "siege-storm", "lost-knight,driana")
    brought = [game_of(state).names.tokens[token_kind(state, index)] for index in range(len(state.tokens))]
    tokens = [token for id in ("lost-knight", "driana") for token in printed_fighter(id).tokens]
    assert Counter(brought) == {token.id: token.count for token in tokens}


# Drawing


@pytest.mark.rule("KD-MERGE-2", "KDR-36")
@pytest.mark.parametrize("seed", range(3))
def test_tokens_are_drawn_for_arena_skill_set_and_each_fighter_in_the_log(seed: int) -> None:
    state = match(pack=ALL_BOXES, options=DRAWN, seed=seed)
    table = public_table(state)
    drawn = [event for event in events(state) if isinstance(event, ArenaDrawn | SkillSetDrawn | FighterDrawn)]
    assert drawn == [
        ArenaDrawn("KD-MERGE-2", table.arena, list(load_shipped_box(table.arena).arena.starts)),
        SkillSetDrawn("KD-MERGE-2", table.skill_set),
        FighterDrawn("KD-MERGE-2", 0, table.fighters[0]),
        FighterDrawn("KD-MERGE-2", 1, table.fighters[1]),
    ]
    assert all(event.seen_by(seat) == event for event in drawn for seat in (PUBLIC, 0, 1))
    assert current_question(state) == (0, "keep_first")


@pytest.mark.rule("KDR-74")
def test_a_drawn_token_picks_the_fighter() -> None:
    state = match(pack=ALL_BOXES, options=DRAWN)
    picked = [event for event in events(state) if isinstance(event, FighterPicked)]
    assert picked == [FighterPicked("KDR-74", seat, public_table(state).fighters[seat]) for seat in (0, 1)]


@pytest.mark.rule("KD-MERGE-2", "KD-SETUP-2")
def test_every_arena_every_skill_set_and_every_fighter_can_be_drawn_in_any_mixture() -> None:
    tables = [public_table(match(pack=ALL_BOXES, options=DRAWN, seed=seed)) for seed in range(60)]
    assert {(table.arena, table.skill_set) for table in tables} == {
        (first, other) for first in BOXES for other in BOXES
    }
    for seat in (0, 1):
        assert {table.fighters[seat] for table in tables} == {
            id for name in BOXES for id in load_shipped_box(name).fighters
        }


@pytest.mark.rule("KDR-74", "KDR-36")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_second_player_draws_from_what_is_left(seed: int) -> None:
    first, second = public_table(match(pack=ALL_BOXES, options=DRAWN, seed=seed)).fighters
    assert first != second


@pytest.mark.rule("KD-MERGE-2")
def test_arena_and_skill_set_are_drawn_where_several_boxes_leave_them_open() -> None:
    assert game(ALL_BOXES).options["arena"] == game(ALL_BOXES).options["skills"] == "draw"
    assert {"arena_drawn", "skill_set_drawn"} <= set(note_kinds(match(pack=ALL_BOXES)))
    one_set = match(pack=ALL_BOXES, options={"arena": "nemesis"})
    assert "arena_drawn" not in note_kinds(one_set)
    assert "skill_set_drawn" in note_kinds(one_set)


@pytest.mark.rule("KD-MERGE-2")
@pytest.mark.parametrize("given", [{}, {"arena": "draw", "skills": "draw"}])
def test_one_box_alone_leaves_neither_arena_nor_skill_set_to_draw(given: dict[str, str]) -> None:
    assert game("nemesis", given).options["arena"] == game("nemesis", given).options["skills"] == "nemesis"
    assert not {"arena_drawn", "skill_set_drawn"} & set(note_kinds(match(pack="nemesis", options=given)))


TOLD = {
    "en": [
        "The arena token of Tainted Grail is drawn. [KD-MERGE-2]",
        "The skill token of Siege Storm is drawn. [KD-MERGE-2]",
        "Ana draws the token of Mgielec. [KD-MERGE-2]",
        "Ana plays Mgielec. [KDR-74]",
        "Olek draws the token of Imke. [KD-MERGE-2]",
        "Olek plays Imke. [KDR-74]",
    ],
    "es": [
        "Sale la ficha de Arena de «Tainted Grail». [KD-MERGE-2]",
        "Sale la ficha del conjunto de Habilidades de «Siege Storm». [KD-MERGE-2]",
        "Ana saca una ficha: Mgielec. [KD-MERGE-2]",
        "Ana juega con Mgielec. [KDR-74]",
        "Olek saca una ficha: Imke. [KD-MERGE-2]",
        "Olek juega con Imke. [KDR-74]",
    ],
    "pl": [
        "Wylosowano żeton Areny „Tainted Grail”. [KD-MERGE-2]",
        "Wylosowano żeton zestawu Umiejętności „Siege Storm”. [KD-MERGE-2]",
        "Ana losuje żeton: Mgielec. [KD-MERGE-2]",
        "Ana gra jako Mgielec. [KDR-74]",
        "Olek losuje żeton: Imke. [KD-MERGE-2]",
        "Olek gra jako Imke. [KDR-74]",
    ],
}


@pytest.mark.rule("KD-MERGE-2")
@pytest.mark.parametrize("language", TOLD)
def test_the_told_log_says_what_was_drawn(language: str) -> None:
    state = match(pack=ALL_BOXES, options=DRAWN, seed=0)
    wording = Wording(game_of(state).card_pool, language)
    told = render_log(events(state), cast_of(wording, ["Ana", "Olek"], ["", ""]), wording)
    assert [line.text_with_rule() for line in told[:6]] == TOLD[language]


# Setting


@pytest.mark.rule("KDR-36", "KDR-74", "KD-MERGE-2")
@pytest.mark.parametrize("skills", BOXES)
@pytest.mark.parametrize("arena", BOXES)
def test_arena_skill_set_and_fighters_can_be_set_from_any_box(arena: str, skills: str) -> None:
    state = settled(arena, skills, "oolith,driana")
    table = public_table(state)
    assert (table.arena, table.skill_set, table.fighters) == (arena, skills, ["oolith", "driana"])
    assert not {"arena_drawn", "skill_set_drawn", "fighter_drawn"} & set(note_kinds(state))


@pytest.mark.rule("KDR-36", "KD-MERGE-2")
@pytest.mark.parametrize("skills", BOXES)
def test_the_skills_dealt_are_those_of_one_box(skills: str) -> None:
    assert {of_set(settled("nemesis", skills, seed=seed))[0] for seed in range(6)} == {skills}
    seen = {skill for seed in range(12) for skill in settled("nemesis", skills, seed=seed).dealt}
    assert len(seen) == len(load_shipped_box(skills).skills) == 12


@pytest.mark.rule("KDR-36", "KD-MERGE-2")
def test_a_drawn_skill_set_deals_skills_of_that_box_alone() -> None:
    states = [match(pack=ALL_BOXES, options=DRAWN, seed=seed) for seed in SEEDS]
    assert [of_set(state) for state in states] == [[public_table(state).skill_set] for state in states]


# The arena and what belongs to it


@pytest.mark.rule("KD-MERGE-3", "KDR-36")
@pytest.mark.parametrize("skills", BOXES)
@pytest.mark.parametrize("arena", BOXES)
def test_an_arena_is_played_with_the_deck_of_its_own_box(arena: str, skills: str) -> None:
    state = until_a_turn(settled(arena, skills, "mgielec,skarn"))
    dealt = cards(state, state.row + state.hands[0].cards + state.hands[1].cards)
    dealt += cards(state, [kind for kind in state.deck if kind != CANDLE])
    assert Counter(dealt) == {id: card.copies for id, card in load_shipped_box(arena).attacks.items()}


@pytest.mark.rule("KD-MERGE-3")
@pytest.mark.parametrize("seed", range(6))
def test_a_drawn_arena_brings_its_deck_into_every_round(seed: int) -> None:
    state = match(pack=ALL_BOXES, options=DRAWN, seed=seed)
    own = set(load_shipped_box(public_table(state).arena).attacks)
    for _ in walk(game_of(state), state, make_rng(seed), 400, 0):
        table = public_table(state)
        assert set(table.row + table.discards) <= own


@pytest.mark.rule("KDR-36")
def test_the_arena_decides_size_edges_corridors_and_candles() -> None:
    storm, deck, menhir = (settled(arena, "siege-storm").arena for arena in BOXES)
    assert [ground.spaces for ground in (storm, deck, menhir)] == [
        load_shipped_box(name).arena.spaces for name in BOXES
    ]
    assert (storm.dangerous, storm.corridors, storm.candles) == ([True, *[False] * 5, True], [], 0)
    assert (any(deck.dangerous), deck.corridors, deck.candles) == (False, [0, 3, 6], 0)
    assert deck.corridor_wounds == [HEAVY, NOTHING, NOTHING, LIGHT, NOTHING, NOTHING, HEAVY]
    assert (any(menhir.dangerous), menhir.corridors, menhir.candles) == (False, [], 4)


@pytest.mark.rule("KD-MERGE-3", "KD-SETUP-2")
@pytest.mark.parametrize("arena", BOXES)
def test_figures_start_where_their_arena_says(arena: str) -> None:
    drawn = [match(pack=ALL_BOXES, options={"fighters": "draw"}, seed=seed) for seed in SEEDS]
    found = [state for state in [*drawn, settled(arena, "nemesis")] if public_table(state).arena == arena]
    assert len(found) > 1
    assert all(state.places == list(load_shipped_box(arena).arena.starts) for state in found)


@pytest.mark.rule("KD-MERGE-3")
@pytest.mark.parametrize("arena", BOXES)
def test_candles_are_shuffled_only_into_the_deck_of_the_arena_that_has_them(arena: str) -> None:
    state = until_a_turn(settled(arena, "tainted-grail", "mgielec,czerwi"))
    assert public_table(state).candles_left == state.deck.count(CANDLE) == (4 if arena == "tainted-grail" else 0)


@pytest.mark.rule("KD-SS-MERGE-1", "KD-MERGE-3")
def test_siege_storm_is_played_with_its_edges_and_its_own_deck_whoever_fights() -> None:
    state = until_a_turn(settled("siege-storm", "nemesis", "czerwi,oolith"))
    table = public_table(state)
    assert set(table.row) <= set(load_shipped_box("siege-storm").attacks)
    assert (table.places, table.deck, table.candles_left) == ([1, 5], 36 - 8, 0)
    assert [space for space in range(state.arena.spaces) if state.arena.dangerous[space]] == [0, 6]


# Boxes from outside


@pytest.mark.rule("KD-MERGE-1", "KDR-36")
def test_a_box_from_outside_mixes_with_those_of_the_house(tmp_path: Path) -> None:
    packs = f"nemesis,{copy_proving_ground(tmp_path)}"
    mixed = {"arena": "proving-ground", "skills": "nemesis", "fighters": "skarn,warden"}
    state = until_a_turn(match(pack=packs, options=mixed))
    assert game_of(state).card_pool.packs == ["nemesis", "proving-ground"]
    assert public_table(state).fighters == ["skarn", "warden"]
    assert set(public_table(state).row) <= set(load_shipped_box(str(PROVING_GROUND)).attacks)
    assert of_set(state) == ["nemesis"]
    for _ in walk(game_of(state), state, make_rng(1), 5000, 0):
        pass
    assert state.winner in (0, 1)


@pytest.mark.rule("KD-MERGE-2")
def test_tokens_of_a_box_from_outside_are_drawn_like_any(tmp_path: Path) -> None:
    packs = f"{copy_proving_ground(tmp_path)},siege-storm,nemesis"
    tables = [public_table(match(pack=packs, options=DRAWN, seed=seed)) for seed in range(30)]
    assert "proving-ground" in {table.arena for table in tables}
    assert "proving-ground" in {table.skill_set for table in tables}
    assert {"mason", "runner", "warden"} <= {id for table in tables for id in table.fighters}


@pytest.mark.rule("KDR-36")
def test_the_order_of_the_boxes_is_part_of_what_is_played() -> None:
    one, other = game("siege-storm,nemesis"), game("nemesis,siege-storm")
    assert one.content_hash != other.content_hash
    assert game("nemesis").content_hash == load_shipped_box("nemesis").content_hash
    assert sorted(one.names.fighters) == sorted(other.names.fighters)
