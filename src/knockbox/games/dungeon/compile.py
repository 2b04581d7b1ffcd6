"""Compile a pack and the options to the tables of the rules."""

from collections.abc import Mapping
from typing import Final

from knockbox.engine.task import Task
from knockbox.games.dungeon.options import apply_options
from knockbox.games.dungeon.pack import Box
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.dungeon.state import DungeonRules, DungeonState
from knockbox.games.dungeon.tasks.danger import CheckAlarm, EvaluateDanger
from knockbox.games.dungeon.tasks.draw import DrawCard
from knockbox.games.dungeon.tasks.place import FlipTalk, PlaceTime
from knockbox.games.dungeon.tasks.turn import NextTurn
from knockbox.games.packs.errors import PackError

HAND_SIZES: Final = {1: 6, 6: 3}
DEFAULT_HAND_SIZE: Final = 4


def compile_rules(box: Box, options: Mapping[str, str], seats: int) -> DungeonRules:
    cards: list[Room | Creature] = [*box.rooms.values(), *box.creatures.values()]
    knight = next(kind for kind, card in enumerate(cards) if isinstance(card, Creature) and card.knight)
    rules = DungeonRules(
        corners=[value for card in cards for value in corners_of_both_turns(card)],
        time=[card.time if isinstance(card, Creature) else 0 for card in cards],
        has_silence=[isinstance(card, Room) and card.silence for card in cards],
        chests=[card.chests for card in cards],
        is_symmetric=[card.corners == card.corners[::-1] for card in cards],
        deck=build_deck(cards, int(options["level"]), options.get("level_cards", "upto")),
        knight=knight,
        seats=seats,
    )
    rules.hand_size = hand_size(seats)
    check_deck(rules)
    set_phases(rules)
    apply_options(options, rules)
    return rules


def corners_of_both_turns(card: Room | Creature) -> tuple[int, ...]:
    """KKD-PLACE-5, KKDR-43 Return the corners in reading order, upright and turned by 180 degrees."""
    return card.corners + card.corners[::-1]


def build_deck(cards: list[Room | Creature], level: int, level_cards: str) -> list[int]:
    """KKD-SETUP-4, KKD-ADV-5 Return the kinds of a dungeon, once for each copy, without the Black Knight."""
    wanted = [
        kind
        for kind, card in enumerate(cards)
        if belongs_to_level(card.level, level, level_cards) and not (isinstance(card, Creature) and card.knight)
    ]
    return [kind for kind in wanted for _ in range(num_copies(cards[kind]))]


def belongs_to_level(mark: int, level: int, level_cards: str) -> bool:
    """KKDR-26 A dungeon adds to the unmarked cards those of all levels up to its own, or of its own level only."""
    return mark == 1 or (mark == level if level_cards == "only" else mark <= level)


def num_copies(card: Room | Creature) -> int:
    return card.copies if isinstance(card, Room) else 1


def hand_size(seats: int) -> int:
    """KKD-SETUP-6 One player gets 6 cards, two to five get 4 each, six get 3 each."""
    return HAND_SIZES.get(seats, DEFAULT_HAND_SIZE)


def check_deck(rules: DungeonRules) -> None:
    """KKD-SETUP-6, KKD-SETUP-7 A deck needs cards for every hand and a start card, besides the Black Knight."""
    found = len(rules.deck)
    seats = rules.seats
    size = rules.hand_size
    if found < seats * size + 1:
        hands = f"a hand of {size}" if seats == 1 else f"{seats} hands of {size}"
        expected = f"at least {seats * size + 1}: {hands} and the start card (KKD-SETUP-6)"
        raise PackError(f"found {found} cards besides the Black Knight, expected {expected}")


def set_phases(rules: DungeonRules) -> None:
    """KKD-TURN-1 Set what follows after a card is laid, as stacks: the last task comes first."""
    rules.phases = [NextTurn(), DrawCard(), CheckAlarm(), EvaluateDanger(), FlipTalk(), PlaceTime()]
    rules.knight_phases = knight_phases()


def knight_phases() -> list[Task[DungeonState]]:
    """KKDR-10, KKDR-41 The Black Knight triggers no second alarm: he gives his first token in the next turn."""
    return [EvaluateDanger(), PlaceTime()]
