"""The dungeon in ints: the rules of a match, compiled once, and the table, which is copied often."""

from __future__ import annotations

from typing import Any, Final

from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.engine.task import Task

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

SAFE: Final = 5
"""KKDR-29: five is still safe, six is not."""

# What a laid card is.
ROOM: Final = 0
STANDING: Final = 1  # a creature that is not beaten
BEATEN: Final = 2  # it counts as a room; the Black Knight so marked is held
FROZEN: Final = 3  # a standing creature with the ice token on it

# How a match stands.
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

# The grimoire tokens; sets of them are bits.
FIRE: Final = 0
ICE: Final = 1
POISON: Final = 2
SILENCE: Final = 3

ALL_TIME: Final = 12
FACE: Final = 8  # corner values of a kind: four upright, four turned


class DungeonRules:
    """What is fixed for a match: the cards as tables by kind, and the options as switches."""

    __slots__ = (
        "adventure",
        "ball_draws",
        "chest_hunt",
        "chests",
        "corners",
        "deck",
        "first",
        "grimoire",
        "hand_size",
        "held",
        "is_even",
        "knight",
        "knight_phases",
        "last_level",
        "phases",
        "seats",
        "silence",
        "time",
        "timed",
    )

    def __init__(
        self,
        corners: list[int],
        time: list[int],
        silence: list[bool],
        chests: list[int],
        is_even: list[bool],
        deck: list[int],
        knight: int,
        seats: int,
    ) -> None:
        self.corners = corners  # FACE values for each kind
        self.time = time  # tokens that a creature gets; 0 for a room
        self.silence = silence
        self.chests = chests
        self.is_even = is_even  # the four values read the same turned
        self.deck = deck  # of this dungeon, without the Black Knight
        self.knight = knight
        self.seats = seats
        self.phases: list[Task[Any]] = []  # of a turn after its card was laid, the next one last
        self.knight_phases: list[Task[Any]] = []  # the same for the Black Knight
        self.hand_size = 0
        self.first = NOBODY  # drawn by lot
        self.adventure = False
        self.last_level = False
        self.held = 0  # grimoire tokens at the start
        self.grimoire = 0  # all tokens of the match
        self.ball_draws = False
        self.chest_hunt = False
        self.timed = False


class DungeonState(State):
    """The table of one match; laid cards stand in the order in which they were laid, by slot."""

    __slots__ = (
        "active",
        "at",
        "both",
        "burnt",
        "cells",
        "dangers",
        "deck",
        "first",
        "flat",
        "hands",
        "held",
        "kinds",
        "last_layer",
        "marks",
        "offenders",
        "outcome",
        "points",
        "poison",
        "pool",
        "prize",
        "quitting",
        "reserve",
        "rules",
        "shown",
        "silent",
        "standing",
        "times",
        "turns",
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
        at: dict[int, int],
        flat: list[int],
        both: list[int],
        reserve: int,
        silent: bool,
        held: int,
        pool: int,
        poison: int,
        burnt: list[int],
        first: int,
        active: int,
        last_layer: int,
        outcome: int,
        verdict: int,
        offenders: list[int],
        quitting: int,
        prize: int,
        points: int,
    ) -> None:
        super().__init__(agenda, asking, question, rng)
        self.rules = rules
        self.hands = hands  # sorted, by seat
        self.shown = shown  # the card each seat has shown, or NOTHING
        self.deck = deck  # the last one is on top
        self.cells = cells
        self.kinds = kinds
        self.turns = turns
        self.dangers = dangers  # the sum of the visible corners
        self.times = times  # tokens on the card
        self.marks = marks
        self.standing = standing  # slots of the creatures that are not beaten
        self.at = at  # cell -> slot
        self.flat = flat  # choices of laying a card upright, sorted
        self.both = both  # choices of laying a card upright or turned, sorted
        self.reserve = reserve
        self.silent = silent
        self.held = held  # grimoire tokens of the group
        self.pool = pool  # grimoire tokens that may be drawn after a win
        self.poison = poison  # a vertex, or NOWHERE
        self.burnt = burnt  # kinds out of the game
        self.first = first
        self.active = active
        self.last_layer = last_layer
        self.outcome = outcome
        self.verdict = verdict  # the clause that ended the match, or NOTHING
        self.offenders = offenders  # cells of the cards that ended it
        self.quitting = quitting  # seats that would give up, one bit each
        self.prize = prize  # the token drawn after a win, or NOTHING
        self.points = points  # of the chest hunt

    def clone(self) -> DungeonState:
        """Copy what can change; share the rules and the (immutable) tasks."""
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
            self.at.copy(),
            self.flat[:],
            self.both[:],
            self.reserve,
            self.silent,
            self.held,
            self.pool,
            self.poison,
            self.burnt[:],
            self.first,
            self.active,
            self.last_layer,
            self.outcome,
            self.verdict,
            self.offenders[:],
            self.quitting,
            self.prize,
            self.points,
        )


def fresh_state(rules: DungeonRules, rng: Rng) -> DungeonState:
    """An empty table before the set-up."""
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
        at={},
        flat=[],
        both=[],
        reserve=0,
        silent=False,
        held=0,
        pool=0,
        poison=NOWHERE,
        burnt=[],
        first=0,
        active=0,
        last_layer=NOBODY,
        outcome=PLAYING,
        verdict=NOTHING,
        offenders=[],
        quitting=0,
        prize=NOTHING,
        points=0,
    )
