"""Texts of the answers to a question of the dungeon, and their short forms."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from knockbox.cli.dungeon.glyphs import CHEST, TIME, TURNED
from knockbox.cli.dungeon.hands import corner_text
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.presenter import ChoiceGroup
from knockbox.cli.table.scene import RenderedQuestion
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.games.dungeon.choices import (
    CARD,
    CHOOSE_CARD,
    CHOOSE_CELL,
    LAY,
    POINT_CARD,
    POINT_CELL,
    SPARE,
    UPRIGHT,
    cell_of,
    lay_choice,
    turn_of,
)
from knockbox.games.dungeon.choices import TURNED as UPSIDE_DOWN
from knockbox.games.dungeon.lattice import cell_at, coordinates
from knockbox.games.dungeon.notation import MAX_COORDINATE
from knockbox.games.dungeon.schema import Creature

GROUPED_VERBS: Final = {SPARE: "corner", POINT_CARD: "card", POINT_CELL: "cell"}
MAX_UNGROUPED: Final = 3
CELL_PATTERN: Final = re.compile(r"\(?(-?\d{1,2}) ?[, ] ?(-?\d{1,2})\)?( ?t(?:urned)?)?", re.IGNORECASE)
CORNERS_PATTERN: Final = re.compile(r"([0-4])\W?([0-4])\W{0,3}([0-4])\W?([0-4])")


def render_question(scene: DungeonScene, question: Decision) -> RenderedQuestion:
    """Return the question with its answers in the order of its options."""
    prompt = question.prompt
    own = scene.view.own
    question_text = scene.wording.question_text(prompt)
    if own is not None and own.chosen is not None:
        question_text = f"{question_text} ({scene.wording.name(own.chosen.card)})"
    answers = [scene.wording.option_text(choice, prompt, scene.table, scene.players) for choice in question.options]
    shorts = [short_answer(scene, choice, prompt) for choice in question.options]
    is_laying = prompt == CHOOSE_CELL
    texts = shorts if is_laying else answers
    details = [""] * len(answers)
    return RenderedQuestion(question, question_text, texts, details, shorts, is_laying, is_shown=prompt == CHOOSE_CARD)


def short_answer(scene: DungeonScene, choice: int, prompt: int) -> str:
    """Return the shortest text of an answer that is clear below its question."""
    verb = verb_of(choice)
    thing = thing_of(choice)
    if verb == LAY:
        x, y = coordinates(cell_of(thing))
        return f"{x},{y}{'' if turn_of(thing) == UPRIGHT else f' {TURNED}'}"
    if verb == CARD:
        card = scene.game.names.cards[thing]
        return " ".join([corner_text(scene, card), *distinguishing_facts(scene, card)])
    return scene.wording.option_text(choice, prompt, scene.table, scene.players)


def distinguishing_facts(scene: DungeonScene, card: str) -> Iterator[str]:
    """Yield what else distinguishes a card: its time, and its chests in a chest hunt."""
    printed = scene.wording.printed_card(card)
    if isinstance(printed, Creature):
        yield f"{TIME}{printed.time}"
    if scene.has_chests and printed.chests:
        yield CHEST * printed.chests


def group_choices(scene: DungeonScene, choices: Sequence[int]) -> Iterator[ChoiceGroup]:
    """Yield groups of talk about corners, cards and cells that are too many to list."""
    for verb, word in GROUPED_VERBS.items():
        places = {
            number: "{},{}".format(*coordinates(thing_of(choice)))
            for number, choice in enumerate(choices, start=1)
            if verb_of(choice) == verb
        }
        if len(places) > MAX_UNGROUPED:
            yield ChoiceGroup(scene.format_message(f"any-{word}"), places)


def parse_short_form(scene: DungeonScene, line: str, question: Decision) -> int | None:
    """Parse `1,-1 t` as laying a card there turned, even too early, and `0113` as the hand card with these corners."""
    found = CORNERS_PATTERN.fullmatch(line)
    if found is None or question.prompt == CHOOSE_CELL:
        return parse_cell(line)
    return find_card(scene, [int(corner) for corner in found.groups()], question)


def parse_cell(line: str) -> int | None:
    found = CELL_PATTERN.fullmatch(line)
    if found is None or max(abs(int(found[1])), abs(int(found[2]))) > MAX_COORDINATE:
        return None
    return lay_choice(cell_at(int(found[1]), int(found[2])), UPSIDE_DOWN if found[3] else UPRIGHT)


def find_card(scene: DungeonScene, corners: list[int], question: Decision) -> int | None:
    """Return the choice of the first legal card with these corners, either way round."""
    for choice in question.options:
        if verb_of(choice) == CARD:
            printed = scene.wording.printed_card(scene.game.names.cards[thing_of(choice)])
            if list(printed.corners) in (corners, corners[::-1]):
                return choice
    return None
