"""Figures moved by card texts: pushed, pulled, blinked."""

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.arena import direction_away, is_open, steps
from knockbox.games.knockdown.choices import GO, GO_BLINK, GO_STEP, GO_YANK, STOP_CHOICE
from knockbox.games.knockdown.clauses import BACK_1, BLINK_1, FWD_1, KDR_37, KDR_73, MOVE_1
from knockbox.games.knockdown.notes import FIGURE_MOVED
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.token import spring_tokens


def enter_space(state: KnockdownState, seat: int, space: int, rule: int) -> None:
    """Move a figure onto a space and spring the tokens there."""
    state.places[seat] = space
    state.note(FIGURE_MOVED, rule, seat, space)
    if state.tokens:
        spring_tokens(state, seat, space)


def slide(state: KnockdownState, seat: int, direction: int, count: int, rule: int) -> None:
    """KDR-37, KDR-38 Move along the line as far as possible: neither off the arena nor onto the opponent."""
    for _ in range(count):
        space = state.places[seat] + direction
        if not is_open(state, seat, space):
            return
        enter_space(state, seat, space, rule)


class Push(Task[KnockdownState]):
    """KD-BACK-1 Backward moves the opponent directly away from your fighter."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        slide(state, 1 - self.seat, direction_away(state, 1 - self.seat), self.count, BACK_1)
        return None


class Pull(Task[KnockdownState]):
    """KDR-37 The opponent is moved directly towards your fighter and stops next to it."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        slide(state, 1 - self.seat, -direction_away(state, 1 - self.seat), self.count, KDR_37)
        return None


class Advance(Task[KnockdownState]):
    """KD-FWD-1 Forward moves your fighter directly towards the opponent."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        slide(state, self.seat, -direction_away(state, self.seat), self.count, FWD_1)
        return None


class Retreat(Task[KnockdownState]):
    """KDR-37 Your fighter moves directly away from the opponent."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        slide(state, self.seat, direction_away(state, self.seat), self.count, KDR_37)
        return None


class StepUpTo(Task[KnockdownState]):
    """KDR-20 A text lets you step up to `count` spaces under the Move rules."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = steps(state, self.seat) if self.count else []
        if not spaces:
            return None
        return Decision(self.seat, GO_STEP, [STOP_CHOICE, *[action(GO, space) for space in spaces]])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice == STOP_CHOICE:
            return
        state.agenda.append(StepUpTo(self.seat, self.count - 1))
        enter_space(state, self.seat, thing_of(choice), MOVE_1)


class Blink(Task[KnockdownState]):
    """KD-BLINK-1, KDR-37 Blink moves exactly `count` spaces one way and may pass through the opponent."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = blink_spaces(state, self.seat, self.count)
        if len(spaces) == 1:
            enter_space(state, self.seat, spaces[0], BLINK_1)
        if len(spaces) < 2:
            return None
        return Decision(self.seat, GO_BLINK, [action(GO, space) for space in spaces])

    def hear(self, state: KnockdownState, choice: int) -> None:
        enter_space(state, self.seat, thing_of(choice), BLINK_1)


def blink_spaces(state: KnockdownState, seat: int, count: int) -> list[int]:
    """KDR-73 Return where a Blink can land: inside the arena, never on the opponent's space."""
    place = state.places[seat]
    return [space for space in (place - count, place + count) if is_open(state, seat, space)]


class BlinkUpTo(Task[KnockdownState]):
    """KDR-73 "Up to" makes a Blink any number of spaces either way, or none."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = [space for count in range(1, self.count + 1) for space in blink_spaces(state, self.seat, count)]
        if not spaces:
            return None
        return Decision(self.seat, GO_BLINK, [STOP_CHOICE, *[action(GO, space) for space in sorted(spaces)]])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice != STOP_CHOICE:
            enter_space(state, self.seat, thing_of(choice), BLINK_1)


class Yank(Task[KnockdownState]):
    """KD-TG-MGIELEC-2, KDR-73 The opponent is blinked to a free space next to you; they may not stay where they are."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = [space for space in blink_spaces(state, self.seat, 1) if space != state.places[1 - self.seat]]
        if len(spaces) == 1:
            enter_space(state, 1 - self.seat, spaces[0], KDR_73)
        if len(spaces) < 2:
            return None
        return Decision(self.seat, GO_YANK, [action(GO, space) for space in spaces])

    def hear(self, state: KnockdownState, choice: int) -> None:
        enter_space(state, 1 - self.seat, thing_of(choice), KDR_73)


class Swap(Task[KnockdownState]):
    """KD-GOLD-1 The fighters change places, because a card says so."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        mine = state.places[self.seat]
        theirs = state.places[1 - self.seat]
        enter_space(state, self.seat, theirs, KDR_37)
        enter_space(state, 1 - self.seat, mine, KDR_37)
        return None
