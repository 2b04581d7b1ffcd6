"""Nemesis: its arena, and corridors: from where to where, at what price, when, and how often."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import knockbox
from knockbox.games.knockdown.schema import ArenaLayout, AttackCard
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    discards,
    hand,
    log,
    match,
    note_kinds,
    options,
    place,
    row,
    say,
    table,
    wounds,
)
from tests.rules.knockdown.corridor_tables import (
    CORRIDOR_ROW,
    corridor_table,
    create_corridor_box,
    hop_options,
    nemesis_table,
    open_prompt,
)

BOX = Path(knockbox.__file__).parent / "content" / "knockdown" / "nemesis"
MIXED: dict[str, Any] = {"pack": "siege-storm,nemesis", "options": {"arena": "nemesis", "skills": "siege-storm"}}


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return create_corridor_box(tmp_path_factory.mktemp("box"))


# The arena


@pytest.mark.rule("KD-NEM-START-1")
def test_the_starting_spaces_are_green_and_both_fighters_begin_on_them() -> None:
    arena = msgspec.toml.decode((BOX / "arena.toml").read_bytes(), type=ArenaLayout)
    assert arena.start_colour == "green"
    assert match(pack="nemesis").places == list(arena.starts) == [1, 5]


@pytest.mark.rule("KD-NEM-MERGE-1")
def test_the_arena_comes_with_its_own_deck_and_corridors_whatever_else_is_mixed() -> None:
    cards = msgspec.toml.decode((BOX / "attacks.toml").read_bytes(), type=dict[str, AttackCard])
    state = table(**MIXED, fighters=["xingo", "driana"], places=[0, 5])
    assert sorted(row(state) + deck(state)) == sorted(id for id, card in cards.items() for _ in range(card.copies))
    assert hop_options(state) == ["hop 3", "hop 6"]


@pytest.mark.rule("KD-NEM-MERGE-1")
def test_another_arena_has_no_corridors_for_fighters_who_open_none() -> None:
    mixed = {"arena": "siege-storm", "skills": "nemesis"}
    state = table(pack="siege-storm,nemesis", options=mixed, fighters=["oolith", "skarn"], places=[0, 5])
    assert (hop_options(state), hop_options(nemesis_table([0, 5]))) == ([], ["hop 3", "hop 6"])


# From where to where


@pytest.mark.rule("KD-NEM-CORR-1", "KDR-1")
@pytest.mark.parametrize("space", range(7))
def test_the_entrances_are_the_ends_and_the_centre_and_each_leads_to_all_the_others(space: int) -> None:
    entrances = [0, 3, 6]
    others = [f"hop {other}" for other in entrances if other != space]
    state = nemesis_table([space, 2 if space == 1 else 1])
    assert hop_options(state) == (others if space in entrances else [])
    assert hop_options(nemesis_table([0, 1])) == ["hop 3", "hop 6"]


@pytest.mark.rule("KD-NEM-CORR-2")
@pytest.mark.parametrize(("start", "end"), [(0, 3), (0, 6), (3, 0), (3, 6), (6, 0), (6, 3)])
def test_a_fighter_goes_straight_to_the_other_entrance(start: int, end: int) -> None:
    state = say(nemesis_table([start, 1]), f"hop {end}")
    assert (place(state, 0), place(state, 1)) == (end, 1)
    assert [(note.rule, note.first) for note in log(state) if note.kind == "figure_moved"] == [("KD-NEM-CORR-2", end)]


@pytest.mark.rule("KD-NEM-CORR-2")
def test_the_opponent_in_between_is_no_obstacle() -> None:
    state = nemesis_table([0, 1])
    assert [option for option in options(state) if option.startswith("move")] == []
    assert place(say(state, "hop 3"), 0) == 3


@pytest.mark.rule("KD-NEM-CORR-2", "KD-NEM-CORR-1")
def test_what_lies_between_two_entrances_is_not_entered(bench: Path) -> None:
    mines = [{"seat": 1, "kind": "mine", "space": space} for space in (2, 6)]
    laid = {"fighters": ["runner", "mason"], "tokens": mines}
    state = say(corridor_table(bench, [0, 5], **laid), "hop 8")
    assert (place(state, 0), wounds(state, 0), "token_sprung" in note_kinds(state)) == (8, (0, 1), False)


@pytest.mark.rule("KD-NEM-CORR-2")
def test_what_lies_on_the_other_entrance_is_entered(bench: Path) -> None:
    mine = [{"seat": 1, "kind": "mine", "space": 4}]
    state = say(corridor_table(bench, [0, 6], fighters=["runner", "mason"], tokens=mine), "hop 4")
    assert (place(state, 0), wounds(state, 0)) == (3, (1, 1))
    assert (open_prompt(state), hop_options(state)) == ("take_action", [])


# The price


@pytest.mark.rule("KD-NEM-CORR-3", "KDR-4")
@pytest.mark.parametrize(
    ("start", "end", "suffered"),
    [(0, 3, (1, 0)), (6, 3, (1, 0)), (3, 0, (0, 1)), (3, 6, (0, 1)), (0, 6, (0, 1)), (6, 0, (0, 1))],
)
def test_the_centre_costs_a_light_wound_and_an_outer_edge_a_heavy_one(
    start: int, end: int, suffered: tuple[int, int]
) -> None:
    state = say(nemesis_table([start, 1], light=[2, 3], heavy=[4, 5]), f"hop {end}")
    assert wounds(state, 0) == (2 + suffered[0], 4 + suffered[1])
    assert wounds(state, 1) == (3, 5)


@pytest.mark.rule("KD-NEM-CORR-3", "KDR-35")
def test_each_hop_costs_the_wound_of_its_own_destination_on_arrival() -> None:
    state = say(nemesis_table([0, 1]), "hop 3")
    assert [note.kind for note in log(state)] == ["figure_moved", "wounded_note"]
    say(state, "hop 6")
    noted = [(note.rule, note.seat) for note in log(state) if note.kind == "wounded_note"]
    assert (wounds(state, 0), noted) == ((1, 1), [("KD-NEM-CORR-3", 0)] * 2)


@pytest.mark.rule("KD-NEM-CORR-3", "KDR-35")
def test_the_wound_is_suffered_before_what_lies_there_works(bench: Path) -> None:
    mine = [{"seat": 1, "kind": "mine", "space": 4}]
    state = say(corridor_table(bench, [0, 6], fighters=["runner", "mason"], tokens=mine), "hop 4")
    noted = [note.rule for note in log(state) if note.kind == "wounded_note"]
    assert noted == ["KD-NEM-CORR-3", "KDR-44"]


@pytest.mark.rule("KDR-35", "KDR-43")
def test_the_wound_of_a_corridor_cannot_be_blocked(bench: Path) -> None:
    state = say(corridor_table(bench, [0, 5], hands=[["plain-guard", "plain-guard"], ["plain-guard"]]), "hop 4")
    assert (current_question(state), wounds(state, 0)) == ((0, "take_action"), (1, 0))
    assert (hand(state, 0), discards(state)) == (["plain-guard", "plain-guard"], [])


@pytest.mark.rule("KDR-35", "KDR-43")
def test_the_wound_of_a_corridor_calls_no_test_and_cannot_end_the_round(bench: Path) -> None:
    state = say(corridor_table(bench, [0, 5], light=[60, 0], heavy=[60, 0]), "hop 4", "hop 8")
    assert (current_question(state), wounds(state, 0)) == ((0, "take_action"), (61, 61))
    assert (state.round, state.victories) == (1, [0, 0])


@pytest.mark.rule("KDR-43")
def test_the_wound_of_a_corridor_brings_no_edge_wound(bench: Path) -> None:
    state = say(corridor_table(bench, [4, 7]), "hop 8")
    assert wounds(state, 0) == (0, 1)


# How often


@pytest.mark.rule("KDR-35", "KDR-46")
def test_a_fighter_may_hop_more_than_once_in_a_window() -> None:
    state = say(nemesis_table([0, 1]), "hop 3", "hop 6")
    assert (place(state, 0), current_question(state), state.actions) == (6, (0, "take_action"), 0)


@pytest.mark.rule("KDR-46")
@pytest.mark.parametrize("route", [(0, 3, 6), (0, 6, 3), (3, 0, 6), (3, 6, 0), (6, 0, 3), (6, 3, 0)])
def test_each_entrance_is_entered_once_and_nobody_returns_to_where_he_stood(route: tuple[int, int, int]) -> None:
    start, middle, end = route
    state = say(nemesis_table([start, 1]), f"hop {middle}")
    assert hop_options(state) == [f"hop {end}"]
    assert hop_options(say(state, f"hop {end}")) == []


@pytest.mark.rule("KDR-46")
def test_the_second_window_is_a_new_one(bench: Path) -> None:
    state = say(corridor_table(bench, [0, 2]), "hop 8", "hop 4")
    assert hop_options(state) == []
    say(state, "attack plain-punch")
    assert (current_question(state), state.actions, place(state, 0)) == ((0, "take_action"), 1, 4)
    assert hop_options(state) == ["hop 0", "hop 8"]
    assert hop_options(say(state, "hop 8")) == ["hop 0"]


@pytest.mark.rule("KDR-46")
def test_each_turn_opens_new_windows() -> None:
    state = say(nemesis_table([0, 4]), "hop 6", "hop 3", "move 2", "move 3")
    say(state, "move 5", "move 4")
    assert (current_question(state), hop_options(state)) == ((0, "take_action"), ["hop 0", "hop 6"])


@pytest.mark.rule("KDR-35")
@pytest.mark.parametrize(("taken", "free"), [(0, "hop 6"), (6, "hop 0")])
def test_the_destination_must_be_free(taken: int, free: str) -> None:
    assert hop_options(nemesis_table([3, taken])) == [free]
    assert hop_options(nemesis_table([3, 4])) == ["hop 0", "hop 6"]


# What is no corridor


@pytest.mark.rule("KDR-35")
def test_a_dash_never_uses_a_corridor(bench: Path) -> None:
    state = corridor_table(bench, [0, 6], hands=[["plain-sprint"], []])
    assert hop_options(state) == ["hop 4", "hop 8"]
    say(state, "combo")
    assert [option for option in options(state) if option.startswith("dash")] == ["dash plain-sprint 1"]


@pytest.mark.rule("KDR-35")
def test_a_move_never_uses_a_corridor() -> None:
    state = nemesis_table([0, 5])
    assert [option for option in options(state) if option.startswith(("move", "hop"))] == ["move 1", "hop 3", "hop 6"]


@pytest.mark.rule("KDR-35")
def test_a_blink_never_uses_a_corridor(bench: Path) -> None:
    state = corridor_table(bench, [4, 7], row=["jump-through", *CORRIDOR_ROW[:3]])
    assert hop_options(state) == ["hop 0", "hop 8"]
    say(state, "attack jump-through")
    assert (open_prompt(state), options(state)) == ("go_blink", ["go 2", "go 6"])


@pytest.mark.rule("KDR-35")
def test_a_push_never_uses_a_corridor_and_onto_an_entrance_it_costs_nothing(bench: Path) -> None:
    state = corridor_table(bench, [6, 7], row=["early-answer", *CORRIDOR_ROW[:3]])
    say(state, "attack early-answer", "pass")
    assert (place(state, 1), wounds(state, 1)) == (8, (2, 0))
    again = corridor_table(bench, [7, 8], row=["early-answer", *CORRIDOR_ROW[:3]])
    assert place(say(again, "attack early-answer", "pass"), 1) == 8
    assert wounds(say(corridor_table(bench, [4, 7]), "hop 8"), 0) == (0, 1)


@pytest.mark.rule("KDR-35")
def test_walking_onto_an_entrance_costs_nothing() -> None:
    state = say(nemesis_table([1, 5]), "move 0")
    assert (hop_options(state), wounds(state, 0)) == (["hop 3", "hop 6"], (0, 0))


@pytest.mark.rule("KDR-25", "KDR-35")
def test_fury_grab_stops_a_step_but_not_a_corridor() -> None:
    held = {"cards": ["visor-kick"]}
    laid: dict[str, Any] = {**MIXED, "fighters": ["xingo", "veroth"], "hands": [[], held]}
    state = say(table(**laid, places=[3, 1]), "hop 0")
    assert (current_question(state), place(state, 0), wounds(state, 0)) == ((0, "take_action"), 0, (0, 1))
    stopped = say(table(**laid, places=[3, 1]), "move 4", "react fury-grab", "pay visor-kick")
    assert (place(stopped, 0), stopped.actions) == (3, 1)


@pytest.mark.rule("KDR-25", "KDR-35")
def test_no_reaction_answers_a_corridor(bench: Path) -> None:
    hands = [[], ["plain-kick", "plain-guard"]]
    state = corridor_table(bench, [4, 6], hands=hands)
    assert current_question(say(state, "hop 8")) == (0, "take_action")
    assert current_question(say(state, "move 7")) == (1, "use_reaction")
