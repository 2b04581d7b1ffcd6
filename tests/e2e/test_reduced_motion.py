"""Who wants no motion sees none, not even before or after something."""

from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.pages import People

MOVE: Final = """
() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @keyframes stir { to { opacity: 0.5 } }
    main, main::before, main::after { animation: stir 1s infinite }
    main::before, main::after { content: "" }
  `);
  document.adoptedStyleSheets.push(sheet);
  return document.getAnimations().map((each) => each.effect.pseudoElement ?? "itself");
}
"""
"""Three things that would move, and which of them do."""


@pytest.mark.parametrize(
    ("wish", "moving"), [("reduce", []), ("no-preference", ["itself", "::before", "::after"])], ids=["still", "lively"]
)
def test_only_whoever_likes_motion_sees_it(
    people: People, wish: Literal["reduce", "no-preference"], moving: list[str]
) -> None:
    page = people.open(reduced_motion=wish)
    expect(page.get_by_role("region", name="Knockdown")).to_be_visible()
    assert page.evaluate(MOVE) == moving
