"""A leak test that cannot fail proves nothing: the laws of secrecy must detect every leak planted in a game."""

from typing import Final

import msgspec
import pytest

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.errors import ChoiceError
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.games.knockdown.choices import DECLARE_BLOCK, PASS_CHOICE
from knockbox.games.knockdown.derived import KnockdownAids
from knockbox.games.knockdown.determinize import determinize
from knockbox.games.knockdown.events import CardDrawn, SkillDealt
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.views import KnockdownView, QuestionView
from knockbox.testing.faulty_games import Fault, Faults, Methods, question_of, run_law_on_fault
from knockbox.testing.knockdown_subject import build_subject
from knockbox.testing.laws import BrokenLawError

State = KnockdownState
FAULTS: Final = Faults[Knockdown]()
breaks: Final = FAULTS.breaks
LAWS: Final = {2, 5, 8, 13}


def other_hand(state: State, seat: int) -> list[int]:
    """Return a hand that the seat must not know: the other one, or, for a spectator, either."""
    return state.hands[1 if seat == PUBLIC else 1 - seat].unseen()


def secret(state: State, seat: int) -> int:
    """Return a number derived from what the seat must not know."""
    return sum(other_hand(state, seat)) + sum(state.deck[-1:])


# Law 2: being asked reveals nothing.


