"""Phase 1: a card is chosen and laid, a creature gets its time, the talk token flips."""

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import distinct, remove
from knockbox.games.dungeon.choices import CARD, CHOOSE_CARD, CHOOSE_CELL, TURN_BITS, cell_of, turn_of
from knockbox.games.dungeon.clauses import CREA_1, DRAW_3, END_4, PLACE_1, SHOW_1, TALK_1
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.notes import CARD_LAID, CARD_SHOWN, TALK_FLIPPED, TIME_PLACED
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.tasks.ending import lose


class ChooseCard(Task[DungeonState]):
    """KKD-PLACE-1, KKDR-12 The player must lay one card of his hand, even one that loses."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        return Decision(state.active, CHOOSE_CARD, [action(CARD, kind) for kind in playable(state, state.active)])

    def hear(self, state: DungeonState, choice: int) -> None:
        state.agenda.append(ChooseCell(thing_of(choice)))


def playable(state: DungeonState, seat: int) -> list[int]:
    """KKD-SHOW-1, KKDR-40 A card that was shown is the only one its owner may lay."""
    return distinct(state.hands[seat]) if state.shown[seat] == NOTHING else [state.shown[seat]]


class ChooseCell(Task[DungeonState]):
    """KKD-PLACE-5, KKDR-43 A card goes to an open cell, upright or turned by 180 degrees where that differs."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def do(self, state: DungeonState) -> Decision | None:
        cells = state.flat if state.rules.is_even[self.kind] else state.both
        return Decision(state.active, CHOOSE_CELL, cells[:])

    def hear(self, state: DungeonState, choice: int) -> None:
        cell, turn = cell_of(thing_of(choice)), turn_of(thing_of(choice))
        state.last_layer = state.active
        state.quitting = 0
        if self.kind == state.rules.knight:
            lay_knight(state, cell, turn)
        else:
            lay_from_hand(state, self.kind, cell, turn)


def lay_from_hand(state: DungeonState, kind: int, cell: int, turn: int) -> None:
    """KKD-TURN-1, KKDR-8 Place, evaluate danger, check the alarm, draw: each phase is complete before the next."""
    seat = state.active
    remove(state.hands[seat], kind)
    state.shown[seat] = NOTHING
    lay_card(state, kind, cell, turn)
    state.note(CARD_LAID, PLACE_1, seat, kind, cell << TURN_BITS | turn)
    state.agenda.extend(state.rules.phases)


def lay_knight(state: DungeonState, cell: int, turn: int) -> None:
    """KKD-DRAW-3, KKDR-10 The Black Knight is laid at once and evaluated; no second alarm, and nothing is drawn."""
    lay_card(state, state.rules.knight, cell, turn)
    state.note(CARD_LAID, DRAW_3, state.active, state.rules.knight, cell << TURN_BITS | turn)
    state.agenda.extend(state.rules.knight_phases)


class PlaceTime(Task[DungeonState]):
    """KKD-CREA-1, KKDR-6 A creature gets its time tokens before anything is evaluated; an empty room gets none."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        time = state.rules.time[state.kinds[-1]]
        if time > state.reserve:
            run_short(state)
        elif time:
            place_time(state, time)
        return None


def place_time(state: DungeonState, time: int) -> None:
    """KKD-ROOM-1 Only a creature has time printed on it; a card without one is an empty room."""
    state.reserve -= time
    state.times[-1] = time
    state.note(TIME_PLACED, CREA_1, state.active, state.cells[-1], state.kinds[-1])


def run_short(state: DungeonState) -> None:
    """KKD-CREA-2, KKD-END-4 Tokens must be placed and the reserve has too few: the group loses."""
    lose(state, END_4, [state.cells[-1]])


class FlipTalk(Task[DungeonState]):
    """KKD-TALK-1, KKDR-18 Each card with the icon flips the talk token; alone one has none."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        if state.rules.silence[state.kinds[-1]] and has_talk_token(state):
            state.silent = not state.silent
            state.note(TALK_FLIPPED, TALK_1, state.active, int(state.silent))
        return None


def has_talk_token(state: DungeonState) -> bool:
    """KKD-SETUP-2 Alone the talk token stays in the box."""
    return state.rules.seats > 1


def show_card(state: DungeonState, seat: int, kind: int) -> None:
    """KKD-SHOW-1, KKDR-40 A card that was shown is public from then on."""
    state.shown[seat] = kind
    state.note(CARD_SHOWN, SHOW_1, seat, kind)
