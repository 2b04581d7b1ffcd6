"""The remaining tasks of a position: given one by one, or by the name of a question."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.position.progress import is_over
from knockbox.games.knockdown.position.task_codec import KnockdownTask, read_task, read_tasks
from knockbox.games.knockdown.state import ACTIONS_PER_TURN, KnockdownState
from knockbox.games.knockdown.tasks.knockout import OfferTest
from knockbox.games.knockdown.tasks.row import LayRow, ShuffleDeck
from knockbox.games.knockdown.tasks.setup import (
    DealSkills,
    DecideFirst,
    KeepFirst,
    OpenDraft,
    PassSkills,
    SetUp,
    candle_tasks,
)
from knockbox.games.knockdown.tasks.turn import EndEffects, StartRound, StartTurn, TakeAction
from knockbox.games.knockdown.text.names import Names
from knockbox.games.positions.parts import Part


def rest_of_turn(state: KnockdownState) -> list[KnockdownTask]:
    """Return the actions of the active player that have not started, and the end of the turn."""
    actions: list[KnockdownTask] = [TakeAction() for _ in range(ACTIONS_PER_TURN - state.actions)]
    return [*actions, *end_of_turn(state)]


def end_of_turn(state: KnockdownState) -> list[KnockdownTask]:
    """Return what follows the second action in this arena."""
    last = next(index for index, task in enumerate(state.arena.turn) if isinstance(task, EndEffects))
    return state.arena.turn[last::-1]


def skill_draft(state: KnockdownState) -> list[KnockdownTask]:
    skills: list[KnockdownTask] = [DealSkills(), KeepFirst(0), KeepFirst(1), PassSkills()]
    cards: list[KnockdownTask] = [ShuffleDeck(), LayRow(), DecideFirst(), OpenDraft()]
    return [*skills, *cards, *candle_tasks(state.arena), StartRound()]


START_QUESTIONS: Final[dict[str, Callable[[KnockdownState], list[KnockdownTask]]]] = {
    "pick_fighter": lambda state: [SetUp()],
    "keep_first": skill_draft,
    "draft_one": lambda state: [OpenDraft(), *candle_tasks(state.arena), StartRound()],
    "start_round": lambda state: [StartRound()],
    "start_turn": lambda state: [StartTurn()],
    "take_action": rest_of_turn,
    "call_test": lambda state: [OfferTest(state.active), *rest_of_turn(state)],
    "end_turn": end_of_turn,
}
"""Where a position written by hand may start: the tasks that lead there."""
SETUP_ORDER: Final = (
    *("PickFighter", "ReturnFigures", "DealSkills", "KeepFirst", "PassSkills", "KeepSecond", "LaySkill"),
    *("RevealSkills", "ShuffleDeck", "LayRow", "DecideFirst", "OpenDraft", "DraftOne", "DraftTwo", "DraftLast"),
    "ShuffleCandles",
)
"""The steps before the first turn of a round; each depends on those before it."""
BEFORE_TURNS: Final = ("pick_fighter", "keep_first", "draft_one", "start_round", "start_turn")


def read_agenda(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> list[KnockdownTask]:
    """Fill the agenda; return all remaining tasks, the next one first."""
    if "asking" in parts and parts["asking"].value is not None:
        state.asking = read_task(names, state.rules, parts["asking"])
    if "agenda" in parts:
        refuse_shorthand(parts, "an agenda")
        tasks = read_tasks(names, state.rules, parts["agenda"])
    else:
        tasks = default_agenda(state, names, parts)
    if is_over(state) and (tasks or state.asking):
        raise PositionError("agenda: found tasks after the match was won, expected none")
    state.agenda = tasks[::-1]
    whole = [state.asking, *tasks] if state.asking is not None else tasks
    check_setup_order(whole)
    return whole


def check_setup_order(tasks: Sequence[KnockdownTask]) -> None:
    """The set-up has a fixed order (KD-SETUP-6)."""
    steps = [SETUP_ORDER.index(name) for task in tasks if (name := type(task).__name__) in SETUP_ORDER]
    for earlier, later in pairwise(steps):
        if later < earlier:
            raise PositionError(f"agenda: found {SETUP_ORDER[later]} after {SETUP_ORDER[earlier]}, expected it before")


def default_agenda(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> list[KnockdownTask]:
    """Return a default agenda: the tasks of the question, then the rest of the turn."""
    if is_over(state):
        refuse_shorthand(parts, "a winner")
        return []
    question = "take_action"
    if "question" in parts:
        question = list(START_QUESTIONS)[parts["question"].read_name("question", list(START_QUESTIONS))]
    if question in BEFORE_TURNS and "turn" not in parts:
        state.turn = 0
    if question == "end_turn" and "actions" not in parts:
        state.actions = ACTIONS_PER_TURN
    before = read_tasks(names, state.rules, parts["next"]) if "next" in parts else []
    return before + START_QUESTIONS[question](state)


def refuse_shorthand(parts: Mapping[str, Part], other: str) -> None:
    for name in ("question", "next"):
        if name in parts:
            raise parts[name].error(f"nothing next to {other}")
