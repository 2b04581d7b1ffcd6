"""Everything true at one moment of a duel, and the tables that content compiles to."""

from __future__ import annotations

from typing import Any, Final

from knockbox.engine.decision import Decision
from knockbox.engine.knowledge import Hand
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.engine.task import Task

NOBODY: Final = -1
NOTHING: Final = -1
DRAWN: Final = -2  # instead of what is set before the match: a selection token is drawn
CANDLE: Final = -2  # a candle card in the deck
ON_SHEET: Final = 64  # and the seat: where a token lies that is not on a space
SEATS: Final = 2
ROW: Final = 4
HAND_LIMIT: Final = 6
ACTIONS: Final = 2

LIGHT: Final = 0
HEAVY: Final = 1
ALL: Final = 2

STRIKE: Final = 0
ABILITY: Final = 1
REACTION: Final = 2

# A frame is a declared step or attack, from its declaration to its end; the innermost stands last.
FRAME: Final = 6
BY: Final = -6  # who declared it
WITH: Final = -5  # the attack, or NOTHING for a step
SPARED_LIGHT: Final = -4  # wounds a block ignores
SPARED_HEAVY: Final = -3
MARKS: Final = -2  # bits below
REACTED: Final = -1  # Reactions used on it, one bit per place on the sheet

CANCELLED: Final = 1
WOUNDS_BLOCKED: Final = 2
EFFECT_BLOCKED: Final = 4
WOUNDED: Final = 8


class Condition:
    """A question about the table that a card may ask; *you* is `seat`."""

    __slots__ = ()

    def holds(self, state: KnockdownState, seat: int) -> bool:
        raise NotImplementedError


class Attack:
    """A row card, a special attack or the Strike of a skill, as the rules see it."""

    __slots__ = (
        "cost",
        "effect",
        "fighter",
        "heavy",
        "high",
        "ko",
        "light",
        "low",
        "place",
        "projectile",
        "trigger",
        "type",
    )

    def __init__(self, type: int, light: int, heavy: int, low: int, high: int, projectile: bool, ko: bool) -> None:
        self.type = type
        self.light = light
        self.heavy = heavy
        self.low = low
        self.high = high
        self.projectile = projectile
        self.ko = ko
        self.effect = NOTHING  # number of its block
        self.cost = NOTHING  # number of its cost
        self.fighter = NOTHING
        self.place = 0  # on the sheet
        self.trigger = NOTHING  # moment a Reaction answers

    def prints_pool(self) -> bool:
        return self.light + self.heavy > 0


class Ground:
    """An arena with its own deck, as the rules see it."""

    __slots__ = (
        "candles",
        "corridor_bits",
        "corridor_wounds",
        "corridors",
        "dangerous",
        "deck",
        "gaps",
        "moves",
        "next_round",
        "spaces",
        "starts",
        "steps",
        "turn",
    )

    def __init__(self, spaces: int, starts: list[int], deck: list[int]) -> None:
        self.spaces = spaces
        self.starts = starts
        self.deck = deck  # kinds of all attack cards
        self.dangerous: list[bool] = []  # by space
        self.corridors: list[int] = []  # spaces with an entrance
        self.corridor_bits = 0  # the same, one bit each
        self.corridor_wounds: list[int] = []  # by space: kind of the wound it costs to come out there, or NOTHING
        self.candles = 0  # candle cards that are shuffled into the deck
        self.gaps: list[list[int]] = []  # distance of any two spaces
        self.steps: list[list[list[int]]] = []  # by space and space of the opponent: where a fighter may step to
        self.moves: list[list[list[int]]] = []  # the same as choices of a Move
        self.turn: list[Task[KnockdownState]] = []  # the tasks of a turn, last one first
        self.next_round: list[Task[KnockdownState]] = []


class Tally:
    """A standing `add`, `ignore` or `count`: how much, of which kind, and on what conditions."""

    __slots__ = ("amount", "conditions", "kind")

    def __init__(self, kind: int, amount: int, conditions: list[int]) -> None:
        self.kind = kind
        self.amount = amount
        self.conditions = conditions


