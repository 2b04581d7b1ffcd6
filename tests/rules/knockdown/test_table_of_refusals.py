"""The table of refusals, walked row by row: at every question, of all that can be tried, the first row that fits."""

from pathlib import Path
from typing import Final

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import OptionError, PositionError
from knockbox.games.knockdown.choices import PROMPTS, RESIGN, TIME_OUT
from knockbox.games.knockdown.notation import VERB_WORDS
from knockbox.games.knockdown.state import KnockdownState
from knockbox.records.snapshot import MatchSnapshot
from knockbox.testing.knockdown_table import current_question, game, game_of, match, say, table, take_side_action
from knockbox.text.contents import known_ids
from tests.rules.knockdown.reason_checks import PROVING_GROUND, box_with_two_reactions
from tests.rules.refusals import OPEN, Scene, SetUp, cited, load, unlisted, verb_in

REFUSALS: Final = load("knockdown")
CASES: Final = [
    (name, tried, row) for name, scene in REFUSALS.scenes.items() for tried, row in REFUSALS.tries_of(scene).items()
]
BESIDE: Final = (RESIGN, TIME_OUT)


Boxes = dict[str, Path]


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> Boxes:
    """Boxes of the tests, by the name that a scene gives them."""
    return {"proving-ground": PROVING_GROUND, "two-answers": box_with_two_reactions(tmp_path_factory.mktemp("box"))}


def laid_out(scene: Scene, boxes: Boxes) -> KnockdownState:
    box = boxes.get(scene.pack, scene.pack or "siege-storm")
    if scene.match is not None:
        state = match(pack=box, options=scene.options, seed=scene.match)
    else:
        state = table(pack=box, options=scene.options, **scene.position)
    say(state, *scene.said)
    for seat, notation in scene.offered:
        take_side_action(state, seat, notation)
    return state


def moment_of(scene: Scene, boxes: Boxes) -> tuple[MatchSnapshot, int]:
    """The table of a scene, and the seat that tries."""
    state = laid_out(scene, boxes)
    return MatchSnapshot(game_of(state), state, {}), 0 if state.question is None else current_question(state)[0]


@pytest.mark.parametrize(("name", "notation", "row"), CASES, ids=[f"{name}: {tried}" for name, tried, _ in CASES])
def test_the_first_row_that_fits_is_cited_first(boxes: Boxes, name: str, notation: str, row: str) -> None:
    moment, seat = moment_of(REFUSALS.scenes[name], boxes)
    expected = [] if row == OPEN else [REFUSALS.rule_of(row)]
    assert cited(moment, seat, notation)[:1] == expected


@pytest.mark.parametrize("name", REFUSALS.scenes)
def test_whatever_else_is_tried_is_not_the_answer_to_the_question(boxes: Boxes, name: str) -> None:
    scene = REFUSALS.scenes[name]
    moment, seat = moment_of(scene, boxes)
    for notation in unlisted(moment.game, VERB_WORDS, scene, REFUSALS.tries_of(scene)):
        assert cited(moment, seat, notation)[:1] in ([], ["KD-TURN-1"]), notation


@pytest.mark.rule("KD-TURN-1")
@pytest.mark.parametrize("name", [name for name, scene in REFUSALS.scenes.items() if scene.prompt])
def test_a_seat_that_is_not_asked_has_no_turn_whatever_it_tries(boxes: Boxes, name: str) -> None:
    scene = REFUSALS.scenes[name]
    moment, _ = moment_of(scene, boxes)
    waiting = {question.seat for question in moment.questions()}
    for seat in {PUBLIC, 0, 1} - waiting:
        for notation in REFUSALS.tries_of(scene):
            if verb_in(moment.game, notation) not in BESIDE:
                assert cited(moment, seat, notation) == ["KD-TURN-1"], f"{seat}: {notation}"


@pytest.mark.parametrize("case", REFUSALS.set_up, ids=lambda case: case.row)
def test_what_cannot_be_set_up_is_refused_by_its_row(case: SetUp) -> None:
    rule = REFUSALS.rule_of(case.row)
    with pytest.raises((OptionError, PositionError), match=rf"\({rule}\)"):
        game(case.packs, case.options) if not case.position else table(pack=case.packs, **case.position)


# The data itself


def test_every_question_has_a_scene_and_every_scene_asks_its_question(boxes: Boxes) -> None:
    assert {scene.prompt for scene in REFUSALS.scenes.values()} == {*PROMPTS, ""}
    for name, scene in REFUSALS.scenes.items():
        state = laid_out(scene, boxes)
        assert (current_question(state)[1] if state.question is not None else "") == scene.prompt, name


def test_every_row_of_the_table_is_cited_first_somewhere_or_can_only_follow(boxes: Boxes) -> None:
    first = {row for _, _, row in CASES} | {case.row for case in REFUSALS.set_up}
    assert set(REFUSALS.rows) - first == set(REFUSALS.shadowed)
    for row in REFUSALS.shadowed:
        rule = REFUSALS.rows[row].rule
        assert any(rule in cited(*moment_of(REFUSALS.scenes[name], boxes), tried)[1:] for name, tried, _ in CASES), row


def test_every_try_names_a_row_or_a_known_rule() -> None:
    known = {*REFUSALS.rows, *known_ids("knockdown"), OPEN}
    assert {row for _, _, row in CASES} <= known
    assert {row.rule for row in REFUSALS.rows.values()} <= known_ids("knockdown")


def test_every_kind_of_choice_is_tried_somewhere() -> None:
    siege = game()
    assert {verb_in(siege, tried) for name, tried, _ in CASES if not REFUSALS.scenes[name].pack} == set(VERB_WORDS)
