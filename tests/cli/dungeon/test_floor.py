"""The floor: every corner once, sums with signs that need no colour, places and answers that can be typed."""

import re
from itertools import product

import pytest

from knockbox.cli.dungeon.floor import draw_floor, shorten_name
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.screen import UNLIMITED_HEIGHT
from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import DungeonState
from tests.cli.dungeon.scenes import FOUR, at, careful_states, render, scene_of, set_up_table

BEAST = at("beast-1113-4", 0, 0)
HELD = [BEAST | {"mark": "frozen"}, at("black-knight", 1, 1, mark="beaten"), at("joker", 2, 0), at("joker", 0, 2)]
HANDS = {"hands": [["room-0131", "joker"], ["room-1202"]]}


def floor(game: Dungeon, state: DungeonState, vantage: int = 0, detail: Detail = Detail.SMALL) -> list[str]:
    return render(draw_floor(scene_of(game, state, vantage), 100, 40, detail)).splitlines()


def test_a_vertex_shows_the_corner_of_the_card_laid_later() -> None:
    game, state = set_up_table({"cards": [at("room-0023", 0, 0), at("room-0113", 1, 1)], **HANDS})
    assert floor(game, state) == [
        "        -1       0        1        2",
        " -1   -1,-1              1,-1",
        "             0────────0",
        "  0          │   2    │           2,0",
        "             2────────0════════1",
        "  1    -1,1           ║   5=   ║",
        "                      1════════3",
        "  2             0,2               2,2",
    ]


def test_a_creature_shows_name_danger_and_time() -> None:
    game, state = set_up_table({"cards": [BEAST, at("room-0113", 1, 1)], **HANDS})
    text = "\n".join(floor(game, state, detail=Detail.FULL))
    assert "│Beast 1113 │" in text
    assert "3√" in text
    game, state = set_up_table({"cards": [BEAST], **HANDS})
    text = "\n".join(floor(game, state))
    assert "║B1W 6!●4║" in text


@pytest.mark.parametrize(
    ("position", "sign"),
    [
        ({"cards": [BEAST]}, "6!●4"),
        ({"cards": [BEAST | {"mark": "frozen"}]}, "6*"),
        ({"cards": [BEAST], "poison": [1, 0]}, "5√"),
        ({"cards": [at("room-0113", 0, 0)]}, "5="),
        ({"cards": [at("joker", 0, 0)]}, "0"),
        ({"cards": HELD}, "Black 4√"),
    ],
)
def test_every_standing_has_a_sign_of_its_own(position: dict[str, object], sign: str) -> None:
    game, state = set_up_table(position | HANDS, FOUR)
    assert sign in "\n".join(floor(game, state))


def test_a_poisoned_corner_is_a_struck_zero() -> None:
    game, state = set_up_table({"cards": [BEAST], "poison": [1, 0], **HANDS}, FOUR)
    assert "1════════Ø" in "\n".join(floor(game, state))


def test_chests_are_drawn_when_they_are_hunted() -> None:
    cards = {"cards": [at("chest-1", 0, 0)], "hands": [["joker"], ["joker"]]}
    game, state = set_up_table(cards, {"chest_hunt": "true"})
    assert "5=▣" in "\n".join(floor(game, state))
    game, state = set_up_table(cards)
    assert "▣" not in "\n".join(floor(game, state))


def test_the_newest_card_has_double_edges() -> None:
    game, state = set_up_table({"cards": [at("room-0023", 0, 0), at("room-0113", 1, 1)], **HANDS})
    assert sum(line.count("║") for line in floor(game, state)) == 2


def test_a_free_cell_shows_its_answers_to_whoever_lays_and_its_place_to_others() -> None:
    game, state = set_up_table({"cards": [at("room-0023", 0, 0)], **HANDS})
    game.step(state, game.string_to_action("card room-0131"))
    mine, others = "\n".join(floor(game, state, 0)), "\n".join(floor(game, state, 1))
    assert [label in mine for label in ("1!/2", "3!/4!", "5/6!", "7/8")] == [True] * 4
    assert [place in others for place in ("-1,-1", "1,-1", "-1,1", "1,1")] == [True] * 4
    assert "/" not in others


def test_a_warning_before_all_answers_of_a_cell_stands_for_each() -> None:
    game, state = set_up_table({"cards": [at("room-0023", 0, 0)], **HANDS})
    game.step(state, game.string_to_action("card room-0131"))
    scene = scene_of(game, state, 0)
    scene.preview_signs = dict.fromkeys(scene.options, "!")
    assert scene.answers_at((-1, -1)) == ["1!/2!", "1!/2!", "!1/2", "1!"]


@pytest.mark.parametrize(
    ("signs", "expected"),
    [("!√", ["1!/2√", "2√"]), ("! ", ["1!/2", "2"]), (" !", ["1/2!", "1"]), ("√★", ["1√/2★", "2★"]), ("  ", ["1/2"])],
)
def test_without_room_for_all_answers_of_a_cell_the_better_one_stays(signs: str, expected: list[str]) -> None:
    game, state = set_up_table({"cards": [at("room-0023", 0, 0)], **HANDS})
    game.step(state, game.string_to_action("card room-0131"))
    scene = scene_of(game, state, 0)
    scene.preview_signs = dict(zip(scene.options, signs, strict=False))
    assert scene.answers_at((-1, -1))[: len(expected)] == expected


def test_a_dungeon_that_is_over_has_no_free_cells() -> None:
    game, state = set_up_table({"cards": [at("room-0023", 0, 0), at("room-0113", 1, 1)], **HANDS})
    while state.question is not None:
        game.step(state, state.question.options[0])
    text = "\n".join(floor(game, state))
    assert len(state.cells) > 3
    assert not re.search(r"-?\d,-?\d", text)


def test_an_empty_table_offers_the_middle() -> None:
    game, state = set_up_table({"cards": [], "burnt": ["beast-1113-4"], **HANDS}, FOUR)
    assert "0,0" in "\n".join(floor(game, state, PUBLIC))


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_the_floor_keeps_to_its_width_and_the_whole_map_shows_every_card(width: int) -> None:
    game = build({"timer": "off"}, 6)
    for number, state in enumerate(careful_states(game, 2)):
        if number % 9 == 0:
            scene = scene_of(game, state, PUBLIC)
            for detail, height in product(Detail, (8, 16, UNLIMITED_HEIGHT)):
                lines = render(draw_floor(scene, width, height, detail), 400).splitlines()
                assert max(len(line) for line in lines if "farther away" not in line) <= width
            assert width < 120 or "farther away" not in render(
                draw_floor(scene, width, UNLIMITED_HEIGHT, Detail.FULL), 400
            )


def test_a_name_is_cut_or_told_by_its_initials() -> None:
    assert shorten_name("Skeleton in a Hurry", 8) == "Skeleton"
    assert shorten_name("Laundry-Day Mummy", 3) == "LDM"
    assert shorten_name("Laundry-Day Mummy", 0) == ""
