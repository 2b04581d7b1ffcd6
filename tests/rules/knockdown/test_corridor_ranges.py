"""Distance where there are corridors: the line alone, unless the match measures ranges through them."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, game_of, note_kinds, options, place, say, wounds
from tests.rules.knockdown.corridor_tables import (
    CORRIDOR_ROW,
    corridor_table,
    create_corridor_box,
    hop_options,
    nemesis_table,
    open_prompt,
)

THROUGH = {"range_through_corridors": "true"}


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return create_corridor_box(tmp_path_factory.mktemp("box"))


def through(bench: Path, places: list[int], **parts: Any) -> KnockdownState:
    """Entrances 0, 4 and 8 are one step apart."""
    return corridor_table(bench, places, options=THROUGH, **parts)


def hit(state: KnockdownState, card: str) -> bool:
    return sum(wounds(say(state, f"attack {card}"), 1)) > 0


# On the line


@pytest.mark.rule("KDR-2")
@pytest.mark.parametrize("places", [[0, 8], [0, 4], [8, 4], [1, 8], [3, 0]])
def test_corridors_never_shorten_the_distance(bench: Path, places: list[int]) -> None:
    assert not hit(corridor_table(bench, places), "plain-punch")
    assert not hit(corridor_table(bench, places), "plain-sprint")
    assert hit(corridor_table(bench, [0, 1]), "plain-punch")


@pytest.mark.rule("KDR-2")
def test_the_option_is_off_unless_it_is_set() -> None:
    game = game_of(nemesis_table([0, 3]))
    assert game.options["range_through_corridors"] == "false"
    assert [game.rules.arenas[0].distances[0][space] for space in range(7)] == list(range(7))


# Through corridors


@pytest.mark.rule("KDR-57")
@pytest.mark.parametrize(
    ("places", "apart"),
    [
        ([0, 8], 1),
        ([0, 4], 1),
        ([4, 8], 1),
        ([8, 0], 1),
        ([1, 8], 2),
        ([1, 4], 2),
        ([3, 8], 2),
        ([1, 7], 3),
        ([3, 5], 2),
        ([3, 4], 1),
        ([2, 6], 4),
        ([2, 7], 4),
    ],
)
def test_a_distance_is_the_shortest_path_with_entrances_one_step_apart(
    bench: Path, places: list[int], apart: int
) -> None:
    row = ["plain-punch", "plain-sprint", "chain", "full-hands"]
    hits = [card for card in row[:3] if hit(through(bench, places, row=row), card)]
    reach = {"plain-punch": (1,), "plain-sprint": (1, 2), "chain": (2, 3, 4)}
    assert hits == [card for card, distances in reach.items() if apart in distances]


@pytest.mark.rule("KDR-57")
def test_a_range_may_be_too_short_a_distance_as_well(bench: Path) -> None:
    row = ["chain", *CORRIDOR_ROW[:3]]
    assert not hit(through(bench, [0, 4], row=row), "chain")
    assert hit(corridor_table(bench, [0, 4], row=row), "chain")


@pytest.mark.rule("KDR-57")
def test_a_special_reaches_through_a_corridor(bench: Path) -> None:
    hands = [["plain-punch", "plain-punch"], []]
    state = through(bench, [0, 8], hands=hands)
    say(state, "combo", "perform double-punch")
    assert open_prompt(state) == "pay_cost"
    assert "perform mason/double-punch" not in options(say(corridor_table(bench, [0, 8], hands=hands), "combo"))


@pytest.mark.rule("KDR-57")
def test_a_reaction_reaches_through_a_corridor(bench: Path) -> None:
    hands = [[], ["plain-guard"]]
    laid: dict[str, Any] = {"fighters": ["runner", "mason"], "hands": hands}
    assert current_question(say(through(bench, [4, 8], **laid), "attack backing-shot")) == (1, "use_reaction")
    assert current_question(say(corridor_table(bench, [4, 8], **laid), "attack backing-shot")) == (1, "declare_block")


@pytest.mark.rule("KDR-57")
def test_fighters_on_two_entrances_are_adjacent_for_texts(bench: Path) -> None:
    state = through(bench, [4, 8], row=["squeeze", *CORRIDOR_ROW[:3]])
    say(state, "attack squeeze")
    assert (place(state, 1), wounds(state, 1)) == (8, (1, 2))


@pytest.mark.rule("KDR-57")
def test_fighters_on_two_entrances_are_adjacent_for_dangerous_edges(bench: Path) -> None:
    assert wounds(say(through(bench, [4, 8]), "attack plain-punch"), 1) == (1, 1)
    assert wounds(say(through(bench, [8, 4]), "attack plain-punch"), 1) == (1, 0)
    assert wounds(say(through(bench, [3, 8]), "attack plain-sprint"), 1) == (1, 0)


@pytest.mark.rule("KDR-57")
@pytest.mark.parametrize(("options", "light"), [(THROUGH, 2), ({}, 0)])
def test_a_token_on_another_entrance_is_near(bench: Path, options: dict[str, str], light: int) -> None:
    caltrop = [{"seat": 0, "kind": "caltrop", "space": 8}]
    laid: dict[str, Any] = {"fighters": ["warden", "mason"], "tokens": caltrop, "hands": [["plain-kick"], []]}
    state = say(corridor_table(bench, [2, 4], options=options, **laid), "combo", "perform gather", "pay plain-kick")
    assert wounds(state, 1) == (light, 0)


@pytest.mark.rule("KDR-57")
@pytest.mark.parametrize(("spaces", "broken"), [([], False), ([4], True), ([8], True), ([0], False)])
def test_a_projectile_keeps_to_the_line(bench: Path, spaces: list[int], broken: bool) -> None:
    laid: dict[str, Any] = {
        "fighters": ["runner", "warden"],
        "tokens": [{"seat": 1, "kind": "caltrop", "space": space} for space in spaces],
    }
    assert hit(through(bench, [0, 8], **laid), "backing-shot") is not broken
    assert hit(through(bench, [0, 8], **laid), "plain-punch")


@pytest.mark.rule("KDR-57")
def test_a_move_and_a_dash_keep_to_the_line(bench: Path) -> None:
    state = through(bench, [4, 6], hands=[["plain-sprint"], []])
    assert [option for option in options(state) if option.startswith("move")] == ["move 3", "move 5"]
    assert hop_options(state) == ["hop 0", "hop 8"]
    say(state, "combo")
    dashes = [option for option in options(state) if option.startswith("dash")]
    assert dashes == ["dash plain-sprint 3", "dash plain-sprint 5"]


@pytest.mark.rule("KDR-57")
@pytest.mark.parametrize(("mine", "his", "landings"), [(4, 6, ["go 3", "go 5"]), (4, 1, ["go 3", "go 5"])])
def test_a_landing_place_at_range_one_is_on_the_line(bench: Path, mine: int, his: int, landings: list[str]) -> None:
    state = through(bench, [mine, his], row=["chain", *CORRIDOR_ROW[:3]])
    say(state, "attack chain")
    assert (open_prompt(state), options(state)) == ("go_yank", landings)


@pytest.mark.rule("KDR-57")
def test_at_the_end_of_the_line_there_is_one_landing_place_only(bench: Path) -> None:
    state = say(through(bench, [0, 7], row=["chain", *CORRIDOR_ROW[:3]]), "attack chain")
    assert (place(state, 1), note_kinds(state).count("figure_moved")) == (1, 1)


@pytest.mark.rule("KDR-57")
def test_pushes_keep_to_the_line(bench: Path) -> None:
    state = say(through(bench, [0, 4], row=["early-answer", *CORRIDOR_ROW[:3]]), "attack early-answer", "pass")
    assert place(state, 1) == 5
