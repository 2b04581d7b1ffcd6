"""Afterwards: every screen and dialog of the app has a name, and axe has looked at each.

It runs after all other tests in the browser, and goes by what they noted.
"""

from itertools import product

from tests.e2e.kit import screens

IN_DUNGEONS = ("adventure", "dungeon", "dungeon-card", "dungeon-menu", "dungeon-moment", "losing", "replay", "result")
AT_SIZES = ("phone", "desktop")


def test_every_dialog_and_every_screen_has_a_name() -> None:
    assert screens.nameless() == []


def test_axe_has_looked_at_every_screen_and_dialog() -> None:
    never = screens.declared() - screens.seen()
    assert not never, f"axe never saw {', '.join(sorted(never))}; see `assert_accessible` in tests/e2e/kit/axe.py"


def test_nothing_was_looked_at_that_has_no_source() -> None:
    assert screens.seen() - screens.declared() == set()


def test_axe_has_looked_at_every_screen_of_a_dungeon_on_a_phone_and_on_a_desktop() -> None:
    never = set(product(IN_DUNGEONS, AT_SIZES)) - screens.seen_in_dungeons()
    assert not never, f"in a dungeon axe never saw {sorted(never)}"


def test_no_screen_of_a_dungeon_is_left_out() -> None:
    sources = [(file, text) for file, text in screens.sources() if "dungeon/" in file]
    of_dungeon = {name for file, text in sources for name in screens.names_in(file, text)}
    assert of_dungeon <= set(IN_DUNGEONS)
