"""What is still to be done in a position: given task by task, or by the name of a question."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.position.agenda import Duty, read_task, read_tasks
from knockbox.games.knockdown.position.progress import is_over
from knockbox.games.knockdown.state import ACTIONS, KnockdownState
from knockbox.games.knockdown.tasks.knockout import OfferTest
from knockbox.games.knockdown.tasks.row import LayRow, ShuffleDeck
from knockbox.games.knockdown.tasks.setup import (
    DealSkills,
    DecideFirst,
    KeepFirst,
    OpenDraft,
    PassSkills,
    SetUp,
    candles_of,
)
from knockbox.games.knockdown.tasks.turn import EndEffects, StartRound, StartTurn, TakeAction
from knockbox.games.positions.parts import Part


def rest_of_turn(state: KnockdownState) -> list[Duty]:
    """The actions of the active player that have not begun, and the end of the turn."""
    actions: list[Duty] = [TakeAction() for _ in range(ACTIONS - state.actions)]
    return [*actions, *end_of_turn(state)]


def end_of_turn(state: KnockdownState) -> list[Duty]:
    """What follows the second action in this arena."""
    last = next(index for index, task in enumerate(state.ground.turn) if isinstance(task, EndEffects))
    return state.ground.turn[last::-1]


def skill_draft(state: KnockdownState) -> list[Duty]:
    skills: list[Duty] = [DealSkills(), KeepFirst(0), KeepFirst(1), PassSkills()]
    cards: list[Duty] = [ShuffleDeck(), LayRow(), DecideFirst(), OpenDraft()]
    return [*skills, *cards, *candles_of(state.ground), StartRound()]


QUESTIONS: Final[dict[str, Callable[[KnockdownState], list[Duty]]]] = {
    "pick_fighter": lambda state: [SetUp()],
    "keep_first": skill_draft,
    "draft_one": lambda state: [OpenDraft(), *candles_of(state.ground), StartRound()],
    "start_round": lambda state: [StartRound()],
    "start_turn": lambda state: [StartTurn()],
    "take_action": rest_of_turn,
    "call_test": lambda state: [OfferTest(state.active), *rest_of_turn(state)],
    "end_turn": end_of_turn,
}
"""Where a position written by hand may begin: the tasks that lead there."""
SET_UP: Final = (
    *("PickFighter", "ReturnFigures", "DealSkills", "KeepFirst", "PassSkills", "KeepSecond", "LaySkill"),
    *("RevealSkills", "ShuffleDeck", "LayRow", "DecideFirst", "OpenDraft", "DraftOne", "DraftTwo", "DraftLast"),
    "ShuffleCandles",
)
"""The steps before the first turn of a round, each of which counts on those before it."""
BEFORE_TURNS: Final = ("pick_fighter", "keep_first", "draft_one", "start_round", "start_turn")


def read_duties(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> list[Duty]:
    """Fill the agenda; return all that is to be done, the next thing first."""
    if "asking" in parts and parts["asking"].value is not None:
        state.asking = read_task(names, state.rules, parts["asking"])
    if "agenda" in parts:
        refuse_shorthand(parts, "an agenda")
        tasks = read_tasks(names, state.rules, parts["agenda"])
    else:
        tasks = begin(state, names, parts)
    if is_over(state) and (tasks or state.asking):
        raise PositionError("agenda: found tasks after the match was won, expected none")
    state.agenda = tasks[::-1]
    whole = [state.asking, *tasks] if state.asking is not None else tasks
    check_order(whole)
    return whole


def check_order(tasks: Sequence[Duty]) -> None:
    """The set-up has one order (KD-SETUP-6)."""
    steps = [SET_UP.index(name) for task in tasks if (name := type(task).__name__) in SET_UP]
    for earlier, later in pairwise(steps):
        if later < earlier:
            raise PositionError(f"agenda: found {SET_UP[later]} after {SET_UP[earlier]}, expected it before")


def begin(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> list[Duty]:
    """An agenda that nobody wrote: what the question asks for, then the rest of the turn."""
    if is_over(state):
        refuse_shorthand(parts, "a winner")
        return []
    question = "take_action"
    if "question" in parts:
        question = list(QUESTIONS)[parts["question"].named("question", list(QUESTIONS))]
    if question in BEFORE_TURNS and "turn" not in parts:
        state.turn = 0
    if question == "end_turn" and "actions" not in parts:
        state.actions = ACTIONS
    before = read_tasks(names, state.rules, parts["next"]) if "next" in parts else []
    return before + QUESTIONS[question](state)


def refuse_shorthand(parts: Mapping[str, Part], beside: str) -> None:
    for name in ("question", "next"):
        if name in parts:
            raise parts[name].wrong(f"nothing beside {beside}")
