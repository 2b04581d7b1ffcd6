"""A law that cannot fail proves nothing: each must detect every fault planted in a game."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from knockbox.engine.action import action
from knockbox.engine.decision import Decision
from knockbox.engine.errors import ChoiceError
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate
from knockbox.games.knockdown.choices import RESIGN
from knockbox.games.knockdown.events import CardDiscarded
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.turn import StartTurn, TakeAction
from knockbox.games.knockdown.views import KnockdownView
from knockbox.testing.faulty_games import Fault, Faults, Methods, question_of, run_law_on_fault
from knockbox.testing.knockdown_subject import build_subject
from knockbox.testing.laws import BrokenLawError

State = KnockdownState
FAULTS: Final = Faults[Knockdown]()
breaks: Final = FAULTS.breaks
LAWS: Final = {1, 3, 4, 6, 7, 9, 10, 11, 12}


def heard_by(memory: list[int]) -> Callable[[int, int], list[Event]]:
    """Return an `utter` that stores each utterance in `memory`."""

    def utter(seat: int, choice: int) -> list[Event]:
        memory.append(choice)
        return []

    return utter


def talk(*words: int) -> Methods:
    """Return methods by which every seat may say these words at any time."""
    return {"utterances": lambda state, seat: list(words), "utter": lambda seat, choice: []}


# Law 1: the question is ready, reading changes nothing.


@breaks(1)
def nobody_is_asked(true: Knockdown) -> Methods:
    return {"decision": lambda state: None}


@breaks(1)
def looking_wears_the_table_out(true: Knockdown) -> Methods:
    def view(state: State, seat: int) -> KnockdownView:
        state.stall += 1
        return true.view(state, seat)

    return {"view": view}


@breaks(1)
def asking_for_reasons_spends_chance(true: Knockdown) -> Methods:
    def candidates(state: State) -> list[Candidate]:
        state.rng.below(6)
        return true.candidates(state)

    return {"candidates": candidates}


@breaks(1)
def listening_spends_chance(true: Knockdown) -> Methods:
    def utterances(state: State, seat: int) -> list[int]:
        state.rng.below(6)
        return []

    return {"utterances": utterances}


@breaks(1)
def a_word_turns_the_match(true: Knockdown) -> Methods:
    """The game stores an utterance, and all views show it."""
    said: list[int] = []

    def view(state: State, seat: int) -> KnockdownView:
        return msgspec.structs.replace(true.view(state, seat), spaces=len(said))

    return {**talk(1 << 20), "utter": heard_by(said), "view": view}


@breaks(1)
def a_word_changes_the_question(true: Knockdown) -> Methods:
    said: list[int] = []

    def decision(state: State) -> Decision:
        return Decision(question_of(state).seat, question_of(state).prompt, [*question_of(state).options, *said])

    return {**talk(1 << 20), "utter": heard_by(said), "decision": decision}


# Law 3: asking is pure.


@breaks(3)
def asking_begins_a_turn(true: Knockdown) -> Methods:
    def clone(state: State) -> State:
        world = true.clone(state)
        world.asking = StartTurn()
        return world

    return {"clone": clone}


@breaks(3)
def asked_again_it_is_another_question(true: Knockdown) -> Methods:
    def clone(state: State) -> State:
        world = true.clone(state)
        world.asking = TakeAction()
        return world

    return {"clone": clone}


# Law 4: options are distinct, non-empty, name things.


@breaks(4)
def options_stand_there_twice(true: Knockdown) -> Methods:
    def pending(state: State) -> list[Decision]:
        return [Decision(each.seat, each.prompt, each.options * 2) for each in true.pending(state)]

    return {"pending": pending}


@breaks(4)
def a_question_without_answers(true: Knockdown) -> Methods:
    return {"pending": lambda state: [Decision(0, 0, [])]}


@breaks(4)
def two_options_share_a_name(true: Knockdown) -> Methods:
    return {"action_to_string": lambda choice: true.action_to_string(choice).split()[0]}


@breaks(4)
def names_are_read_as_something_else(true: Knockdown) -> Methods:
    return {"string_to_action": lambda notation: true.string_to_action(notation) + 64}


@breaks(4)
def a_word_stands_there_twice(true: Knockdown) -> Methods:
    return talk(action(RESIGN), action(RESIGN))


@breaks(4)
def a_word_is_also_a_deed(true: Knockdown) -> Methods:
    return {"utterances": true.side_actions}


# Law 6: clones.


@breaks(6)
def clones_share_hands(true: Knockdown) -> Methods:
    def clone(state: State) -> State:
        world = true.clone(state)
        world.hands = state.hands
        return world

    return {"clone": clone}


@breaks(6)
def clones_share_chance(true: Knockdown) -> Methods:
    def clone(state: State) -> State:
        world = true.clone(state)
        world.rng = state.rng
        return world

    return {"clone": clone}


@breaks(6)
def clones_forget(true: Knockdown) -> Methods:
    def clone(state: State) -> State:
        world = true.clone(state)
        world.stall = 0
        world.delays = [0, 0]
        world.discards = world.discards[1:]
        return world

    return {"clone": clone}


# Law 7: replays.


@breaks(7)
def the_game_remembers(true: Knockdown) -> Methods:
    steps: list[int] = []

    def step(state: State, choice: int) -> None:
        steps.append(choice)
        true.step(state, choice)
        state.stall += int(len(steps) % 20 == 0)

    return {"step": step}


@breaks(7)
def a_position_forgets_the_order_of_the_deck(true: Knockdown) -> Methods:
    def set_up(position: dict[str, Any]) -> State:
        state = true.set_up(position)
        state.deck.sort()
        return state

    return {"set_up": set_up}


# Law 9: matches end.


@breaks(9)
def nothing_ever_happens(true: Knockdown) -> Methods:
    return {"step": lambda state, choice: None}


@breaks(9)
def the_house_answer_leads_in_circles(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        if choice != question_of(state).options[0]:
            true.step(state, choice)

    return {"step": step}


# Law 10: things are conserved.


@breaks(10)
def a_card_is_lost(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        true.step(state, choice)
        if state.turn == 5:
            del state.discards[:1]

    return {"step": step}


@breaks(10)
def a_card_is_dealt_twice(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        true.step(state, choice)
        state.deck += state.row[:1]

    return {"step": step}


@breaks(10)
def a_token_falls_off_the_table(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        true.step(state, choice)
        state.tokens[:1] = [99] * len(state.tokens[:1])

    return {"step": step}


# Law 11: events rebuild the table.


@breaks(11)
def an_event_is_missing(true: Knockdown) -> Methods:
    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        return [each for each in true.events(notes) if not isinstance(each, CardDiscarded)]

    return {"events": events}


@breaks(11)
def an_event_is_told_to_one_seat_only(true: Knockdown) -> Methods:
    class Whispered(CardDiscarded, frozen=True):
        def seen_by(self, seat: int) -> Event | None:
            return self if seat == self.seat else None

    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        known = true.events(notes)
        return [
            Whispered(each.rule, each.seat, each.card) if isinstance(each, CardDiscarded) else each for each in known
        ]

    return {"events": events}


# Law 12: options hold what they promise.


@breaks(12)
def an_option_is_not_among_the_candidates(true: Knockdown) -> Methods:
    def candidates(state: State) -> list[Candidate]:
        return [each for each in true.candidates(state) if each.choice != question_of(state).options[0]]

    return {"candidates": candidates}


@breaks(12)
def a_closed_candidate_looks_open(true: Knockdown) -> Methods:
    def candidates(state: State) -> list[Candidate]:
        return [msgspec.structs.replace(each, reasons=()) for each in true.candidates(state)]

    return {"candidates": candidates}


@breaks(12)
def trying_gives_another_reason_than_was_stated(true: Knockdown) -> Methods:
    def refuse(state: State, seat: int, choice: int) -> Candidate:
        refused = true.check_action(state, seat, choice)
        return msgspec.structs.replace(refused, reasons=refused.reasons[:1] * 2)

    return {"check_action": refuse}


@breaks(12)
def anybody_may_answer(true: Knockdown) -> Methods:
    return {"check_action": lambda state, seat, choice: true.check_action(state, question_of(state).seat, choice)}


@breaks(12)
def a_word_that_is_open_is_refused(true: Knockdown) -> Methods:
    return talk(1 << 20)


@breaks(12)
def an_option_fails(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        if choice == question_of(state).options[-1]:
            raise ChoiceError("not today")
        true.step(state, choice)

    return {"step": step}


@breaks(12)
def an_option_leads_to_a_dead_end(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        true.step(state, choice)
        state.question = Decision(0, 0, [])

    return {"step": step}


@pytest.mark.once
@pytest.mark.parametrize(("law", "fault"), FAULTS.planted, ids=FAULTS.names)
def test_a_planted_fault_is_found(law: int, fault: Fault[Knockdown]) -> None:
    with pytest.raises(BrokenLawError, match=f"law {law}:"):
        run_law_on_fault(law, build_subject({}), fault)


def test_each_of_these_laws_has_planted_faults() -> None:
    assert {law for law, _ in FAULTS.planted} == LAWS
