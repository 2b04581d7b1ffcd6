"""Reasons why a figure cannot go to a space, or a token cannot be placed there."""

from typing import Final

from knockbox.engine.reason import Reason
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.arena import entrances, is_beyond_opponent, is_inside, is_occupied, steps
from knockbox.games.knockdown.reasons.attempt import Attempt, Reasons, not_held, range_text, third_action
from knockbox.games.knockdown.state import NOTHING
from knockbox.games.knockdown.tasks.figure import Blink, BlinkUpTo
from knockbox.games.knockdown.tasks.token import PlaceToken, Recover
from knockbox.games.knockdown.tasks.turn import TakeAction
from knockbox.games.knockdown.tokens import find_token

COMBO_PROMPTS: Final = (choices.TAKE_ACTION, choices.CONTINUE_COMBO)
"""Questions at which a special or a Dash can be tried."""


def move(attempt: Attempt) -> Reasons:
    if attempt.prompt != choices.TAKE_ACTION:
        return third_action(attempt)
    found = step(attempt, attempt.thing)
    if not steps(attempt.state, attempt.seat):
        found.append(Reason("hemmed-in", "KDR-14"))
    return found


def step(attempt: Attempt, space: int) -> Reasons:
    """Apply the Move rules in the order in which they are cited."""
    state = attempt.state
    seat = attempt.seat
    if not is_inside(state, space):
        return [off_arena(attempt, space)]
    if is_occupied(state, seat, space):
        return [Reason("opponents-space", "KD-MOVE-3", {"space": space})]
    if is_beyond_opponent(state, seat, space):
        return [Reason("beyond-opponent", "KD-MOVE-4", {"space": space})]
    if space == attempt.place:
        return [Reason("own-space", "KD-MOVE-1", {"space": space})]
    if abs(space - attempt.place) != 1:
        return [Reason("not-adjacent", "KD-MOVE-1", {"space": space, "place": attempt.place})]
    return []


def off_arena(attempt: Attempt, space: int) -> Reason:
    return Reason("off-arena", "KD-MOVE-5", {"space": space, "last": attempt.state.arena.spaces - 1})


def dash(attempt: Attempt) -> Reasons:
    """Return the reasons against a Dash, whether its Combo is in progress or could only be started."""
    kind = choices.high_part(attempt.thing)
    space = choices.low_part(attempt.thing)
    if attempt.prompt not in COMBO_PROMPTS:
        return outside_combo_question(attempt)
    found = step(attempt, space) + not_held(attempt, [kind], "KD-DASH-1")
    if not attempt.rules.dash_symbols[kind]:
        found.append(Reason("no-dash-symbol", "KD-DASH-1", {"card": attempt.names.cards[kind]}))
    if not steps(attempt.state, attempt.seat):
        found.append(Reason("no-dash-step", "KDR-13"))
    return found or outside_combo(attempt)


def outside_combo(attempt: Attempt) -> Reasons:
    """Specials and Dashes belong to a Combo, which is an action of its own."""
    return [] if attempt.is_in_combo() else [Reason("combo-first", "KD-COMBO-1")]


def outside_combo_question(attempt: Attempt) -> Reasons:
    """At another question, a Combo would be a third action once the second is in progress."""
    return [] if attempt.is_in_combo() else third_action(attempt)


def go(attempt: Attempt) -> Reasons:
    if attempt.prompt in (choices.DASH_ON, choices.GO_STEP):
        return step(attempt, attempt.thing)
    if attempt.prompt == choices.GO_BLINK:
        return blink(attempt, attempt.thing)
    if attempt.prompt == choices.GO_CORRIDOR:
        return corridor(attempt, attempt.thing, 0)
    return yank(attempt, attempt.thing) if attempt.prompt == choices.GO_YANK else []


def hop(attempt: Attempt) -> Reasons:
    """Corridors are open to the active player before each of the two actions."""
    task = attempt.state.asking
    if isinstance(task, TakeAction):
        return corridor(attempt, attempt.thing, task.entered)
    return [*corridor(attempt, attempt.thing, 0), Reason("corridor-closed", "KD-NEM-CORR-4")]


def corridor(attempt: Attempt, space: int, entered: int) -> Reasons:
    """A corridor leads from an entrance to another one, free and not entered before in this window."""
    state = attempt.state
    seat = attempt.seat
    doors = entrances(state, seat)
    if attempt.place not in doors:
        return [Reason("not-at-entrance", "KD-NEM-CORR-2", {"space": attempt.place})]
    if space not in doors:
        return [Reason("no-entrance", "KD-NEM-CORR-2", {"space": space})]
    if is_occupied(state, seat, space):
        return [Reason("entrance-taken", "KDR-35", {"space": space})]
    found = [Reason("entrance-used", "KDR-35", {"space": space})] if entered >> space & 1 else []
    if space == attempt.place:
        found.append(Reason("own-entrance", "KD-NEM-CORR-2", {"space": space}))
    return found


def blink(attempt: Attempt, space: int) -> Reasons:
    task = attempt.state.asking
    gap = abs(space - attempt.place)
    if not is_inside(attempt.state, space):
        return [off_arena(attempt, space)]
    if is_occupied(attempt.state, attempt.seat, space):
        return [Reason("blink-onto-opponent", "KDR-73", {"space": space})]
    if isinstance(task, BlinkUpTo) and gap == 0:
        return [Reason("blink-in-place", "KDR-73", {"space": space})]
    if isinstance(task, BlinkUpTo):
        return [Reason("blink-too-far", "KDR-73", {"space": space, "needs": task.count, "has": gap})]
    if isinstance(task, Blink):
        return [Reason("blink-exactly", "KDR-37", {"space": space, "needs": task.count, "has": gap})]
    return []


def yank(attempt: Attempt, space: int) -> Reasons:
    if not is_inside(attempt.state, space):
        return [off_arena(attempt, space)]
    if is_occupied(attempt.state, attempt.seat, space):
        return [Reason("yank-must-move", "KDR-73", {"space": space})]
    return [Reason("yank-not-beside-you", "KDR-73", {"space": space, "place": attempt.place})]


def place(attempt: Attempt) -> Reasons:
    task = attempt.state.asking
    space = attempt.thing
    if not isinstance(task, PlaceToken):
        return []
    if not is_inside(attempt.state, space):
        return [off_arena(attempt, space)]
    values: dict[str, str | int] = {"space": space, "token": attempt.names.tokens[task.kind]}
    if space in attempt.state.places:
        return [Reason("space-occupied", "KDR-44", values)]
    if find_token(attempt.state, task.kind, space) != NOTHING:
        return [Reason("token-there", "KDR-44", values)]
    values |= {"range": range_text(task.low, task.high), "has": abs(space - attempt.place)}
    return [Reason("token-out-of-range", "KDR-44", values)]


def lift(attempt: Attempt) -> Reasons:
    task = attempt.state.asking
    if not isinstance(task, Recover):
        return []
    token = attempt.names.tokens[task.kind]
    return [Reason("no-token-there", "KDR-44", {"space": attempt.thing, "token": token})]
