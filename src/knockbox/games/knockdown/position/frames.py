"""Declared steps and attacks in a position: the seat, the attack and its outcome so far."""

from collections.abc import Sequence
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.position.task_codec import KnockdownTask, attack_names
from knockbox.games.knockdown.state import (
    CANCELLED,
    EFFECT_BLOCKED,
    FRAME_SIZE,
    NOTHING,
    SEATS,
    WOUNDED,
    WOUNDS_BLOCKED,
    KnockdownState,
)
from knockbox.games.knockdown.tasks.attack import InflictPool, ResolveEffect
from knockbox.games.knockdown.tasks.block import DeclareBlock, SplitBlock
from knockbox.games.knockdown.tasks.reaction import CloseFrame, React
from knockbox.games.knockdown.text.names import Names
from knockbox.games.positions.parts import Part, read_name_list, require_fields

FRAME_FIELDS: Final = ("by", "with", "spared_light", "spared_heavy", "marks", "reacted")
MARK_BITS: Final = {
    "cancelled": CANCELLED,
    "wounds_blocked": WOUNDS_BLOCKED,
    "effect_blocked": EFFECT_BLOCKED,
    "wounded": WOUNDED,
}
MAX_SPARED: Final = 99


def sheet_specials(state: KnockdownState, names: Names, seat: int) -> list[str]:
    """Return the special attacks of a seat in the order of its sheet."""
    fighter = state.fighters[seat]
    printed = zip(names.attacks, state.rules.attacks, strict=False)
    return [name for name, attack in printed if fighter != NOTHING and attack.fighter == fighter]


def write_specials(state: KnockdownState, names: Names, seat: int, places: int) -> list[str]:
    """Return the names of special attacks stored as bits."""
    return [name for place, name in enumerate(sheet_specials(state, names, seat)) if places >> place & 1]


def read_specials(state: KnockdownState, names: Names, seat: int, part: Part) -> int:
    return sum(1 << place for place in set(read_name_list(part, sheet_specials(state, names, seat), "special attack")))


def write_frames(state: KnockdownState, names: Names) -> list[dict[str, object]]:
    """Return the frames, the outermost first."""
    starts = range(0, len(state.frames), FRAME_SIZE)
    return [write_frame(state, names, state.frames[start : start + FRAME_SIZE]) for start in starts]


def write_frame(state: KnockdownState, names: Names, frame: list[int]) -> dict[str, object]:
    by, attack, light, heavy, marks, reacted = frame
    return {
        "by": by,
        "with": None if attack == NOTHING else attack_names(names, state.rules)[attack],
        "spared_light": light,
        "spared_heavy": heavy,
        "marks": [name for name, bit in MARK_BITS.items() if marks & bit],
        "reacted": write_specials(state, names, 1 - by, reacted),
    }


def read_frames(state: KnockdownState, names: Names, part: Part) -> list[int]:
    return [value for item in part.read_list() for value in read_frame(state, names, item)]


def read_frame(state: KnockdownState, names: Names, part: Part) -> list[int]:
    by, attack, light, heavy, marks, reacted = require_fields(part.read_fields(FRAME_FIELDS), FRAME_FIELDS, part)
    words = list(MARK_BITS)
    return [
        by.read_seat(SEATS),
        attack.read_optional_name("attack", attack_names(names, state.rules)),
        light.read_int(0, MAX_SPARED),
        heavy.read_int(0, MAX_SPARED),
        sum(MARK_BITS[words[number]] for number in set(read_name_list(marks, words, "mark"))),
        read_specials(state, names, 1 - by.read_seat(SEATS), reacted),
    ]


def check_frames(state: KnockdownState, tasks: Sequence[KnockdownTask]) -> None:
    """The agenda must close each open frame, and tasks of an attack must come while its frame is open."""
    open_frames = [tuple(state.frames[start : start + 2]) for start in range(0, len(state.frames), FRAME_SIZE)]
    for task in tasks:
        if isinstance(task, CloseFrame | React | InflictPool | ResolveEffect | DeclareBlock | SplitBlock):
            check_frame(task, open_frames)
        if isinstance(task, CloseFrame):
            open_frames.pop()
    if open_frames:
        raise PositionError(
            f"frames: found {len(open_frames)} that the agenda does not close, expected a CloseFrame each"
        )


def check_frame(task: KnockdownTask, open_frames: list[tuple[int, ...]]) -> None:
    found = f"agenda: found {type(task).__name__}"
    if not open_frames:
        raise PositionError(f"{found} with no frame open, expected a frame for it in 'frames'")
    by, attack = open_frames[-1]
    if attack == NOTHING and not isinstance(task, CloseFrame | React):
        raise PositionError(f"{found} while a step is declared, expected a frame with an attack")
    if isinstance(task, InflictPool | ResolveEffect) and task.seat != by:
        raise PositionError(f"{found} of seat {task.seat}, expected the attacker, seat {by}")
    if isinstance(task, React | DeclareBlock | SplitBlock) and task.seat == by:
        raise PositionError(f"{found} of seat {task.seat}, expected the defender, seat {1 - by}")
