"""What the laws must be told of Knockdown: where its secrets lie, what there is of everything, how events add up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, seeded
from knockbox.engine.state import State
from knockbox.engine.task import fields_of
from knockbox.games.knockdown.events import CandleDrawn, CandlesMoved, DiceRolled, TableCleared
from knockbox.games.knockdown.follow import rebuild
from knockbox.games.knockdown.game import Knockdown, build, fresh_state
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.position.cards import CANDLE_CARD
from knockbox.games.knockdown.state import CANDLE, NOTHING, ON_SHEET, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.row import TakeCard
from knockbox.games.knockdown.views import KnockdownView, Own, Table
from knockbox.testing.laws.subject import Things
from knockbox.testing.laws.walk import Input, draw_input

PAYING: Final = ("pay_cost", "continue_combo", "spend_cards")
"""Questions that are asked only of a hand that can answer them: its backs are not just any cards."""
SKILLS_DEALT: Final = 3


class KnockdownOnTrial:
    """Knockdown as the laws see it."""

    def __init__(self, game: Knockdown) -> None:
        self.game = game
        self.rules = game  # stays the true one when a test puts a faulty game on trial
        self.blank = game.view(fresh_state(game, seeded(0)), PUBLIC).table

    def draw(self, game: Game[Any], state: State, rng: Rng, offer_odds: int) -> Input:
        return draw_input(game, state, rng, offer_odds)

    def open_table(self, state: State) -> Table:
        return self.rules.view(of_knockdown(state), PUBLIC).table

    def rebuilt(self, events: Sequence[Event]) -> Table:
        return rebuild(self.blank, events)

    def wipes(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, TableCleared) for event in events)

    def passes(self, event: Event) -> bool:
        """Where the candles are is on every view; whether one came before or after a card is not."""
        return isinstance(event, DiceRolled | CandleDrawn | CandlesMoved)

    def present(self, state: State) -> Things:
        table = of_knockdown(state)
        return {
            "cards": named_cards(self.rules.names, cards_of(table)),
            "tokens": tokens_by_seat(table),
            "skills": named(self.rules.names.skills, skills_of(table)),
        }

    def owed(self, state: State) -> Things:
        """Cards are shuffled when the skills are laid; a draft of six skills leaves two to each seat."""
        table = of_knockdown(state)
        if not table.skills[0]:
            return {}
        kept = named(self.rules.names.skills, table.kept)
        tokens = Counter({str(seat): len(table.rules.tokens[table.fighters[seat]]) for seat in range(SEATS)})
        cards = named_cards(self.rules.names, table.ground.deck + candles_in(table))
        return {"cards": cards, "tokens": +tokens, "skills": kept}

    def hidden(self, state: State, seat: int) -> Things:
        table, names = of_knockdown(state), self.rules.names
        places = {f"deck {index}": named_cards(names, [kind]) for index, kind in enumerate(table.deck)}
        for other in others(seat):
            places[f"hand {other}"] = named(names.cards, table.hands[other].unseen())
            places |= hidden_skills(names, table, other)
        return places

    def skills_of_set(self, view: KnockdownView) -> list[str]:
        """The skills that can be in this match."""
        number = self.rules.names.skill_sets.index(view.table.skill_set)
        return [self.rules.names.skills[skill] for skill in self.rules.rules.skill_sets[number]]

    def suspected(self, state: State, seat: int) -> Things:
        view = self.rules.view(of_knockdown(state), seat)
        ground = self.rules.rules.grounds[self.rules.names.arenas.index(view.table.arena)]
        unseen = unseen_cards(self.rules.names, ground.deck, view)
        places = {f"deck {index}": deck_odds(view.table, unseen) for index in range(view.table.deck)}
        places |= {f"hand {other}": unseen for other in others(seat) if has_backs(view.table, other)}
        if is_bound(view, seat):
            places = {}
        return {**places, **suspected_skills(self.skills_of_set(view), view, seat)}


def on_trial(options: Mapping[str, str], *packs: str) -> KnockdownOnTrial:
    return KnockdownOnTrial(build(options, *packs))


def of_knockdown(state: State) -> KnockdownState:
    assert isinstance(state, KnockdownState)
    return state


def others(seat: int) -> list[int]:
    return [other for other in range(SEATS) if other != seat]


def named(names: Sequence[str], numbers: Sequence[int]) -> Counter[str]:
    return Counter(names[number] for number in numbers if number != NOTHING)


def named_cards(names: Names, kinds: Sequence[int]) -> Counter[str]:
    return Counter(CANDLE_CARD if kind == CANDLE else names.cards[kind] for kind in kinds)


def candles_in(table: KnockdownState) -> list[int]:
    """The candle cards that must be in the deck: none before they are shuffled in, then those not seen yet."""
    return [CANDLE] * table.candles_left


def cards_of(table: KnockdownState) -> list[int]:
    """Deck, row, discards, hands, and row cards whose attack is still going on."""
    attacking = [fields_of(task)["kind"] for task in table.agenda if isinstance(task, TakeCard)]
    return table.deck + table.row + table.discards + table.hands[0].cards + table.hands[1].cards + attacking


def tokens_by_seat(table: KnockdownState) -> Counter[str]:
    first = len(table.rules.tokens[table.fighters[0]])
    legal = [place in (NOTHING, ON_SHEET, ON_SHEET + 1) or 0 <= place < table.ground.spaces for place in table.tokens]
    return Counter(str(int(index >= first)) for index, is_legal in enumerate(legal) if is_legal)


def skills_of(table: KnockdownState) -> list[int]:
    return table.skills[0] + table.skills[1] + table.face_down


def unseen_cards(names: Names, deck: Sequence[int], view: KnockdownView) -> Counter[str]:
    """All cards less those the view shows."""
    table = view.table
    shown = Counter(table.row + table.discards)
    shown += Counter(frame.attack for frame in view.progress.frames if frame.attack in names.cards)
    for seat, hand in enumerate(table.hands):
        shown += Counter(view.own.hand if view.own is not None and seat == view.seat else hand.seen)
    return named(names.cards, deck) - shown if table.skills[0] else Counter()


def deck_odds(table: Table, unseen: Counter[str]) -> Counter[str]:
    """Candles lie in the deck only; every unseen card may be there or in a hand."""
    attacks = table.deck - table.candles_left
    candles = Counter({CANDLE_CARD: table.candles_left * max(unseen.total(), 1)})
    return Counter({card: copies * attacks for card, copies in unseen.items() if attacks}) + candles


def has_backs(table: Table, seat: int) -> bool:
    return table.hands[seat].size > len(table.hands[seat].seen)


def is_bound(view: KnockdownView, seat: int) -> bool:
    """Whether someone with hidden cards is asked who must be able to pay."""
    question = view.question
    if question is None or question.prompt not in PAYING or question.seat == seat:
        return False
    return has_backs(view.table, question.seat)


def hidden_skills(names: Names, table: KnockdownState, other: int) -> dict[str, Counter[str]]:
    """Of the skills of the other: those dealt, until they are passed; those kept; the one face down."""
    places = {
        f"first skill {other}": named(names.skills, [table.kept[other]]),
        f"second skill {other}": named(names.skills, [table.kept[SEATS + other]]),
        f"face down {other}": named(names.skills, [table.face_down[other]]),
    }
    if table.kept[1] == NOTHING:
        dealt = table.dealt[SKILLS_DEALT * other : SKILLS_DEALT * (other + 1)]
        places[f"dealt to {other}"] = named(names.skills, dealt)
    return places


def suspected_skills(skills: Sequence[str], view: KnockdownView, seat: int) -> dict[str, Counter[str]]:
    if not is_drafted(view):
        return {}
    if view.own is None:
        return suspected_by_spectators(skills, view.table)
    return suspected_by_rival(skills, view.table, view.own, 1 - seat)


def is_drafted(view: KnockdownView) -> bool:
    return all(view.table.fighters)


def suspected_by_spectators(skills: Sequence[str], table: Table) -> dict[str, Counter[str]]:
    """A spectator knows the skills face up and no other."""
    shown = table.skills[0] + table.skills[1]
    unknown = Counter(skill for skill in skills if skill not in shown)
    down = [seat for seat in range(SEATS) if len(table.skills[seat]) == 1]
    return {f"face down {seat}": unknown for seat in down}


def suspected_by_rival(skills: Sequence[str], table: Table, own: Own, other: int) -> dict[str, Counter[str]]:
    """A player knows what he was dealt, was passed, and passed on."""
    unknown = Counter(skill for skill in skills if skill not in own.dealt + own.received)
    if not own.received:
        return {f"dealt to {other}": unknown}
    passed = Counter(skill for skill in own.dealt if skill != own.kept[0])
    shown = table.skills[other]
    if not shown:
        return {f"first skill {other}": unknown}
    if len(shown) == 1:
        return {f"face down {other}": unknown if shown[0] in passed else passed}
    return {}
