"""What the verbs and conditions of the effect language mean in Knockdown: each node becomes tasks."""

from collections.abc import Callable
from typing import Final

from knockbox.effects.compiler import Compiler
from knockbox.effects.tree import Node
from knockbox.engine.task import Task
from knockbox.games.knockdown import conditions as ask
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
    CARDS,
    WOUNDS,
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

KINDS: Final = {"light": LIGHT, "heavy": HEAVY}
COUNTED: Final = {"light": LIGHT, "heavy": HEAVY, "wounds": WOUNDS, "cards": CARDS}
SYMBOLS: Final = {"fist": FIST, "foot": FOOT, "block": BLOCK, "dash": DASH}

Tasks = list[Task[KnockdownState]]


class Meaning:
    """What the verbs of one text must know: who "you" is, the tables they may add to, the tokens of the sheet."""

    def __init__(self, rules: KnockdownRules, seat: int, tokens: dict[str, int], clause: int) -> None:
        self.rules = rules
        self.seat = seat
        self.tokens = tokens
        self.clause = clause  # the rule by which the text is carried out

    def target(self, node: Node, slot: str = "who") -> int:
        """The seat a word means; the opponent if nobody is named."""
        return self.seat if node.maybe(slot) == "you" else 1 - self.seat

    def token(self, node: Node) -> int:
        """The kind of the token that a sentence names."""
        return self.tokens[node.word("token")]

    def cost(self, slots: list[int]) -> int:
        """The number of a cost; equal costs have one number."""
        if slots not in self.rules.costs:
            self.rules.costs.append(slots)
            self.rules.payments.append({})
        return self.rules.costs.index(slots)

    def conditions(self, nodes: tuple[Node, ...]) -> list[int]:
        numbers: list[int] = []
        for node in nodes:
            self.rules.conditions.append(CONDITIONS[node.verb](self, node))
            numbers.append(len(self.rules.conditions) - 1)
        return numbers

    def condition_list(self, nodes: tuple[Node, ...]) -> int:
        self.rules.condition_lists.append(self.conditions(nodes))
        return len(self.rules.condition_lists) - 1

    def strike(self, node: Node) -> int:
        """The number of the attack that a skill makes; both seats share it."""
        attack = strike_of(node)
        for number in range(self.rules.printed, len(self.rules.attacks)):
            if alike(self.rules.attacks[number], attack):
                return number
        self.rules.attacks.append(attack)
        return len(self.rules.attacks) - 1


def strike_of(node: Node) -> Attack:
    """KDR-54 An attack whose printed pool is the wound of the text, without effect or K.O."""
    heavy = node.number() if node.word("kind") == "heavy" else 0
    attack = Attack(STRIKE, node.number() - heavy, heavy, 0, 0, False, False)
    if node.maybe("range") is None:
        reach_anywhere(attack)
    else:
        reach_between(attack, *node.span())
    return attack


def alike(one: Attack, two: Attack) -> bool:
    return (one.light, one.heavy, one.low, one.high) == (two.light, two.heavy, two.low, two.high)


Walk = Compiler[KnockdownState, Meaning]


def counted(task: Callable[[int, int], Task[KnockdownState]], opponent: bool = False) -> Callable[[Walk, Node], Tasks]:
    """The meaning of a verb with a number: a task of a seat and a count."""

    def tasks(walk: Walk, node: Node) -> Tasks:
        seat = walk.context.seat
        return [task(1 - seat if opponent else seat, node.number())]

    return tasks


def plain(task: Callable[[int], Task[KnockdownState]]) -> Callable[[Walk, Node], Tasks]:
    """The meaning of a verb without a number: a task of a seat."""

    def tasks(walk: Walk, node: Node) -> Tasks:
        return [task(walk.context.seat)]

    return tasks


def cited(task: Callable[[int, int], Task[KnockdownState]], opponent: bool = False) -> Callable[[Walk, Node], Tasks]:
    """The meaning of a verb without a number whose log line cites the rule of its text."""

    def tasks(walk: Walk, node: Node) -> Tasks:
        seat = walk.context.seat
        return [task(1 - seat if opponent else seat, walk.context.clause)]

    return tasks


def wound(walk: Walk, node: Node) -> Tasks:
    return [Wound(walk.context.target(node), KINDS[node.word("kind")], node.number(), walk.context.clause)]


def wound_per(walk: Walk, node: Node) -> Tasks:
    kind, what = KINDS[node.word("kind")], COUNTED[node.word("counted")]
    holder, victim = walk.context.target(node), 1 - walk.context.seat
    return [WoundPer(victim, kind, node.number(), node.number("step"), what, holder, walk.context.clause)]


def heal(walk: Walk, node: Node) -> Tasks:
    return [Heal(walk.context.seat, KINDS[node.word("kind")], node.number(), walk.context.clause)]


def shift(walk: Walk, node: Node) -> Tasks:
    return [Shift(walk.context.seat, KINDS[node.word("kind")], node.number(), walk.context.clause)]


def worsen(walk: Walk, node: Node) -> Tasks:
    return [Worsen(walk.context.seat, node.number(), walk.context.clause)]


def strike(walk: Walk, node: Node) -> Tasks:
    return [SkillStrike(walk.context.seat, walk.context.strike(node))]


def place(walk: Walk, node: Node) -> Tasks:
    return [PlaceToken(walk.context.seat, walk.context.token(node), *node.span())]


