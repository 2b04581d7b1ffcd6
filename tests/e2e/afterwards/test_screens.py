"""Afterwards: every screen and dialog of the app has a name, and axe has looked at each.

It runs after all other tests in the browser, and goes by what they noted.
"""

from tests.e2e.kit import screens


def test_every_dialog_and_every_screen_has_a_name() -> None:
    assert screens.nameless() == []


def test_axe_has_looked_at_every_screen_and_dialog() -> None:
    never = screens.declared() - screens.seen()
    assert not never, f"axe never saw {', '.join(sorted(never))}; see `assert_accessible` in tests/e2e/kit/axe.py"


def test_nothing_was_looked_at_that_has_no_source() -> None:
    assert screens.seen() - screens.declared() == set()
