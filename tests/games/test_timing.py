"""The timing of a match by its options."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.registry import build


@pytest.mark.parametrize(
    ("game", "options", "expected"),
    [
        ("knockdown", {}, None),
        ("knockdown", {"decision_time": "30"}, (30_000, False, "KDR-76")),
        ("dungeon", {}, (360_000, True, "KKD-END-5")),
        ("dungeon", {"timer": "10"}, (600_000, True, "KKD-END-5")),
        ("dungeon", {"timer": "off"}, None),
    ],
)
def test_the_options_say_how_long_a_table_waits(
    game: str, options: dict[str, str], expected: tuple[int, bool, str] | None
) -> None:
    timing = build(game, options).timing()
    found = None if timing is None else (timing.limit_ms, timing.is_whole_match, timing.rule)
    assert found == expected


@pytest.mark.parametrize(("game", "options"), [("knockdown", {"decision_time": "30"}), ("dungeon", {})])
def test_the_input_of_a_clock_is_open_to_the_table(game: str, options: dict[str, str]) -> None:
    rules = build(game, options)
    timing = rules.timing()
    assert timing is not None
    assert timing.choice in rules.side_actions(rules.start(make_rng(1)), PUBLIC)


def test_bots_agree_to_give_up_when_all_people_do() -> None:
    rules = build("dungeon", {}, seats=3)
    state, give_up = rules.start(make_rng(1)), rules.string_to_action("give-up")
    assert rules.consent(state, [0, 1]) is None
    rules.apply_side_action(state, 0, give_up)
    assert rules.consent(state, [0, 1]) is None
    assert rules.consent(state, []) is None
    assert rules.consent(state, [0]) == (1, give_up)
    rules.apply_side_action(state, 1, give_up)
    assert rules.consent(state, [0, 1]) == (2, give_up)
