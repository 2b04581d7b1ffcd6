"""The verbs and conditions of the effect language in Knockdown: each node is compiled to tasks."""

from collections.abc import Callable
from typing import Final

from knockbox.effects.compiler import Compiler
from knockbox.effects.tree import Node
from knockbox.engine.task import Task
from knockbox.games.knockdown import conditions
from knockbox.games.knockdown.cost import BLOCK, DASH, FIST, FOOT, WILD
from knockbox.games.knockdown.ranges import reach_anywhere, reach_between
from knockbox.games.knockdown.state import (
    HEAVY,
    LIGHT,
    NOTHING,
    STRIKE,
    Attack,
    Condition,
    KnockdownRules,
    KnockdownState,
)
from knockbox.games.knockdown.tasks.attack import SkillStrike
from knockbox.games.knockdown.tasks.candle import MoveCandles
from knockbox.games.knockdown.tasks.corridor import Hop
from knockbox.games.knockdown.tasks.effect import (
    COUNT_CARDS,
    COUNT_WOUNDS,
    Choose,
    Heal,
    If,
    May,
    Shift,
    Spend,
    Worsen,
    Wound,
    WoundPer,
)
from knockbox.games.knockdown.tasks.figure import (
    Advance,
    Blink,
    BlinkUpTo,
    Pull,
    Push,
    Retreat,
    StepUpTo,
    Swap,
    Yank,
)
from knockbox.games.knockdown.tasks.hand import (
    DiscardChosen,
    DiscardPicked,
    DiscardRandom,
    Draw,
    ShowHand,
    SweepRow,
    TakeFromRow,
)
from knockbox.games.knockdown.tasks.reaction import Cancel
from knockbox.games.knockdown.tasks.token import (
    GiveToken,
    PlaceHere,
    PlaceToken,
    Recover,
    RecoverEvery,
    RemoveToken,
    WoundPerBorne,
    WoundPerLaid,
)

WOUND_KINDS: Final = {"light": LIGHT, "heavy": HEAVY}
COUNTABLES: Final = {"light": LIGHT, "heavy": HEAVY, "wounds": COUNT_WOUNDS, "cards": COUNT_CARDS}
SYMBOL_BITS: Final = {"fist": FIST, "foot": FOOT, "block": BLOCK, "dash": DASH}

Tasks = list[Task[KnockdownState]]


class VerbContext:
    """What the verbs of one text need: who "you" is, the tables to add to, and the tokens of the sheet."""

    def __init__(self, rules: KnockdownRules, seat: int, tokens: dict[str, int], clause: int) -> None:
        self.rules = rules
        self.seat = seat
        self.tokens = tokens
        self.clause = clause  # the rule that the tasks of the text cite

    def target(self, node: Node, slot: str = "who") -> int:
        """Return the seat that a word means; the opponent if none is named."""
        return self.seat if node.get(slot) == "you" else 1 - self.seat

    def token(self, node: Node) -> int:
        """Return the kind of the token that a sentence names."""
        return self.tokens[node.word("token")]

    def cost(self, slots: list[int]) -> int:
        """Return the index of a cost; equal costs share one."""
        if slots not in self.rules.costs:
            self.rules.costs.append(slots)
            self.rules.payment_cache.append({})
        return self.rules.costs.index(slots)

    def conditions(self, nodes: tuple[Node, ...]) -> list[int]:
        numbers: list[int] = []
        for node in nodes:
            self.rules.conditions.append(CONDITION_MAKERS[node.verb](self, node))
            numbers.append(len(self.rules.conditions) - 1)
        return numbers

    def condition_list(self, nodes: tuple[Node, ...]) -> int:
        self.rules.condition_lists.append(self.conditions(nodes))
        return len(self.rules.condition_lists) - 1

    def strike(self, node: Node) -> int:
        """Return the number of the attack that a skill makes; both seats share it."""
        attack = strike_of(node)
        for number in range(self.rules.num_printed_attacks, len(self.rules.attacks)):
            if is_same_attack(self.rules.attacks[number], attack):
                return number
        self.rules.attacks.append(attack)
        return len(self.rules.attacks) - 1


def strike_of(node: Node) -> Attack:
    """KDR-54 Return an attack whose printed pool is the wound of the text, without effect or K.O."""
    heavy = node.number() if node.word("kind") == "heavy" else 0
    attack = Attack(STRIKE, node.number() - heavy, heavy, 0, 0, False, False)
    if node.get("range") is None:
        reach_anywhere(attack)
    else:
        reach_between(attack, *node.span())
    return attack


