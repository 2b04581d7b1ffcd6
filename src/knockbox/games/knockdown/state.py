"""The state of a duel, and the rule tables that content is compiled to."""

from __future__ import annotations

from typing import Any, Final

from knockbox.engine.decision import Decision
from knockbox.engine.knowledge import Hand
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.engine.task import Task

NOBODY: Final = -1
NOTHING: Final = -1
DRAWN: Final = -2  # in place of a pick: a selection token is drawn
CANDLE: Final = -2  # a candle card in the deck
ON_SHEET: Final = 64  # plus the seat: the place of a token on a sheet
SEATS: Final = 2
ROW_SIZE: Final = 4
HAND_LIMIT: Final = 6
ACTIONS_PER_TURN: Final = 2

LIGHT: Final = 0
HEAVY: Final = 1
ALL: Final = 2

STRIKE: Final = 0
ABILITY: Final = 1
REACTION: Final = 2

# A frame is a declared step or attack, from its declaration to its end; the innermost comes last.
# Its parts have these offsets from the end of the list.
FRAME_SIZE: Final = 6
FRAME_SEAT: Final = -6  # the seat that declared it
FRAME_ATTACK: Final = -5  # the attack, or NOTHING for a step
FRAME_SPARED_LIGHT: Final = -4  # wounds a block ignores
FRAME_SPARED_HEAVY: Final = -3
FRAME_MARKS: Final = -2  # bits below
FRAME_REACTED: Final = -1  # Reactions used on it, one bit per position on the sheet

CANCELLED: Final = 1
WOUNDS_BLOCKED: Final = 2
EFFECT_BLOCKED: Final = 4
WOUNDED: Final = 8


class Condition:
    """A condition of a card text; "you" is `seat`."""

    __slots__ = ()

    def holds(self, state: KnockdownState, seat: int) -> bool:
        raise NotImplementedError


class Attack:
    """An attack as the rules see it: a row card, a special attack or the Strike of a skill."""

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
        self.effect = NOTHING  # index of its block
        self.cost = NOTHING  # index of its cost
        self.fighter = NOTHING
        self.place = 0  # position on the sheet
        self.trigger = NOTHING  # the moment that a Reaction answers

    def prints_pool(self) -> bool:
        return self.light + self.heavy > 0


