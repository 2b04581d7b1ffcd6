"""Set up a state from a position; missing parts get defaults, impossible ones are refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from knockbox.engine.errors import PositionError
from knockbox.engine.rng import Rng
from knockbox.engine.state import advance, ask_again
from knockbox.games.knockdown.position.cards import check_deck, empty_hands, read_cards
from knockbox.games.knockdown.position.frames import check_frames, read_frames, read_specials
from knockbox.games.knockdown.position.progress import read_progress
from knockbox.games.knockdown.position.remaining_tasks import read_agenda
from knockbox.games.knockdown.position.skills import read_skills
from knockbox.games.knockdown.position.table import read_fighters, read_selection, read_table
from knockbox.games.knockdown.position.task_codec import KnockdownTask
from knockbox.games.knockdown.position.writer import position_heading
from knockbox.games.knockdown.state import NOBODY, NOTHING, SEATS, KnockdownRules, KnockdownState
from knockbox.games.knockdown.text.names import Names
from knockbox.games.positions.heading import HEADING_FIELDS, check_heading
from knockbox.games.positions.parts import Part, read_name_list
from knockbox.games.positions.rng import read_rng

if TYPE_CHECKING:
    from knockbox.games.knockdown.game import Knockdown

PROGRESS_FIELDS: Final = (
    "round",
    "victories",
    "winner",
    "first",
    "active",
    "turn",
    "actions",
    "stall",
    "taken",
    "delays",
)
SKILL_FIELDS: Final = ("dealt", "kept", "face_down", "skills")
TABLE_FIELDS: Final = ("arena", "skill_set", "fighters", "places", "light", "heavy", "tokens")
CARD_FIELDS: Final = ("last_taken", "hands", "row", "deck", "discards", "candle")
AGENDA_FIELDS: Final = ("combo", "paid", "frames", "asking", "agenda", "rng")
STATE_FIELDS: Final = HEADING_FIELDS + PROGRESS_FIELDS + SKILL_FIELDS + TABLE_FIELDS + CARD_FIELDS + AGENDA_FIELDS
SHORTHAND_FIELDS: Final = ("to_move", "question", "next")
"""Only for positions written by hand: the seat to move, where to start, and tasks before the rest of the turn."""
INVALID_STATE_ERRORS: Final = (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError)


def set_up(game: Knockdown, mapping: Mapping[str, object]) -> KnockdownState:
    """Return the state that a position describes, with its question open."""
    state = read_state(game, mapping)
    ask_question(state)
    check_to_move(state, mapping)
    return state


def read_state(game: Knockdown, mapping: Mapping[str, object]) -> KnockdownState:
    """Return the state that a position describes, before its question is asked."""
    parts = Part("", mapping).read_fields(STATE_FIELDS + SHORTHAND_FIELDS)
    check_heading(position_heading(game), game.options, parts)
    state = blank_state(game.rules, read_rng(parts.get("rng", Part("rng", {}))))
    names = game.names
    read_selection(state, names, parts)
    read_progress(state, parts)
    tasks = read_agenda(state, names, parts)
    read_fighters(state, names, parts, tasks)
    read_skills(state, names, parts, tasks)
    read_table(state, names, parts)
    read_cards(state, names, parts, tasks)
    read_rest(state, names, parts, tasks)
    return state


def blank_state(rules: KnockdownRules, rng: Rng) -> KnockdownState:
    """Return a table with nothing on it."""
    nothing = [NOTHING] * SEATS
    return KnockdownState(
        rules=rules,
        agenda=[],
        asking=None,
        question=None,
        rng=rng,
        arena=rules.arenas[0],
        skill_set=0,
        fighters=nothing[:],
        dealt=[],
        kept=nothing * 2,
        face_down=nothing[:],
        skills=[[], []],
        listening=0,
        victories=[0, 0],
        round=1,
        winner=NOBODY,
        first=0,
        active=0,
        turn=0,
        actions=0,
        stall=0,
        taken=False,
        last_taken=NOTHING,
        delays=[0, 0],
        places=rules.arenas[0].starts[:],
        light=[0, 0],
        heavy=[0, 0],
        hands=empty_hands(),
        row=[],
        deck=[],
        discards=[],
        candle=NOTHING,
        candles_left=0,
        tokens=[],
        combo=0,
        paid=[],
        frames=[],
    )


def read_rest(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[KnockdownTask]) -> None:
    """Read what was used and declared so far; the fighters must be known."""
    if "last_taken" in parts:
        state.last_taken = parts["last_taken"].read_optional_name("card", names.cards)
    if "combo" in parts:
        state.combo = read_specials(state, names, state.active, parts["combo"])
    if "paid" in parts:
        state.paid = read_name_list(parts["paid"], names.cards, "card")
    if "frames" in parts:
        state.frames = read_frames(state, names, parts["frames"])
    check_deck(state, names)
    if state.winner == NOBODY:
        check_frames(state, tasks)


def ask_question(state: KnockdownState) -> None:
    """Ask the open question, or advance to the next one."""
    asked = state.asking
    try:
        if asked is None:
            advance(state)
        else:
            ask_again(state)
    except INVALID_STATE_ERRORS as error:
        raise PositionError(f"agenda: cannot be carried out from this position ({error!r})") from None
    if asked is not None and state.question is None:
        raise PositionError(f"asking: found {type(asked).__name__}, which asks nothing here; expected an open question")
    if state.question is None and state.winner == NOBODY:
        raise PositionError("agenda: leads to no question, expected one, or a winner")
    if state.question is not None and not state.question.options:
        raise PositionError(f"asking: found {type(state.asking).__name__} without an answer, expected a legal one")


def check_to_move(state: KnockdownState, mapping: Mapping[str, object]) -> None:
    """If both `to_move` and `active` are given, the first is the asked seat."""
    if "to_move" in mapping and "active" in mapping:
        part = Part("to_move", mapping["to_move"])
        seat = state.question.seat if state.question is not None else NOBODY
        if part.read_seat(SEATS) != seat:
            raise part.error(f"{seat}, the seat that is asked")