def is_same_attack(one: Attack, two: Attack) -> bool:
    return (one.light, one.heavy, one.low, one.high) == (two.light, two.heavy, two.low, two.high)


EffectCompiler = Compiler[KnockdownState, VerbContext]


def with_count(
    task: Callable[[int, int], Task[KnockdownState]], opponent: bool = False
) -> Callable[[EffectCompiler, Node], Tasks]:
    """Return the compiler of a verb with a number: a task of a seat and a count."""

    def tasks(compiler: EffectCompiler, node: Node) -> Tasks:
        seat = compiler.context.seat
        return [task(1 - seat if opponent else seat, node.number())]

    return tasks


def with_seat(task: Callable[[int], Task[KnockdownState]]) -> Callable[[EffectCompiler, Node], Tasks]:
    """Return the compiler of a verb without a number: a task of a seat."""

    def tasks(compiler: EffectCompiler, node: Node) -> Tasks:
        return [task(compiler.context.seat)]

    return tasks


def with_clause(
    task: Callable[[int, int], Task[KnockdownState]], opponent: bool = False
) -> Callable[[EffectCompiler, Node], Tasks]:
    """Return the compiler of a verb without a number whose log line cites the rule of its text."""

    def tasks(compiler: EffectCompiler, node: Node) -> Tasks:
        seat = compiler.context.seat
        return [task(1 - seat if opponent else seat, compiler.context.clause)]

    return tasks


def wound(compiler: EffectCompiler, node: Node) -> Tasks:
    return [
        Wound(compiler.context.target(node), WOUND_KINDS[node.word("kind")], node.number(), compiler.context.clause)
    ]


def wound_per(compiler: EffectCompiler, node: Node) -> Tasks:
    kind = WOUND_KINDS[node.word("kind")]
    what = COUNTABLES[node.word("counted")]
    holder = compiler.context.target(node)
    victim = 1 - compiler.context.seat
    return [WoundPer(victim, kind, node.number(), node.number("step"), what, holder, compiler.context.clause)]


def heal(compiler: EffectCompiler, node: Node) -> Tasks:
    return [Heal(compiler.context.seat, WOUND_KINDS[node.word("kind")], node.number(), compiler.context.clause)]


def shift(compiler: EffectCompiler, node: Node) -> Tasks:
    return [Shift(compiler.context.seat, WOUND_KINDS[node.word("kind")], node.number(), compiler.context.clause)]


def worsen(compiler: EffectCompiler, node: Node) -> Tasks:
    return [Worsen(compiler.context.seat, node.number(), compiler.context.clause)]


def strike(compiler: EffectCompiler, node: Node) -> Tasks:
    return [SkillStrike(compiler.context.seat, compiler.context.strike(node))]


def place(compiler: EffectCompiler, node: Node) -> Tasks:
    return [PlaceToken(compiler.context.seat, compiler.context.token(node), *node.span())]


def place_here(compiler: EffectCompiler, node: Node) -> Tasks:
    return [PlaceHere(compiler.context.seat, compiler.context.token(node))]


def recover(compiler: EffectCompiler, node: Node) -> Tasks:
    return [Recover(compiler.context.seat, compiler.context.token(node))]


def recover_every(compiler: EffectCompiler, node: Node) -> Tasks:
    return [RecoverEvery(compiler.context.seat, compiler.context.token(node))]


def give(compiler: EffectCompiler, node: Node) -> Tasks:
    return [GiveToken(compiler.context.seat, compiler.context.token(node), compiler.context.target(node))]


def remove(compiler: EffectCompiler, node: Node) -> Tasks:
    return [RemoveToken(compiler.context.seat, compiler.context.token(node), compiler.context.target(node))]


def wound_per_borne(compiler: EffectCompiler, node: Node) -> Tasks:
    kind = WOUND_KINDS[node.word("kind")]
    token = compiler.context.token(node)
    bearer = compiler.context.target(node)
    return [WoundPerBorne(1 - compiler.context.seat, kind, node.number(), token, bearer, compiler.context.clause)]


def wound_per_laid(compiler: EffectCompiler, node: Node) -> Tasks:
    kind = WOUND_KINDS[node.word("kind")]
    token = compiler.context.token(node)
    return [WoundPerLaid(1 - compiler.context.seat, kind, node.number(), token, compiler.context.clause)]


def candles(inwards: bool) -> Callable[[EffectCompiler, Node], Tasks]:
    """Return the compiler of a verb that moves the candles."""

    def tasks(compiler: EffectCompiler, node: Node) -> Tasks:
        return [MoveCandles(compiler.context.seat, inwards, compiler.context.clause)]

    return tasks


