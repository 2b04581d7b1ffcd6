"""How a group stands, in numbers: what a judge that learns from matches is shown of a dungeon."""

from typing import Final

from knockbox.games.dungeon.hands import SORTS, sort_of, zeros_in
from knockbox.games.dungeon.rescue import NEVER, Fight, fight, next_players
from knockbox.games.dungeon.state import BEATEN, FROZEN, ROOM, SAFE, DungeonState

PLAYS: Final = 4
"""Plays to come whose hands are told one by one."""
LOOKED_AT: Final = 5
"""Plays to come that count in a fight: no creature gives more."""
FIGHTS: Final = 2
"""The most urgent fights are told one by one."""
WIDE: Final = 4  # a margin that is as good as any wider one
USUAL_SEATS: Final = 4

OF_THE_TABLE: Final[tuple[str, ...]] = (
    "deck",
    "knight_drawn",
    "knight_laid",
    "reserve",
    "silent",
    "open_cells",
    "slack",
    "tight",
    "seats",
    "fireball",
    "ice",
    "poison",
    "silence_ball",
)
OF_A_PLAY: Final[tuple[str, ...]] = (*SORTS, "stuck")
OF_A_FIGHT: Final[tuple[str, ...]] = (
    "there",
    "knight",
    "excess",
    "plays",
    "margin",
    "needed",
    "spare",
    "singles",
    "openings",
)
OF_FIGHTS: Final[tuple[str, ...]] = ("standing", "frozen", "hopeless", "late")
NAMES: Final[tuple[str, ...]] = (
    *OF_THE_TABLE,
    *(f"deck_{name}" for name in SORTS),
    *(f"hands_{name}" for name in SORTS),
    "falling",
    "rising",
    *(f"play_{play + 1}_{name}" for play in range(PLAYS) for name in OF_A_PLAY),
    *OF_FIGHTS,
    *(f"fight_{number + 1}_{name}" for number in range(FIGHTS) for name in OF_A_FIGHT),
)


def features(state: DungeonState, seat: int) -> list[float]:
    """One number for each of `NAMES`, as if all hands lay open and the deck had no order; all seats stand alike."""
    numbers: list[float] = []
    players = next_players(state, LOOKED_AT)
    describe_table(state, numbers)
    describe_cards(state, numbers)
    for play in range(PLAYS):
        describe_play(state, state.hands[players[play]] if play < len(players) else [], numbers)
    describe_fights(state, players, numbers)
    return numbers


def describe_table(state: DungeonState, numbers: list[float]) -> None:
    deck, held = len(state.deck), state.held
    is_laid = not deck and state.rules.knight in state.kinds
    numbers.append(deck / 20)
    numbers.append(1.0 if not deck and not is_laid else 0.0)
    numbers.append(1.0 if is_laid else 0.0)
    numbers.append(state.reserve / 6 - 1)
    numbers.append(1.0 if state.silent else 0.0)
    numbers.append(len(state.flat) / 20)
    describe_rooms(state, numbers)
    numbers.append((state.rules.seats - USUAL_SEATS) / 2)
    numbers.extend([float(held >> token & 1) for token in range(4)])


def describe_rooms(state: DungeonState, numbers: list[float]) -> None:
    """By how much all rooms may still rise, and how many may not."""
    slack = tight = 0
    for slot in range(len(state.marks)):
        if state.marks[slot] == ROOM or state.marks[slot] == BEATEN:
            slack += SAFE - state.dangers[slot]
            tight += int(state.dangers[slot] == SAFE)
    numbers.append(slack / 20)
    numbers.append(tight / 10)


def describe_cards(state: DungeonState, numbers: list[float]) -> None:
    """What is left in the deck and in all hands, and how many hands have a zero for each diagonal."""
    rules = state.rules
    counts = [0, 0, 0, 0]
    for kind in state.deck:
        counts[sort_of(rules, kind)] += int(kind != rules.knight)
    add_counts(counts, 8, numbers)
    counts = [0, 0, 0, 0]
    falling = rising = 0
    for hand in state.hands:
        for kind in hand:
            counts[sort_of(rules, kind)] += 1
        zeros = zeros_in(rules, hand)
        falling += zeros & 1
        rising += zeros >> 1
    add_counts(counts, 6, numbers)
    numbers.append(falling / 2 - 1)
    numbers.append(rising / 2 - 1)


def add_counts(counts: list[int], unit: int, numbers: list[float]) -> None:
    numbers.append(counts[0] / unit)
    numbers.append(counts[1] / unit)
    numbers.append(counts[2] / 2)
    numbers.append(counts[3] / unit)


def describe_play(state: DungeonState, hand: list[int], numbers: list[float]) -> None:
    counts = [0, 0, 0, 0]
    for kind in hand:
        counts[sort_of(state.rules, kind)] += 1
    add_counts(counts, 2, numbers)
    numbers.append(1.0 if hand and counts[0] == len(hand) else 0.0)


def describe_fights(state: DungeonState, players: list[int], numbers: list[float]) -> None:
    """How many creatures stand, how many of them cannot be beaten in time, alone or one after the other."""
    fights = fights_by_urgency(state, players)
    frozen = hopeless = late = plays = 0
    for each in fights:
        plays += 1 if each.needed == NEVER else each.needed
        hopeless += int(each.needed == NEVER)
        late += int(each.needed != NEVER and plays > each.plays)
    for slot in state.standing:
        frozen += int(state.marks[slot] == FROZEN)
    numbers.append(len(fights) / 2)
    numbers.append(float(frozen))
    numbers.append(float(hopeless))
    numbers.append(float(late))
    for index in range(FIGHTS):
        describe_fight(fights[index] if index < len(fights) else None, numbers)


def fights_by_urgency(state: DungeonState, players: list[int]) -> list[Fight]:
    """The fight against each standing creature, the one with the fewest plays first."""
    fights: list[Fight] = []
    for slot in state.standing:
        found = fight(state, slot, players)
        index = len(fights)
        while index and is_before(found, fights[index - 1]):
            index -= 1
        fights.insert(index, found)
    return fights


def is_before(fight: Fight, other: Fight) -> bool:
    return fight.plays < other.plays or (fight.plays == other.plays and fight.margin < other.margin)


def describe_fight(fight: Fight | None, numbers: list[float]) -> None:
    if fight is None:
        numbers.extend([0.0] * len(OF_A_FIGHT))
        return
    numbers.append(1.0)
    numbers.append(1.0 if fight.is_knight else 0.0)
    numbers.append(fight.excess / 4)
    numbers.append(fight.plays / 2 - 1)
    numbers.append(max(-WIDE, min(WIDE, fight.margin)) / 2)
    numbers.append(min(fight.needed, 3) - 1.0)
    numbers.append(float(fight.spare))
    numbers.append(fight.singles / 2)
    numbers.append(fight.openings / 2 - 1)