@breaks(2)
def only_a_hand_with_a_block_is_asked(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        true.step(state, choice)
        while question_of(state).prompt == DECLARE_BLOCK and question_of(state).options == [PASS_CHOICE]:
            true.step(state, PASS_CHOICE)

    return {"step": step}


@breaks(2)
def the_prompt_depends_on_a_secret(true: Knockdown) -> Methods:
    def decision(state: State) -> Decision:
        question = question_of(state)
        return Decision(question.seat, question.prompt + secret(state, PUBLIC) % 2, question.options)

    return {"decision": decision}


# Law 5: determinized states.


@breaks(5)
def imagining_is_copying(true: Knockdown) -> Methods:
    def copy(state: State, seat: int, rng: Rng) -> State:
        world = true.clone(state)
        world.rng = determinize(state, seat, rng).rng
        return world

    return {"determinize": copy}


@breaks(5)
def worlds_share_the_chance_of_the_match(true: Knockdown) -> Methods:
    def imagine_with_old_dice(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        world.rng = state.rng.copy()
        return world

    return {"determinize": imagine_with_old_dice}


@breaks(5)
def worlds_owe_their_chance_to_the_match(true: Knockdown) -> Methods:
    def imagine_with_mixed_dice(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        world.rng = Rng(1 + (world.rng.memory ^ state.rng.memory))
        return world

    return {"determinize": imagine_with_mixed_dice}


@breaks(5)
def the_top_card_stays(true: Knockdown) -> Methods:
    def imagine_all_but_one(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        if state.deck and state.deck[-1] in world.deck:
            world.deck.remove(state.deck[-1])
            world.deck.append(state.deck[-1])
        return world

    return {"determinize": imagine_all_but_one}


@breaks(5)
def high_cards_sink(true: Knockdown) -> Methods:
    """Every card may be anywhere, but not equally often."""

    def imagine_unevenly(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        if len(world.deck) > 1 and rng.below(3) == 0:
            world.deck[-2:] = sorted(world.deck[-2:])
        return world

    return {"determinize": imagine_unevenly}


@breaks(5)
def worlds_of_worlds_drift(true: Knockdown) -> Methods:
    """Correct from the true state; from a determinized one (its log is marked) the deck stays as it was."""

    def imagine_once(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        if state.log is not None and len(state.deck) == len(world.deck):
            world = true.clone(state)
        world.log = []
        return world

    return {"determinize": imagine_once}


@breaks(5)
def imagining_moves_the_true_cards(true: Knockdown) -> Methods:
    def imagine_in_place(state: State, seat: int, rng: Rng) -> State:
        state.deck.reverse()
        return determinize(state, seat, rng)

    return {"determinize": imagine_in_place}


# Law 8: two worlds.


@breaks(8)
def the_view_shows_what_the_other_holds(true: Knockdown) -> Methods:
    def view(state: State, seat: int) -> KnockdownView:
        other = true.view(state, 1 if seat == PUBLIC else 1 - seat)
        return msgspec.structs.replace(true.view(state, seat), own=other.own)

    return {"view": view}


@breaks(8)
def the_view_shows_the_answers_of_others(true: Knockdown) -> Methods:
    def view(state: State, seat: int) -> KnockdownView:
        question = question_of(state)
        shown = QuestionView(question.seat, "", question.options)
        return msgspec.structs.replace(true.view(state, seat), question=shown)

    return {"view": view}


@breaks(8)
def an_aid_knows_a_hidden_card(true: Knockdown) -> Methods:
    """Derived data gets only a view, so it would have to remember the state behind it."""
    looked_at: list[State] = []

    def view(state: State, seat: int) -> KnockdownView:
        looked_at.append(state)
        return true.view(state, seat)

    def aids(view: KnockdownView) -> KnockdownAids:
        return msgspec.structs.replace(true.derived(view), reach={"top": [looked_at[-1].deck[-1:]]})

    return {"view": view, "derived": aids}


@breaks(8)
def the_question_depends_on_a_secret(true: Knockdown) -> Methods:
    """A seat has fewer options when the other holds certain cards."""

    def pending(state: State) -> list[Decision]:
        questions = true.pending(state)
        fewer = {question.seat: secret(state, question.seat) % 2 for question in questions}
        return [Decision(each.seat, each.prompt, each.options[fewer[each.seat] :]) for each in questions]

    return {"pending": pending}


@breaks(8)
def the_house_answer_depends_on_a_secret(true: Knockdown) -> Methods:
    def default(state: State) -> int:
        options = question_of(state).options
        return options[secret(state, question_of(state).seat) % len(options)]

    return {"default": default}


@breaks(8)
def an_offer_depends_on_a_secret(true: Knockdown) -> Methods:
    return {"side_actions": lambda state, seat: true.side_actions(state, seat) * (secret(state, seat) % 2)}


@breaks(8)
def what_may_be_said_depends_on_a_secret(true: Knockdown) -> Methods:
    return {"utterances": lambda state, seat: [secret(state, seat) % 2]}


@breaks(8)
def a_word_is_refused_by_a_secret(true: Knockdown) -> Methods:
    """Every seat may say it, but the reason against it reveals the top of the deck."""
    word = 1 << 50

    def refuse(state: State, seat: int, choice: int) -> Candidate:
        told = Reason("hush", "KD-TURN-4", {"top": sum(state.deck[-1:])})
        return Candidate(choice, "", (told,)) if choice == word else true.check_action(state, seat, choice)

    return {"utterances": lambda state, seat: [word], "check_action": refuse}


@breaks(8)
def a_reason_counts_hidden_cards(true: Knockdown) -> Methods:
    def candidates(state: State) -> list[Candidate]:
        told = Reason("shy", "KD-TURN-4", {"sum": secret(state, question_of(state).seat)})
        return [msgspec.structs.replace(each, reasons=(told,)) for each in true.candidates(state)]

    return {"candidates": candidates}


@breaks(8)
def a_refusal_names_the_top_card(true: Knockdown) -> Methods:
    def refuse(state: State, seat: int, choice: int) -> Candidate:
        told = Reason("not_yours", "KD-TURN-4", {"top": sum(state.deck[-1:])})
        return Candidate(choice, "", (told,))

    return {"check_action": refuse}


@breaks(8)
def an_error_names_hidden_cards(true: Knockdown) -> Methods:
    def refuse(state: State, seat: int, choice: int) -> Candidate:
        if choice not in question_of(state).options:
            raise ChoiceError(f"{choice} is none of {other_hand(state, seat)} and {state.deck[-1:]}")
        return true.check_action(state, seat, choice)

    return {"check_action": refuse}


@breaks(8)
def only_garbage_is_answered_too_well(true: Knockdown) -> Methods:
    def refuse(state: State, seat: int, choice: int) -> Candidate:
        if choice >> 40:
            raise ChoiceError(f"no card is that high; the top one is {state.deck[-1:]}")
        return true.check_action(state, seat, choice)

    return {"check_action": refuse}


class DrawnOpenly(Event, frozen=True, tag=True):
    """An event that shows a drawn card to every seat."""

    card: str


@breaks(8)
def an_event_shows_a_drawn_card(true: Knockdown) -> Methods:
    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        known = true.events(notes)
        return [DrawnOpenly(each.rule, each.card) if isinstance(each, CardDrawn) else each for each in known]

    return {"events": events}


@breaks(8)
def an_event_shows_a_dealt_skill(true: Knockdown) -> Methods:
    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        known = true.events(notes)
        return [DrawnOpenly(each.rule, each.skill) if isinstance(each, SkillDealt) else each for each in known]

    return {"events": events}


@breaks(8)
def a_discard_is_not_told(true: Knockdown) -> Methods:
    """The view changes without an event."""

    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        return [each for each in true.events(notes) if not hasattr(each, "card")]

    return {"events": events}


# Law 13: determinized states do not depend on what a seat cannot know.


@breaks(13)
def cards_are_shuffled_as_they_lie(true: Knockdown) -> Methods:
    """The shuffle depends on the hidden order of the cards."""

    def shuffle(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        world.deck = state.deck[:]
        rng.shuffle(world.deck)
        return world

    return {"determinize": shuffle}


@breaks(13)
def a_secret_costs_chance(true: Knockdown) -> Methods:
    def dither(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        for _ in range(secret(state, seat) % 3):
            rng.below(2)
        return world

    return {"determinize": dither}


@pytest.mark.once
@pytest.mark.parametrize(("law", "fault"), FAULTS.planted, ids=FAULTS.names)
def test_a_planted_fault_is_found(law: int, fault: Fault[Knockdown]) -> None:
    with pytest.raises(BrokenLawError, match=f"law {law}:"):
        run_law_on_fault(law, build_subject({}), fault)


def test_each_of_these_laws_has_planted_faults() -> None:
    assert {law for law, _ in FAULTS.planted} == LAWS
