"""Phase 1: choose and lay a card, place time tokens on a creature, flip the talk token."""

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
    """KKD-PLACE-1, KKDR-12 The player must lay one card of their hand, even one that loses."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        return Decision(state.active, CHOOSE_CARD, [action(CARD, kind) for kind in playable_cards(state, state.active)])

    def hear(self, state: DungeonState, choice: int) -> None:
        state.agenda.append(ChooseCell(thing_of(choice)))


def playable_cards(state: DungeonState, seat: int) -> list[int]:
    """KKD-SHOW-1, KKDR-40 A player who has shown a card may lay no other."""
    return distinct(state.hands[seat]) if state.shown[seat] == NOTHING else [state.shown[seat]]


class ChooseCell(Task[DungeonState]):
    """KKD-PLACE-5, KKDR-43 A card goes on an open cell, upright or, if that differs, turned by 180 degrees."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def do(self, state: DungeonState) -> Decision | None:
        cells = state.upright_choices if state.rules.is_symmetric[self.kind] else state.placement_choices
        return Decision(state.active, CHOOSE_CELL, cells[:])

    def hear(self, state: DungeonState, choice: int) -> None:
        cell = cell_of(thing_of(choice))
        turn = turn_of(thing_of(choice))
        state.last_layer = state.active
        state.giving_up_bits = 0
        if self.kind == state.rules.knight:
            lay_knight(state, cell, turn)
        else:
            lay_from_hand(state, self.kind, cell, turn)


def lay_from_hand(state: DungeonState, kind: int, cell: int, turn: int) -> None:
    """KKD-TURN-1, KKDR-8 A turn has four phases, one after another: place, evaluate danger, check the alarm, draw."""
    seat = state.active
    remove(state.hands[seat], kind)
    state.shown[seat] = NOTHING
    lay_card(state, kind, cell, turn)
    state.note(CARD_LAID, PLACE_1, seat, kind, cell << TURN_BITS | turn)
    state.agenda.extend(state.rules.phases)


def lay_knight(state: DungeonState, cell: int, turn: int) -> None:
    """KKD-DRAW-3, KKDR-10 The Black Knight is laid at once and evaluated, with no second alarm and no draw."""
    lay_card(state, state.rules.knight, cell, turn)
    state.note(CARD_LAID, DRAW_3, state.active, state.rules.knight, cell << TURN_BITS | turn)
    state.agenda.extend(state.rules.knight_phases)


class PlaceTime(Task[DungeonState]):
    """KKD-CREA-1, KKDR-6 A creature gets its time tokens before danger is evaluated; an empty room gets none."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        time = state.rules.time[state.kinds[-1]]
        if time > state.reserve:
            lose_without_time_tokens(state)
        elif time:
            place_time(state, time)
        return None


def place_time(state: DungeonState, time: int) -> None:
    """KKD-ROOM-1 Only a creature has printed time; a card without it is an empty room."""
    state.reserve -= time
    state.times[-1] = time
    state.note(TIME_PLACED, CREA_1, state.active, state.cells[-1], state.kinds[-1])


def lose_without_time_tokens(state: DungeonState) -> None:
    """KKD-CREA-2, KKD-END-4 If the reserve has too few tokens to place, the group loses."""
    lose(state, END_4, [state.cells[-1]])


class FlipTalk(Task[DungeonState]):
    """KKD-TALK-1, KKDR-18 Each card with the silence icon flips the talk token; a solo game has none."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        if state.rules.has_silence[state.kinds[-1]] and has_talk_token(state):
            state.silent = not state.silent
            state.note(TALK_FLIPPED, TALK_1, state.active, int(state.silent))
        return None


def has_talk_token(state: DungeonState) -> bool:
    """KKD-SETUP-2 In a solo game the talk token stays in the box."""
    return state.rules.seats > 1


def show_card(state: DungeonState, seat: int, kind: int) -> None:
    """KKD-SHOW-1, KKDR-40 A shown card is public from then on."""
    state.shown[seat] = kind
    state.note(CARD_SHOWN, SHOW_1, seat, kind)