class KnockdownRules:
    """Content and options compiled once: indexed by ints, shared by every state, never changed during play."""

    __slots__ = (
        "arena_pick",
        "attacks",
        "blocks",
        "breaks_line",
        "candle_wound",
        "combo_specials",
        "condition_lists",
        "conditions",
        "costs",
        "dash_symbols",
        "dice_always",
        "edge_wound",
        "empty_combo",
        "entrance",
        "face_symbols",
        "face_units",
        "faces",
        "failing",
        "grounds",
        "initiative",
        "is_block",
        "kinds",
        "moments",
        "opens",
        "payments",
        "picks",
        "premises",
        "printed",
        "reactions",
        "redraft",
        "relief",
        "sequences",
        "skill_count",
        "skill_pick",
        "skill_sets",
        "stall_guard",
        "symbols",
        "tallies",
        "texts",
        "through_corridors",
        "timed",
        "token_owners",
        "token_voices",
        "tokens",
        "tower",
        "tower_seconds",
        "windows",
    )

    def __init__(self) -> None:  # noqa: PLR0915 (it lists every table)
        self.kinds = 0
        self.attacks: list[Attack] = []  # row kinds first, then specials, then Strikes of skills
        self.printed = 0  # attacks of cards and sheets; the rest are Strikes of skills
        self.symbols: list[list[int]] = []  # by kind
        self.faces: list[int] = []  # by kind: kinds with equal symbols share a face
        self.face_units: list[int] = []  # by kind: one card of its face among counted faces
        self.face_symbols: list[list[int]] = []
        self.is_block: list[bool] = []
        self.dash_symbols: list[int] = []
        self.costs: list[list[int]] = []  # slots, each a mask of symbols
        self.payments: list[dict[int, list[int]]] = []  # by cost: faces of a hand -> faces of each payment
        self.picks: list[int] = []  # fighters set before the match, else NOTHING
        self.combo_specials: list[list[int]] = []  # by fighter
        self.reactions: list[list[list[int]]] = []  # by fighter and trigger
        self.grounds: list[Ground] = []
        self.arena_pick = 0  # the ground set before the match, else DRAWN
        self.skill_sets: list[list[int]] = []
        self.skill_pick = 0  # the skill set set before the match, else DRAWN
        self.initiative: list[int] = []
        self.skill_count = 0
        # By listener: skills first, then kinds of tokens.
        self.moments: list[int] = []  # what it listens to, or NOTHING
        self.texts: list[int] = []  # number of its block
        self.premises: list[int] = []  # number of the conditions without which the whole text is silent
        self.tallies: list[list[Tally]] = []
        self.tokens: list[list[int]] = []  # by fighter: kinds of the tokens it brings
        self.token_voices: list[list[int]] = []  # by fighter: kinds that listen while in play, each once
        self.token_owners: list[int] = []  # by token kind: fighter
        self.breaks_line: list[bool] = []  # by token kind
        self.entrance: list[bool] = []  # by token kind
        self.opens: list[bool] = []  # by fighter: it brings entrances of its own
        self.conditions: list[Condition] = []
        self.condition_lists: list[list[int]] = []  # numbers of conditions that are asked together
        self.blocks: list[list[list[Task[KnockdownState]]]] = [[], []]  # by seat and number: tasks, last one first
        self.sequences: list[list[list[Task[KnockdownState]]]] = [[], []]  # by seat and attack: tasks, last one first
        self.failing: list[list[float]] = []  # by seat and wounds: the chance to fail a test
        self.tower = False
        self.tower_seconds = 10  # to build
        self.dice_always = [False, False]
        self.relief = LIGHT
        self.edge_wound = HEAVY
        self.candle_wound = LIGHT
        self.through_corridors = False
        self.stall_guard = True
        self.empty_combo = False
        self.windows = 1
        self.redraft = False
        self.timed = False


