"""Base of every game state: an agenda, the open question, a random source, a log."""

from typing import Any

from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng
from knockbox.engine.task import Task


class State:
    """A game state; its agenda is a stack, whose last task is carried out next.

    A state at rest has its question ready, unless the agenda is empty and the match is over.
    """

    __slots__ = ("agenda", "asking", "log", "question", "rng")

    def __init__(self, agenda: list[Task[Any]], asking: Task[Any] | None, question: Decision | None, rng: Rng) -> None:
        self.agenda = agenda
        self.asking = asking
        self.question = question
        self.rng = rng
        self.log: list[tuple[int, ...]] | None = None  # None keeps simulation silent and fast

    def plan(self, tasks: list[Task[Any]]) -> None:
        """Put tasks on the agenda so that the first in the list happens first."""
        self.agenda += tasks[::-1]

    def note(self, kind: int, rule: int, seat: int, first: int = 0, second: int = 0) -> None:
        """Record a fact as ints; `events.py` of each game gives it a name and an audience."""
        if self.log is not None:
            self.log.append((kind, rule, seat, first, second))

    def abandon(self) -> None:
        """Drop all remaining tasks."""
        self.agenda.clear()


def advance(state: State) -> None:
    """Carry out tasks until one asks a question or none is left."""
    agenda = state.agenda
    while agenda:
        task = agenda[-1]
        if len(agenda) > 1:
            agenda.pop()
        else:
            agenda.clear()  # a list popped until it is empty grows again in slower memory
        question = task.do(state)
        if question is not None:
            state.asking = task
            state.question = question
            return


def answer(state: State, choice: int) -> None:
    """Give the waiting task its answer and advance to the next question."""
    task = state.asking
    if task is None:
        raise ValueError("no question is open")
    state.asking = None
    state.question = None
    task.hear(state, choice)
    advance(state)


def interrupt(state: State) -> None:
    """Withdraw the open question because of an input that was not an answer to it, and advance."""
    state.asking = None
    state.question = None
    advance(state)


def ask_again(state: State) -> None:
    """Recompute the open question after hidden cards were re-dealt or a position was read."""
    if state.asking is not None:
        state.question = state.asking.do(state)
