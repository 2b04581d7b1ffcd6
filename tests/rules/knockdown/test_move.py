"""The Move action: one step to a free adjacent space inside the arena."""

from pathlib import Path

import pytest

from knockbox.testing.knockdown_table import current_question, game_of, log, options, place, say, table, wounds

BENCH = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"
ROW = ["hammer-fist", "feint", "stomp", "backfist"]


def moves(*places: int) -> list[str]:
    state = table(places=list(places), row=ROW)
    return [option for option in options(state) if option.startswith("move")]


def refused(space: int, *places: int) -> list[str]:
    """The rules that speak against a move."""
    state = table(places=list(places), row=ROW)
    game = game_of(state)
    return [reason.rule for reason in game.check_action(state, 0, game.string_to_action(f"move {space}")).reasons]


@pytest.mark.rule("KD-MOVE-1")
def test_a_move_goes_to_an_adjacent_space() -> None:
    assert moves(2, 5) == ["move 1", "move 3"]
    state = say(table(places=[2, 5], row=ROW), "move 3")
    assert (place(state, 0), place(state, 1)) == (3, 5)


@pytest.mark.rule("KD-MOVE-2", "KD-MOVE-3")
def test_nobody_ends_on_the_opponents_space_or_pushes_him_off_it() -> None:
    assert moves(2, 3) == ["move 1"]
    assert moves(3, 2) == ["move 4"]
    assert refused(3, 2, 3) == ["KD-MOVE-3"]


@pytest.mark.rule("KD-MOVE-2")
def test_the_opponent_stays_where_he_is_when_a_fighter_dashes_at_him() -> None:
    state = say(table(places=[1, 3], row=ROW, hands=[["sortie", "pillage"], []]), "combo", "dash sortie 2")
    assert [option for option in options(state) if option.startswith("dash")] == ["dash pillage 1"]
    assert (place(state, 0), place(state, 1)) == (2, 3)


@pytest.mark.rule("KD-MOVE-4")
def test_nobody_passes_through_the_opponents_space() -> None:
    assert "move 4" not in moves(2, 3)
    assert refused(4, 2, 3) == ["KD-MOVE-4"]
    assert refused(1, 3, 2) == ["KD-MOVE-4"]
    assert refused(4, 2, 5) == ["KD-MOVE-1"]


@pytest.mark.rule("KD-MOVE-5")
def test_nobody_leaves_the_arena() -> None:
    assert moves(0, 5) == ["move 1"]
    assert moves(6, 2) == ["move 5"]


@pytest.mark.rule("KDR-14")
@pytest.mark.parametrize("places", [(0, 1), (6, 5)])
def test_without_a_free_adjacent_space_no_move_is_offered(places: tuple[int, int]) -> None:
    assert moves(*places) == []


@pytest.mark.rule("KDR-14")
def test_one_free_adjacent_space_is_enough_for_a_move() -> None:
    assert (moves(1, 2), moves(0, 2)) == (["move 0"], ["move 1"])


@pytest.mark.rule("KDR-14")
def test_staying_in_place_is_not_a_move() -> None:
    assert "move 2" not in moves(2, 5)


REACH = {"stomp": [1], "high-kick": [2], "high-jab": [1, 2], "flying-kick": [2, 3, 4]}


@pytest.mark.rule("KDR-2")
@pytest.mark.parametrize("gap", range(1, 7))
@pytest.mark.parametrize("left", [0, 1])
def test_distance_is_the_number_of_steps_between_the_fighters(gap: int, left: int) -> None:
    places = [0, gap] if left == 0 else [gap, 0]
    hits = []
    for card in REACH:
        state = say(table(places=places, row=list(REACH)), f"attack {card}")
        hits += [card] if sum(wounds(state, 1)) else []
    assert hits == [card for card, distances in REACH.items() if gap in distances]


@pytest.mark.rule("KDR-2")
def test_tokens_between_the_fighters_do_not_lengthen_the_distance() -> None:
    traps = [{"seat": 1, "kind": "trap", "space": 2}]
    state = table(places=[1, 3], row=["high-kick", *ROW[:3]], fighters=["xingo", "driana"], tokens=traps)
    assert wounds(say(state, "attack high-kick"), 1) == (1, 1)


@pytest.mark.rule("KDR-50", "KD-MOVE-1")
def test_a_declared_step_that_a_reaction_leaves_legal_is_made() -> None:
    state = table(fighters=["veroth", "driana"], places=[3, 4], row=ROW, hands=[[], ["sortie", "shield-bash"]])
    say(state, "move 2", "react parting-shot", "pay shield-bash+sortie")
    assert (place(state, 0), place(state, 1)) == (2, 6)


@pytest.mark.rule("KDR-50")
def test_a_declared_step_that_is_no_longer_legal_is_lost_with_the_action() -> None:
    row = ["salt", "recoil", "chain", "jump-through"]
    state = table(pack=BENCH, fighters=["mason", "runner"], places=[3, 5], row=row, hands=[[], ["plain-kick"]])
    say(state, "move 4", "react trip", "pay plain-kick", "pass")
    assert place(state, 0) == 2
    assert [(note.rule, note.seat, note.first) for note in log(state) if note.kind == "step_lost"] == [("KDR-50", 0, 4)]
    assert (current_question(state), state.actions) == ((0, "take_action"), 1)
