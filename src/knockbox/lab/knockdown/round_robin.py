"""A round robin: every fighter of the boxes meets every other, arena and skill set drawn for each match."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.games.errors import SetupError
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.registry import AnyGame, build, check_game
from knockbox.lab.errors import LabError
from knockbox.lab.gather import gathered
from knockbox.lab.knockdown.cells import Cell, added, cell_of
from knockbox.lab.knockdown.rounds import rounds_of
from knockbox.lab.match import match_seed, play_out

GAME: Final = "knockdown"
MOST_MATCHES: Final = 1_000_000
"""Of one pairing: its seeds never reach those of the next."""
AT_A_TIME: Final = 4
"""Matches that one process plays before it reports; even, so that seats are swapped within."""


class Plan(msgspec.Struct, frozen=True):
    """All that decides the results."""

    bots: tuple[str, str]  # by seat
    count: int  # matches of each pairing
    seed: int
    packs: tuple[str, ...]
    options: dict[str, str] = {}


class Field(msgspec.Struct, frozen=True):
    """Who meets whom, by which rules, and what lies in the boxes."""

    rules_version: int
    boxes: dict[str, str]  # id -> content hash
    fighters: dict[str, str]  # id -> id of its box


class Stint(msgspec.Struct, frozen=True):
    """A few matches of one pairing: the work one process takes at a time."""

    plan: Plan
    pairing: int  # its number in the plan
    fighters: tuple[str, str]
    matches: range


class Results(msgspec.Struct, frozen=True):
    """A round robin as played."""

    plan: Plan
    field: Field
    cells: list[Cell]


def field_of(game: str, plan: Plan) -> Field:
    """The fighters of the boxes, each box in the order of its file."""
    if "fighters" in plan.options:
        raise LabError("option 'fighters': a round robin lets all fighters meet, expected no choice among them")
    check_held(game)
    rules = knockdown(build(game, plan.options, plan.packs))
    boxes = rules.mixture.boxes
    fighters = {fighter: box.pack.id for box in boxes for fighter in box.fighters}
    return Field(rules.rules_version, {box.pack.id: box.content_hash for box in boxes}, fighters)


def check_held(game: str) -> None:
    check_game(game)
    if game != GAME:
        raise SetupError("game", f"a round robin is held in {GAME} only, found '{game}'")


def knockdown(game: AnyGame) -> Knockdown:
    if not isinstance(game, Knockdown):
        raise TypeError(f"found '{game.key}', expected '{GAME}'")
    return game


def pairings(field: Field) -> list[tuple[str, str]]:
    return list(combinations(field.fighters, 2))


def stints(plan: Plan, field: Field) -> Iterator[Stint]:
    """The whole work in small parts; every match is in exactly one."""
    for number, pair in enumerate(pairings(field)):
        for start in range(0, plan.count, AT_A_TIME):
            yield Stint(plan, number, pair, range(start, min(start + AT_A_TIME, plan.count)))


def play_stint(stint: Stint) -> list[Cell]:
    """Play a part of the work; everything follows from the stint, whichever process has it."""
    return gathered((play_one(stint, index) for index in stint.matches), added)


def play_one(stint: Stint, index: int) -> Cell:
    """After each match the fighters change seats; the bots keep theirs."""
    seating = stint.fighters[::-1] if index % 2 else stint.fighters
    game = seated(seating, tuple(stint.plan.options.items()), stint.plan.packs)
    state, _ = play_out(game, stint.plan.bots, match_seed(stint.plan.seed, stint.pairing * MOST_MATCHES + index))
    winner = game.payoffs(state).index(1.0)
    table = game.view(state, PUBLIC).table
    won = seating[winner] == stint.fighters[0]
    return cell_of((*stint.fighters, table.arena, table.skill_set), won, winner, rounds_of(game.events(state.log)))


@cache
def seated(fighters: tuple[str, str], options: tuple[tuple[str, str], ...], packs: tuple[str, ...]) -> Knockdown:
    """A game in which these two meet; built once in each process."""
    return knockdown(build(GAME, {**dict(options), "fighters": ",".join(fighters)}, packs))


def results_of(plan: Plan, field: Field, parts: Sequence[list[Cell]]) -> Results:
    return Results(plan, field, gathered((cell for part in parts for cell in part), added))
