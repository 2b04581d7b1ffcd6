"""Knockdown as a subject of the laws: what is hidden, conserved and rebuilt."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, make_rng
from knockbox.engine.state import State
from knockbox.engine.task import fields_of
from knockbox.games.knockdown.events import CandleDrawn, CandlesMoved, DiceRolled, TableCleared
from knockbox.games.knockdown.game import Knockdown, build, empty_state
from knockbox.games.knockdown.position.cards import CANDLE_CARD
from knockbox.games.knockdown.state import CANDLE, NOTHING, ON_SHEET, SEATS, KnockdownState
from knockbox.games.knockdown.table_reducer import rebuild_table
from knockbox.games.knockdown.tasks.row import TakeCard
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.views import KnockdownView, Own, Table
from knockbox.testing.laws.subject import CountsByPlace
from knockbox.testing.laws.walk import Input, draw_input

PAYING_PROMPTS: Final = ("pay_cost", "continue_combo", "spend_cards")
"""Questions that only some hands can answer, so that hidden cards are not equally likely."""
SKILLS_DEALT: Final = 3


class KnockdownSubject:
    def __init__(self, game: Knockdown) -> None:
        self.game = game
        self.true_game = game  # stays the true game when a test plants a fault
        self.empty_table = game.view(empty_state(game, make_rng(0)), PUBLIC).table

    def draw(self, game: Game[Any], state: State, rng: Rng, side_action_odds: int) -> Input:
        return draw_input(game, state, rng, side_action_odds)

    def public_table(self, state: State) -> Table:
        return self.true_game.view(as_knockdown_state(state), PUBLIC).table

    def rebuild_table(self, events: Sequence[Event]) -> Table:
        return rebuild_table(self.empty_table, events)

    def clears_table(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, TableCleared) for event in events)

    def leaves_no_trace(self, event: Event) -> bool:
        """Dice leave no trace; views show where the candles are, but not when they came."""
        return isinstance(event, DiceRolled | CandleDrawn | CandlesMoved)

    def present_things(self, state: State) -> CountsByPlace:
        table = as_knockdown_state(state)
        return {
            "cards": count_cards(self.true_game.names, all_cards(table)),
            "tokens": tokens_by_seat(table),
            "skills": count_names(self.true_game.names.skills, all_skills(table)),
        }

    def expected_things(self, state: State) -> CountsByPlace:
        """Return nothing before the skills are laid and the cards shuffled; each seat keeps two drafted skills."""
        table = as_knockdown_state(state)
        if not table.skills[0]:
            return {}
        kept = count_names(self.true_game.names.skills, table.kept)
        tokens = Counter({str(seat): len(table.rules.tokens[table.fighters[seat]]) for seat in range(SEATS)})
        cards = count_cards(self.true_game.names, table.arena.deck + candles_in_deck(table))
        return {"cards": cards, "tokens": +tokens, "skills": kept}

    def hidden_things(self, state: State, seat: int) -> CountsByPlace:
        table = as_knockdown_state(state)
        names = self.true_game.names
        places = {f"deck {index}": count_cards(names, [kind]) for index, kind in enumerate(table.deck)}
        for other in other_seats(seat):
            places[f"hand {other}"] = count_names(names.cards, table.hands[other].unseen())
            places |= hidden_skills(names, table, other)
        return places

    def possible_skill_ids(self, view: KnockdownView) -> list[str]:
        """Return the skills that can be in this match."""
        number = self.true_game.names.skill_sets.index(view.table.skill_set)
        return [self.true_game.names.skills[skill] for skill in self.true_game.rules.skill_sets[number]]

    def possible_things(self, state: State, seat: int) -> CountsByPlace:
        view = self.true_game.view(as_knockdown_state(state), seat)
        ground = self.true_game.rules.arenas[self.true_game.names.arenas.index(view.table.arena)]
        unseen = unseen_cards(self.true_game.names, ground.deck, view)
        places = {f"deck {index}": deck_odds(view.table, unseen) for index in range(view.table.deck)}
        places |= {f"hand {other}": unseen for other in other_seats(seat) if has_hidden_cards(view.table, other)}
        if must_pay_from_hidden_cards(view, seat):
            places = {}
        return {**places, **possible_skills(self.possible_skill_ids(view), view, seat)}


def build_subject(options: Mapping[str, str], *packs: str) -> KnockdownSubject:
    return KnockdownSubject(build(options, *packs))


def as_knockdown_state(state: State) -> KnockdownState:
    assert isinstance(state, KnockdownState)
    return state


def other_seats(seat: int) -> list[int]:
    return [other for other in range(SEATS) if other != seat]


def count_names(names: Sequence[str], numbers: Sequence[int]) -> Counter[str]:
    return Counter(names[number] for number in numbers if number != NOTHING)


def count_cards(names: Names, kinds: Sequence[int]) -> Counter[str]:
    return Counter(CANDLE_CARD if kind == CANDLE else names.cards[kind] for kind in kinds)


def candles_in_deck(table: KnockdownState) -> list[int]:
    """Return the candle cards in the deck: none before they are shuffled in, then those not drawn yet."""
    return [CANDLE] * table.candles_left


def all_cards(table: KnockdownState) -> list[int]:
    """Return all cards: deck, row, discards, hands, and row cards of unfinished attacks."""
    attacking = [fields_of(task)["kind"] for task in table.agenda if isinstance(task, TakeCard)]
    return table.deck + table.row + table.discards + table.hands[0].cards + table.hands[1].cards + attacking


def tokens_by_seat(table: KnockdownState) -> Counter[str]:
    first = len(table.rules.tokens[table.fighters[0]])
    legal = [place in (NOTHING, ON_SHEET, ON_SHEET + 1) or 0 <= place < table.arena.spaces for place in table.tokens]
    return Counter(str(int(index >= first)) for index, is_legal in enumerate(legal) if is_legal)


def all_skills(table: KnockdownState) -> list[int]:
    return table.skills[0] + table.skills[1] + table.face_down


def unseen_cards(names: Names, deck: Sequence[int], view: KnockdownView) -> Counter[str]:
    """Return all cards that the view does not show."""
    table = view.table
    shown = Counter(table.row + table.discards)
    shown += Counter(frame.attack for frame in view.progress.frames if frame.attack in names.cards)
    for seat, hand in enumerate(table.hands):
        shown += Counter(view.own.hand if view.own is not None and seat == view.seat else hand.seen)
    return count_names(names.cards, deck) - shown if table.skills[0] else Counter()


def deck_odds(table: Table, unseen: Counter[str]) -> Counter[str]:
    """Return the odds of a card of the deck: candles are only in the deck, unseen cards there or in a hand."""
    attacks = table.deck - table.candles_left
    candles = Counter({CANDLE_CARD: table.candles_left * max(unseen.total(), 1)})
    return Counter({card: copies * attacks for card, copies in unseen.items() if attacks}) + candles


def has_hidden_cards(table: Table, seat: int) -> bool:
    return table.hands[seat].size > len(table.hands[seat].seen)


def must_pay_from_hidden_cards(view: KnockdownView, seat: int) -> bool:
    """Return whether another seat with hidden cards is asked to pay, which only some hands can."""
    question = view.question
    if question is None or question.prompt not in PAYING_PROMPTS or question.seat == seat:
        return False
    return has_hidden_cards(view.table, question.seat)


def hidden_skills(names: Names, table: KnockdownState, other: int) -> dict[str, Counter[str]]:
    """Return the hidden skills of the other seat: those dealt, until they are passed; those kept; the one face down."""
    places = {
        f"first skill {other}": count_names(names.skills, [table.kept[other]]),
        f"second skill {other}": count_names(names.skills, [table.kept[SEATS + other]]),
        f"face down {other}": count_names(names.skills, [table.face_down[other]]),
    }
    if table.kept[1] == NOTHING:
        dealt = table.dealt[SKILLS_DEALT * other : SKILLS_DEALT * (other + 1)]
        places[f"dealt to {other}"] = count_names(names.skills, dealt)
    return places


def possible_skills(skills: Sequence[str], view: KnockdownView, seat: int) -> dict[str, Counter[str]]:
    if not are_fighters_picked(view):
        return {}
    if view.own is None:
        return possible_skills_for_spectators(skills, view.table)
    return possible_skills_for_opponent(skills, view.table, view.own, 1 - seat)


def are_fighters_picked(view: KnockdownView) -> bool:
    return all(view.table.fighters)


def possible_skills_for_spectators(skills: Sequence[str], table: Table) -> dict[str, Counter[str]]:
    """A spectator knows only the face-up skills."""
    shown = table.skills[0] + table.skills[1]
    unknown = Counter(skill for skill in skills if skill not in shown)
    down = [seat for seat in range(SEATS) if len(table.skills[seat]) == 1]
    return {f"face down {seat}": unknown for seat in down}


def possible_skills_for_opponent(skills: Sequence[str], table: Table, own: Own, other: int) -> dict[str, Counter[str]]:
    """A player knows the skills that they were dealt, received and passed on."""
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
