"""Difficulty study: groups of one to six bots, hearing and deaf, play each dungeon."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from knockbox.lab.dungeon.cells import GroupCell, GroupKey, add_cells, match_cell
from knockbox.lab.dungeon.outcomes import DungeonOutcome, summarize_dungeon
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, GROUP_SIZES, build_dungeon, deal_seed
from knockbox.lab.match import play_to_end
from knockbox.lab.merging import merge_cells

HEARING_BOT: Final = "greedy"
DEAF_BOT: Final = "deaf"
DEFAULT_GROUP_SIZE: Final = 4
MATCHES_PER_BATCH: Final = 5
STUDY_HASH_DIGITS: Final = 24


class DifficultyPlan(msgspec.Struct, frozen=True):
    """The parameters that determine the results."""

    count: int  # matches of each group in each dungeon
    seed: int
    packs: tuple[str, ...] = ()
    options: dict[str, str] = {}

    @property
    def option_items(self) -> tuple[tuple[str, str], ...]:
        return tuple(self.options.items())


class DifficultyField(msgspec.Struct, frozen=True):
    """The rules version, the box, and a hash of the bots' behaviour."""

    rules_version: int
    box: str
    content_hash: str
    manner: str  # hash of the hearing bots' inputs in one match per dungeon: other bots make another study


class GroupBatch(msgspec.Struct, frozen=True):
    """A few matches of one group in one dungeon: one unit of work for a process."""

    plan: DifficultyPlan
    key: GroupKey
    matches: range


class DifficultyResults(msgspec.Struct, frozen=True):
    """The results of the study."""

    plan: DifficultyPlan
    field: DifficultyField
    cells: list[GroupCell]


def list_groups() -> list[GroupKey]:
    """Return all groups; deaf bots play every number of seats but one, where there is no one to hear."""
    hearing = [(HEARING_BOT, seats, level) for seats in GROUP_SIZES for level in DUNGEON_LEVELS]
    return hearing + [(DEAF_BOT, seats, level) for _, seats, level in hearing if seats > 1]


def load_field(plan: DifficultyPlan) -> DifficultyField:
    game = build_dungeon(DUNGEON_LEVELS[0], DEFAULT_GROUP_SIZE, plan.option_items, plan.packs)
    return DifficultyField(game.rules_version, game.box.pack.id, game.content_hash, behaviour_hash(plan))


def behaviour_hash(plan: DifficultyPlan) -> str:
    """Return a short hash of how hearing bots play the first deal of each dungeon."""
    inputs = [play_deal(plan, (HEARING_BOT, DEFAULT_GROUP_SIZE, level), 0)[1] for level in DUNGEON_LEVELS]
    return hashlib.sha256(msgspec.json.encode(inputs)).hexdigest()[:STUDY_HASH_DIGITS]


def split_batches(plan: DifficultyPlan) -> Iterator[GroupBatch]:
    """Split the work into batches; every match is in exactly one."""
    for key in list_groups():
        for start in range(0, plan.count, MATCHES_PER_BATCH):
            yield GroupBatch(plan, key, range(start, min(start + MATCHES_PER_BATCH, plan.count)))


def play_batch(batch: GroupBatch) -> list[GroupCell]:
    """Play a batch; the result depends on the batch alone."""
    cells = (match_cell(batch.key, play_deal(batch.plan, batch.key, index)[0]) for index in batch.matches)
    return merge_cells(cells, add_cells)


def play_deal(plan: DifficultyPlan, key: GroupKey, index: int) -> tuple[DungeonOutcome, list[tuple[int, int]]]:
    """Play a deal with one bot on every seat; return its outcome and its inputs."""
    bot, seats, level = key
    game = build_dungeon(level, seats, plan.option_items, plan.packs)
    state, inputs = play_to_end(game, [bot] * seats, deal_seed(plan.seed, level, seats, index))
    return summarize_dungeon(game.events(state.log)), inputs


def merge_results(plan: DifficultyPlan, field: DifficultyField, parts: Iterable[list[GroupCell]]) -> DifficultyResults:
    return DifficultyResults(plan, field, merge_cells((cell for part in parts for cell in part), add_cells))
