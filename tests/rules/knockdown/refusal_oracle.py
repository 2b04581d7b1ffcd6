"""A second implementation of the table of refusals, from views and printed cards alone: which row fits a try."""

from collections.abc import Callable
from typing import Final

from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.schema import AttackCard, AttackType, Special
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.block import block_budget
from knockbox.games.knockdown.views import FrameView, TokenView

SETUP_PROMPTS: Final = ("pick_fighter", "keep_first", "keep_second", "lay_skill", "draft_one", "draft_two")
COMBO_PROMPTS: Final = ("take_action", "continue_combo")
STEP_PROMPTS: Final = ("dash_on", "go_step")
TAKE_PROMPTS: Final = ("draft_one", "draft_two", "take_row")
ACTIONS: Final = ("move", "attack", "blind", "combo")
OWN_TURN_VERBS: Final = (*ACTIONS, "perform", "dash", "hop", "end-turn")
STOP_VERBS: Final = ("stop", "pass")
BLOCK_VERBS: Final = ("block wounds", "block effect", "block both")
STRIKE_OF_A_SKILL: Final = "strike"


class Try:
    """What the asked seat tries, in notation, and all that it may look at."""

    def __init__(self, game: Knockdown, state: KnockdownState, notation: str) -> None:
        assert state.question is not None
        self.card_pool = game.card_pool
        self.state = state
        self.seat = state.question.seat
        self.view = game.view(state, self.seat)
        self.table = self.view.table
        self.prompt = game.prompts[state.question.prompt]
        self.legal_notations = [game.action_to_string(choice) for choice in state.question.options]
        words = notation.split(" ")
        length = 2 if words[0] == "block" else 1
        self.verb = " ".join(words[:length])
        self.thing = " ".join(words[length:])

    @property
    def hand(self) -> list[str]:
        assert self.view.own is not None
        return self.view.own.hand

    @property
    def cards(self) -> list[str]:
        return self.thing.split("+")

    @property
    def place(self) -> int:
        return self.table.places[self.seat]

    @property
    def opponent(self) -> int:
        return self.table.places[1 - self.seat]

    @property
    def space(self) -> int:
        return int(self.thing.rpartition(" ")[2])

    @property
    def frame(self) -> FrameView | None:
        return self.view.progress.frames[-1] if self.view.progress.frames else None

    def is_own_turn(self) -> bool:
        return self.table.turn > 0 and self.prompt not in SETUP_PROMPTS and self.table.active == self.seat

    def is_step(self) -> bool:
        """Return whether this is a Move, a Dash or a step of a text, at a question that allows one."""
        if self.verb == "go":
            return self.prompt in STEP_PROMPTS
        return (self.verb == "dash" and self.prompt in COMBO_PROMPTS) or (
            self.verb == "move" and self.prompt == "take_action"
        )

    def is_stuck(self) -> bool:
        near = {self.place - 1, self.place + 1} - {self.opponent}
        return not any(0 <= space < self.view.spaces for space in near)

    def special(self) -> Special:
        return self.printed_special(self.thing)

    def printed_special(self, id: str) -> Special:
        fighter, _, name = id.partition("/")
        return next(each for each in self.card_pool.fighters[fighter].specials if each.id == name)

    def is_foreign(self) -> bool:
        return self.thing.partition("/")[0] != self.table.fighters[self.seat]

    def symbols(self, card: str) -> list[str]:
        return [symbol.value for symbol in self.card_pool.attacks[card].symbols]

    def reaches(self, range: str) -> bool:
        if range == "projectile":
            return not any(self.is_in_the_way(token) for token in self.table.tokens)
        low, _, high = (range or "0-99").partition("-")
        return int(low) <= abs(self.place - self.opponent) <= int(high or low)

    def is_in_the_way(self, token: TokenView) -> bool:
        printed = self.card_pool.fighters[self.table.fighters[token.seat]].tokens
        if token.space is None or not next(each for each in printed if each.id == token.token).breaks_line:
            return False
        low, high = sorted((self.place, self.opponent))
        return low <= token.space <= high and token.space != self.place

    def covers(self, cost: list[str], cards: list[str]) -> bool:
        return can_fill(cost, [symbol for card in cards for symbol in self.symbols(card)])

    def attack(self) -> AttackCard | Special | None:
        """Return the printed attack in progress; None for a step or the Strike of a skill."""
        name = self.frame.attack if self.frame is not None else ""
        if name in ("", STRIKE_OF_A_SKILL):
            return None
        return self.printed_special(name) if "/" in name else self.card_pool.attacks[name]

    def is_my_attack(self) -> bool:
        return self.frame is not None and bool(self.frame.attack) and self.frame.seat == self.seat

    def entrances(self) -> set[int]:
        (arena,) = [box.arena for box in self.card_pool.arenas if box.pack.id == self.table.arena]
        found = {corridor.space for corridor in arena.corridors}
        for token in self.table.tokens:
            printed = self.card_pool.fighters[self.table.fighters[token.seat]].tokens
            opens = next(each for each in printed if each.id == token.token).entrance
            found |= {token.space} if opens and token.seat == self.seat and token.space is not None else set()
        return found


