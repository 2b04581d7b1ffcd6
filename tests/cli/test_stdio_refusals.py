"""The tables of refusals over `knockbox stdio`: what `choose` refuses cites the same row first."""

import json
import subprocess
import sys
from typing import Any, Final

import pytest

from knockbox.testing.dungeon_table import PROVING_DUNGEON, parse_laid_card
from tests.cli.stdio_client import StdioClient
from tests.rules.refusals import OPEN, Refusals, Scene, load

KNOCKDOWN: Final = load("knockdown")
DUNGEON: Final = load("dungeon")
TEST_BOXES: Final = ("proving-ground", "two-answers")
DUELS: Final = [name for name, scene in KNOCKDOWN.scenes.items() if scene.position and scene.pack not in TEST_BOXES]
DELVES: Final = [name for name, scene in DUNGEON.scenes.items() if not scene.offered and "drawn" not in scene.position]


def duel(scene: Scene) -> dict[str, Any]:
    position = {"skills": [[], []], **scene.position, "rng": {"seed": 0}}
    packs = [scene.pack or "siege-storm"]
    return {"do": "new", "game": "knockdown", "packs": packs, "options": scene.options, "position": position}


def delve(scene: Scene) -> dict[str, Any]:
    position = {**scene.position, "cards": [parse_laid_card(words) for words in scene.position["laid"]]}
    del position["laid"]
    seats = len(position["hands"])
    new = {"do": "new", "game": "dungeon", "packs": [PROVING_DUNGEON], "options": scene.options, "seats": seats}
    return {**new, "position": position}


def at_scene(new: dict[str, Any], scene: Scene) -> tuple[StdioClient, int | str]:
    """A table over stdio at the question of a scene, and the seat that tries."""
    talk = StdioClient()
    talk.ok(**new)
    for notation in scene.said:
        talk.ok(do="choose", seat=talk.ok(do="question")["seat"], choice=notation)
    for seat, notation in scene.offered:
        talk.ok(do="choose", seat=seat, choice=notation)
    asked = talk.ok(do="question").get("seat", 0)
    return talk, asked if scene.seat is None else seat_word(scene.seat)


def seat_word(seat: int) -> int | str:
    return "public" if seat < 0 else seat


def check(refusals: Refusals, scene: Scene, talk: StdioClient, seat: int | str) -> None:
    for notation, row in refusals.tries_of(scene).items():
        if row != OPEN:
            answer = talk.send(do="choose", seat=seat, choice=notation)
            assert answer["error"] == "illegal-choice", notation
            assert answer["reasons"][0]["rule"] == refusals.rule_of(row), notation


@pytest.mark.parametrize("name", DUELS)
def test_a_duel_refuses_by_the_first_row_that_fits(name: str) -> None:
    scene = KNOCKDOWN.scenes[name]
    check(KNOCKDOWN, scene, *at_scene(duel(scene), scene))


@pytest.mark.parametrize("name", DELVES)
def test_a_dungeon_refuses_by_the_first_row_that_fits(name: str) -> None:
    scene = DUNGEON.scenes[name]
    check(DUNGEON, scene, *at_scene(delve(scene), scene))


def test_the_program_itself_refuses_by_the_first_row_that_fits() -> None:
    scene = KNOCKDOWN.scenes["action"]
    tried = {notation: row for notation, row in scene.tries.items() if row != OPEN}
    lines = [duel(scene), *({"do": "choose", "seat": 0, "choice": notation} for notation in tried)]
    sent = "\n".join(json.dumps(line) for line in lines).encode()
    done = subprocess.run([sys.executable, "-m", "knockbox", "stdio"], input=sent, capture_output=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()][1:]
    cited = [answer["reasons"][0]["rule"] for answer in answers]
    assert dict(zip(tried, cited, strict=True)) == {notation: KNOCKDOWN.rule_of(row) for notation, row in tried.items()}
