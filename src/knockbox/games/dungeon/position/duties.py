"""What a position waits for: the task that asks, and what follows it."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from knockbox.engine.errors import PositionError
from knockbox.engine.task import Task
from knockbox.games.dungeon.names import Names
from knockbox.games.dungeon.state import PLAYING, DungeonState
from knockbox.games.dungeon.tasks.grimoire import aimed_spells
from knockbox.games.dungeon.tasks.place import ChooseCard, ChooseCell, playable
from knockbox.games.dungeon.tasks.turn import LastChance, NextTurn
from knockbox.games.positions.parts import Part, need

Duty: TypeAlias = Task[Any]

ASKING: Final = ("ChooseCard", "ChooseCell", "LastChance")
FOLLOWING: Final = ("NextTurn", "ChooseCard")
"""What may still be to do after the question: the Black Knight is laid in a turn, or before one."""


def write_task(names: Names, task: Duty) -> dict[str, object]:
    if isinstance(task, ChooseCell):
        return {"task": "ChooseCell", "kind": names.cards[task.kind]}
    return {"task": type(task).__name__}


def read_task(names: Names, part: Part, known: tuple[str, ...]) -> Duty:
    """Build a task from its name and exactly its parts."""
    if not isinstance(part.value, Mapping) or "task" not in part.value:
        raise part.wrong('a task such as {"task": "ChooseCard"}')
    name = known[Part(part.under("task"), part.value["task"]).named("task", known)]
    if name == "ChooseCell":
        (kind,) = need(part.fields(("task", "kind")), ("kind",), part)
        return ChooseCell(kind.named("card", names.cards))
    part.fields(("task",))
    plain: dict[str, type[Duty]] = {"ChooseCard": ChooseCard, "LastChance": LastChance, "NextTurn": NextTurn}
    return plain[name]()


def read_asking(names: Names, parts: Mapping[str, Part]) -> Duty | None:
    """The task that asks, if one is named."""
    if "asking" not in parts or parts["asking"].value is None:
        return None
    return read_task(names, parts["asking"], ASKING)


def is_knight(state: DungeonState, asked: Duty | None) -> bool:
    """Whether the Black Knight was drawn and is to be laid."""
    return isinstance(asked, ChooseCell) and asked.kind == state.rules.knight


def read_duties(state: DungeonState, names: Names, parts: Mapping[str, Part], asked: Duty | None) -> None:
    """Who is asked what, and what follows; a match that is over asks nothing."""
    listed = [read_task(names, item, FOLLOWING) for item in parts["agenda"].items()] if "agenda" in parts else None
    if state.outcome != PLAYING:
        if asked is not None or listed:
            raise PositionError("asking, agenda: found something to do, expected nothing once the match is over")
        return
    if asked is None and "asking" in parts:
        raise parts["asking"].wrong("a question while the match goes on")
    state.asking = asked if asked is not None else usual_question(state)
    check_question(state, names, state.asking)
    follows = usual_agenda(state) if listed is None else listed
    check_agenda(state, follows)
    state.agenda = follows[::-1]


def usual_question(state: DungeonState) -> Duty:
    return ChooseCard() if any(state.hands) else LastChance()


def usual_agenda(state: DungeonState) -> list[Duty]:
    return [NextTurn()] if is_knight(state, state.asking) else []


def check_question(state: DungeonState, names: Names, asked: Duty) -> None:
    """Whoever is asked has an answer."""
    hand, seat = state.hands[state.active], state.active
    if isinstance(asked, ChooseCard) and not hand:
        raise PositionError(f"asking: found ChooseCard, expected seat {seat} to have a card (KKDR-11)")
    if isinstance(asked, ChooseCell) and not is_knight(state, asked):
        open_cards = playable(state, seat) if hand else []
        if asked.kind not in open_cards:
            known = ", ".join(names.cards[kind] for kind in open_cards) or "there is none"
            found = f"asking.kind: found '{names.cards[asked.kind]}'"
            raise PositionError(f"{found}, expected a card that seat {seat} may lay: {known}")
    if isinstance(asked, LastChance):
        check_last_chance(state)


def check_last_chance(state: DungeonState) -> None:
    """KKDR-33 Empty hands, and a token that can be used."""
    if any(state.hands):
        raise PositionError("asking: found LastChance, expected it with empty hands alone (KKDR-33)")
    if not aimed_spells(state):
        raise PositionError("asking: found LastChance, expected a token with a target, or the match lost (KKDR-33)")


def check_agenda(state: DungeonState, follows: list[Duty]) -> None:
    """KKD-DRAW-3, KKDR-39 After the Black Knight the turn passes on; if a ball of silence drew him, it begins."""
    found = [type(task).__name__ for task in follows]
    expected = [type(task).__name__ for task in usual_agenda(state)]
    is_ball = state.rules.ball_draws and bool(expected) and bool(state.hands[state.active])
    if found != expected and not (is_ball and found == ["ChooseCard"]):
        words = " or ".join(expected + ["ChooseCard"] * is_ball) or "nothing"
        raise PositionError(f"agenda: found {', '.join(found) or 'nothing'}, expected {words}")