class KnockdownState(State):
    """The table of one match."""

    __slots__ = (
        "actions",
        "active",
        "candle",
        "candles_left",
        "combo",
        "dealt",
        "deck",
        "delays",
        "discards",
        "face_down",
        "fighters",
        "first",
        "frames",
        "ground",
        "hands",
        "heavy",
        "kept",
        "last_taken",
        "light",
        "listening",
        "paid",
        "places",
        "round",
        "row",
        "rules",
        "skill_set",
        "skills",
        "stall",
        "taken",
        "tokens",
        "turn",
        "victories",
        "winner",
    )

    def __init__(  # noqa: PLR0915 (it lists every field)
        self,
        rules: KnockdownRules,
        agenda: list[Task[Any]],
        asking: Task[Any] | None,
        question: Decision | None,
        rng: Rng,
        ground: Ground,
        skill_set: int,
        fighters: list[int],
        dealt: list[int],
        kept: list[int],
        face_down: list[int],
        skills: list[list[int]],
        listening: int,
        victories: list[int],
        round: int,
        winner: int,
        first: int,
        active: int,
        turn: int,
        actions: int,
        stall: int,
        taken: bool,
        last_taken: int,
        delays: list[int],
        places: list[int],
        light: list[int],
        heavy: list[int],
        hands: list[Hand],
        row: list[int],
        deck: list[int],
        discards: list[int],
        candle: int,
        candles_left: int,
        tokens: list[int],
        combo: int,
        paid: list[int],
        frames: list[int],
    ) -> None:
        super().__init__(agenda, asking, question, rng)
        self.rules = rules
        self.ground = ground
        self.skill_set = skill_set
        self.fighters = fighters
        self.dealt = dealt  # skills: three of seat 0, three of seat 1
        self.kept = kept  # first keep of 0 and 1, second keep of 0 and 1
        self.face_down = face_down  # by seat
        self.skills = skills  # face up, by seat
        self.listening = listening  # moments some face-up skill listens to, one bit each
        self.victories = victories
        self.round = round
        self.winner = winner
        self.first = first
        self.active = active
        self.turn = turn  # of this round, from 1
        self.actions = actions  # begun in this turn
        self.stall = stall
        self.taken = taken  # a card came into a hand in this turn
        self.last_taken = last_taken  # row card that came into a hand last
        self.delays = delays  # times out in a row, by seat
        self.places = places
        self.light = light
        self.heavy = heavy
        self.hands = hands
        self.row = row
        self.deck = deck  # the last one is on top
        self.discards = discards
        self.candle = candle  # space of the left token, as far from the centre as the right one; or NOTHING
        self.candles_left = candles_left  # candle cards in the deck
        self.tokens = tokens  # place of each token of seat 0, then of seat 1: a space, ON_SHEET + seat, or NOTHING
        self.combo = combo  # specials used in this Combo, one bit per place on the sheet
        self.paid = paid  # cards that paid for those specials
        self.frames = frames

    def clone(self) -> KnockdownState:
        """Copy what can change; share the rules and the (immutable) tasks."""
        return KnockdownState(
            self.rules,
            self.agenda[:],
            self.asking,
            self.question,
            self.rng.copy(),
            self.ground,
            self.skill_set,
            self.fighters[:],
            self.dealt,
            self.kept[:],
            self.face_down[:],
            [self.skills[0][:], self.skills[1][:]],
            self.listening,
            self.victories[:],
            self.round,
            self.winner,
            self.first,
            self.active,
            self.turn,
            self.actions,
            self.stall,
            self.taken,
            self.last_taken,
            self.delays[:],
            self.places[:],
            self.light[:],
            self.heavy[:],
            [self.hands[0].copy(), self.hands[1].copy()],
            self.row[:],
            self.deck[:],
            self.discards[:],
            self.candle,
            self.candles_left,
            self.tokens[:],
            self.combo,
            self.paid[:],
            self.frames[:],
        )


def push_frame(state: KnockdownState, seat: int, attack: int) -> None:
    state.frames += [seat, attack, 0, 0, 0, 0]


def pop_frame(state: KnockdownState) -> None:
    state.frames = state.frames[:-FRAME]
