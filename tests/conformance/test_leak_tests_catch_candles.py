"""The places of candles in the deck are secret: the laws must detect games that reveal them."""

from typing import Final

import msgspec
import pytest

from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.games.knockdown.determinize import determinize
from knockbox.games.knockdown.events import CandleDrawn
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.state import CANDLE, KnockdownState
from knockbox.games.knockdown.views import KnockdownView
from knockbox.testing.faulty_games import Fault, Faults, Methods, question_of, run_law_on_fault
from knockbox.testing.knockdown_subject import build_subject
from knockbox.testing.laws import BrokenLawError

State = KnockdownState
FAULTS: Final = Faults[Knockdown]()
breaks: Final = FAULTS.breaks


def next_candle(state: State) -> int:
    """Return how many cards are above the next candle; -1 if none is left."""
    downwards = state.deck[::-1]
    return downwards.index(CANDLE) if CANDLE in downwards else -1


# Law 2: whether a seat is asked.


@breaks(2)
def the_prompt_tells_whether_a_candle_is_next(true: Knockdown) -> Methods:
    def decision(state: State) -> Decision:
        question = question_of(state)
        return Decision(question.seat, question.prompt + int(next_candle(state) == 0), question.options)

    return {"decision": decision}


# Law 5: determinized states.


@breaks(5)
def worlds_leave_the_candles_where_they_lie(true: Knockdown) -> Methods:
    def imagine_around_candles(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        cards = [kind for kind in world.deck if kind != CANDLE]
        if len(world.deck) == len(state.deck):
            world.deck = [CANDLE if kind == CANDLE else cards.pop() for kind in state.deck]
        return world

    return {"determinize": imagine_around_candles}


@breaks(5)
def candles_sink(true: Knockdown) -> Methods:
    """They may be anywhere, but are rarely on top."""

    def imagine_unevenly(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        if world.deck and rng.below(2):
            world.deck[-2:] = sorted(world.deck[-2:])
        return world

    return {"determinize": imagine_unevenly}


# Law 8: what a seat sees.


@breaks(8)
def the_view_shows_where_the_next_candle_lies(true: Knockdown) -> Methods:
    def view(state: State, seat: int) -> KnockdownView:
        seen = true.view(state, seat)
        return msgspec.structs.replace(seen, progress=msgspec.structs.replace(seen.progress, stall=next_candle(state)))

    return {"view": view}


@breaks(8)
def the_view_counts_the_deck_down_to_the_next_candle(true: Knockdown) -> Methods:
    def view(state: State, seat: int) -> KnockdownView:
        seen = true.view(state, seat)
        left = seen.table.deck if next_candle(state) else seen.table.deck - 1
        return msgspec.structs.replace(seen, table=msgspec.structs.replace(seen.table, deck=left))

    return {"view": view}


@breaks(8)
def a_reason_warns_of_a_candle(true: Knockdown) -> Methods:
    def candidates(state: State) -> list[Candidate]:
        warned = Reason("dark", "KD-TG-CAND-1", {"cards": next_candle(state)})
        return [msgspec.structs.replace(each, reasons=(warned,)) for each in true.candidates(state)]

    return {"candidates": candidates}


@breaks(8)
def the_house_answer_depends_on_a_candle(true: Knockdown) -> Methods:
    return {"default": lambda state: question_of(state).options[-1 if next_candle(state) == 0 else 0]}


class CandleComing(Event, frozen=True, tag=True):
    """An event: a candle is on top of the deck now."""


@breaks(8)
def an_event_announces_the_next_candle(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        true.step(state, choice)
        if state.log is not None and next_candle(state) == 0:
            state.log.append((-1,))

    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        known = true.events([note for note in notes if note != (-1,)])
        return known + [CandleComing("KD-TG-CAND-1")] * int((-1,) in notes)

    return {"step": step, "events": events}


# Laws 10 and 11: no candle comes or goes unseen.


@breaks(11)
def a_drawn_candle_is_not_told(true: Knockdown) -> Methods:
    return {"events": lambda notes: [each for each in true.events(notes) if not isinstance(each, CandleDrawn)]}


@breaks(10)
def a_candle_goes_out_in_the_deck(true: Knockdown) -> Methods:
    def step(state: State, choice: int) -> None:
        true.step(state, choice)
        if next_candle(state) == 0:
            state.deck.pop()

    return {"step": step}


@pytest.mark.once
@pytest.mark.parametrize(("law", "fault"), FAULTS.planted, ids=FAULTS.names)
def test_a_planted_fault_is_found(law: int, fault: Fault[Knockdown]) -> None:
    with pytest.raises(BrokenLawError, match=f"law {law}:"):
        run_law_on_fault(law, build_subject({}, "tainted-grail"), fault)
