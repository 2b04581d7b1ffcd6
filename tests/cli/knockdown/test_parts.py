"""The parts of the table: what they show, and that every sign has words or shapes beside its colour."""

import pytest

from knockbox.cli.knockdown.arena import draw_arena
from knockbox.cli.knockdown.cards import draw_hands, draw_row
from knockbox.cli.knockdown.roster import draw_roster
from knockbox.cli.knockdown.sheets import draw_sheets
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.question import draw_answers, draw_question
from knockbox.cli.table.scene import RenderedQuestion
from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.knockdown.choices import ATTACK, CALL_TEST, DISCARD
from knockbox.games.knockdown.game import build
from knockbox.games.knockdown.odds import dice_failure_chance as failing_by_dice
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import game_of, table
from knockbox.text.language import LANGUAGES
from knockbox.tower.odds import failure_chance
from tests.cli.knockdown.scenes import mid_match, render, rendered_question, scene_of, states


def hurt(state: KnockdownState) -> KnockdownState:
    state.light, state.heavy, state.victories = [3, 0], [2, 0], [1, 0]
    state.places = [2, 5]
    return state


def test_the_arena_shows_both_fighters_starts_and_dangerous_edges() -> None:
    game, state = mid_match()
    lines = render(draw_arena(scene_of(game, hurt(state), 0), 100, Detail.FULL)).splitlines()
    assert [number in lines[0] for number in (" 0! ", " 3 ", " 6! ")] == [True] * 3
    cells = lines[1].split("│")[1:-1]
    assert [cells[2].strip(), cells[5].strip()] == ["A Veroth", "B Driana"]
    assert lines[-1].count("danger") == 2
    assert lines[-1].count("start") == 2


def test_the_arena_shows_whose_token_lies_where() -> None:
    game, state = mid_match()
    hurt(state).tokens[0] = 4
    owner = "AB"[1]
    assert f"▲{owner} Trap" in render(draw_arena(scene_of(game, state, 0), 100, Detail.FULL))


@pytest.mark.parametrize("width", [30, 60, 80, 200])
def test_the_arena_keeps_to_its_width(width: int) -> None:
    game, state = mid_match()
    text = render(draw_arena(scene_of(game, hurt(state), 0), width, Detail.BRIEF), width)
    lengths = {len(line) for line in text.splitlines()}
    assert len(lengths) == 1
    assert lengths.pop() <= width


def test_wounds_are_cubes_of_two_shapes_and_numbers() -> None:
    game, state = mid_match()
    text = render(draw_sheets(scene_of(game, hurt(state), 0), 100, Detail.FULL))
    assert "★☆  ▫▫▫▪▪  3 light + 2 heavy = 5" in text
    assert "☆☆  unhurt" in text


def test_a_sheet_marks_what_can_be_paid_and_what_reaches() -> None:
    game, state = mid_match()
    cards = game.names.cards
    hurt(state).hands[0].cards[:] = [cards.index("high-jab"), cards.index("high-jab")]
    state.places = [4, 5]
    text = render(draw_sheets(scene_of(game, state, 0), 100, Detail.MIDDLE))
    assert "√»Fists of Fury  fist+fist · Strike · 1 · 2▫" in text
    assert "  Double Block" in text
    assert "√ Double Block" not in text


def test_sheets_stand_below_each_other_where_it_is_narrow() -> None:
    game, state = mid_match()
    text = render(draw_sheets(scene_of(game, state, 0), 60, Detail.MIDDLE), 60)
    assert not [line for line in text.splitlines() if "A Veroth" in line and "B Driana" in line]


def test_only_its_owner_sees_a_skill_that_lies_face_down() -> None:
    game, state = mid_match()
    name = game.names.skills[state.face_down[0]]
    title = scene_of(game, state, 0).wording.say(f"skill-{name}")
    assert f"□ {title} (face down)" in render(draw_sheets(scene_of(game, state, 0), 100, Detail.FULL))
    for vantage in (1, PUBLIC):
        text = render(draw_sheets(scene_of(game, state, vantage), 100, Detail.FULL))
        assert title not in text
        assert "□ one skill face down" in text


def test_a_row_card_shows_symbol_type_range_wounds_and_whether_it_reaches() -> None:
    game, state = mid_match()
    state.row[:] = [game.names.cards.index("haymaker"), game.names.cards.index("throwing-knife")]
    text = render(draw_row(scene_of(game, hurt(state), 0), 100, Detail.FULL))
    assert "  Haymaker        fist · Strike · 1 · 1▫ 2▪ · K.O.  Discard 1 card." in text
    assert "» Throwing Knife  dash · Strike · projectile · 1▫" in text


