"""Knockdown heuristic: wounds, cards in hand, and the odds of a test."""

from typing import Final

import msgspec

from knockbox.bots.heuristics.style_weights import NEUTRAL_WEIGHTS, SideWeights, StyleWeights
from knockbox.bots.observation import Determinization
from knockbox.engine.decision import Decision
from knockbox.games.knockdown.odds import failure_chance_with, failure_odds_by_seat
from knockbox.games.knockdown.views import KnockdownView, Table
from knockbox.games.registry import AnyGame

VICTORY_VALUE: Final = 60.0
LIGHT_WOUND_VALUE: Final = 1.0
HEAVY_WOUND_VALUE: Final = 1.3
TEST_DANGER: Final = 20.0  # scaled by the chance to fail a test
HAND_VALUES: Final = (0.0, 1.2, 2.2, 3.0, 3.5, 3.8, 3.9)  # by hand size: each further card is worth less
TOKEN_VALUE: Final = 0.8  # per token in play
DARK_PENALTY: Final = 0.7  # for standing in the dark: a light wound, unless the fighter gets away
LOW_DECK_SIZE: Final = 12  # deck size from which heavy wounds begin to decide the round
LOW_DECK_LEAD_BONUS: Final = 12.0

QUIESCENT_PROMPTS: Final = ("take_action", "pick_fighter", "keep_first", "draft_one", "draft_two")
GAMBLE_PROMPT: Final = "call_test"
PAYMENT_PROMPTS: Final = ("pay_cost", "spend_cards", "obey_limit", "discard_own")
MAX_PAYMENTS: Final = 2


class KnockdownHeuristic:
    """Values a view by wounds, cards and victories, weighted by style."""

    def __init__(self, weights: StyleWeights = NEUTRAL_WEIGHTS) -> None:
        self.weights = weights

    def evaluate(self, view: msgspec.Struct, seat: int, rules: AnyGame) -> float:
        knockdown_view = as_knockdown_view(view)
        failing = failure_probabilities(rules)
        own = side_value(knockdown_view, seat, self.weights.own, failing[seat])
        return own - side_value(knockdown_view, 1 - seat, self.weights.other, failing[1 - seat])

    def is_quiescent(self, prompt: str) -> bool:
        return prompt in QUIESCENT_PROMPTS

    def opponent_action(self, world: Determinization, question: Decision) -> int:
        """The other seat blocks when it can, and otherwise gives the default answer."""
        if world.prompt_name(question) == "declare_block" and len(question.options) > 1:
            return question.options[1]
        return world.default()

    def prune_options(self, prompt: str, options: list[int]) -> list[int]:
        """Try only a few payments, which differ little."""
        return options[:MAX_PAYMENTS] if prompt in PAYMENT_PROMPTS else options

    def is_gamble(self, prompt: str) -> bool:
        return prompt == GAMBLE_PROMPT

    def gamble_value(self, view: msgspec.Struct, seat: int, rules: AnyGame) -> float:
        """A failed test wins the round; a passed one removes half of some wounds."""
        table, failing = as_knockdown_view(view).table, failure_probabilities(rules)[1 - seat]
        light, heavy = table.light[1 - seat], table.heavy[1 - seat]
        less_light, less_heavy = wounds_relieved(light, heavy, rules.options["ko_relief"])
        odds = failure_chance_with(failing, light + heavy)
        calmer = failure_chance_with(failing, light + heavy - less_light - less_heavy)
        relief = LIGHT_WOUND_VALUE * less_light + HEAVY_WOUND_VALUE * less_heavy + TEST_DANGER * (odds - calmer)
        return odds * VICTORY_VALUE - (1 - odds) * relief + self.weights.test_bonus * odds

    def answer_gamble(self, question: Decision, value: float) -> int:
        """The first option declines the test."""
        return question.options[1] if value > 0 else question.options[0]


def failure_probabilities(rules: AnyGame) -> list[list[float]]:
    """Return the probability of failing a test in this match, by seat and wounds."""
    options = rules.options
    return failure_odds_by_seat(
        options["ko_test"], options["dice_always"], options["tower_seconds"], rules.builder_skills
    )


def wounds_relieved(light: int, heavy: int, relief: str) -> tuple[int, int]:
    """Return the light and heavy wounds that a passed test removes under the `ko_relief` option."""
    return (0 if relief == "heavy" else light // 2), (0 if relief == "light" else heavy // 2)


def side_value(view: KnockdownView, seat: int, weights: SideWeights, failing: list[float]) -> float:
    """Return the value of a seat's side of the view, with the given weights."""
    table = view.table
    light, heavy = table.light[seat], table.heavy[seat]
    value = (
        VICTORY_VALUE * table.victories[seat]
        + weights.cards * HAND_VALUES[min(table.hands[seat].size, len(HAND_VALUES) - 1)]
    )
    value -= weights.wounds * (
        LIGHT_WOUND_VALUE * light
        + HEAVY_WOUND_VALUE * heavy
        + TEST_DANGER * failure_chance_with(failing, light + heavy)
    )
    value += weights.tokens * TOKEN_VALUE * sum(
        token.seat == seat for token in table.tokens
    ) - DARK_PENALTY * is_in_the_dark(view, seat)
    return value + low_deck_lead(table, seat)


def low_deck_lead(table: Table, seat: int) -> float:
    """Return a bonus for fewer heavy wounds than the opponent when the deck runs low."""
    if table.deck >= LOW_DECK_SIZE:
        return 0.0
    ahead = table.heavy[1 - seat] - table.heavy[seat]
    return LOW_DECK_LEAD_BONUS * (1 - table.deck / LOW_DECK_SIZE) * ((ahead > 0) - (ahead < 0)) / 2


def is_in_the_dark(view: KnockdownView, seat: int) -> bool:
    """Return whether a fighter is on a candle token or farther from the centre; the two tokens lie mirrored."""
    candle = view.table.candle
    place = view.table.places[seat]
    return candle is not None and min(place, view.spaces - 1 - place) <= candle


def as_knockdown_view(view: msgspec.Struct) -> KnockdownView:
    if not isinstance(view, KnockdownView):
        raise TypeError(f"found a view of type {type(view).__name__}; expected KnockdownView")
    return view
