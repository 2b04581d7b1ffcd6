"""The answers to a question of the dungeon in words, and the short forms in which they may be typed."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from knockbox.cli.dungeon.glyphs import CHEST, TIME, TURNED
from knockbox.cli.dungeon.hands import corner_words
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.scene import Asked
from knockbox.cli.table.stage import Family
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
from knockbox.games.dungeon.lattice import cell_at, place
from knockbox.games.dungeon.notation import FARTHEST
from knockbox.games.dungeon.schema import Creature

GATHERED: Final = {SPARE: "corner", POINT_CARD: "card", POINT_CELL: "cell"}
A_FEW: Final = 3
PLACE: Final = re.compile(r"\(?(-?\d{1,2}) ?[, ] ?(-?\d{1,2})\)?( ?t(?:urned)?)?", re.IGNORECASE)
CORNERS: Final = re.compile(r"([0-4])\W?([0-4])\W{0,3}([0-4])\W?([0-4])")


def put_into_words(scene: DungeonScene, question: Decision) -> Asked:
    """The question with its answers in the order of its options."""
    prompt, own = question.prompt, scene.view.own
    words = scene.wording.question_text(prompt)
    if own is not None and own.chosen is not None:
        words = f"{words} ({scene.wording.name(own.chosen.card)})"
    answers = [scene.wording.option_text(choice, prompt, scene.table, scene.players) for choice in question.options]
    shorts = [short(scene, choice, prompt) for choice in question.options]
    is_laying = prompt == CHOOSE_CELL
    spoken, details = shorts if is_laying else answers, [""] * len(answers)
    return Asked(question, words, spoken, details, shorts, is_laying, is_shown=prompt == CHOOSE_CARD)


def short(scene: DungeonScene, choice: int, prompt: int) -> str:
    """An answer as short as it can be understood below its question."""
    verb, thing = verb_of(choice), thing_of(choice)
    if verb == LAY:
        x, y = place(cell_of(thing))
        return f"{x},{y}{'' if turn_of(thing) == UPRIGHT else f' {TURNED}'}"
    if verb == CARD:
        card = scene.game.names.cards[thing]
        return " ".join([corner_words(scene, card), *extras(scene, card)])
    return scene.wording.option_text(choice, prompt, scene.table, scene.players)


def extras(scene: DungeonScene, card: str) -> Iterator[str]:
    """What else tells a card from others: its time, and its chests where they are hunted."""
    printed = scene.wording.printed(card)
    if isinstance(printed, Creature):
        yield f"{TIME}{printed.time}"
    if scene.has_chests and printed.chests:
        yield CHEST * printed.chests


def families(scene: DungeonScene, choices: Sequence[int]) -> Iterator[Family]:
    """What is said or shown of so many corners, cards and cells that their places must do."""
    for verb, word in GATHERED.items():
        places = {
            number: "{},{}".format(*place(thing_of(choice)))
            for number, choice in enumerate(choices, start=1)
            if verb_of(choice) == verb
        }
        if len(places) > A_FEW:
            yield Family(scene.say(f"any-{word}"), places)


def read_short(scene: DungeonScene, line: str, question: Decision) -> int | None:
    """`1,-1 t` for laying a card there turned, also too early; `0113` for the card of the hand with these corners."""
    found = CORNERS.fullmatch(line)
    if found is None or question.prompt == CHOOSE_CELL:
        return cell_in(line)
    return card_with(scene, [int(corner) for corner in found.groups()], question)


def cell_in(line: str) -> int | None:
    found = PLACE.fullmatch(line)
    if found is None or max(abs(int(found[1])), abs(int(found[2]))) > FARTHEST:
        return None
    return lay_choice(cell_at(int(found[1]), int(found[2])), UPSIDE_DOWN if found[3] else UPRIGHT)


def card_with(scene: DungeonScene, corners: list[int], question: Decision) -> int | None:
    """The first card that can be chosen and has these corners, held either way."""
    for choice in question.options:
        if verb_of(choice) == CARD:
            printed = scene.wording.printed(scene.game.names.cards[thing_of(choice)])
            if list(printed.corners) in (corners, corners[::-1]):
                return choice
    return None