def test_a_range_is_drawn_with_the_dash_of_the_language() -> None:
    game, state = mid_match()
    state.row[:] = [game.names.cards.index("high-jab")]
    assert "pięść · Uderzenie · 1–2 · 2▫" in render(draw_row(scene_of(game, state, 0, "pl"), 100, Detail.FULL))  # noqa: RUF001


def test_hands_show_what_the_vantage_knows_and_backs_for_the_rest() -> None:
    game, state = mid_match()
    cards = game.names.cards
    state.hands[1].cards[:] = [cards.index("feint"), cards.index("haymaker")]
    state.hands[1].seen[:] = [cards.index("feint")]
    text = render(draw_hands(scene_of(game, state, 0), 100, Detail.FULL))
    assert "B 2/6 Feint (block), ▒ 1 not seen" in text
    assert "Haymaker" in render(draw_hands(scene_of(game, state, 1), 100, Detail.FULL))


def test_with_closed_memory_the_other_hand_is_only_a_count() -> None:
    game = build({"fighters": "veroth,driana", "memory": "closed"})
    state = next(state for state in states(game, 3) if len(state.hands[1].cards) >= 2)
    count = len(state.hands[1].cards)
    text = render(draw_hands(scene_of(game, state, 0), 100, Detail.FULL))
    assert f"B {count}/6 {'▒' * count} {count} not seen" in text


def test_many_answers_stand_in_columns_numbered_downwards() -> None:
    asked = RenderedQuestion(
        Decision(0, 0, list(range(8))), "", [f"answer {letter}" for letter in "abcdefgh"], [""] * 8
    )
    first = render(draw_answers(asked, 80)).splitlines()[0]
    assert [word for word in first.split() if word.isdecimal()] == ["1", "5"]


def test_the_one_who_is_asked_is_named() -> None:
    game, state = mid_match()
    scene, asked = scene_of(game, state, 0), rendered_question(game, state)
    assert state.question is not None
    speaker = scene.cast.subject(state.question.seat)
    assert render(draw_question(scene, asked, 80, Detail.FULL)).startswith(f"{speaker}: {asked.question}")


def test_only_an_attack_that_reaches_the_opponent_is_marked() -> None:
    game, state = mid_match()
    state.places = [1, 5]
    options = [action(ATTACK, game.names.cards.index(id)) for id in ("throwing-knife", "haymaker")]
    asked = RenderedQuestion(Decision(0, 0, options), "", ["Throwing Knife", "Haymaker"], ["", ""])
    text = render(draw_question(scene_of(game, state, 0), asked, 80, Detail.FULL))
    lines = [line.rstrip() for line in text.splitlines()]
    assert lines[1:3] == [" 1» Throwing Knife", " 2  Haymaker"]


def test_a_knockdown_test_says_what_it_risks() -> None:
    game = build({"fighters": "veroth,driana"})
    state = next(state for state in states(game, 3) if state.question and state.question.prompt == CALL_TEST)
    assert rendered_question(game, state).details[1].endswith("they lose half of their light wounds.")


def test_the_referee_is_asked_without_a_name() -> None:
    game, state = mid_match()
    asked = RenderedQuestion(Decision(PUBLIC, 0, [action(DISCARD)]), "Did it stand?", ["Yes"], [""])
    assert render(draw_question(scene_of(game, state, 0), asked, 80, Detail.FULL)).startswith("Did it stand?")


def test_the_roster_shows_every_fighter_with_special_attacks_and_texts() -> None:
    game = build({})
    state = next(states(game, 1))
    text = render(draw_roster(scene_of(game, state, 0), 120, Detail.FULL), 120)
    for fighter in game.card_pool.fighters:
        assert scene_of(game, state, 0).wording.say(f"fighter-{fighter}") in text
    assert "Phase Cut" in text
    assert "Blink up to 3 spaces." in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("test", "wounds"), [("dice", 11), ("tower", 9), ("tower", 13)])
def test_whoever_may_call_a_test_is_told_its_odds(test: str, wounds: int, language: str) -> None:
    state = table(options={"ko_test": test}, question="call_test", light=[0, wounds])
    chance = failing_by_dice(wounds) if test == "dice" else failure_chance(wounds)
    passing, calling = rendered_question(game_of(state), state, language).details
    assert passing == ""
    assert f"{round(100 * chance)}" in calling
