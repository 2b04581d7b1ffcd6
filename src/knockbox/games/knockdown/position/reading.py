"""Set up a state from a position: parts may be missing, impossible ones are refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from knockbox.engine.errors import PositionError
from knockbox.engine.rng import Rng
from knockbox.engine.state import advance, ask_again
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.position.agenda import Duty
from knockbox.games.knockdown.position.cards import check_deck, empty_hands, read_cards
from knockbox.games.knockdown.position.duties import read_duties
from knockbox.games.knockdown.position.frames import check_frames, read_frames, read_places
from knockbox.games.knockdown.position.progress import read_progress
from knockbox.games.knockdown.position.skills import read_skills
from knockbox.games.knockdown.position.table import read_fighters, read_selection, read_table
from knockbox.games.knockdown.position.writing import heading
from knockbox.games.knockdown.state import NOBODY, NOTHING, SEATS, KnockdownRules, KnockdownState
from knockbox.games.positions.chance import read_rng
from knockbox.games.positions.heading import HEADING, check_heading
from knockbox.games.positions.parts import Part, numbers

if TYPE_CHECKING:
    from knockbox.games.knockdown.game import Knockdown

PROGRESS: Final = ("round", "victories", "winner", "first", "active", "turn", "actions", "stall", "taken", "delays")
SKILLS: Final = ("dealt", "kept", "face_down", "skills")
TABLE: Final = ("arena", "skill_set", "fighters", "places", "light", "heavy", "tokens")
CARDS: Final = ("last_taken", "hands", "row", "deck", "discards", "candle")
DUTIES: Final = ("combo", "paid", "frames", "asking", "agenda", "rng")
WRITTEN: Final = HEADING + PROGRESS + SKILLS + TABLE + CARDS + DUTIES
BY_HAND: Final = ("to_move", "question", "next")
"""Only for people: who is to act, where the match begins, and what comes before the rest of the turn."""
MISFITS: Final = (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError)


def set_up(game: Knockdown, mapping: Mapping[str, object]) -> KnockdownState:
    """The state that a position describes, with its question asked."""
    state = lay_out(game, mapping)
    wake(state)
    check_asked(state, mapping)
    return state


def lay_out(game: Knockdown, mapping: Mapping[str, object]) -> KnockdownState:
    """The state that a position describes, its question not asked yet: `wake` does that."""
    parts = Part("", mapping).fields(WRITTEN + BY_HAND)
    check_heading(heading(game), game.options, parts)
    state = blank(game.rules, read_rng(parts.get("rng", Part("rng", {}))))
    names = game.names
    read_selection(state, names, parts)
    read_progress(state, parts)
    tasks = read_duties(state, names, parts)
    read_fighters(state, names, parts, tasks)
    read_skills(state, names, parts, tasks)
    read_table(state, names, parts)
    read_cards(state, names, parts, tasks)
    read_rest(state, names, parts, tasks)
    return state


def blank(rules: KnockdownRules, rng: Rng) -> KnockdownState:
    """A table with nothing on it."""
    nothing = [NOTHING] * SEATS
    return KnockdownState(
        rules=rules,
        agenda=[],
        asking=None,
        question=None,
        rng=rng,
        ground=rules.grounds[0],
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
        places=rules.grounds[0].starts[:],
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


def read_rest(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[Duty]) -> None:
    """What was used and declared so far, which needs fighters to be known."""
    if "last_taken" in parts:
        state.last_taken = parts["last_taken"].maybe_named("card", names.cards)
    if "combo" in parts:
        state.combo = read_places(state, names, state.active, parts["combo"])
    if "paid" in parts:
        state.paid = numbers(parts["paid"], names.cards, "card")
    if "frames" in parts:
        state.frames = read_frames(state, names, parts["frames"])
    check_deck(state, names)
    if state.winner == NOBODY:
        check_frames(state, tasks)


def wake(state: KnockdownState) -> None:
    """Ask the open question, or go on to the next one."""
    asked = state.asking
    try:
        if asked is None:
            advance(state)
        else:
            ask_again(state)
    except MISFITS as error:
        raise PositionError(f"agenda: cannot be carried out from this position ({error!r})") from None
    if asked is not None and state.question is None:
        raise PositionError(f"asking: found {type(asked).__name__}, which asks nothing here; expected an open question")
    if state.question is None and state.winner == NOBODY:
        raise PositionError("agenda: leads to no question, expected one, or a winner")
    if state.question is not None and not state.question.options:
        raise PositionError(f"asking: found {type(state.asking).__name__} without an answer, expected a legal one")


def check_asked(state: KnockdownState, mapping: Mapping[str, object]) -> None:
    """Where both `to_move` and `active` are given, the first is the seat that is asked."""
    if "to_move" in mapping and "active" in mapping:
        part = Part("to_move", mapping["to_move"])
        seat = state.question.seat if state.question is not None else NOBODY
        if part.seat(SEATS) != seat:
            raise part.wrong(f"{seat}, the seat that is asked")
