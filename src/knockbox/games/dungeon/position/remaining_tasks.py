"""The open question and the agenda of a position."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from knockbox.engine.errors import PositionError
from knockbox.engine.task import Task
from knockbox.games.dungeon.state import PLAYING, DungeonState
from knockbox.games.dungeon.tasks.grimoire import aimed_spells
from knockbox.games.dungeon.tasks.place import ChooseCard, ChooseCell, playable_cards
from knockbox.games.dungeon.tasks.turn import LastChance, NextTurn
from knockbox.games.dungeon.text.names import Names
from knockbox.games.positions.parts import Part, require_fields

DungeonTask: TypeAlias = Task[Any]

QUESTION_TASKS: Final = ("ChooseCard", "ChooseCell", "LastChance")
FOLLOWING_TASKS: Final = ("NextTurn", "ChooseCard")
"""Tasks that may follow the question: the Black Knight is laid in a turn, or before one."""


def write_task(names: Names, task: DungeonTask) -> dict[str, object]:
    if isinstance(task, ChooseCell):
        return {"task": "ChooseCell", "kind": names.cards[task.kind]}
    return {"task": type(task).__name__}


def read_task(names: Names, part: Part, known: tuple[str, ...]) -> DungeonTask:
    """Build a task from its name and fields; raise PositionError for a missing or unknown field."""
    if not isinstance(part.value, Mapping) or "task" not in part.value:
        raise part.error('a task such as {"task": "ChooseCard"}')
    name = known[Part(part.path_of("task"), part.value["task"]).read_name("task", known)]
    if name == "ChooseCell":
        (kind,) = require_fields(part.read_fields(("task", "kind")), ("kind",), part)
        return ChooseCell(kind.read_name("card", names.cards))
    part.read_fields(("task",))
    plain: dict[str, type[DungeonTask]] = {"ChooseCard": ChooseCard, "LastChance": LastChance, "NextTurn": NextTurn}
    return plain[name]()


def read_asking(names: Names, parts: Mapping[str, Part]) -> DungeonTask | None:
    """Return the task that asks the question, if the position names one."""
    if "asking" not in parts or parts["asking"].value is None:
        return None
    return read_task(names, parts["asking"], QUESTION_TASKS)


def is_laying_knight(state: DungeonState, question_task: DungeonTask | None) -> bool:
    """Return whether the Black Knight has been drawn and must be laid."""
    return isinstance(question_task, ChooseCell) and question_task.kind == state.rules.knight


def read_agenda(
    state: DungeonState, names: Names, parts: Mapping[str, Part], question_task: DungeonTask | None
) -> None:
    """Read the question and the agenda; a match that is over has neither."""
    listed = (
        [read_task(names, item, FOLLOWING_TASKS) for item in parts["agenda"].read_list()] if "agenda" in parts else None
    )
    if state.outcome != PLAYING:
        if question_task is not None or listed:
            raise PositionError("asking, agenda: found something to do, expected nothing once the match is over")
        return
    if question_task is None and "asking" in parts:
        raise parts["asking"].error("a question while the match goes on")
    state.asking = question_task if question_task is not None else default_question(state)
    check_question(state, names, state.asking)
    follows = default_agenda(state) if listed is None else listed
    check_agenda(state, follows)
    state.agenda = follows[::-1]


def default_question(state: DungeonState) -> DungeonTask:
    return ChooseCard() if any(state.hands) else LastChance()


def default_agenda(state: DungeonState) -> list[DungeonTask]:
    return [NextTurn()] if is_laying_knight(state, state.asking) else []


def check_question(state: DungeonState, names: Names, question_task: DungeonTask) -> None:
    """Raise PositionError unless the question has an answer."""
    seat = state.active
    hand = state.hands[seat]
    if isinstance(question_task, ChooseCard) and not hand:
        raise PositionError(f"asking: found ChooseCard, expected seat {seat} to have a card (KKDR-11)")
    if isinstance(question_task, ChooseCell) and not is_laying_knight(state, question_task):
        open_cards = playable_cards(state, seat) if hand else []
        if question_task.kind not in open_cards:
            known = ", ".join(names.cards[kind] for kind in open_cards) or "there is none"
            found = f"asking.kind: found '{names.cards[question_task.kind]}'"
            raise PositionError(f"{found}, expected a card that seat {seat} may lay: {known}")
    if isinstance(question_task, LastChance):
        check_last_chance(state)


def check_last_chance(state: DungeonState) -> None:
    """KKDR-33 The last chance needs empty hands and a usable token."""
    if any(state.hands):
        raise PositionError("asking: found LastChance, expected it only with empty hands (KKDR-33)")
    if not aimed_spells(state):
        raise PositionError("asking: found LastChance, expected a token with a target, or the match lost (KKDR-33)")


def check_agenda(state: DungeonState, follows: list[DungeonTask]) -> None:
    """KKD-DRAW-3, KKDR-39 After the Black Knight the turn passes on; if a ball of silence drew him, the turn begins."""
    found = [type(task).__name__ for task in follows]
    expected = [type(task).__name__ for task in default_agenda(state)]
    is_ball = state.rules.silence_ball_draws and bool(expected) and bool(state.hands[state.active])
    if found != expected and not (is_ball and found == ["ChooseCard"]):
        words = " or ".join(expected + ["ChooseCard"] * is_ball) or "nothing"
        raise PositionError(f"agenda: found {', '.join(found) or 'nothing'}, expected {words}")
