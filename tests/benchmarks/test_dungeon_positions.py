"""Large tables of the dungeon: they are what they are called, and what is laid there does not end the match."""

import pytest

from benchmarks.engine import dungeon_positions
from benchmarks.engine.dungeon import LARGEST_DUNGEON, SEATS, SIZES
from benchmarks.engine.dungeon_positions import bare_cards, find_positions, harmless_placements
from knockbox.games.dungeon.game import Dungeon, build


@pytest.fixture(scope="module")
def game() -> Dungeon:
    return build(LARGEST_DUNGEON, SEATS)


@pytest.mark.parametrize("laid", SIZES)
def test_a_table_has_so_many_cards_laid_and_some_to_draw(game: Dungeon, laid: int) -> None:
    for table in find_positions(game, laid, 2):
        assert len(table.cells) == laid
        assert len(table.deck) > 1
        assert [len(hand) for hand in table.hands] == [game.rules.hand_size] * SEATS


def test_equal_calls_find_equal_tables(game: Dungeon) -> None:
    first, second = ([bare_cards(game, table) for table in find_positions(game, 10, 3)] for _ in range(2))
    assert first == second
    assert first[0] != first[1]


@pytest.mark.parametrize("laid", SIZES)
def test_after_a_harmless_placement_the_next_seat_is_asked(game: Dungeon, laid: int) -> None:
    (table,) = find_positions(game, laid, 1)
    placements = harmless_placements(game, table, 4, seed=1)
    assert placements
    for card, cell in placements:
        world = game.clone(table)
        game.step(world, card)
        game.step(world, cell)
        assert len(world.cells) == laid + 1
        assert len(world.deck) == len(table.deck) - 1
        assert world.question is not None
        assert world.question.seat == (table.active + 1) % SEATS


def test_tables_that_are_not_found_are_an_error(game: Dungeon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dungeon_positions, "MAX_SEEDS", 2)
    with pytest.raises(LookupError, match="found 0 tables with 63 cards laid, expected 1"):
        find_positions(game, 63, 1)
