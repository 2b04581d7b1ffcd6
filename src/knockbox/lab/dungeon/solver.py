"""Whether a deal of the dungeon can be won: a search that sees all cards, also those in the deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from knockbox.bots.heuristics.floor import LOST, MIDDLE, NOWHERE, SAFE, WIDTH, Card, Floor, Laid, spot, zeros_of
from knockbox.engine.action import action
from knockbox.engine.state import answer
from knockbox.games.dungeon import state as table
from knockbox.games.dungeon.choices import CARD, CHOOSE_CARD, TURNED, UPRIGHT, lay_choice
from knockbox.games.dungeon.floor import visible_value
from knockbox.games.dungeon.lattice import cell_at, x_of, y_of
from knockbox.games.dungeon.state import FACE, DungeonState

FIRST_WIDTH: Final = 8
WIDENED: Final = 2
"""How much wider the search goes each time it has found nothing."""
BRANCHES: Final = 12
"""The placements that are followed up from one table."""
SLACK: Final = 1.0
JOKER: Final = 6.0
ZERO: Final = 1.0  # a corner of a room in a hand that can cover any other
BURDEN: Final = 4.0  # a creature in a hand: it will have to come out
SHARES: Final = 4
"""Tables with as many creatures out take at most one of so many shares: holding back looks good until it is late."""


class Path:
    """A table that was reached, the inputs that led there, and how it looks."""

    __slots__ = ("inputs", "state", "worth")

    def __init__(self, state: DungeonState, inputs: list[int], worth: float) -> None:
        self.state = state
        self.inputs = inputs
        self.worth = worth


def solve(state: DungeonState, stop: Callable[[], bool]) -> list[int] | None:
    """The answers that win from here, or None if none were found before `stop` says so."""
    width = FIRST_WIDTH
    while not stop():
        found = search(state, width, stop)
        if found is not None:
            return found
        width *= WIDENED
    return None


def search(state: DungeonState, width: int, stop: Callable[[], bool]) -> list[int] | None:
    """Follow the best-looking tables card by card."""
    paths = [Path(state.clone(), [], 0.0)]
    while paths and not stop():
        reached: dict[str, Path] = {}
        for path in paths:
            for after in followed(path):
                if after.state.outcome == table.WON:
                    return after.inputs
                reached.setdefault(name_of(after.state), after)
        paths = chosen(list(reached.values()), width)
    return None


def chosen(paths: list[Path], width: int) -> list[Path]:
    """The tables that look best, of those with few creatures out and of those with many."""
    best: list[Path] = []
    taken: dict[int, int] = {}
    for path in sorted(paths, key=worth_of, reverse=True):
        out = creatures_out(path.state)
        if len(best) < width and taken.get(out, 0) < width // SHARES:
            taken[out] = taken.get(out, 0) + 1
            best.append(path)
    return best


def worth_of(path: Path) -> float:
    return path.worth


def creatures_out(state: DungeonState) -> int:
    return sum(1 for kind in state.kinds if state.rules.time[kind])


def name_of(state: DungeonState) -> str:
    """Tables with the same cards in the same places are one."""
    laid = sorted(zip(state.cells, state.kinds, state.turns, state.times, strict=True))
    return f"{laid}{state.hands}"


def followed(path: Path) -> list[Path]:
    """The tables after the placements that look best and do not lose at once."""
    found: list[Path] = []
    for answers in best_placements(path.state):
        after = path.state.clone()
        for choice in answers:
            answer(after, choice)
        if after.outcome != table.LOST:
            found.append(Path(after, path.inputs + answers, value_of(after)))
    return found


def best_placements(state: DungeonState) -> list[list[int]]:
    """The answers of a few placements, the best first."""
    question = state.question
    if question is None:
        return []
    is_card = question.prompt == CHOOSE_CARD
    kinds = sorted(set(state.hands[state.active])) if is_card else [state.rules.knight]
    judged = judged_placements(state, kinds)
    judged.sort(key=first_of, reverse=True)
    return [
        [action(CARD, kind), lay_choice(cell, turn)] if is_card else [lay_choice(cell, turn)]
        for worth, kind, cell, turn in judged[:BRANCHES]
        if worth > LOST
    ]


def first_of(judged: tuple[float, int, int, int]) -> float:
    return judged[0]


def judged_placements(state: DungeonState, kinds: list[int]) -> list[tuple[float, int, int, int]]:
    """Every placement with its worth: kind, cell and turn."""
    floor, rules = floor_of(state), state.rules
    judged: list[tuple[float, int, int, int]] = []
    places = floor.open_places()
    for kind in kinds:
        corners = rules.corners[kind * FACE : kind * FACE + 4]
        card = Card(corners, rules.time[kind], kind == rules.knight, help_of(state, kind))
        for turn in (UPRIGHT,) if rules.is_even[kind] else (UPRIGHT, TURNED):
            face = corners if turn == UPRIGHT else corners[::-1]
            for place in places:
                judged.append((floor.judge(place, face, card), kind, cell_of(place), turn))  # noqa: PERF401
    return judged


def cell_of(place: int) -> int:
    """From the way the bots count places to that of the game."""
    return cell_at(place % WIDTH - MIDDLE, place // WIDTH - MIDDLE)


def floor_of(state: DungeonState) -> Floor:
    """The floor as bots see it, and who holds which zeros as nobody does."""
    cards = [laid(state, slot) for slot in range(len(state.cells))]
    poison = NOWHERE if state.poison == table.NOWHERE else spot(x_of(state.poison), y_of(state.poison))
    seats = state.rules.seats
    zeros = [zeros_in(state, state.hands[(state.active + step) % seats]) for step in range(1, seats + 1)]
    return Floor(cards, state.reserve, poison, zeros, [])


def laid(state: DungeonState, slot: int) -> Laid:
    cell, mark = state.cells[slot], state.marks[slot]
    corners = [visible_value(state, slot, corner) for corner in range(4)]
    is_frozen, is_knight = mark == table.FROZEN, state.kinds[slot] == state.rules.knight
    is_standing = is_frozen or mark == table.STANDING
    place = spot(x_of(cell), y_of(cell))
    return Laid(place, corners, state.dangers[slot], is_standing, is_frozen, is_knight, state.times[slot])


def zeros_in(state: DungeonState, hand: list[int]) -> int:
    """The diagonals that the rooms of a hand can cover with a zero."""
    zeros = 0
    for kind in hand:
        if not state.rules.time[kind]:
            zeros |= zeros_of(state.rules.corners[kind * FACE : kind * FACE + 4])
    return zeros


def value_of(state: DungeonState) -> float:
    """How a table looks: rooms that may still rise, creatures that press, and what is left in the hands."""
    floor = floor_of(state)
    worth = 0.0
    for card in floor.at.values():
        worth += -floor.threat(card, card.danger, card.time, NOWHERE) if card.standing else SLACK * (SAFE - card.danger)
    return worth + sum(help_of(state, kind) for hand in state.hands for kind in hand)


def help_of(state: DungeonState, kind: int) -> float:
    """What a card in a hand is worth: zeros beat creatures, and the Black Knight at the end."""
    if state.rules.time[kind]:
        return -BURDEN
    return JOKER if state.rules.silence[kind] else ZERO * state.rules.corners[kind * FACE : kind * FACE + 4].count(0)
