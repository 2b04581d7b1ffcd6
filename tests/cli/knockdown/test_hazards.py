"""What arenas and boxes add to the table: corridors, candles, tokens on sheets, many fighters."""

import pytest

from knockbox.cli.knockdown.arena import draw_arena
from knockbox.cli.knockdown.cards import draw_hands, draw_row
from knockbox.cli.knockdown.picture import status
from knockbox.cli.knockdown.roster import draw_roster
from knockbox.cli.knockdown.sheets import draw_sheets
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.question import draw_question
from knockbox.cli.table.scene import RenderedQuestion
from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.knockdown.choices import ATTACK, HOP, ORDER, TAKE_ACTION
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.state import ON_SHEET, KnockdownState
from knockbox.games.knockdown.tokens import token_kind, token_seat
from tests.cli.knockdown.scenes import mid_match, render, rendered_question, scene_of, states

NEMESIS = ("imke,oolith", "nemesis")
GRAIL = ("mgielec,lost-knight", "tainted-grail")
ALL = ("nemesis", "siege-storm", "tainted-grail")


def put(game: Knockdown, state: KnockdownState, token: str, place: int, seat: int = 0) -> None:
    """Lay one token of a seat, which must be in the supply, on a space or a sheet."""
    for index, lies in enumerate(state.tokens):
        is_wanted = game.names.tokens[token_kind(state, index)] == token and token_seat(state, index) == seat
        if is_wanted and lies < 0:
            state.tokens[index] = place
            return
    raise AssertionError(f"no {token} in the supply")


def bare(state: KnockdownState) -> KnockdownState:
    state.tokens[:] = [-1] * len(state.tokens)
    return state


def arena(game: Knockdown, state: KnockdownState, width: int = 110, detail: Detail = Detail.FULL) -> list[str]:
    return render(draw_arena(scene_of(game, state, 0), width, detail), width).splitlines()


def test_the_arena_shows_entrances_with_the_wound_they_cost() -> None:
    game, state = mid_match(*NEMESIS)
    lines = arena(game, state)
    assert [sign in lines[0] for sign in (" 0∩▪ ", " 1 ", " 3∩▫ ", " 6∩▪ ")] == [True] * 4
    assert lines[-1].count("corridor") == 3
    assert " 0∩▪ " in arena(game, state, 80, Detail.BRIEF)[0]
    assert "0∩▪" in arena(game, state, 30, Detail.BRIEF)[0]


def test_candles_and_the_dark_behind_them_have_signs_and_words() -> None:
    game, state = mid_match(*GRAIL)
    bare(state).candle, state.places = 1, [0, 4]
    lines = arena(game, state)
    assert [sign in lines[0] for sign in (" 0░ ", " 1♦ ", " 2 ", " 7♦ ", " 8░ ")] == [True] * 5
    cells = lines[1].split("│")[1:-1]
    assert ["░" in cell for cell in cells] == [True, True, *[False] * 5, True, True]
    assert "A Mgielec" in cells[0]
    assert (lines[-1].count("candle"), lines[-1].count("dark")) == (2, 2)


def test_before_the_first_candle_nothing_is_dark() -> None:
    game, state = mid_match(*GRAIL)
    state.candle = -1
    assert not [line for line in arena(game, state) if "░" in line or "♦" in line]


def test_candles_that_meet_leave_no_light() -> None:
    game, state = mid_match(*GRAIL)
    state.candle = 4
    head = arena(game, state)[0]
    assert head.count("♦") == 1
    assert head.count("░") == 8


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("detail", [Detail.FULL, Detail.BRIEF])
def test_nine_spaces_keep_to_their_width(width: int, detail: Detail) -> None:
    game, state = mid_match(*GRAIL)
    bare(state).candle = 2
    put(game, state, "fog", 3)
    lengths = {len(line) for line in arena(game, state, width, detail)}
    assert len(lengths) == 1
    assert lengths.pop() <= width


def test_a_word_that_does_not_fit_is_left_out() -> None:
    game, state = mid_match(*NEMESIS)
    assert "corr" not in arena(game, state, 50)[-1]
    assert arena(game, state, 50)[-1].count("start") == 2