def place_here(walk: Walk, node: Node) -> Tasks:
    return [PlaceHere(walk.context.seat, walk.context.token(node))]


def recover(walk: Walk, node: Node) -> Tasks:
    return [Recover(walk.context.seat, walk.context.token(node))]


def recover_every(walk: Walk, node: Node) -> Tasks:
    return [RecoverEvery(walk.context.seat, walk.context.token(node))]


def give(walk: Walk, node: Node) -> Tasks:
    return [GiveToken(walk.context.seat, walk.context.token(node), walk.context.target(node))]


def remove(walk: Walk, node: Node) -> Tasks:
    return [RemoveToken(walk.context.seat, walk.context.token(node), walk.context.target(node))]


def wound_per_borne(walk: Walk, node: Node) -> Tasks:
    kind, token, bearer = KINDS[node.word("kind")], walk.context.token(node), walk.context.target(node)
    return [WoundPerBorne(1 - walk.context.seat, kind, node.number(), token, bearer, walk.context.clause)]


def wound_per_laid(walk: Walk, node: Node) -> Tasks:
    kind, token = KINDS[node.word("kind")], walk.context.token(node)
    return [WoundPerLaid(1 - walk.context.seat, kind, node.number(), token, walk.context.clause)]


def candles(inwards: bool) -> Callable[[Walk, Node], Tasks]:
    """The meaning of a verb that moves the candles."""

    def tasks(walk: Walk, node: Node) -> Tasks:
        return [MoveCandles(walk.context.seat, inwards, walk.context.clause)]

    return tasks


def cancel(walk: Walk, node: Node) -> Tasks:
    return [Cancel()]


def choose(walk: Walk, node: Node) -> Tasks:
    return [Choose(walk.context.seat, walk.file(node), len(node.blocks))]


def may(walk: Walk, node: Node) -> Tasks:
    return [May(walk.context.seat, walk.file(node))]


def spend(walk: Walk, node: Node) -> Tasks:
    symbol = SYMBOLS[node.word("symbol")] if node.maybe("symbol") is not None else WILD
    return [Spend(walk.context.seat, node.number(), symbol, walk.file(node), walk.context.clause)]


def condition(walk: Walk, node: Node) -> Tasks:
    first = walk.file(node)
    otherwise = first + 1 if len(node.blocks) > 1 else NOTHING
    return [If(walk.context.seat, walk.context.condition_list(node.conditions), first, otherwise)]


VERBS: Final[dict[str, Callable[[Walk, Node], Tasks]]] = {
    "wound": wound,
    "wound-per": wound_per,
    "wound-per-borne": wound_per_borne,
    "wound-per-laid": wound_per_laid,
    "heal": heal,
    "shift": shift,
    "worsen": worsen,
    "strike": strike,
    "push": counted(Push),
    "pull": counted(Pull),
    "advance": counted(Advance),
    "retreat": counted(Retreat),
    "step": counted(StepUpTo),
    "blink": counted(Blink),
    "blink-up-to": counted(BlinkUpTo),
    "yank": plain(Yank),
    "swap": plain(Swap),
    "hop": plain(Hop),
    "draw": counted(Draw),
    "take": cited(TakeFromRow),
    "sweep": cited(SweepRow),
    "you-discard": counted(DiscardChosen),
    "opponent-discards": counted(DiscardChosen, opponent=True),
    "opponent-discards-random": counted(DiscardRandom, opponent=True),
    "opponent-discards-chosen": counted(DiscardPicked),
    "show": cited(ShowHand, opponent=True),
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
    "if": condition,
}
"""`add`, `ignore` and `count` are not carried out but counted: see `compile.py`."""


def is_opponent(node: Node) -> bool:
    return node.word("who") == "opponent"


CONDITIONS: Final[dict[str, Callable[[Meaning, Node], Condition]]] = {
    "at-edge": lambda _, node: ask.AtEdge(is_opponent(node)),
    "distance": lambda _, node: ask.Apart(*node.span()),
    "has": lambda _, node: ask.Has(is_opponent(node), node.number(), COUNTED[node.word("counted")]),
    "has-at-most": lambda _, node: ask.HasAtMost(is_opponent(node), node.number(), COUNTED[node.word("counted")]),
    "has-more": lambda _, node: ask.HasMore(is_opponent(node), COUNTED[node.word("counted")]),
    "wounded": lambda _, node: ask.InflictedWounds(),
    "wounds-blocked": lambda _, node: ask.WoundsWereBlocked(),
    "after-special": lambda _, node: ask.AfterSpecial(),
    "in-play": lambda meaning, node: ask.InPlay(meaning.token(node)),
    "in-supply": lambda meaning, node: ask.InSupply(meaning.token(node)),
    "bears": lambda meaning, node: ask.Bears(is_opponent(node), meaning.token(node)),
    "stands-on": lambda meaning, node: ask.StandsOn(is_opponent(node), meaning.token(node)),
    "near": lambda meaning, node: ask.Near(is_opponent(node), meaning.token(node)),
    "in-corridor": lambda _, node: ask.InCorridor(is_opponent(node)),
    "beyond-candles": lambda _, node: ask.BeyondCandles(is_opponent(node)),
    "shows-symbol": lambda _, node: ask.ShowsSymbol(SYMBOLS[node.word("symbol")]),
}