def can_fill(cost: list[str], symbols: list[str]) -> bool:
    """Return whether symbols, each used once, can fill every slot."""
    if not cost:
        return True
    fitting = [index for index, symbol in enumerate(symbols) if cost[0] == "?" or symbol in cost[0].split("/")]
    return any(can_fill(cost[1:], symbols[:index] + symbols[index + 1 :]) for index in fitting)


def is_not_own_turn(it: Try) -> bool:
    if it.verb == "call":
        return not it.is_own_turn() and not it.is_my_attack()
    return it.verb in OWN_TURN_VERBS and not it.is_own_turn()


def ends_early(it: Try) -> bool:
    if it.verb in STOP_VERBS:
        return it.prompt == "take_action"
    return it.verb == "end-turn" and (it.view.progress.actions < 2 or it.prompt == "take_action")


def third_action(it: Try) -> bool:
    return it.verb in ACTIONS and it.prompt != "take_action" and it.view.progress.actions >= 2


def off_arena(it: Try) -> bool:
    return it.is_step() and not 0 <= it.space < it.view.spaces


def onto_opponent(it: Try) -> bool:
    return it.is_step() and it.space == it.opponent


def beyond_opponent(it: Try) -> bool:
    return it.is_step() and (it.place < it.opponent < it.space or it.space < it.opponent < it.place)


def not_adjacent(it: Try) -> bool:
    return it.is_step() and abs(it.space - it.place) != 1


def not_in_row(it: Try) -> bool:
    if it.verb == "take" and it.prompt in TAKE_PROMPTS:
        return any(it.table.row.count(card) < it.cards.count(card) for card in it.cards)
    return (it.verb == "attack" or (it.verb == "sweep" and it.prompt == "sweep_row")) and it.thing not in it.table.row


def empty_combo(it: Try) -> bool:
    return it.verb == "combo" and it.prompt == "take_action"


def stops_early(it: Try) -> bool:
    return it.verb in STOP_VERBS and it.prompt == "continue_combo" and "stop" not in it.legal_notations


def no_dash_card(it: Try) -> bool:
    card = it.thing.partition(" ")[0]
    return it.verb == "dash" and it.prompt in COMBO_PROMPTS and (card not in it.hand or "dash" not in it.symbols(card))


def special_used(it: Try) -> bool:
    return it.verb == "perform" and it.prompt == "continue_combo" and it.thing in it.view.progress.combo


def reaction_in_combo(it: Try) -> bool:
    return it.verb == "perform" and it.prompt in COMBO_PROMPTS and it.special().type is AttackType.REACTION


def no_trigger(it: Try) -> bool:
    if it.verb != "react":
        return False
    if it.prompt != "use_reaction" or it.special().type is not AttackType.REACTION:
        return True
    assert it.frame is not None
    return it.special().when != ("opponent attacking" if it.frame.attack else "opponent moving")


def reaction_range(it: Try) -> bool:
    return it.verb == "react" and not it.reaches(it.special().range)


def reaction_used(it: Try) -> bool:
    """The view does not show what a seat has used; but nothing else would disable its own, payable Reaction."""
    return it.verb == "react" and not it.is_foreign() and it.covers(it.special().cost, it.hand)


def out_of_range(it: Try) -> bool:
    return it.verb == "perform" and it.prompt in COMBO_PROMPTS and not it.reaches(it.special().range)


def cost_not_covered(it: Try) -> bool:
    if it.verb == "react" or (it.verb == "perform" and it.prompt in COMBO_PROMPTS):
        return not it.covers(it.special().cost, it.hand)
    return False


