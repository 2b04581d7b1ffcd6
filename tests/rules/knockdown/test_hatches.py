"""Entrances that a fighter lays himself, texts that lead through a corridor, and what the table tells of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.events import FigureMoved, Wounded
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.table_reducer import rebuild_table
from knockbox.testing.knockdown_table import (
    current_question,
    events,
    game_of,
    hand,
    note_kinds,
    options,
    place,
    say,
    table,
    tokens,
    wounds,
)
from tests.rules.knockdown.corridor_tables import (
    corridor_table,
    create_corridor_box,
    hatch_tokens,
    hop_options,
    nemesis_table,
    open_prompt,
)

IMKE: dict[str, Any] = {"fighters": ["imke", "oolith"]}
RAMPARTS: dict[str, Any] = {
    "pack": "siege-storm,nemesis",
    "options": {"arena": "siege-storm", "skills": "siege-storm"},
    "fighters": ["imke", "veroth"],
}


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return create_corridor_box(tmp_path_factory.mktemp("box"))


# Hatches


@pytest.mark.rule("KD-NEM-CORR-1", "KD-NEM-CORR-2")
def test_two_hatches_are_a_corridor_of_their_owner_in_any_arena() -> None:
    state = table(**RAMPARTS, places=[1, 6], tokens=hatch_tokens(0, 1, 4))
    assert hop_options(state) == ["hop 4"]
    say(state, "hop 4")
    assert (place(state, 0), wounds(state, 0), state.actions) == (4, (0, 0), 0)
    assert tokens(state, 0) == [("hatch", 1), ("hatch", 4)]


@pytest.mark.rule("KD-NEM-CORR-1")
@pytest.mark.parametrize("lying", [(), (1,), (4,)])
def test_a_single_hatch_leads_nowhere_and_one_in_the_supply_is_no_entrance(lying: tuple[int, ...]) -> None:
    assert hop_options(table(**RAMPARTS, places=[1, 6], tokens=hatch_tokens(0, *lying))) == []
    assert hop_options(table(**RAMPARTS, places=[1, 6], tokens=hatch_tokens(0, 1, 3, 5))) == ["hop 3", "hop 5"]


@pytest.mark.rule("KD-NEM-CORR-1")
def test_a_hatch_is_an_entrance_for_its_owner_only() -> None:
    laid = {**RAMPARTS, "fighters": ["veroth", "imke"]}
    state = table(**laid, places=[1, 6], tokens=hatch_tokens(1, 1, 4, 6))
    assert (current_question(state), hop_options(state)) == ((0, "take_action"), [])
    say(state, "move 2", "move 3")
    assert (current_question(state), hop_options(state)) == ((1, "take_action"), ["hop 1", "hop 4"])


@pytest.mark.rule("KDR-35")
def test_a_hatch_under_the_opponent_is_not_free() -> None:
    assert hop_options(table(**RAMPARTS, places=[1, 4], tokens=hatch_tokens(0, 1, 4, 6))) == ["hop 6"]


@pytest.mark.rule("KD-NEM-CORR-1", "KD-NEM-CORR-3", "KDR-43")
def test_hatches_join_the_corridors_of_the_arena_and_only_its_own_entrances_cost_wounds() -> None:
    state = nemesis_table([4, 5], **IMKE, tokens=hatch_tokens(0, 1, 4))
    assert hop_options(state) == ["hop 0", "hop 1", "hop 3", "hop 6"]
    for space, suffered in ((1, (0, 0)), (0, (0, 1)), (3, (1, 0))):
        assert wounds(say(state.clone(), f"hop {space}"), 0) == suffered
    assert hop_options(nemesis_table([0, 5], **IMKE, tokens=hatch_tokens(0, 1))) == ["hop 1", "hop 3", "hop 6"]


@pytest.mark.rule("KD-NEM-CORR-3")
def test_a_hatch_on_an_entrance_of_the_arena_makes_it_free_for_its_owner() -> None:
    assert wounds(say(nemesis_table([3, 2], **IMKE, tokens=hatch_tokens(0, 0)), "hop 0"), 0) == (0, 0)
    assert wounds(say(nemesis_table([3, 2], **IMKE, tokens=hatch_tokens(0, 1)), "hop 0"), 0) == (0, 1)
    rival: dict[str, Any] = {"fighters": ["oolith", "imke"], "tokens": hatch_tokens(1, 0)}
    assert wounds(say(nemesis_table([3, 2], **rival), "hop 0"), 0) == (0, 1)


@pytest.mark.rule("KDR-46")
def test_hatches_too_are_entered_once_in_a_window() -> None:
    state = nemesis_table([1, 5], **IMKE, tokens=hatch_tokens(0, 1, 2, 4))
    for space, left in ((0, [2, 3, 4, 6]), (2, [3, 4, 6]), (6, [3, 4]), (3, [4]), (4, [])):
        say(state, f"hop {space}")
        while open_prompt(state) == "choose_may":
            say(state, "pass")
        assert hop_options(state) == [f"hop {other}" for other in left]
    assert state.actions == 0
    assert hop_options(say(state, "move 3")) == ["hop 0", "hop 1", "hop 2", "hop 4", "hop 6"]


@pytest.mark.rule("KDR-46")
def test_a_private_corridor_is_used_once_in_a_window() -> None:
    state = say(table(**RAMPARTS, places=[1, 6], tokens=hatch_tokens(0, 1, 3)), "hop 3")
    assert hop_options(state) == []
    say(state, "move 2")
    assert hop_options(say(state.clone(), "move 1")) == []
    back = table(**RAMPARTS, places=[0, 6], tokens=hatch_tokens(0, 1, 3))
    assert hop_options(say(back, "move 1")) == ["hop 3"]


@pytest.mark.rule("KDR-57")
def test_a_hatch_shortens_no_range() -> None:
    state = nemesis_table([1, 4], **IMKE, tokens=hatch_tokens(0, 1, 4), options={"range_through_corridors": "true"})
    gaps = state.arena.distances
    assert (gaps[1][4], gaps[0][3], gaps[1][3]) == (3, 1, 2)


# Texts


@pytest.mark.rule("KD-GOLD-1")
def test_a_text_leads_through_a_corridor_without_a_wound_to_a_chosen_entrance(bench: Path) -> None:
    state = say(corridor_table(bench, [0, 6]), "attack crossroads")
    assert (current_question(state), options(state)) == ((0, "go_corridor"), ["go 4", "go 8"])
    say(state, "go 8")
    assert (place(state, 0), wounds(state, 0), open_prompt(state)) == (8, (0, 0), "take_action")


@pytest.mark.rule("KD-GOLD-1")
def test_with_one_free_entrance_there_is_nothing_to_choose(bench: Path) -> None:
    state = say(corridor_table(bench, [0, 4]), "attack crossroads")
    assert (place(state, 0), wounds(state, 0), open_prompt(state)) == (8, (0, 0), "take_action")


@pytest.mark.rule("KD-GOLD-1")
def test_off_an_entrance_such_a_text_does_nothing(bench: Path) -> None:
    state = say(corridor_table(bench, [1, 6]), "attack crossroads")
    assert (place(state, 0), open_prompt(state), hand(state, 0)) == (1, "take_action", ["crossroads"])
    assert open_prompt(say(corridor_table(bench, [0, 6]), "attack crossroads")) == "go_corridor"


@pytest.mark.rule("KD-GOLD-1", "KDR-46")
def test_a_corridor_of_a_text_does_not_count_for_the_window(bench: Path) -> None:
    state = say(corridor_table(bench, [4, 6]), "hop 0", "attack crossroads", "go 4")
    assert (place(state, 0), hop_options(state)) == (4, ["hop 0", "hop 8"])


@pytest.mark.rule("KD-SKILL-3")
def test_a_skill_hears_that_its_owner_passed_a_corridor(bench: Path) -> None:
    laid: dict[str, Any] = {"skills": [["rolling-fall"], []]}
    state = say(corridor_table(bench, [3, 6], **laid), "move 4")
    assert hand(state, 0) == []
    say(state, "hop 8")
    assert (len(hand(state, 0)), open_prompt(state)) == (1, "take_action")
    assert len(hand(say(corridor_table(bench, [0, 6], **laid), "attack crossroads", "go 4"), 0)) == 2
    assert hand(say(corridor_table(bench, [0, 6], skills=[[], ["rolling-fall"]]), "hop 4"), 1) == []


@pytest.mark.rule("KD-SKILL-3", "KD-NEM-CORR-3")
def test_the_skill_comes_after_the_wound_of_the_corridor(bench: Path) -> None:
    state = say(corridor_table(bench, [0, 6], skills=[["rolling-fall"], []]), "hop 4")
    assert note_kinds(state) == ["figure_moved", "wounded_note", "skill_used", "card_drawn"]


# What the table tells


@pytest.mark.rule("KD-NEM-CORR-2", "KD-NEM-CORR-3")
def test_events_tell_of_a_corridor_by_its_rules_and_rebuild_the_table() -> None:
    state = nemesis_table([0, 4])
    before = game_of(state).view(state, PUBLIC).table
    say(state, "hop 6")
    assert events(state) == [FigureMoved("KD-NEM-CORR-2", 0, 6), Wounded("KD-NEM-CORR-3", 0, "heavy", 1)]
    after = game_of(state).view(state, PUBLIC).table
    assert rebuild_table(before, events(state)) == after
    assert (after.places, after.heavy) == ([6, 4], [1, 0])


@pytest.mark.rule("KD-NEM-CORR-4")
def test_only_the_one_who_is_asked_sees_the_corridors_as_answers() -> None:
    state = nemesis_table([0, 4])
    game = game_of(state)
    mine, his, spectator = (game.view(state, seat).question for seat in (0, 1, PUBLIC))
    assert mine is not None and mine.options is not None
    assert {game.string_to_action("hop 3"), game.string_to_action("hop 6")} <= set(mine.options)
    assert his is not None and spectator is not None
    assert (his.options, spectator.options) == (None, None)


def kept(state: KnockdownState) -> KnockdownState:
    """Write the match down as JSON and set it up again."""
    game = game_of(state)
    again = game.set_up(json.loads(json.dumps(game.position(state))))
    assert game.position(again) == game.position(state)
    return again


@pytest.mark.rule("KDR-46")
def test_a_kept_match_remembers_which_entrances_were_entered() -> None:
    state = say(nemesis_table([0, 1]), "hop 6")
    position = game_of(state).position(state)
    assert position["asking"] == {"task": "TakeAction", "entered": [0, 6]}
    assert hop_options(kept(state)) == hop_options(state) == ["hop 3"]
    assert hop_options(kept(say(state, "hop 3"))) == []


@pytest.mark.rule("KDR-46")
def test_a_clone_remembers_which_entrances_were_entered() -> None:
    state = say(nemesis_table([0, 1]), "hop 6")
    other = state.clone()
    say(state, "hop 3")
    assert (hop_options(other), hop_options(state), place(other, 0)) == (["hop 3"], [], 6)
    assert hop_options(say(other, "move 5")) == []


@pytest.mark.rule("KD-GOLD-1")
def test_a_match_is_kept_while_a_text_asks_for_an_entrance(bench: Path) -> None:
    state = kept(say(corridor_table(bench, [0, 6]), "attack crossroads"))
    assert (current_question(state), options(state)) == ((0, "go_corridor"), ["go 4", "go 8"])
    assert place(say(state, "go 4"), 0) == 4


@pytest.mark.rule("KD-NEM-CORR-1")
def test_hatches_are_kept_with_the_match() -> None:
    state = kept(nemesis_table([1, 5], **IMKE, tokens=hatch_tokens(0, 1, 4)))
    assert (tokens(state, 0), hop_options(state)) == (
        [("hatch", 1), ("hatch", 4)],
        ["hop 0", "hop 3", "hop 4", "hop 6"],
    )
