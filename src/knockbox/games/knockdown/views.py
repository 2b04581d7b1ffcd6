"""What one seat, or a spectator, may know: built up part by part, never cut down from the state."""

import msgspec
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.state import (
    CANCELLED,
    EFFECT_BLOCKED,
    FRAME_ATTACK,
    FRAME_MARKS,
    FRAME_SEAT,
    FRAME_SIZE,
    FRAME_SPARED_HEAVY,
    FRAME_SPARED_LIGHT,
    NOTHING,
    ON_SHEET,
    SEATS,
    WOUNDED,
    WOUNDS_BLOCKED,
    KnockdownState,
)
from knockbox.games.knockdown.tasks.setup import dealt_to, passed_by
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.tokens import token_kind, token_seat


class HandView(msgspec.Struct, frozen=True):
    """A hand as everyone knows it."""

    size: int
    seen: list[str]  # cards that everyone saw go in; the others are backs


class TokenView(msgspec.Struct, frozen=True):
    """A token in play: on a space, or on the sheet of its bearer."""

    seat: int  # its owner
    token: str
    space: int | None = None  # its space; null if on a sheet
    bearer: int | None = None  # the seat whose sheet it is on; null if on a space


class Table(msgspec.Struct, frozen=True):
    """What is public on the table; the public events alone rebuild it."""

    arena: str  # the box it comes from, with its deck
    skill_set: str  # the box it comes from
    fighters: list[str]  # by seat, "" until picked
    round: int  # 1 to 3
    turn: int  # turns started in this round
    first: int  # the seat that starts the round
    active: int  # the seat whose turn it is
    winner: int  # a seat, or -1 while the match goes on
    victories: list[int]  # rounds won, by seat
    skills: list[list[str]]  # by seat, face up
    places: list[int]  # the spaces of the figures, by seat
    light: list[int]  # wounds, by seat
    heavy: list[int]  # wounds, by seat
    hands: list[HandView]  # by seat
    row: list[str]  # the oldest first
    deck: int  # number of cards, including candles
    discards: list[str]  # sorted by name
    candle: int | None  # the space of the left token, which the right one mirrors; null off the track
    candles_left: int  # in the deck
    tokens: list[TokenView]


class FrameView(msgspec.Struct, frozen=True):
    """A declared step or attack that is not over yet."""

    seat: int  # the seat that declared it
    attack: str  # "" for a step, "strike" for the Strike of a skill
    spared_light: int  # wounds that a block ignores
    spared_heavy: int  # wounds that a block ignores
    marks: list[str]  # any of: cancelled, wounds blocked, effect blocked, wounded


class Progress(msgspec.Struct, frozen=True):
    """The progress of the turn."""

    actions: int  # started in this turn
    stall: int  # consecutive turns in which no card was taken
    delays: list[int]  # consecutive time-outs, by seat
    combo: list[str]  # specials used in this Combo
    frames: list[FrameView]  # the outermost first


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    hand: list[str]
    face_down: str  # the face-down skill, or ""
    dealt: list[str]  # the three skills dealt to it
    received: list[str]  # the two skills passed to it, once both seats have kept their first
    kept: list[str]  # one of those dealt, then one of those received


class QuestionView(msgspec.Struct, frozen=True):
    """The open question; only the asked seat sees the options."""

    seat: int  # the asked seat, -1 for the referee
    prompt: str  # the name of the question
    options: list[int] | None  # the choices; null for everyone else


