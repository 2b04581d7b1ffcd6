"""Where not everything fits, what lies around the newest cards is drawn."""

from knockbox.cli.dungeon.window import (
    FLAT_CELLS,
    LARGE_CELLS,
    MIDDLE_CELLS,
    SMALL_CELLS,
    TINY_CELLS,
    Window,
    choose_window,
    crop_window,
)
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.screen import UNLIMITED_HEIGHT

LINE = [(x, x) for x in range(20)]


def test_the_biggest_size_that_fits_is_taken() -> None:
    cells = [(0, 0), (1, 1), (2, 2)]
    assert choose_window(cells, cells, 80, 30, Detail.FULL) == (Window(0, 0, 2, 2), LARGE_CELLS)
    assert choose_window(cells, cells, 80, 9, Detail.FULL) == (Window(0, 0, 2, 2), MIDDLE_CELLS)
    assert choose_window(cells, cells, 30, 9, Detail.MIDDLE) == (Window(0, 0, 2, 2), SMALL_CELLS)
    assert choose_window(cells, cells, 24, 30, Detail.TERSE) == (Window(0, 0, 2, 2), TINY_CELLS)
    assert choose_window(cells, cells, 80, 5, Detail.TERSE) == (Window(0, 0, 2, 2), FLAT_CELLS)


def test_only_a_terse_screen_cuts_the_height() -> None:
    assert choose_window(LINE, LINE[::-1], 200, 12, Detail.BRIEF)[0].rows == 20
    window, size = choose_window(LINE, LINE[::-1], 200, 12, Detail.TERSE)
    assert (window, size) == (Window(0, 11, 19, 19), FLAT_CELLS)


def test_a_whole_map_is_cut_at_the_sides_only() -> None:
    window, size = choose_window(LINE, LINE, 60, UNLIMITED_HEIGHT, Detail.FULL)
    assert (window.rows, window.columns, size) == (20, 11, TINY_CELLS)


def test_the_newest_card_is_always_in_the_window() -> None:
    for newest in LINE:
        order = [newest, *[cell for cell in LINE if cell != newest]]
        window = crop_window(Window(0, 0, 19, 19), order, SMALL_CELLS, 40, 11)
        assert window.contains(newest)
        assert 0 <= window.left <= window.right <= 19
