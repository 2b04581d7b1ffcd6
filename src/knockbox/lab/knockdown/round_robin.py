"""Round robin of all fighters of the boxes; arena and skill set are drawn for each match."""

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
from knockbox.lab.knockdown.cells import PairingCell, add_cells, match_cell
from knockbox.lab.knockdown.rounds import summarize_rounds
from knockbox.lab.match import match_seed, play_to_end
from knockbox.lab.merging import merge_cells

GAME: Final = "knockdown"
MAX_MATCHES_PER_PAIRING: Final = 1_000_000
"""Matches per pairing, so that the seeds of pairings do not overlap."""
MATCHES_PER_BATCH: Final = 4
"""Matches per batch; even, so that seats are swapped within a batch."""


class RoundRobinPlan(msgspec.Struct, frozen=True):
    """The parameters that determine the results."""

    bots: tuple[str, str]  # by seat
    count: int  # matches of each pairing
    seed: int
    packs: tuple[str, ...]
    options: dict[str, str] = {}


class RoundRobinField(msgspec.Struct, frozen=True):
    """The fighters, the rules version, and the content of the boxes."""

    rules_version: int
    boxes: dict[str, str]  # id -> content hash
    fighters: dict[str, str]  # id -> id of its box


class PairingBatch(msgspec.Struct, frozen=True):
    """A few matches of one pairing: one unit of work for a process."""

    plan: RoundRobinPlan
    pairing: int  # its number in the plan
    fighters: tuple[str, str]
    matches: range


class RoundRobinResults(msgspec.Struct, frozen=True):
    """The results of a round robin."""

    plan: RoundRobinPlan
    field: RoundRobinField
    cells: list[PairingCell]


def load_field(game: str, plan: RoundRobinPlan) -> RoundRobinField:
    """Return the fighters of the boxes, in the order of the pack files."""
    if "fighters" in plan.options:
        raise LabError("option 'fighters': a round robin uses all fighters; remove the option")
    check_round_robin_game(game)
    rules = as_knockdown(build(game, plan.options, plan.packs))
    boxes = rules.card_pool.boxes
    fighters = {fighter: box.pack.id for box in boxes for fighter in box.fighters}
    return RoundRobinField(rules.rules_version, {box.pack.id: box.content_hash for box in boxes}, fighters)


def check_round_robin_game(game: str) -> None:
    check_game(game)
    if game != GAME:
        raise SetupError("game", f"only {GAME} has a round robin, found '{game}'")


def as_knockdown(game: AnyGame) -> Knockdown:
    if not isinstance(game, Knockdown):
        raise TypeError(f"found '{game.key}', expected '{GAME}'")
    return game


def list_pairings(field: RoundRobinField) -> list[tuple[str, str]]:
    return list(combinations(field.fighters, 2))


def split_batches(plan: RoundRobinPlan, field: RoundRobinField) -> Iterator[PairingBatch]:
    """Split the work into batches; every match is in exactly one."""
    for number, pair in enumerate(list_pairings(field)):
        for start in range(0, plan.count, MATCHES_PER_BATCH):
            yield PairingBatch(plan, number, pair, range(start, min(start + MATCHES_PER_BATCH, plan.count)))


def play_batch(batch: PairingBatch) -> list[PairingCell]:
    """Play a batch; the result depends on the batch alone."""
    return merge_cells((play_pairing_match(batch, index) for index in batch.matches), add_cells)


def play_pairing_match(batch: PairingBatch, index: int) -> PairingCell:
    """Play one match; fighters change seats after each match, the bots keep theirs."""
    seating = batch.fighters[::-1] if index % 2 else batch.fighters
    game = build_pairing(seating, tuple(batch.plan.options.items()), batch.plan.packs)
    state, _ = play_to_end(
        game, batch.plan.bots, match_seed(batch.plan.seed, batch.pairing * MAX_MATCHES_PER_PAIRING + index)
    )
    winner = game.returns(state).index(1.0)
    table = game.view(state, PUBLIC).table
    won = seating[winner] == batch.fighters[0]
    return match_cell(
        (*batch.fighters, table.arena, table.skill_set), won, winner, summarize_rounds(game.events(state.log))
    )


@cache
def build_pairing(fighters: tuple[str, str], options: tuple[tuple[str, str], ...], packs: tuple[str, ...]) -> Knockdown:
    """Build a game with these two fighters, once per process."""
    return as_knockdown(build(GAME, {**dict(options), "fighters": ",".join(fighters)}, packs))


def merge_results(
    plan: RoundRobinPlan, field: RoundRobinField, parts: Sequence[list[PairingCell]]
) -> RoundRobinResults:
    return RoundRobinResults(plan, field, merge_cells((cell for part in parts for cell in part), add_cells))
