"""The agenda is a stack of tasks: what is planned last happens first, and a question stops everything."""

import pytest

from knockbox.engine.rng import make_rng
from knockbox.engine.state import State, advance, answer, ask_again, interrupt
from knockbox.engine.task import Task, fields_of
from knockbox.games.knockdown.choices import DISCARD_OWN
from knockbox.games.knockdown.game import build
from knockbox.games.knockdown.notes import CARD_DISCARDED, CARD_DRAWN, HAND_SHOWN
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.hand import DiscardChosen, Draw, ShowHand
from knockbox.testing.laws.walk import reach_state


@pytest.fixture
def state() -> KnockdownState:
    """Return a state in the first turn, with small hands, no question and an empty agenda."""
    found = reach_state(build({}), 4, 11)
    assert isinstance(found, KnockdownState)
    found.agenda.clear()
    found.asking = found.question = None
    found.log = []
    return found


def noted_facts(state: State) -> list[tuple[int, int]]:
    return [(note[0], note[2]) for note in state.log or []]


def test_planned_tasks_happen_in_the_order_they_are_written(state: KnockdownState) -> None:
    state.plan([Draw(0, 1), Draw(1, 1), ShowHand(0, 0)])
    advance(state)
    assert noted_facts(state) == [(CARD_DRAWN, 0), (CARD_DRAWN, 1), (HAND_SHOWN, 0)]
    assert (state.agenda, state.question, state.asking) == ([], None, None)


def test_what_is_planned_later_happens_first(state: KnockdownState) -> None:
    state.plan([ShowHand(1, 0)])
    state.plan([Draw(0, 1), Draw(1, 1)])
    advance(state)
    assert noted_facts(state) == [(CARD_DRAWN, 0), (CARD_DRAWN, 1), (HAND_SHOWN, 1)]


def test_a_question_stops_everything_until_it_is_answered(state: KnockdownState) -> None:
    state.plan([Draw(1, 2), DiscardChosen(1, 2), ShowHand(0, 0)])
    advance(state)
    assert state.question is not None
    assert (state.question.seat, state.question.prompt) == (1, DISCARD_OWN)
    assert noted_facts(state) == [(CARD_DRAWN, 1)] * 2
    answer(state, state.question.options[0])
    assert isinstance(state.asking, DiscardChosen)
    answer(state, state.question.options[0])
    assert noted_facts(state)[2:] == [(CARD_DISCARDED, 1)] * 2 + [(HAND_SHOWN, 0)]
    assert state.question is None


def test_asking_again_changes_nothing(state: KnockdownState) -> None:
    state.plan([Draw(0, 1), DiscardChosen(0, 1)])
    advance(state)
    assert state.question is not None
    options, asking = state.question.options[:], state.asking
    ask_again(state)
    assert (state.question.options, state.asking) == (options, asking)


def test_an_interrupted_question_is_withdrawn_and_the_rest_goes_on(state: KnockdownState) -> None:
    state.plan([Draw(0, 1), DiscardChosen(0, 1), ShowHand(1, 0)])
    advance(state)
    interrupt(state)
    assert (state.question, state.asking) == (None, None)
    assert noted_facts(state)[-1] == (HAND_SHOWN, 1)


def test_abandoned_tasks_never_happen(state: KnockdownState) -> None:
    state.plan([Draw(0, 1), Draw(1, 1)])
    state.abandon()
    advance(state)
    assert noted_facts(state) == []


def test_an_answer_without_a_question_is_an_error(state: KnockdownState) -> None:
    with pytest.raises(ValueError, match="no question is open"):
        answer(state, 0)


def test_a_silent_state_takes_no_notes() -> None:
    state = State([], None, None, make_rng(1))
    state.note(1, 2, 3)
    assert state.log is None
    state.log = []
    state.note(1, 2, 3, 4)
    assert state.log == [(1, 2, 3, 4, 0)]


def test_a_task_spells_the_ints_it_is_made_of() -> None:
    task: Task[KnockdownState] = DiscardChosen(1, 3)
    assert fields_of(task) == {"count": 3, "seat": 1}
    assert fields_of(ShowHand(0, 0)) == {"rule": 0, "seat": 0}