def cancel(compiler: EffectCompiler, node: Node) -> Tasks:
    return [Cancel()]


def choose(compiler: EffectCompiler, node: Node) -> Tasks:
    return [Choose(compiler.context.seat, compiler.store_blocks(node), len(node.blocks))]


def may(compiler: EffectCompiler, node: Node) -> Tasks:
    return [May(compiler.context.seat, compiler.store_blocks(node))]


def spend(compiler: EffectCompiler, node: Node) -> Tasks:
    symbol = SYMBOL_BITS[node.word("symbol")] if node.get("symbol") is not None else WILD
    return [Spend(compiler.context.seat, node.number(), symbol, compiler.store_blocks(node), compiler.context.clause)]


def if_else(compiler: EffectCompiler, node: Node) -> Tasks:
    first = compiler.store_blocks(node)
    otherwise = first + 1 if len(node.blocks) > 1 else NOTHING
    return [If(compiler.context.seat, compiler.context.condition_list(node.conditions), first, otherwise)]


VERB_COMPILERS: Final[dict[str, Callable[[EffectCompiler, Node], Tasks]]] = {
    "wound": wound,
    "wound-per": wound_per,
    "wound-per-borne": wound_per_borne,
    "wound-per-laid": wound_per_laid,
    "heal": heal,
    "shift": shift,
    "worsen": worsen,
    "strike": strike,
    "push": with_count(Push),
    "pull": with_count(Pull),
    "advance": with_count(Advance),
    "retreat": with_count(Retreat),
    "step": with_count(StepUpTo),
    "blink": with_count(Blink),
    "blink-up-to": with_count(BlinkUpTo),
    "yank": with_seat(Yank),
    "swap": with_seat(Swap),
    "hop": with_seat(Hop),
    "draw": with_count(Draw),
    "take": with_clause(TakeFromRow),
    "sweep": with_clause(SweepRow),
    "you-discard": with_count(DiscardChosen),
    "opponent-discards": with_count(DiscardChosen, opponent=True),
    "opponent-discards-random": with_count(DiscardRandom, opponent=True),
    "opponent-discards-chosen": with_count(DiscardPicked),
    "show": with_clause(ShowHand, opponent=True),
    "place": place,
    "place-here": place_here,
    "recover": recover,
    "recover-every": recover_every,
    "give": give,
    "remove": remove,
    "candles-in": candles(inwards=True),
    "candles-out": candles(inwards=False),
    "cancel-move": cancel,
    "cancel-attack": cancel,
    "choose": choose,
    "may": may,
    "spend": spend,
    "if": if_else,
}
"""`add`, `ignore` and `count` are counted, not carried out: see `compile.py`."""


def is_opponent(node: Node) -> bool:
    return node.word("who") == "opponent"


CONDITION_MAKERS: Final[dict[str, Callable[[VerbContext, Node], Condition]]] = {
    "at-edge": lambda _, node: conditions.AtEdge(is_opponent(node)),
    "distance": lambda _, node: conditions.DistanceWithin(*node.span()),
    "has": lambda _, node: conditions.Has(is_opponent(node), node.number(), COUNTABLES[node.word("counted")]),
    "has-at-most": lambda _, node: conditions.HasAtMost(
        is_opponent(node), node.number(), COUNTABLES[node.word("counted")]
    ),
    "has-more": lambda _, node: conditions.HasMore(is_opponent(node), COUNTABLES[node.word("counted")]),
    "wounded": lambda _, node: conditions.InflictedWounds(),
    "wounds-blocked": lambda _, node: conditions.WoundsWereBlocked(),
    "after-special": lambda _, node: conditions.AfterSpecial(),
    "in-play": lambda context, node: conditions.InPlay(context.token(node)),
    "in-supply": lambda context, node: conditions.InSupply(context.token(node)),
    "bears": lambda context, node: conditions.BearsToken(is_opponent(node), context.token(node)),
    "stands-on": lambda context, node: conditions.OnToken(is_opponent(node), context.token(node)),
    "near": lambda context, node: conditions.NearToken(is_opponent(node), context.token(node)),
    "in-corridor": lambda _, node: conditions.InCorridor(is_opponent(node)),
    "beyond-candles": lambda _, node: conditions.BeyondCandles(is_opponent(node)),
    "shows-symbol": lambda _, node: conditions.ShowsSymbol(SYMBOL_BITS[node.word("symbol")]),
}
