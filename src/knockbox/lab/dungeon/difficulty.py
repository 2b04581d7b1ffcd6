"""How hard the dungeons are: groups of one to six bots enter each of them, hearing ones and deaf ones."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from knockbox.lab.dungeon.cells import Cell, Key, added, cell_of
from knockbox.lab.dungeon.delves import Delve, delve_of
from knockbox.lab.dungeon.ground import LEVELS, SEATS, deal_seed, entered
from knockbox.lab.gather import gathered
from knockbox.lab.match import play_out

HEARING: Final = "greedy"
DEAF: Final = "deaf"
USUAL: Final = 4
"""Seats of a usual group."""
AT_A_TIME: Final = 5
"""Matches that one process plays before it reports."""
SHORT: Final = 24


class Plan(msgspec.Struct, frozen=True):
    """All that decides the results."""

    count: int  # matches of each group in each dungeon
    seed: int
    packs: tuple[str, ...] = ()
    options: dict[str, str] = {}

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        return tuple(self.options.items())


class Field(msgspec.Struct, frozen=True):
    """By which rules the groups play, with which cards, and in which manner."""

    rules_version: int
    box: str
    content_hash: str
    manner: str  # hash of what hearing bots did in one match of each dungeon: other bots are another study


class Stint(msgspec.Struct, frozen=True):
    """A few matches of one group in one dungeon: the work one process takes at a time."""

    plan: Plan
    key: Key
    matches: range


class Results(msgspec.Struct, frozen=True):
    """The study as played."""

    plan: Plan
    field: Field
    cells: list[Cell]


def groups() -> list[Key]:
    """Alone there is nobody to hear, so every other number of seats is played by deaf bots as well."""
    hearing = [(HEARING, seats, level) for seats in SEATS for level in LEVELS]
    return hearing + [(DEAF, seats, level) for _, seats, level in hearing if seats > 1]


def field_of(plan: Plan) -> Field:
    game = entered(LEVELS[0], USUAL, plan.pairs, plan.packs)
    return Field(game.rules_version, game.box.pack.id, game.content_hash, manner_of(plan))


def manner_of(plan: Plan) -> str:
    """A short name for how hearing bots play the first deal of each dungeon."""
    inputs = [play_deal(plan, (HEARING, USUAL, level), 0)[1] for level in LEVELS]
    return hashlib.sha256(msgspec.json.encode(inputs)).hexdigest()[:SHORT]


def stints(plan: Plan) -> Iterator[Stint]:
    """The whole work in small parts; every match is in exactly one."""
    for key in groups():
        for start in range(0, plan.count, AT_A_TIME):
            yield Stint(plan, key, range(start, min(start + AT_A_TIME, plan.count)))


def play_stint(stint: Stint) -> list[Cell]:
    """Play a part of the work; everything follows from the stint, whichever process has it."""
    cells = (cell_of(stint.key, play_deal(stint.plan, stint.key, index)[0]) for index in stint.matches)
    return gathered(cells, added)


def play_deal(plan: Plan, key: Key, index: int) -> tuple[Delve, list[tuple[int, int]]]:
    """A deal, played to its end by one bot on every seat, and the inputs that led there."""
    bot, seats, level = key
    game = entered(level, seats, plan.pairs, plan.packs)
    state, inputs = play_out(game, [bot] * seats, deal_seed(plan.seed, level, seats, index))
    return delve_of(game.events(state.log)), inputs


def results_of(plan: Plan, field: Field, parts: Iterable[list[Cell]]) -> Results:
    return Results(plan, field, gathered((cell for part in parts for cell in part), added))