def test_a_long_name_stands_below_its_letter_or_on_the_sheet_only() -> None:
    game, state = mid_match(*GRAIL)
    bare(state).places = [2, 6]
    rows = [line.split("│")[1:-1] for line in arena(game, state, 80)[1:-1]]
    assert [row[6].strip() for row in rows] == ["B", "The", "Lost", "Knight"]
    (row,) = [line.split("│")[1:-1] for line in arena(game, state, 80, Detail.BRIEF)[1:]]
    assert [row[2].strip(), row[6].strip()] == ["A", "B"]


def test_equal_tokens_on_one_space_are_counted() -> None:
    game, state = mid_match(*NEMESIS)
    bare(state).places = [1, 5]
    put(game, state, "egg", 3, 1)
    put(game, state, "egg", 3, 1)
    assert "▲B Egg×2" in arena(game, state)[1]  # noqa: RUF001  (equal things are told with a multiplication sign)


@pytest.mark.parametrize("detail", [Detail.FULL, Detail.MIDDLE, Detail.SMALL, Detail.BRIEF])
def test_a_token_on_a_sheet_is_shown_there_with_its_owner(detail: Detail) -> None:
    game, state = mid_match(*GRAIL)
    put(game, bare(state), "curse", ON_SHEET + 1)
    scene = scene_of(game, state, 0)
    text = render(draw_sheets(scene, 60, detail), 60)
    assert "▲A Curse" in text[text.index("B The Lost Knight") :]
    assert "▲A Curse" not in text[: text.index("B The Lost Knight")]
    assert "Curse" not in render(draw_arena(scene, 110, detail), 110)


def test_the_status_counts_the_candles_in_the_deck() -> None:
    game, state = mid_match(*GRAIL)
    state.candles_left, state.turn = 2, 3
    deck = len(state.deck)
    scene = scene_of(game, state, 0)
    assert status(scene, 120).plain.endswith(f"deck {deck} (with 2 candles)")
    state.candles_left = 1
    assert "(with 1 candle)" in status(scene_of(game, state, 0), 120).plain
    state.candles_left = 0
    assert status(scene_of(game, state, 0), 120).plain.endswith(f"deck {deck}")


def test_a_narrow_status_says_the_same_in_short() -> None:
    game, state = mid_match(*GRAIL)
    state.candles_left, state.turn, state.active = 2, 33, 1
    line = status(scene_of(game, state, 0, "es"), 80).plain
    assert len(line) <= 80
    assert "(♦2)" in line
    assert "El Caballero Perdido (" in line


def shot(game: Knockdown, state: KnockdownState, seat: int, id: str = "bone-dart") -> str:
    """The line of a row card as the row and the question show it to a seat."""
    state.row[:] = [game.names.cards.index(id)]
    asked = RenderedQuestion(Decision(seat, 0, [action(ATTACK, state.row[0])]), "", ["Shoot"], [""])
    scene = scene_of(game, state, seat)
    row = render(draw_row(scene, 100, Detail.BRIEF))[0]
    return row + render(draw_question(scene, asked, 80, Detail.FULL)).splitlines()[1][2]


def test_fog_on_the_way_takes_the_mark_from_projectiles_only() -> None:
    game, state = mid_match(*GRAIL)
    bare(state).places = [2, 6]
    assert shot(game, state, 0) == "»»"
    put(game, state, "fog", 4)
    assert shot(game, state, 0) == shot(game, state, 1) == "  "
    assert shot(game, state, 0, "relit-wick") == "»»"


def test_fog_under_the_shooter_hides_the_shooter_only() -> None:
    game, state = mid_match(*GRAIL)
    bare(state).places = [2, 6]
    put(game, state, "fog", 2)
    assert [shot(game, state, seat) for seat in (0, 1)] == ["»»", "  "]


@pytest.mark.parametrize(("through", "distance", "mark"), [("false", 6, " "), ("true", 1, "»")])
def test_distance_and_marks_follow_the_option_for_corridors(through: str, distance: int, mark: str) -> None:
    game, state = mid_match(*NEMESIS, range_through_corridors=through)
    state.places = [0, 6]
    scene = scene_of(game, state, 0)
    state.row[:] = [next(number for number, attack in enumerate(game.rules.attacks) if attack.high == 1)]
    assert f"distance {distance}" in status(scene, 120).plain
    assert render(draw_row(scene_of(game, state, 0), 100, Detail.BRIEF))[0] == mark


