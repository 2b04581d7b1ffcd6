"""Views: what one seat or a spectator may know, built up part by part, never cut down from the state."""

import msgspec
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.chests import best_chain
from knockbox.games.dungeon.choices import PROMPTS
from knockbox.games.dungeon.clauses import CLAUSES
from knockbox.games.dungeon.floor import visible_value
from knockbox.games.dungeon.lattice import Place, coordinates
from knockbox.games.dungeon.state import BEATEN, FACE_SIZE, NOTHING, NOWHERE, WON, DungeonRules, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell, has_talk_token
from knockbox.games.dungeon.text.names import Names, token_names

MARKS = ("room", "standing", "beaten", "frozen")
HELD = "held"
OUTCOMES = ("playing", "won", "lost")


class LaidView(msgspec.Struct, frozen=True):
    """A card on the table."""

    card: str
    cell: Place  # x to the right and y downwards from the start card
    turned: bool  # upside down
    corners: list[int]  # visible values at NW, NE, SW, SE, which may be those of a card on top
    printed: list[int]  # its own values at NW, NE, SW, SE, covered or not
    danger: int  # the sum of the visible values
    mark: str  # room, standing, beaten, frozen, or held for the Black Knight
    time: int  # tokens on it
    chests: int  # printed on it


class HandView(msgspec.Struct, frozen=True):
    """The public part of a hand."""

    size: int
    shown: str  # the card that its owner must lay next, or ""


class Table(msgspec.Struct, frozen=True):
    """What is open on the table; public events alone rebuild it."""

    cards: list[LaidView]  # in the order of laying
    hands: list[HandView]  # by seat
    deck: int  # number of cards, with the Black Knight at the bottom
    reserve: int  # time tokens
    silent: bool  # whether the silence side is up
    tokens: list[str]  # grimoire tokens held by the group
    pool: list[str]  # grimoire tokens that may be drawn after a win
    poison: Place | None  # the vertex that is worth 0, named by the cell below and right of it
    burnt: list[str]  # cards removed from the game
    first: int  # the seat that began
    active: int  # the seat whose turn it is
    giving_up: list[int]  # seats that agreed to give up
    outcome: str  # playing, won or lost
    verdict: str  # the rule that ended the match, or ""
    blamed: list[Place]  # cells of the cards that lost the match
    points: int  # score of the chest hunt after a win


class CardView(msgspec.Struct, frozen=True):
    """A card as printed."""

    card: str
    corners: list[int]  # NW, NE, SW, SE, upright
    time: int  # time tokens placed on it, 0 for a room
    silence: bool  # whether it flips the talk token
    chests: int  # printed on it


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows."""

    hand: list[CardView]
    chosen: CardView | None  # the card that it is about to lay; null unless it chooses a cell


class QuestionView(msgspec.Struct, frozen=True):
    """The open question; only the seat that must answer sees the options."""

    seat: int  # the seat that must answer
    prompt: str  # the name of the question
    options: list[int] | None  # the choices; null for all other seats


class DungeonView(msgspec.Struct, frozen=True):
    """Everything that one seat or a spectator may know."""

    seat: int  # the seat of the viewer, -1 for spectators
    may_speak: bool  # whether the talk side is up and there are other players
    knight: str  # where the Black Knight is: deck, drawn or laid
    chain: int  # chests that would count if the dungeon were won now
    table: Table
    own: Own | None  # null for spectators
    question: QuestionView | None  # null once the match is over


def view(names: Names, state: DungeonState, seat: int) -> DungeonView:
    """KKD-SETUP-10, KKDR-17 Others see no card of a hand except the one that its owner showed."""
    return DungeonView(
        seat=seat,
        may_speak=can_speak(state),
        knight=knight_location(state),
        chain=best_chain(state) if state.rules.is_chest_hunt else 0,
        table=public_table(names, state),
        own=None if seat == PUBLIC else own_part(names, state, seat),
        question=question_part(state, seat),
    )


def views(names: Names, state: DungeonState) -> list[DungeonView]:
    """Return the views of all seats and then of the public; they share one table."""
    public = view(names, state, PUBLIC)
    return [*(seat_view(public, names, state, seat) for seat in range(len(state.hands))), public]


def seat_view(public: DungeonView, names: Names, state: DungeonState, seat: int) -> DungeonView:
    """Return the public view with the parts that only a seat knows."""
    return replace(public, seat=seat, own=own_part(names, state, seat), question=question_part(state, seat))


def can_speak(state: DungeonState) -> bool:
    """KKD-TALK-2 Players may speak while the talk side is up; a solo player has no one to speak to."""
    return not state.silent and has_talk_token(state)


def knight_location(state: DungeonState) -> str:
    if state.deck:
        return "deck"
    return "laid" if state.rules.knight in state.kinds else "drawn"


def public_table(names: Names, state: DungeonState) -> Table:
    hands = zip(state.hands, state.shown, strict=True)
    return Table(
        cards=[laid_view(names, state, slot) for slot in range(len(state.cells))],
        hands=[HandView(len(hand), names.card(shown)) for hand, shown in hands],
        deck=len(state.deck),
        reserve=state.reserve,
        silent=state.silent,
        tokens=token_names(state.held_tokens),
        pool=token_names(state.pool),
        poison=None if state.poison == NOWHERE else coordinates(state.poison),
        burnt=sorted(names.cards[kind] for kind in state.burnt),
        first=state.first,
        active=state.active,
        giving_up=[seat for seat in range(state.rules.seats) if state.giving_up_bits >> seat & 1],
        outcome=OUTCOMES[state.outcome],
        verdict="" if state.verdict == NOTHING else CLAUSES[state.verdict],
        blamed=[coordinates(cell) for cell in state.blamed_cells],
        points=state.points,
    )


def laid_view(names: Names, state: DungeonState, slot: int) -> LaidView:
    kind = state.kinds[slot]
    is_held = kind == state.rules.knight and state.marks[slot] == BEATEN and state.outcome != WON
    return LaidView(
        card=names.cards[kind],
        cell=coordinates(state.cells[slot]),
        turned=state.turns[slot] > 0,
        corners=[visible_value(state, slot, corner) for corner in range(4)],
        printed=state.rules.corners[kind * FACE_SIZE + state.turns[slot] * 2 :][:4],
        danger=state.dangers[slot],
        mark=HELD if is_held else MARKS[state.marks[slot]],
        time=state.times[slot],
        chests=state.rules.chests[kind],
    )


def own_part(names: Names, state: DungeonState, seat: int) -> Own:
    task = state.asking
    chosen = task.kind if isinstance(task, ChooseCell) and state.active == seat else NOTHING
    hand = [card_view(names, state.rules, kind) for kind in state.hands[seat]]
    return Own(hand, None if chosen == NOTHING else card_view(names, state.rules, chosen))


def card_view(names: Names, rules: DungeonRules, kind: int) -> CardView:
    face = rules.corners[kind * FACE_SIZE : kind * FACE_SIZE + 4]
    return CardView(names.cards[kind], face, rules.time[kind], rules.has_silence[kind], rules.chests[kind])


def question_part(state: DungeonState, seat: int) -> QuestionView | None:
    question = state.question
    if question is None:
        return None
    options = question.options[:] if question.seat == seat else None
    return QuestionView(question.seat, PROMPTS[question.prompt], options)
