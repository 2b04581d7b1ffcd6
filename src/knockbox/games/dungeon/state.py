"""The state of a match in ints, and its compiled rules."""

from __future__ import annotations

from typing import Any, Final

from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.engine.task import Task

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

MAX_SAFE_DANGER: Final = 5
"""KKDR-29: five is still safe, six is not."""

# Marks of laid cards.
ROOM: Final = 0
STANDING: Final = 1  # an unbeaten creature
BEATEN: Final = 2  # counts as a room; a Black Knight with this mark is held
FROZEN: Final = 3  # a standing creature with the ice token on it

# Outcomes of a match.
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

# Grimoire tokens; a set of them is a bit mask.
FIRE: Final = 0
ICE: Final = 1
POISON: Final = 2
SILENCE: Final = 3

NUM_TIME_TOKENS: Final = 12
FACE_SIZE: Final = 8  # corner values per kind: four upright, four turned


class DungeonRules:
    """The constants of a match: tables of card values by kind, and the options as switches."""

    __slots__ = (
        "all_tokens",
        "chests",
        "corners",
        "deck",
        "first_player",
        "hand_size",
        "has_silence",
        "has_timer",
        "is_adventure",
        "is_chest_hunt",
        "is_last_level",
        "is_symmetric",
        "knight",
        "knight_phases",
        "phases",
        "seats",
        "silence_ball_draws",
        "starting_tokens",
        "time",
    )

    def __init__(
        self,
        corners: list[int],
        time: list[int],
        has_silence: list[bool],
        chests: list[int],
        is_symmetric: list[bool],
        deck: list[int],
        knight: int,
        seats: int,
    ) -> None:
        self.corners = corners  # FACE values per kind
        self.time = time  # time tokens placed on a creature; 0 for a room
        self.has_silence = has_silence
        self.chests = chests
        self.is_symmetric = is_symmetric  # whether the corners are the same when turned
        self.deck = deck  # the cards of this dungeon, without the Black Knight
        self.knight = knight
        self.seats = seats
        self.phases: list[Task[Any]] = []  # the rest of a turn after its card is laid, as a stack
        self.knight_phases: list[Task[Any]] = []  # the same after the Black Knight is laid
        self.hand_size = 0
        self.first_player = NOBODY  # NOBODY: drawn at random
        self.is_adventure = False
        self.is_last_level = False
        self.starting_tokens = 0  # grimoire tokens that the group starts with
        self.all_tokens = 0  # all grimoire tokens of the match
        self.silence_ball_draws = False
        self.is_chest_hunt = False
        self.has_timer = False


class DungeonState(State):
    """The state of one match; laid cards have slots, numbered in the order of laying."""

    __slots__ = (
        "active",
        "blamed_cells",
        "burnt",
        "cells",
        "dangers",
        "deck",
        "drawn_token",
        "first",
        "giving_up_bits",
        "hands",
        "held_tokens",
        "kinds",
        "last_layer",
        "marks",
        "outcome",
        "placement_choices",
        "points",
        "poison",
        "pool",
        "reserve",
        "rules",
        "shown",
        "silent",
        "slot_by_cell",
        "standing",
        "times",
        "turns",
        "upright_choices",
        "verdict",
    )

    def __init__(
        self,
        rules: DungeonRules,
        agenda: list[Task[Any]],
        asking: Task[Any] | None,
        question: Decision | None,
        rng: Rng,
        hands: list[list[int]],
        shown: list[int],
        deck: list[int],
        cells: list[int],
        kinds: list[int],
        turns: list[int],
        dangers: list[int],
        times: list[int],
        marks: list[int],
        standing: list[int],
        slot_by_cell: dict[int, int],
        upright_choices: list[int],
        placement_choices: list[int],
        reserve: int,
        silent: bool,
        held_tokens: int,
        pool: int,
        poison: int,
        burnt: list[int],
        first: int,
        active: int,
        last_layer: int,
        outcome: int,
        verdict: int,
        blamed_cells: list[int],
        giving_up_bits: int,
        drawn_token: int,
        points: int,
    ) -> None:
        super().__init__(agenda, asking, question, rng)
        self.rules = rules
        self.hands = hands  # sorted, by seat
        self.shown = shown  # by seat: the card shown, or NOTHING
        self.deck = deck  # the last card is the top one
        self.cells = cells
        self.kinds = kinds
        self.turns = turns
        self.dangers = dangers  # sums of the visible corners
        self.times = times  # time tokens on each card
        self.marks = marks
        self.standing = standing  # slots of unbeaten creatures
        self.slot_by_cell = slot_by_cell  # cell -> slot
        self.upright_choices = upright_choices  # choices that lay a card upright, sorted
        self.placement_choices = placement_choices  # choices that lay a card upright or turned, sorted
        self.reserve = reserve
        self.silent = silent
        self.held_tokens = held_tokens  # grimoire tokens held by the group
        self.pool = pool  # grimoire tokens that may be drawn after a win
        self.poison = poison  # a vertex, or NOWHERE
        self.burnt = burnt  # kinds removed from the game
        self.first = first
        self.active = active
        self.last_layer = last_layer
        self.outcome = outcome
        self.verdict = verdict  # the clause that ended the match, or NOTHING
        self.blamed_cells = blamed_cells  # cells of the cards that lost the match
        self.giving_up_bits = giving_up_bits  # seats that agreed to give up, one bit each
        self.drawn_token = drawn_token  # the token drawn after a win, or NOTHING
        self.points = points  # score of the chest hunt

    def clone(self) -> DungeonState:
        """Return a copy that shares the rules and the (immutable) tasks."""
        return DungeonState(
            self.rules,
            self.agenda[:],
            self.asking,
            self.question,
            self.rng.copy(),
            [hand[:] for hand in self.hands],
            self.shown[:],
            self.deck[:],
            self.cells[:],
            self.kinds[:],
            self.turns[:],
            self.dangers[:],
            self.times[:],
            self.marks[:],
            self.standing[:],
            self.slot_by_cell.copy(),
            self.upright_choices[:],
            self.placement_choices[:],
            self.reserve,
            self.silent,
            self.held_tokens,
            self.pool,
            self.poison,
            self.burnt[:],
            self.first,
            self.active,
            self.last_layer,
            self.outcome,
            self.verdict,
            self.blamed_cells[:],
            self.giving_up_bits,
            self.drawn_token,
            self.points,
        )


def empty_state(rules: DungeonRules, rng: Rng) -> DungeonState:
    """Return an empty table, before set-up."""
    return DungeonState(
        rules=rules,
        agenda=[],
        asking=None,
        question=None,
        rng=rng,
        hands=[[] for _ in range(rules.seats)],
        shown=[NOTHING] * rules.seats,
        deck=[],
        cells=[],
        kinds=[],
        turns=[],
        dangers=[],
        times=[],
        marks=[],
        standing=[],
        slot_by_cell={},
        upright_choices=[],
        placement_choices=[],
        reserve=0,
        silent=False,
        held_tokens=0,
        pool=0,
        poison=NOWHERE,
        burnt=[],
        first=0,
        active=0,
        last_layer=NOBODY,
        outcome=PLAYING,
        verdict=NOTHING,
        blamed_cells=[],
        giving_up_bits=0,
        drawn_token=NOTHING,
        points=0,
    )
