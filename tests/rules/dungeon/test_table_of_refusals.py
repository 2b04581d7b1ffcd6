"""The table of refusals, walked row by row: at every question, of all that can be tried, the first row that fits."""

from typing import Final

import pytest

from knockbox.games.dungeon.choices import PROMPTS
from knockbox.games.dungeon.notation import VERB_WORDS
from knockbox.games.dungeon.state import DungeonState
from knockbox.records.snapshot import MatchSnapshot
from knockbox.testing.dungeon_table import current_question, dungeon, game_of, say, take_side_action
from knockbox.text.contents import known_ids
from tests.rules.refusals import OPEN, Scene, cited, load, verb_in

REFUSALS: Final = load("dungeon")
CASES: Final = [
    (name, tried, row) for name, scene in REFUSALS.scenes.items() for tried, row in REFUSALS.tries_of(scene).items()
]


def laid_out(scene: Scene) -> DungeonState:
    state = say(dungeon(options=scene.options, **scene.position), *scene.said)
    for seat, notation in scene.offered:
        take_side_action(state, seat, notation)
    return say(state, *scene.said_after)


def moment_of(scene: Scene) -> tuple[MatchSnapshot, int]:
    """The table of a scene, and the seat that tries."""
    state = laid_out(scene)
    return MatchSnapshot(game_of(state), state, {}), current_question(state)[0] if scene.seat is None else scene.seat


@pytest.mark.parametrize(("name", "notation", "row"), CASES, ids=[f"{name}: {tried}" for name, tried, _ in CASES])
def test_the_first_row_that_fits_is_cited_first(name: str, notation: str, row: str) -> None:
    moment, seat = moment_of(REFUSALS.scenes[name])
    expected = [] if row == OPEN else [REFUSALS.rule_of(row)]
    assert cited(moment, seat, notation)[:1] == expected


# The data itself


def test_every_question_has_a_scene_and_every_scene_asks_its_question() -> None:
    assert {scene.prompt for scene in REFUSALS.scenes.values()} == {*PROMPTS, ""}
    for name, scene in REFUSALS.scenes.items():
        state = laid_out(scene)
        assert (current_question(state)[1] if state.question is not None else "") == scene.prompt, name


def test_every_row_of_the_table_is_cited_first_somewhere() -> None:
    assert {row for _, _, row in CASES} >= set(REFUSALS.rows)


def test_every_try_names_a_row_or_a_known_rule() -> None:
    assert {row for _, _, row in CASES} <= {*REFUSALS.rows, *known_ids("dungeon"), OPEN}
    assert {row.rule for row in REFUSALS.rows.values()} <= known_ids("dungeon")


@pytest.mark.parametrize("name", [name for name, scene in REFUSALS.scenes.items() if not scene.only])
def test_every_kind_of_choice_is_tried_at_every_question(name: str) -> None:
    moment, _ = moment_of(REFUSALS.scenes[name])
    tried = {verb_in(moment.game, notation) for notation in REFUSALS.tries_of(REFUSALS.scenes[name])}
    assert [word for verb, word in VERB_WORDS.items() if verb not in tried] == []