class Arena:
    """An arena and its deck as the rules see them."""

    __slots__ = (
        "candles",
        "corridor_bits",
        "corridor_wounds",
        "corridors",
        "dangerous",
        "deck",
        "distances",
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
        self.corridor_wounds: list[int] = []  # by space: the kind of wound that it costs to come out there, or NOTHING
        self.candles = 0  # candle cards shuffled into the deck
        self.distances: list[list[int]] = []  # distance between any two spaces
        self.steps: list[list[list[int]]] = []  # by own space and opponent's space: where a fighter may step to
        self.moves: list[list[list[int]]] = []  # the same, as choices of a Move
        self.turn: list[Task[KnockdownState]] = []  # the tasks of a turn, last one first
        self.next_round: list[Task[KnockdownState]] = []


class Modifier:
    """A standing `add`, `ignore` or `count`: the amount, the kind of wound and the conditions."""

    __slots__ = ("amount", "conditions", "kind")

    def __init__(self, kind: int, amount: int, conditions: list[int]) -> None:
        self.kind = kind
        self.amount = amount
        self.conditions = conditions


class KnockdownRules:
    """Content and options compiled to tables indexed by ints; shared by all states and never changed."""

    __slots__ = (
        "allow_empty_combo",
        "arena_pick",
        "arenas",
        "attack_sequences",
        "attacks",
        "block_windows",
        "blocks",
        "breaks_line",
        "brings_entrances",
        "candle_wound",
        "combo_specials",
        "condition_lists",
        "conditions",
        "costs",
        "dash_symbols",
        "dice_always",
        "edge_wound",
        "face_symbols",
        "face_units",
        "faces",
        "failure_odds",
        "fighter_picks",
        "has_decision_time",
        "initiative",
        "is_block",
        "is_entrance",
        "listener_blocks",
        "listening_tokens",
        "modifiers",
        "moments",
        "num_kinds",
        "num_printed_attacks",
        "num_skills",
        "payment_cache",
        "range_through_corridors",
        "reactions",
        "redraft",
        "relief_kind",
        "skill_set_pick",
        "skill_sets",
        "stall_guard",
        "symbols",
        "token_owners",
        "tokens",
        "tower_seconds",
        "trigger_conditions",
        "uses_tower",
    )

    def __init__(self) -> None:  # noqa: PLR0915 (it lists every table)
        self.num_kinds = 0
        self.attacks: list[Attack] = []  # row kinds first, then specials, then Strikes of skills
        self.num_printed_attacks = 0  # attacks of cards and sheets; the rest are Strikes of skills
        self.symbols: list[list[int]] = []  # by kind
        self.faces: list[int] = []  # by kind; kinds with equal symbols share a face
        self.face_units: list[int] = []  # by kind: one card of its face in a packed count of faces
        self.face_symbols: list[list[int]] = []
        self.is_block: list[bool] = []
        self.dash_symbols: list[int] = []
        self.costs: list[list[int]] = []  # slots, each a mask of symbols
        self.payment_cache: list[
            dict[int, list[int]]
        ] = []  # by cost: faces of a hand -> faces of each payment, a cache
        self.fighter_picks: list[int] = []  # by seat: the fighter set before the match, else NOTHING or DRAWN
        self.combo_specials: list[list[int]] = []  # by fighter
        self.reactions: list[list[list[int]]] = []  # by fighter and trigger
        self.arenas: list[Arena] = []
        self.arena_pick = 0  # the arena set before the match, else DRAWN
        self.skill_sets: list[list[int]] = []
        self.skill_set_pick = 0  # the skill set set before the match, else DRAWN
        self.initiative: list[int] = []
        self.num_skills = 0
        # By listener: skills first, then token kinds.
        self.moments: list[int] = []  # the moment that it waits for, or NOTHING
        self.listener_blocks: list[int] = []  # index of its block
        self.trigger_conditions: list[
            int
        ] = []  # index of the condition list that the whole text depends on, or NOTHING
        self.modifiers: list[list[Modifier]] = []
        self.tokens: list[list[int]] = []  # by fighter: the kinds of its tokens, one entry per token
        self.listening_tokens: list[list[int]] = []  # by fighter: token kinds that listen while in play, each once
        self.token_owners: list[int] = []  # by token kind: the fighter
        self.breaks_line: list[bool] = []  # by token kind
        self.is_entrance: list[bool] = []  # by token kind
        self.brings_entrances: list[bool] = []  # by fighter: whether it brings its own entrances
        self.conditions: list[Condition] = []
        self.condition_lists: list[list[int]] = []  # indexes of conditions that must all hold
        self.blocks: list[list[list[Task[KnockdownState]]]] = [[], []]  # by seat and index: tasks, last one first
        self.attack_sequences: list[list[list[Task[KnockdownState]]]] = [
            [],
            [],
        ]  # by seat and attack: tasks, last one first
        self.failure_odds: list[list[float]] = []  # by seat and number of wounds: the chance to fail a test
        self.uses_tower = False
        self.tower_seconds = 10  # to build
        self.dice_always = [False, False]
        self.relief_kind = LIGHT
        self.edge_wound = HEAVY
        self.candle_wound = LIGHT
        self.range_through_corridors = False
        self.stall_guard = True
        self.allow_empty_combo = False
        self.block_windows = 1
        self.redraft = False
        self.has_decision_time = False


class KnockdownState(State):
    """The state of one match."""

    __slots__ = (
        "actions",
        "active",
        "arena",
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
        arena: Arena,
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
        self.arena = arena
        self.skill_set = skill_set
        self.fighters = fighters
        self.dealt = dealt  # skills: three of seat 0, three of seat 1
        self.kept = kept  # first keep of 0 and 1, second keep of 0 and 1
        self.face_down = face_down  # by seat
        self.skills = skills  # face up, by seat
        self.listening = listening  # moments that an active listener waits for, one bit each
        self.victories = victories
        self.round = round
        self.winner = winner
        self.first = first
        self.active = active
        self.turn = turn  # number in this round, from 1
        self.actions = actions  # started in this turn
        self.stall = stall
        self.taken = taken  # whether a card came into a hand in this turn
        self.last_taken = last_taken  # the last row card that came into a hand
        self.delays = delays  # consecutive time-outs, by seat
        self.places = places
        self.light = light
        self.heavy = heavy
        self.hands = hands
        self.row = row
        self.deck = deck  # the last one is on top
        self.discards = discards
        self.candle = candle  # space of the left candle token, mirrored by the right one; or NOTHING
        self.candles_left = candles_left  # candle cards in the deck
        self.tokens = tokens  # place of each token of seat 0, then of seat 1: a space, ON_SHEET + seat, or NOTHING
        self.combo = combo  # specials used in this Combo, one bit per position on the sheet
        self.paid = paid  # cards that paid for those specials
        self.frames = frames

    def clone(self) -> KnockdownState:
        """Copy what can change; share the rules and the immutable tasks."""
        return KnockdownState(
            self.rules,
            self.agenda[:],
            self.asking,
            self.question,
            self.rng.copy(),
            self.arena,
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
    state.frames = state.frames[:-FRAME_SIZE]
