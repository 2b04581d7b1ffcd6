"""Dungeons that are played to be learnt from."""

from array import array
from itertools import pairwise

import pytest

from knockbox.bots.model import Model, load_model
from knockbox.games.dungeon.features import FEATURE_NAMES
from tools.train.dungeon import DUNGEON_TRAINING, play_dungeon, rules_for
from tools.train.samples import TrainingBatch, TrainingSamples


def course(model: Model | None, *seeds: int) -> TrainingBatch:
    return TrainingBatch(model, 30, seeds)


def chances(lessons: TrainingSamples) -> list[float]:
    return array("d", lessons.chances).tolist()


@pytest.mark.parametrize("is_learnt", [False, True])
def test_every_table_of_a_match_is_seen_once_with_how_it_ended(is_learnt: bool) -> None:
    model = load_model("dungeon") if is_learnt else None
    lessons = DUNGEON_TRAINING.play_batch(course(model, 5, 9))
    assert len(array("d", lessons.numbers)) == len(FEATURE_NAMES) * len(chances(lessons))
    by_match = list(zip(array("I", lessons.matches), chances(lessons), strict=True))
    assert {match for match, _ in by_match} == {5, 9}
    assert len(set(by_match)) == 2
    for seed in (5, 9):
        rows = [row for row, _ in play_dungeon(course(model, seed), seed)]
        assert all(row != after for row, after in pairwise(rows))


def test_all_groups_enter_all_dungeons_with_and_without_tokens() -> None:
    games = [rules_for(seed) for seed in range(400)]
    assert {game.num_players for game in games} == {1, 2, 3, 4, 5, 6}
    assert {game.options["level"] for game in games} == {"1", "2", "3", "4"}
    held = [game.options["tokens"] for game in games if "tokens" in game.options]
    assert len(games) / 20 < len(held) < len(games) / 4
    assert {token for tokens in held for token in tokens.split(",")} >= {"fireball", "ice", "poison", "silence"}
