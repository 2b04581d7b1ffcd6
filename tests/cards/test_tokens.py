"""The tokens of Siege Storm do what is printed on the sheet that brings them."""

from typing import Any

import pytest

from knockbox.testing.knockdown_table import game, log, place, say, table, tokens, wounds

ROW = ["shield-bash", "smoke-roll", "flying-kick", "grappling-hook"]


def trap(seat: int, space: int) -> dict[str, Any]:
    return {"seat": seat, "kind": "trap", "space": space}


@pytest.mark.card("trap")
@pytest.mark.moment("entered")
@pytest.mark.verb("wound")
@pytest.mark.parametrize(
    "steps", [["move 2"], ["combo", "dash sortie 2"], ["attack smoke-roll", "go 2"]], ids=["move", "dash", "blink"]
)
def test_a_trap_wounds_whoever_comes_onto_it_and_is_used_up(steps: list[str]) -> None:
    laid = [trap(1, 2), trap(1, 3)]
    state = table(fighters=["veroth", "driana"], row=ROW, hands=[["sortie"], []], tokens=laid)
    say(state, *steps)
    assert (place(state, 0), wounds(state, 0), tokens(state, 1)) == (2, (2, 0), [("trap", 3)])


@pytest.mark.card("trap")
@pytest.mark.moment("entered")
def test_a_trap_is_sprung_by_whoever_is_moved_onto_it_or_across_it() -> None:
    pushed = table(fighters=["driana", "veroth"], row=ROW, places=[2, 3], tokens=[trap(0, 4)])
    assert wounds(say(pushed, "attack shield-bash"), 1) == (3, 0)
    across = table(fighters=["veroth", "driana"], row=ROW, places=[1, 5], tokens=[trap(1, 3)])
    say(across, "attack flying-kick")
    assert (place(across, 0), wounds(across, 0)) == (4, (2, 0))


@pytest.mark.card("trap")
@pytest.mark.moment("entered")
def test_a_blink_over_a_trap_does_not_spring_it() -> None:
    state = table(fighters=["veroth", "driana"], row=ROW, tokens=[trap(1, 2)])
    say(state, "attack smoke-roll", "go 3")
    assert (wounds(state, 0), tokens(state, 1)) == ((0, 0), [("trap", 2)])


@pytest.mark.card("trap")
def test_a_trap_does_nothing_to_its_owner() -> None:
    state = table(fighters=["driana", "veroth"], row=ROW, tokens=[trap(0, 2)])
    say(state, "move 2")
    assert (wounds(state, 0), tokens(state, 0)) == ((0, 0), [("trap", 2)])


@pytest.mark.card("trap")
def test_driana_brings_four_traps_and_nobody_else_brings_any() -> None:
    fighters, names = game().names.fighters, game().rules.tokens
    assert {fighter: len(names[number]) for number, fighter in enumerate(fighters)} == {
        "veroth": 0,
        "xingo": 0,
        "driana": 4,
    }


@pytest.mark.card("trap")
@pytest.mark.moment("entered")
def test_a_sprung_trap_is_told_with_its_space() -> None:
    state = table(fighters=["veroth", "driana"], row=ROW, tokens=[trap(1, 2)])
    say(state, "move 2")
    assert [(note.seat, note.second) for note in log(state) if note.kind == "token_sprung"] == [(1, 2)]
