"""Features of a state for evaluators trained on matches."""

from typing import Final

from knockbox.games.dungeon.fights import NEVER_ENOUGH, Fight, evaluate_fight, next_players
from knockbox.games.dungeon.hands import SORT_NAMES, sort_of, zeros_in
from knockbox.games.dungeon.state import BEATEN, FROZEN, MAX_SAFE_DANGER, ROOM, DungeonState

NUM_PLAYS: Final = 4
"""Upcoming plays that have features of their own."""
MAX_FIGHT_PLAYS: Final = 5
"""Upcoming plays that count in a fight: no creature gives more."""
NUM_FIGHTS: Final = 2
"""Fights, the most urgent first, that have features of their own."""
MAX_MARGIN: Final = 4  # margins beyond this are clipped
TYPICAL_SEATS: Final = 4

TABLE_FEATURES: Final[tuple[str, ...]] = (
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
PLAY_FEATURES: Final[tuple[str, ...]] = (*SORT_NAMES, "stuck")
FIGHT_FEATURES: Final[tuple[str, ...]] = (
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
FIGHT_SUMMARY_FEATURES: Final[tuple[str, ...]] = ("standing", "frozen", "hopeless", "late")
FEATURE_NAMES: Final[tuple[str, ...]] = (
    *TABLE_FEATURES,
    *(f"deck_{name}" for name in SORT_NAMES),
    *(f"hands_{name}" for name in SORT_NAMES),
    "falling",
    "rising",
    *(f"play_{play + 1}_{name}" for play in range(NUM_PLAYS) for name in PLAY_FEATURES),
    *FIGHT_SUMMARY_FEATURES,
    *(f"fight_{number + 1}_{name}" for number in range(NUM_FIGHTS) for name in FIGHT_FEATURES),
)


def features(state: DungeonState, seat: int) -> list[float]:
    """Return the value of each feature; hands are open, the deck has no order, and all seats get the same values."""
    numbers: list[float] = []
    players = next_players(state, MAX_FIGHT_PLAYS)
    add_table_features(state, numbers)
    add_card_features(state, numbers)
    for play in range(NUM_PLAYS):
        add_play_features(state, state.hands[players[play]] if play < len(players) else [], numbers)
    add_fight_summary_features(state, players, numbers)
    return numbers


def add_table_features(state: DungeonState, numbers: list[float]) -> None:
    deck = len(state.deck)
    held = state.held_tokens
    is_laid = not deck and state.rules.knight in state.kinds
    numbers.append(deck / 20)
    numbers.append(1.0 if not deck and not is_laid else 0.0)
    numbers.append(1.0 if is_laid else 0.0)
    numbers.append(state.reserve / 6 - 1)
    numbers.append(1.0 if state.silent else 0.0)
    numbers.append(len(state.upright_choices) / 20)
    add_room_features(state, numbers)
    numbers.append((state.rules.seats - TYPICAL_SEATS) / 2)
    numbers.extend([float(held >> token & 1) for token in range(4)])


def add_room_features(state: DungeonState, numbers: list[float]) -> None:
    """Add how much the dangers of all rooms may still rise, and how many are at the limit."""
    slack = tight = 0
    for slot in range(len(state.marks)):
        if state.marks[slot] == ROOM or state.marks[slot] == BEATEN:
            slack += MAX_SAFE_DANGER - state.dangers[slot]
            tight += int(state.dangers[slot] == MAX_SAFE_DANGER)
    numbers.append(slack / 20)
    numbers.append(tight / 10)


def add_card_features(state: DungeonState, numbers: list[float]) -> None:
    """Add the sorts of cards in the deck and in all hands, and how many hands have a zero for each diagonal."""
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


def add_play_features(state: DungeonState, hand: list[int], numbers: list[float]) -> None:
    counts = [0, 0, 0, 0]
    for kind in hand:
        counts[sort_of(state.rules, kind)] += 1
    add_counts(counts, 2, numbers)
    numbers.append(1.0 if hand and counts[0] == len(hand) else 0.0)


def add_fight_summary_features(state: DungeonState, players: list[int], numbers: list[float]) -> None:
    """Add the standing creatures, and those that cannot be beaten in time, alone or one after another."""
    fights = fights_by_urgency(state, players)
    frozen = hopeless = late = plays = 0
    for each in fights:
        plays += 1 if each.plays_needed == NEVER_ENOUGH else each.plays_needed
        hopeless += int(each.plays_needed == NEVER_ENOUGH)
        late += int(each.plays_needed != NEVER_ENOUGH and plays > each.plays)
    for slot in state.standing:
        frozen += int(state.marks[slot] == FROZEN)
    numbers.append(len(fights) / 2)
    numbers.append(float(frozen))
    numbers.append(float(hopeless))
    numbers.append(float(late))
    for index in range(NUM_FIGHTS):
        add_fight_features(fights[index] if index < len(fights) else None, numbers)


def fights_by_urgency(state: DungeonState, players: list[int]) -> list[Fight]:
    """Return the fights against all standing creatures, the one with the fewest plays first."""
    fights: list[Fight] = []
    for slot in state.standing:
        found = evaluate_fight(state, slot, players)
        index = len(fights)
        while index and is_more_urgent(found, fights[index - 1]):
            index -= 1
        fights.insert(index, found)
    return fights


def is_more_urgent(fight: Fight, other: Fight) -> bool:
    return fight.plays < other.plays or (fight.plays == other.plays and fight.margin < other.margin)


def add_fight_features(fight: Fight | None, numbers: list[float]) -> None:
    if fight is None:
        numbers.extend([0.0] * len(FIGHT_FEATURES))
        return
    numbers.append(1.0)
    numbers.append(1.0 if fight.is_knight else 0.0)
    numbers.append(fight.excess / 4)
    numbers.append(fight.plays / 2 - 1)
    numbers.append(max(-MAX_MARGIN, min(MAX_MARGIN, fight.margin)) / 2)
    numbers.append(min(fight.plays_needed, 3) - 1.0)
    numbers.append(float(fight.spare_plays))
    numbers.append(fight.single_plays / 2)
    numbers.append(fight.open_corners / 2 - 1)
