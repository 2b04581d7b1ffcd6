"""What one seat, or a spectator, may know: built up part by part, never cut down from the state."""

import msgspec
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.chests import best_chain
from knockbox.games.dungeon.choices import PROMPTS
from knockbox.games.dungeon.clauses import CLAUSES
from knockbox.games.dungeon.floor import visible_value
from knockbox.games.dungeon.lattice import Place, place
from knockbox.games.dungeon.names import Names, tokens_in
from knockbox.games.dungeon.state import BEATEN, FACE, NOTHING, NOWHERE, WON, DungeonRules, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell, has_talk_token

MARKS = ("room", "standing", "beaten", "frozen")
HELD = "held"
OUTCOMES = ("playing", "won", "lost")


class LaidView(msgspec.Struct, frozen=True):
    """A card on the table, in the order of laying."""

    card: str
    cell: Place  # x to the right and y downwards from the start card
    turned: bool  # upside down
    corners: list[int]  # what is visible at NW, NE, SW, SE, also where another card covers it
    printed: list[int]  # its own corners as they lie, whatever covers them
    danger: int  # the sum of what is visible
    mark: str  # room, standing, beaten, frozen, or held for the Black Knight
    time: int  # tokens on it
    chests: int  # printed on it


class HandView(msgspec.Struct, frozen=True):
    """A hand as everybody knows it."""

    size: int
    shown: str  # the card that its owner must lay next, "" without one


class Table(msgspec.Struct, frozen=True):
    """What lies open on the table; the public events alone rebuild it."""

    cards: list[LaidView]
    hands: list[HandView]  # by seat
    deck: int  # how many cards, with the Black Knight at the bottom
    reserve: int  # time tokens
    silent: bool  # whether the silence side is up
    tokens: list[str]  # grimoire tokens of the group
    pool: list[str]  # grimoire tokens to be drawn from
    poison: Place | None  # the vertex that is worth 0, called as the cell below and right of it
    burnt: list[str]  # cards out of the game
    first: int  # the seat that began
    active: int  # the seat whose turn it is
    giving_up: list[int]  # seats that would give up
    outcome: str  # playing, won or lost
    verdict: str  # the rule that ended it, "" until then
    blamed: list[Place]  # cells of the cards that ended it
    points: int  # of the chest hunt, once it is won


class CardView(msgspec.Struct, frozen=True):
    """A card as it is printed."""

    card: str
    corners: list[int]  # NW, NE, SW, SE, upright
    time: int  # tokens that it gets, 0 for a room
    silence: bool  # whether it flips the talk token
    chests: int  # printed on it


class Own(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    hand: list[CardView]
    chosen: CardView | None  # the card it is about to lay; null unless it chooses a cell


class QuestionView(msgspec.Struct, frozen=True):
    """Who is asked what; the options are for the one who is asked."""

    seat: int  # who is asked
    prompt: str  # the name of the question
    options: list[int] | None  # the choices; null for everybody else


class DungeonView(msgspec.Struct, frozen=True):
    """All that one vantage may know."""

    seat: int  # whose view it is, -1 for spectators
    may_speak: bool  # whether the talk side is up and somebody is there to listen
    knight: str  # where he is: deck, drawn or laid
    chain: int  # chests that would count if the dungeon were won now
    table: Table
    own: Own | None  # null for spectators
    question: QuestionView | None  # null once the match is over


def view(names: Names, state: DungeonState, seat: int) -> DungeonView:
    """KKD-SETUP-10, KKDR-17 No hand is ever shown to others, but the card its owner showed."""
    return DungeonView(
        seat=seat,
        may_speak=may_speak(state),
        knight=whereabouts(state),
        chain=best_chain(state) if state.rules.chest_hunt else 0,
        table=table_part(names, state),
        own=None if seat == PUBLIC else own_part(names, state, seat),
        question=question_part(state, seat),
    )


def views(names: Names, state: DungeonState) -> list[DungeonView]:
    """Of all seats and the public, who see one and the same floor."""
    public = view(names, state, PUBLIC)
    return [*(seated(public, names, state, seat) for seat in range(len(state.hands))), public]


def seated(public: DungeonView, names: Names, state: DungeonState, seat: int) -> DungeonView:
    """What a seat knows beside what everybody does."""
    return replace(public, seat=seat, own=own_part(names, state, seat), question=question_part(state, seat))


def may_speak(state: DungeonState) -> bool:
    """KKD-TALK-2 Players may speak while the talk side is up; alone there is nobody to speak to."""
    return not state.silent and has_talk_token(state)


def whereabouts(state: DungeonState) -> str:
    if state.deck:
        return "deck"
    return "laid" if state.rules.knight in state.kinds else "drawn"


def table_part(names: Names, state: DungeonState) -> Table:
    hands = zip(state.hands, state.shown, strict=True)
    return Table(
        cards=[laid_view(names, state, slot) for slot in range(len(state.cells))],
        hands=[HandView(len(hand), names.card(shown)) for hand, shown in hands],
        deck=len(state.deck),
        reserve=state.reserve,
        silent=state.silent,
        tokens=tokens_in(state.held),
        pool=tokens_in(state.pool),
        poison=None if state.poison == NOWHERE else place(state.poison),
        burnt=sorted(names.cards[kind] for kind in state.burnt),
        first=state.first,
        active=state.active,
        giving_up=[seat for seat in range(state.rules.seats) if state.quitting >> seat & 1],
        outcome=OUTCOMES[state.outcome],
        verdict="" if state.verdict == NOTHING else CLAUSES[state.verdict],
        blamed=[place(cell) for cell in state.offenders],
        points=state.points,
    )


def laid_view(names: Names, state: DungeonState, slot: int) -> LaidView:
    kind = state.kinds[slot]
    is_held = kind == state.rules.knight and state.marks[slot] == BEATEN and state.outcome != WON
    return LaidView(
        card=names.cards[kind],
        cell=place(state.cells[slot]),
        turned=state.turns[slot] > 0,
        corners=[visible_value(state, slot, corner) for corner in range(4)],
        printed=state.rules.corners[kind * FACE + state.turns[slot] * 2 :][:4],
        danger=state.dangers[slot],
        mark=HELD if is_held else MARKS[state.marks[slot]],
        time=state.times[slot],
        chests=state.rules.chests[kind],
    )


def own_part(names: Names, state: DungeonState, seat: int) -> Own:
    asked = state.asking
    chosen = asked.kind if isinstance(asked, ChooseCell) and state.active == seat else NOTHING
    hand = [card_view(names, state.rules, kind) for kind in state.hands[seat]]
    return Own(hand, None if chosen == NOTHING else card_view(names, state.rules, chosen))


def card_view(names: Names, rules: DungeonRules, kind: int) -> CardView:
    face = rules.corners[kind * FACE : kind * FACE + 4]
    return CardView(names.cards[kind], face, rules.time[kind], rules.silence[kind], rules.chests[kind])


def question_part(state: DungeonState, seat: int) -> QuestionView | None:
    question = state.question
    if question is None:
        return None
    options = question.options[:] if question.seat == seat else None
    return QuestionView(question.seat, PROMPTS[question.prompt], options)