def unblockable(it: Try) -> bool:
    if it.verb not in BLOCK_VERBS or it.prompt == "declare_block":
        return False
    if it.frame is None or not it.frame.attack or it.frame.seat == it.seat:
        return True
    printed = it.attack()
    return printed is not None and printed.type is not AttackType.STRIKE


def no_block_card(it: Try) -> bool:
    if it.verb not in BLOCK_VERBS or it.prompt != "declare_block":
        return False
    return any(card not in it.hand or "block" not in it.symbols(card) for card in it.cards)


def single_block(it: Try) -> bool:
    if it.verb != "block both" or it.prompt != "declare_block":
        return False
    return len(it.cards) == 1 or (len(set(it.cards)) == 1 and it.hand.count(it.cards[0]) == 1)


def two_on_one(it: Try) -> bool:
    return it.verb in BLOCK_VERBS[:2] and it.prompt == "declare_block" and len(it.cards) == 2


def no_such_part(it: Try) -> bool:
    if it.verb not in BLOCK_VERBS[1:] or it.prompt != "declare_block":
        return False
    printed = it.attack()
    return printed is None or not printed.effect.strip()


def over_budget(it: Try) -> bool:
    if it.verb != "split" or it.prompt != "split_block":
        return False
    heavy, _, light, _ = it.thing.split(" ")
    return 2 * int(heavy) + int(light) > block_budget(it.state, it.seat)


def foreign_special(it: Try) -> bool:
    return it.verb in ("perform", "react") and it.is_foreign() and (it.verb == "react" or it.prompt in COMBO_PROMPTS)


def empty_deck(it: Try) -> bool:
    return it.verb == "blind" and it.prompt == "take_action" and it.table.deck == it.table.candles_left


def no_icon(it: Try) -> bool:
    printed = it.attack() if it.is_my_attack() else None
    return it.verb == "call" and (printed is None or not printed.ko)


def is_not_entrance(it: Try) -> bool:
    return it.verb == "hop" and (it.place not in it.entrances() or it.space not in it.entrances())


def is_entrance_taken(it: Try) -> bool:
    return it.verb == "hop" and it.space == it.opponent


def wrong_moment(it: Try) -> bool:
    return it.verb == "hop" and it.prompt != "take_action" and it.space != it.place


def same_fighter(it: Try) -> bool:
    return it.verb == "pick" and it.prompt == "pick_fighter"


def not_offered(it: Try) -> bool:
    return it.verb == "keep" and it.prompt in ("keep_first", "keep_second")


def wrong_number(it: Try) -> bool:
    return it.verb == "take" and it.prompt in TAKE_PROMPTS[:2] and len(it.cards) != 1 + TAKE_PROMPTS.index(it.prompt)


ROW_PREDICATES: Final[dict[str, Callable[[Try], bool]]] = {
    "not-yours": is_not_own_turn,
    "ends-early": ends_early,
    "third-action": third_action,
    "off-arena": off_arena,
    "onto-opponent": onto_opponent,
    "beyond-opponent": beyond_opponent,
    "not-adjacent": not_adjacent,
    "hemmed-in": lambda it: it.verb == "move" and it.prompt == "take_action" and it.is_stuck(),
    "not-in-row": not_in_row,
    "empty-combo": empty_combo,
    "stops-early": stops_early,
    "no-dash-card": no_dash_card,
    "no-dash-step": lambda it: it.verb == "dash" and it.prompt in COMBO_PROMPTS and it.is_stuck(),
    "special-used": special_used,
    "reaction-in-combo": reaction_in_combo,
    "no-trigger": no_trigger,
    "reaction-range": reaction_range,
    "reaction-used": reaction_used,
    "out-of-range": out_of_range,
    "cost-not-covered": cost_not_covered,
    "unblockable": unblockable,
    "no-block-card": no_block_card,
    "single-block": single_block,
    "two-on-one": two_on_one,
    "no-such-part": no_such_part,
    "over-budget": over_budget,
    "foreign-special": foreign_special,
    "empty-deck": empty_deck,
    "no-icon": no_icon,
    "not-red": is_not_entrance,
    "entered": is_entrance_taken,
    "wrong-moment": wrong_moment,
    "same-fighter": same_fighter,
    "not-offered": not_offered,
    "wrong-number": wrong_number,
}
"""By row name; payments, and what a seat cannot see again, are covered by the cases of the table."""
