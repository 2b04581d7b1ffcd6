"""What the laws must be told of the dungeon: where its secrets lie, what there is of everything, how events add up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.games.dungeon.follow import bare_table, rebuild
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.names import TOKENS, tokens_in
from knockbox.games.dungeon.state import ALL_TIME, FROZEN, ICE, NOTHING, NOWHERE, POISON, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell
from knockbox.games.dungeon.views import DungeonView, Table
from knockbox.testing.caution import adventurous
from knockbox.testing.laws.subject import Things
from knockbox.testing.laws.walk import Input


class DungeonOnTrial:
    """The dungeon as the laws see it."""

    def __init__(self, game: Dungeon) -> None:
        self.game = game
        self.rules = game  # stays the true one when a test puts a faulty game on trial

    def draw(self, game: Game[Any], state: State, rng: Rng, offer_odds: int) -> Input:
        return adventurous(game, state, rng, offer_odds)

    def open_table(self, state: State) -> Table:
        return self.rules.view(of_dungeon(state), PUBLIC).table

    def rebuilt(self, events: Sequence[Event]) -> Table:
        """KKDR-24 Which tokens there are is known before anything happens."""
        rules = self.rules.rules
        blank = bare_table(rules.seats, tokens_in(rules.held), tokens_in(rules.grimoire & ~rules.held))
        return rebuild(blank, events)

    def wipes(self, events: Sequence[Event]) -> bool:
        """A dungeon is one match: nothing is cleared away."""
        return False

    def passes(self, event: Event) -> bool:
        """Whatever happens can be seen afterwards."""
        return False

    def present(self, state: State) -> Things:
        table = of_dungeon(state)
        return {
            "cards": self.named(cards_of(table)),
            "time": Counter({"tokens": table.reserve + sum(table.times)}),
            "grimoire": grimoire_of(table),
        }

    def owed(self, state: State) -> Things:
        rules = of_dungeon(state).rules
        return {
            "cards": self.named([*rules.deck, rules.knight]),
            "time": Counter({"tokens": ALL_TIME}),
            "grimoire": Counter(tokens_in(rules.grimoire)),
        }

    def hidden(self, state: State, seat: int) -> Things:
        """The deck card by card, other hands but for shown cards, and the card that another seat is about to lay."""
        table = of_dungeon(state)
        places = {f"deck {index}": self.named([kind]) for index, kind in enumerate(table.deck)}
        for other in others(table.rules.seats, seat):
            backs = self.named(table.hands[other]) - self.named([table.shown[other]])
            places[f"hand {other}"] = backs
        if table.active != seat:
            places["chosen"] = self.named([chosen_kind(table)])
        return places

    def suspected(self, state: State, seat: int) -> Things:
        table = of_dungeon(state)
        view = self.rules.view(table, seat)
        unseen = self.unseen_cards(view, self.named(cards_of(table)))
        places = {f"deck {index}": unseen for index in range(1, view.table.deck)}
        for other in others(self.rules.seats, seat):
            if view.table.hands[other].size > bool(view.table.hands[other].shown):
                places[f"hand {other}"] = unseen
        if view.table.deck:
            places["deck 0"] = self.named([self.rules.rules.knight])
        return places | self.suspected_choice(view, unseen)

    def unseen_cards(self, view: DungeonView, everything: Counter[str]) -> Counter[str]:
        """All cards of the match less those the view shows; the Black Knight's place is always known."""
        table, knight = view.table, self.named([self.rules.rules.knight])
        seen = Counter([card.card for card in table.cards] + table.burnt)
        for seat, hand in enumerate(table.hands):
            known = [card.card for card in view.own.hand] if view.own and seat == view.seat else [hand.shown]
            seen += Counter(known)
        return everything - seen - knight

    def suspected_choice(self, view: DungeonView, unseen: Counter[str]) -> dict[str, Counter[str]]:
        """Which card another seat is about to lay: the Black Knight if he was drawn, or the card it had to show."""
        question = view.question
        if question is None or question.prompt != "choose_cell" or question.seat == view.seat:
            return {}
        if view.knight == "drawn":
            return {"chosen": self.named([self.rules.rules.knight])}
        shown = view.table.hands[question.seat].shown
        return {"chosen": Counter([shown]) if shown else unseen}

    def named(self, kinds: Sequence[int]) -> Counter[str]:
        return Counter(self.rules.names.cards[kind] for kind in kinds if kind != NOTHING)


def on_trial(options: Mapping[str, str], seats: int, *packs: str) -> DungeonOnTrial:
    return DungeonOnTrial(build(options, seats, *packs))


def of_dungeon(state: State) -> DungeonState:
    assert isinstance(state, DungeonState)
    return state


def others(seats: int, seat: int) -> list[int]:
    return [other for other in range(seats) if other != seat]


def cards_of(table: DungeonState) -> list[int]:
    """Deck, hands, table, burnt cards, and the Black Knight while he is drawn and not yet laid."""
    held = [kind for hand in table.hands for kind in hand]
    drawn = [table.rules.knight] if chosen_kind(table) == table.rules.knight else []
    return table.deck + held + table.kinds + table.burnt + drawn


def chosen_kind(table: DungeonState) -> int:
    """The card that somebody is about to lay."""
    return table.asking.kind if isinstance(table.asking, ChooseCell) else NOTHING


def grimoire_of(table: DungeonState) -> Counter[str]:
    """Tokens of the group, those in the pool, and those that lie on cards."""
    ice = [TOKENS[ICE]] * table.marks.count(FROZEN)
    poison = [] if table.poison == NOWHERE else [TOKENS[POISON]]
    return Counter(tokens_in(table.held) + tokens_in(table.pool) + ice + poison)