class KnockdownView(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may know."""

    seat: int  # the seat of the view, -1 for spectators
    memory: str  # "open", or "closed": draw other hands as backs
    spaces: int  # of the arena, numbered from 0 at the left end
    table: Table
    progress: Progress
    own: Own | None  # null for spectators
    question: QuestionView | None  # null once the match is over


def view(names: Names, memory: str, state: KnockdownState, seat: int) -> KnockdownView:
    """KDR-41, KDR-67 Return a view; its data is the same in both modes of memory, the flag is for drawing."""
    return KnockdownView(
        seat=seat,
        memory=memory,
        spaces=state.arena.spaces,
        table=table_part(names, state),
        progress=progress_part(names, state),
        own=None if seat == PUBLIC else own_part(names, state, seat),
        question=question_part(state, seat),
    )


def views(names: Names, memory: str, state: KnockdownState) -> list[KnockdownView]:
    """Return the views of both seats and the public, which share one table."""
    public = view(names, memory, state, PUBLIC)
    return [*(seat_view(public, names, state, seat) for seat in range(SEATS)), public]


def seat_view(public: KnockdownView, names: Names, state: KnockdownState, seat: int) -> KnockdownView:
    """Return the public view with what a seat knows besides."""
    return replace(public, seat=seat, own=own_part(names, state, seat), question=question_part(state, seat))


def table_part(names: Names, state: KnockdownState) -> Table:
    return Table(
        arena=names.arenas[state.rules.arenas.index(state.arena)],
        skill_set=names.skill_sets[state.skill_set],
        fighters=[names.fighter(fighter) for fighter in state.fighters],
        round=state.round,
        turn=state.turn,
        first=state.first,
        active=state.active,
        winner=state.winner,
        victories=state.victories[:],
        skills=[[names.skills[skill] for skill in skills] for skills in state.skills],
        places=state.places[:],
        light=state.light[:],
        heavy=state.heavy[:],
        hands=[HandView(len(hand.cards), sorted(names.cards[kind] for kind in hand.seen)) for hand in state.hands],
        row=[names.cards[kind] for kind in state.row],
        deck=len(state.deck),
        discards=sorted(names.cards[kind] for kind in state.discards),
        candle=None if state.candle == NOTHING else state.candle,
        candles_left=state.candles_left,
        tokens=token_views(names, state),
    )


def token_views(names: Names, state: KnockdownState) -> list[TokenView]:
    return sort_tokens(
        [token_view(names, state, index) for index, place in enumerate(state.tokens) if place != NOTHING]
    )


def token_view(names: Names, state: KnockdownState, index: int) -> TokenView:
    seat = token_seat(state, index)
    token = names.tokens[token_kind(state, index)]
    place = state.tokens[index]
    if place >= ON_SHEET:
        return TokenView(seat, token, bearer=place - ON_SHEET)
    return TokenView(seat, token, space=place)


def sort_tokens(tokens: list[TokenView]) -> list[TokenView]:
    """Return tokens in display order: from the left end of the arena to the right, then those on sheets."""
    return sorted(tokens, key=token_sort_key)


def token_sort_key(token: TokenView) -> tuple[bool, int, int, int, str]:
    return token.space is None, token.space or 0, token.bearer or 0, token.seat, token.token


def progress_part(names: Names, state: KnockdownState) -> Progress:
    frames = [frame_view(names, state, end) for end in range(FRAME_SIZE, len(state.frames) + 1, FRAME_SIZE)]
    combo = combo_part(names, state) if state.combo else []
    return Progress(state.actions, state.stall, state.delays[:], combo, frames)


def combo_part(names: Names, state: KnockdownState) -> list[str]:
    sheet = names.sheets[state.fighters[state.active]]
    return [special for place, special in enumerate(sheet) if state.combo >> place & 1]


def frame_view(names: Names, state: KnockdownState, end: int) -> FrameView:
    frame = state.frames[:end]
    attack = "" if frame[FRAME_ATTACK] == NOTHING else names.attack(frame[FRAME_ATTACK])
    marks = [word for bit, word in MARK_NAMES.items() if frame[FRAME_MARKS] & bit]
    return FrameView(frame[FRAME_SEAT], attack, frame[FRAME_SPARED_LIGHT], frame[FRAME_SPARED_HEAVY], marks)


MARK_NAMES = {
    CANCELLED: "cancelled",
    WOUNDS_BLOCKED: "wounds blocked",
    EFFECT_BLOCKED: "effect blocked",
    WOUNDED: "wounded",
}


def own_part(names: Names, state: KnockdownState, seat: int) -> Own:
    """KDR-68 Return what a seat alone knows: its hand, the three skills dealt to it and the two passed to it."""
    kept = [skill for skill in (state.kept[seat], state.kept[SEATS + seat]) if skill != NOTHING]
    down = state.face_down[seat]
    return Own(
        hand=[names.cards[kind] for kind in state.hands[seat].cards],
        face_down=names.skills[down] if down != NOTHING else "",
        dealt=[names.skills[skill] for skill in dealt_to(state, seat)],
        received=[names.skills[skill] for skill in received_by(state, seat)],
        kept=[names.skills[skill] for skill in kept],
    )


def received_by(state: KnockdownState, seat: int) -> list[int]:
    """Return the two skills passed to a seat, once both have kept their first."""
    passed = state.kept[0] != NOTHING and state.kept[1] != NOTHING
    return passed_by(state, 1 - seat) if passed else []


def question_part(state: KnockdownState, seat: int) -> QuestionView | None:
    question = state.question
    if question is None:
        return None
    options = question.options[:] if question.seat == seat else None
    return QuestionView(question.seat, PROMPTS[question.prompt], options)