def test_the_row_is_marked_for_whoever_acts_where_everybody_looks() -> None:
    game, state = mid_match(*GRAIL)
    bare(state).places = [2, 6]
    put(game, state, "fog", 2)
    state.row[:] = [game.names.cards.index("bone-dart")]
    for active, mark in ((0, "»"), (1, " ")):
        state.active = active
        assert render(draw_row(scene_of(game, state, PUBLIC), 100, Detail.BRIEF))[0] == mark


def test_an_answer_that_takes_a_corridor_tells_the_wound() -> None:
    game, state = mid_match(*NEMESIS)
    bare(state).places, state.active = [0, 2], 0
    put(game, state, "hatch", 5)
    put(game, state, "hatch", 6)
    state.question = Decision(0, TAKE_ACTION, [action(HOP, space) for space in (3, 5, 6)])
    assert rendered_question(game, state).answers == [
        "Take the corridor to space 3 (1▫)",
        "Take the corridor to space 5",
        "Take the corridor to space 6",
    ]


def test_a_token_among_skills_that_wait_is_explained_too() -> None:
    game, state = mid_match(*NEMESIS)
    hatch = len(game.names.skills) + game.names.tokens.index("hatch")
    state.question = Decision(0, TAKE_ACTION, [action(ORDER, 0), action(ORDER, hatch)])
    skill, token = rendered_question(game, state).details
    assert "initiative" in skill
    assert token.startswith("After you have passed through a corridor")


def test_the_roster_of_several_boxes_stands_box_by_box() -> None:
    game = build({}, *ALL)
    scene = scene_of(game, next(states(game, 1)), 0)
    lines = render(draw_roster(scene, 120, Detail.MIDDLE), 120).splitlines()
    titles = [line.split(" ─")[0] for line in lines if "╭" not in line and "╰" not in line and "│" not in line]
    assert titles == ["Nemesis", "Siege Storm", "Tainted Grail"]
    names = [scene.wording.say(f"fighter-{id}") for id in game.card_pool.fighters]
    assert [name for name in names if name not in "\n".join(lines)] == []
    assert len(lines) <= 21


def test_where_there_is_no_room_for_a_roster_the_answers_name_class_and_box() -> None:
    game = build({}, *ALL)
    state = next(states(game, 1))
    asked = rendered_question(game, state)
    assert asked.details[0] == "Duct Rat · Nemesis"
    assert len(asked.details) == 9
    small = render(draw_roster(scene_of(game, state, 0), 80, Detail.SMALL))
    assert "“c NAME” shows" in small
    one = build({})
    assert rendered_question(one, next(states(one, 1))).details[0].startswith("Berserker: Fists of Fury")


def test_arena_and_skills_are_named_when_boxes_are_mixed() -> None:
    game = build({"arena": "nemesis", "skills": "siege-storm"}, *ALL)
    line = status(scene_of(game, next(states(game, 1)), 0), 100).plain
    assert line == "KNOCKDOWN · arena: The Silent Deck · skills: Siege Storm"
    one = build({}, "nemesis")
    assert status(scene_of(one, next(states(one, 1)), 0), 100).plain == "KNOCKDOWN"


def test_a_hand_too_long_for_a_line_is_told_in_symbols() -> None:
    game, state = mid_match(*GRAIL)
    ids = ["rusted-gauntlet", "rusted-gauntlet", "oathbreaker", "bone-dart", "relit-wick", "mailed-fist"]
    state.hands[0].cards[:] = sorted(game.names.cards.index(id) for id in ids)
    text = render(draw_hands(scene_of(game, state, 0), 80, Detail.BRIEF), 80).splitlines()[0]
    assert "fist ×3" in text  # noqa: RUF001  (equal things are told with a multiplication sign)
    assert "fist+block" in text
    assert "Oathbreaker" in render(draw_hands(scene_of(game, state, 0), 80, Detail.SMALL), 80)


def test_long_answers_flow_where_lines_are_dear_and_none_is_broken() -> None:
    game, state = mid_match()
    answers = [f"answer {number} " + "x" * (50 if number == 6 else 12) for number in range(1, 8)]
    asked = RenderedQuestion(Decision(0, 0, list(range(7))), "", answers, [""] * 7)
    lines = render(draw_question(scene_of(game, state, 0), asked, 80, Detail.BRIEF), 80).splitlines()[1:]
    assert len(lines) < 7
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert [answer for answer in answers if not [line for line in lines if answer in line]] == []
    assert len(render(draw_question(scene_of(game, state, 0), asked, 80, Detail.SMALL), 80).splitlines()) == 8
