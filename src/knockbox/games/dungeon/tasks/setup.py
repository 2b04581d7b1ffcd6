"""Set-up of a dungeon: tokens, deck, hands, start card and first player."""

from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import put
from knockbox.games.dungeon.choices import TURN_BITS, UPRIGHT
from knockbox.games.dungeon.clauses import KKDR_28, SETUP_5, SETUP_6, SETUP_7, TURN_1
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.lattice import START
from knockbox.games.dungeon.notes import CARD_DEALT, DECK_SHUFFLED, FIRST_PLAYER, START_LAID, TURN_STARTED
from knockbox.games.dungeon.state import NOBODY, NUM_TIME_TOKENS, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCard, PlaceTime


class SetUp(Task[DungeonState]):
    """KKD-SETUP-4, KKD-ADV-5 The deck of this dungeon is prepared and dealt."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        fill_reserve(state)
        take_tokens(state)
        shuffle_deck(state)
        plan_deal(state)
        return None


def fill_reserve(state: DungeonState) -> None:
    """KKD-SETUP-1 All time tokens go into a common reserve."""
    state.reserve = NUM_TIME_TOKENS


def take_tokens(state: DungeonState) -> None:
    """KKD-SETUP-8, KKDR-24 Only the adventure uses grimoire tokens; those not held are in the pool."""
    state.held_tokens = state.rules.starting_tokens
    state.pool = state.rules.all_tokens & ~state.rules.starting_tokens


def shuffle_deck(state: DungeonState) -> None:
    """KKD-SETUP-5 The deck is shuffled, and the Black Knight goes to the bottom."""
    state.deck = state.rules.deck[:]
    state.rng.shuffle(state.deck)
    state.deck.insert(0, state.rules.knight)
    state.note(DECK_SHUFFLED, SETUP_5, NOBODY, len(state.deck))


def plan_deal(state: DungeonState) -> None:
    """Plan the tasks from a prepared deck to the first question."""
    state.plan([DealHands(), LayStartCard(), PlaceTime(), DecideFirst()])


class DealHands(Task[DungeonState]):
    """KKD-SETUP-6, KKDR-44 Whole hands are dealt from the top, seat by seat."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        for seat, hand in enumerate(state.hands):
            for _ in range(state.rules.hand_size):
                kind = state.deck.pop()
                put(hand, kind)
                state.note(CARD_DEALT, SETUP_6, seat, kind)
        return None


class LayStartCard(Task[DungeonState]):
    """KKD-SETUP-7, KKDR-5 The top card goes face up in the middle; its silence icon does not count."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        kind = state.deck.pop()
        lay_card(state, kind, START, UPRIGHT)
        state.note(START_LAID, SETUP_7, NOBODY, kind, START << TURN_BITS)
        return None


class DecideFirst(Task[DungeonState]):
    """KKD-SETUP-11, KKDR-28 The first player is chosen before the match or drawn at random."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        rules = state.rules
        state.first = state.rng.below(rules.seats) if rules.first_player == NOBODY else rules.first_player
        state.active = state.first
        state.note(FIRST_PLAYER, KKDR_28, state.first)
        state.note(TURN_STARTED, TURN_1, state.first)
        state.agenda.append(ChooseCard())
        return None
