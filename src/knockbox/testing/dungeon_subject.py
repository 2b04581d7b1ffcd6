"""The dungeon as a subject of the laws: what is hidden, conserved and rebuilt."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import FROZEN, ICE, NOTHING, NOWHERE, NUM_TIME_TOKENS, POISON, DungeonState
from knockbox.games.dungeon.table_reducer import empty_table, rebuild_table
from knockbox.games.dungeon.tasks.place import ChooseCell
from knockbox.games.dungeon.text.names import TOKEN_NAMES, token_names
from knockbox.games.dungeon.views import DungeonView, Table
from knockbox.testing.careful_play import careful_input_with_side_actions
from knockbox.testing.laws.subject import CountsByPlace
from knockbox.testing.laws.walk import Input


class DungeonSubject:
    def __init__(self, game: Dungeon) -> None:
        self.game = game
        self.true_game = game  # stays the true game when a test plants a fault

    def draw(self, game: Game[Any], state: State, rng: Rng, side_action_odds: int) -> Input:
        return careful_input_with_side_actions(game, state, rng, side_action_odds)

    def public_table(self, state: State) -> Table:
        return self.true_game.view(as_dungeon_state(state), PUBLIC).table

    def rebuild_table(self, events: Sequence[Event]) -> Table:
        """KKDR-24 The tokens of the match are known from the start."""
        rules = self.true_game.rules
        blank = empty_table(
            rules.seats, token_names(rules.starting_tokens), token_names(rules.all_tokens & ~rules.starting_tokens)
        )
        return rebuild_table(blank, events)

    def clears_table(self, events: Sequence[Event]) -> bool:
        """Return False: a dungeon never clears its table."""
        return False

    def leaves_no_trace(self, event: Event) -> bool:
        """Return False: every event leaves a trace."""
        return False

    def present_things(self, state: State) -> CountsByPlace:
        table = as_dungeon_state(state)
        return {
            "cards": self.count_cards(all_cards(table)),
            "time": Counter({"tokens": table.reserve + sum(table.times)}),
            "grimoire": all_grimoire_tokens(table),
        }

    def expected_things(self, state: State) -> CountsByPlace:
        rules = as_dungeon_state(state).rules
        return {
            "cards": self.count_cards([*rules.deck, rules.knight]),
            "time": Counter({"tokens": NUM_TIME_TOKENS}),
            "grimoire": Counter(token_names(rules.all_tokens)),
        }

    def hidden_things(self, state: State, seat: int) -> CountsByPlace:
        """Return the deck card by card, unshown cards of other hands, and the card that another seat has chosen."""
        table = as_dungeon_state(state)
        places = {f"deck {index}": self.count_cards([kind]) for index, kind in enumerate(table.deck)}
        for other in other_seats(table.rules.seats, seat):
            places[f"hand {other}"] = self.count_cards(table.hands[other]) - self.count_cards([table.shown[other]])
        if table.active != seat:
            places["chosen"] = self.count_cards([chosen_kind(table)])
        return places

    def possible_things(self, state: State, seat: int) -> CountsByPlace:
        table = as_dungeon_state(state)
        view = self.true_game.view(table, seat)
        unseen = self.unseen_cards(view, self.count_cards(all_cards(table)))
        places = {f"deck {index}": unseen for index in range(1, view.table.deck)}
        for other in other_seats(self.true_game.num_players, seat):
            if view.table.hands[other].size > bool(view.table.hands[other].shown):
                places[f"hand {other}"] = unseen
        if view.table.deck:
            places["deck 0"] = self.count_cards([self.true_game.rules.knight])
        return places | self.possible_choice(view, unseen)

    def unseen_cards(self, view: DungeonView, everything: Counter[str]) -> Counter[str]:
        """Return all cards of the match that the view does not show, without the Black Knight, whose place is known."""
        table = view.table
        knight = self.count_cards([self.true_game.rules.knight])
        seen = Counter([card.card for card in table.cards] + table.burnt)
        for seat, hand in enumerate(table.hands):
            known = [card.card for card in view.own.hand] if view.own and seat == view.seat else [hand.shown]
            seen += Counter(known)
        return everything - seen - knight

    def possible_choice(self, view: DungeonView, unseen: Counter[str]) -> dict[str, Counter[str]]:
        """Return which card another seat may have chosen: the drawn Black Knight, its shown card, or any unseen one."""
        question = view.question
        if question is None or question.prompt != "choose_cell" or question.seat == view.seat:
            return {}
        if view.knight == "drawn":
            return {"chosen": self.count_cards([self.true_game.rules.knight])}
        shown = view.table.hands[question.seat].shown
        return {"chosen": Counter([shown]) if shown else unseen}

    def count_cards(self, kinds: Sequence[int]) -> Counter[str]:
        return Counter(self.true_game.names.cards[kind] for kind in kinds if kind != NOTHING)


def build_subject(options: Mapping[str, str], seats: int, *packs: str) -> DungeonSubject:
    return DungeonSubject(build(options, seats, *packs))


def as_dungeon_state(state: State) -> DungeonState:
    assert isinstance(state, DungeonState)
    return state


def other_seats(seats: int, seat: int) -> list[int]:
    return [other for other in range(seats) if other != seat]


def all_cards(table: DungeonState) -> list[int]:
    """Return all cards: deck, hands, table, burnt cards, and a Black Knight who is drawn but not laid."""
    held = [kind for hand in table.hands for kind in hand]
    drawn = [table.rules.knight] if chosen_kind(table) == table.rules.knight else []
    return table.deck + held + table.kinds + table.burnt + drawn


def chosen_kind(table: DungeonState) -> int:
    """Return the card that the active seat has chosen to lay, or NOTHING."""
    return table.asking.kind if isinstance(table.asking, ChooseCell) else NOTHING


def all_grimoire_tokens(table: DungeonState) -> Counter[str]:
    """Return the tokens of the group, in the pool and on cards."""
    ice = [TOKEN_NAMES[ICE]] * table.marks.count(FROZEN)
    poison = [] if table.poison == NOWHERE else [TOKEN_NAMES[POISON]]
    return Counter(token_names(table.held_tokens) + token_names(table.pool) + ice + poison)
