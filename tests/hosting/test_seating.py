"""Who sits on a seat."""

import pytest

from knockbox.hosting.seating import options_for_bots


@pytest.mark.parametrize(
    ("bots", "expected"), [([True, False], "A"), ([False, True], "B"), ([True, True], "both"), ([False, False], None)]
)
def test_only_seats_of_bots_roll_dice_in_tower_mode(bots: list[bool], expected: str | None) -> None:
    assert options_for_bots({"ko_test": "tower"}, bots).get("dice_always") == expected
    assert options_for_bots({}, bots) == {}
