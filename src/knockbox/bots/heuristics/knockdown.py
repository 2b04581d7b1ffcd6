"""What is good in Knockdown: wounds on the other side, cards in hand, and the odds of a test."""

from typing import Final

import msgspec

from knockbox.bots.heuristics.tempers import SOBER, Care, Temper
from knockbox.bots.vantage import World
from knockbox.engine.decision import Decision
from knockbox.games.knockdown.odds import chances, failing_with
from knockbox.games.knockdown.views import KnockdownView, Table
from knockbox.games.registry import AnyGame

VICTORY: Final = 60.0
LIGHT: Final = 1.0
HEAVY: Final = 1.3
DANGER: Final = 20.0  # of a test that is sure to fail
CARDS: Final = (0.0, 1.2, 2.2, 3.0, 3.5, 3.8, 3.9)  # by size of the hand: each further card is worth less
TOKEN: Final = 0.8  # in play, wherever its owner's fighter put it
DARK: Final = 0.7  # of standing where the candles are behind: a light wound, unless the fighter gets away
LAST_CARDS: Final = 12  # of the deck: from here on heavy wounds begin to decide the round
LEAD: Final = 12.0

RESTS: Final = ("take_action", "pick_fighter", "keep_first", "draft_one", "draft_two")
GAMBLE: Final = "call_test"
PAYMENTS: Final = ("pay_cost", "spend_cards", "obey_limit", "discard_own")
PAYMENTS_TRIED: Final = 2


class KnockdownHeuristic:
    """Sees a table as a balance of wounds, cards and victories; a temper minds some of it more."""

    def __init__(self, temper: Temper = SOBER) -> None:
        self.temper = temper

    def worth(self, view: msgspec.Struct, seat: int, rules: AnyGame) -> float:
        seen, failing = seen_in(view), chances_by(rules)
        own = standing(seen, seat, self.temper.own, failing[seat])
        return own - standing(seen, 1 - seat, self.temper.other, failing[1 - seat])

    def is_rest(self, prompt: str) -> bool:
        return prompt in RESTS

    def reflex(self, world: World, question: Decision) -> int:
        """The other seat blocks when it can, and else gives the house answer."""
        if world.prompt(question) == "declare_block" and len(question.options) > 1:
            return question.options[1]
        return world.default()

    def narrow(self, prompt: str, options: list[int]) -> list[int]:
        """Ways to pay differ little."""
        return options[:PAYMENTS_TRIED] if prompt in PAYMENTS else options

    def is_gamble(self, prompt: str) -> bool:
        return prompt == GAMBLE

    def stake(self, view: msgspec.Struct, seat: int, rules: AnyGame) -> float:
        """A failed test wins the round; a passed one takes half of some wounds away."""
        table, failing = seen_in(view).table, chances_by(rules)[1 - seat]
        light, heavy = table.light[1 - seat], table.heavy[1 - seat]
        less_light, less_heavy = relieved(light, heavy, rules.options["ko_relief"])
        odds = failing_with(failing, light + heavy)
        calmer = failing_with(failing, light + heavy - less_light - less_heavy)
        relief = LIGHT * less_light + HEAVY * less_heavy + DANGER * (odds - calmer)
        return odds * VICTORY - (1 - odds) * relief + self.temper.daring * odds

    def gamble(self, question: Decision, stake: float) -> int:
        """Letting it be is listed first."""
        return question.options[1] if stake > 0 else question.options[0]


def chances_by(rules: AnyGame) -> list[list[float]]:
    """By seat and wounds, the chance to fail a test of this match."""
    options = rules.options
    return chances(options["ko_test"], options["dice_always"], options["tower_seconds"], rules.hands)


def relieved(light: int, heavy: int, relief: str) -> tuple[int, int]:
    """The wounds of each kind that a passed test takes away, by what the option names."""
    return (0 if relief == "heavy" else light // 2), (0 if relief == "light" else heavy // 2)


def standing(view: KnockdownView, seat: int, care: Care, failing: list[float]) -> float:
    """How a seat stands, to somebody who minds its things so much."""
    table = view.table
    light, heavy = table.light[seat], table.heavy[seat]
    worth = VICTORY * table.victories[seat] + care.cards * CARDS[min(table.hands[seat].size, len(CARDS) - 1)]
    worth -= care.wounds * (LIGHT * light + HEAVY * heavy + DANGER * failing_with(failing, light + heavy))
    worth += care.tokens * TOKEN * sum(token.seat == seat for token in table.tokens) - DARK * in_the_dark(view, seat)
    return worth + lead(table, seat)


def lead(table: Table, seat: int) -> float:
    """When the deck runs low, fewer heavy wounds than the opponent are half a round won."""
    if table.deck >= LAST_CARDS:
        return 0.0
    ahead = table.heavy[1 - seat] - table.heavy[seat]
    return LEAD * (1 - table.deck / LAST_CARDS) * ((ahead > 0) - (ahead < 0)) / 2


def in_the_dark(view: KnockdownView, seat: int) -> bool:
    """Whether a fighter stands on a candle token, or farther from the centre than it; the two lie mirrored."""
    candle, place = view.table.candle, view.table.places[seat]
    return candle is not None and min(place, view.spaces - 1 - place) <= candle


def seen_in(view: msgspec.Struct) -> KnockdownView:
    if not isinstance(view, KnockdownView):
        raise TypeError(f"found a view of type {type(view).__name__}; expected KnockdownView")
    return view
