"""Refusals of corridors cite the rule that fits first, and every sentence is told in every language."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.engine.reason import Reason
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.text.reasons import reason_text
from knockbox.testing.knockdown_table import current_question, game_of, say, table
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import LANGUAGES
from tests.rules.knockdown.corridor_tables import corridor_table, create_corridor_box, hatch_tokens, nemesis_table
from tests.rules.knockdown.reason_checks import reason_values, refusal_codes

RAMPARTS: dict[str, Any] = {
    "pack": "siege-storm,nemesis",
    "options": {"arena": "siege-storm", "skills": "siege-storm"},
    "fighters": ["imke", "veroth"],
}


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return create_corridor_box(tmp_path_factory.mktemp("box"))


def closed(state: KnockdownState) -> dict[str, list[str]]:
    """The closed corridors among the candidates, each with the codes against it."""
    candidates = game_of(state).candidates(state)
    return {
        candidate.notation: [reason.code for reason in candidate.reasons]
        for candidate in candidates
        if candidate.notation.startswith("hop") and candidate.reasons
    }


# From where to where


@pytest.mark.rule("KD-NEM-CORR-2", "KD-NEM-CORR-1")
def test_a_fighter_off_the_entrances_cannot_use_them() -> None:
    state = nemesis_table([1, 5])
    assert refusal_codes(state, "hop 3") == refusal_codes(state, "hop 2") == [("KD-NEM-CORR-2", "not-at-entrance")]
    assert reason_values(state, "hop 3") == {"space": 1}
    assert refusal_codes(nemesis_table([0, 5]), "hop 3") == []


@pytest.mark.rule("KD-NEM-CORR-2", "KD-NEM-CORR-1")
def test_a_corridor_leads_to_entrances_only() -> None:
    state = nemesis_table([0, 5])
    for space in (1, 2, 4, 5):
        assert refusal_codes(state, f"hop {space}") == [("KD-NEM-CORR-2", "no-entrance")]
        assert reason_values(state, f"hop {space}") == {"space": space}
    assert refusal_codes(state, "hop 3") == refusal_codes(state, "hop 6") == []


@pytest.mark.rule("KD-NEM-CORR-2")
def test_nobody_goes_to_the_entrance_he_stands_on() -> None:
    state = nemesis_table([3, 5])
    assert (refusal_codes(state, "hop 3"), reason_values(state, "hop 3")) == (
        [("KD-NEM-CORR-2", "own-entrance")],
        {"space": 3},
    )


@pytest.mark.rule("KDR-35", "KDR-46")
def test_the_entrance_on_which_a_corridor_ended_was_entered_already() -> None:
    state = say(nemesis_table([0, 5]), "hop 3")
    assert refusal_codes(state, "hop 3") == [("KDR-35", "entrance-used"), ("KD-NEM-CORR-2", "own-entrance")]


@pytest.mark.rule("KDR-35")
def test_an_entrance_under_the_opponent_is_taken() -> None:
    state = nemesis_table([3, 6])
    assert (refusal_codes(state, "hop 6"), reason_values(state, "hop 6")) == (
        [("KDR-35", "entrance-taken")],
        {"space": 6},
    )
    assert refusal_codes(state, "hop 0") == []


@pytest.mark.rule("KDR-35", "KDR-46")
def test_an_entrance_that_was_entered_or_left_in_this_window_is_used() -> None:
    state = say(nemesis_table([3, 1]), "hop 6")
    assert (refusal_codes(state, "hop 3"), reason_values(state, "hop 3")) == (
        [("KDR-35", "entrance-used")],
        {"space": 3},
    )
    say(state, "hop 0")
    assert refusal_codes(state, "hop 3") == refusal_codes(state, "hop 6") == [("KDR-35", "entrance-used")]


@pytest.mark.rule("KD-NEM-CORR-2", "KD-NEM-CORR-1")
def test_the_hatch_of_the_other_is_no_entrance() -> None:
    rival: dict[str, Any] = {"fighters": ["oolith", "imke"], "tokens": hatch_tokens(1, 1, 4)}
    assert refusal_codes(nemesis_table([0, 5], **rival), "hop 4") == [("KD-NEM-CORR-2", "no-entrance")]
    assert refusal_codes(nemesis_table([1, 5], **rival), "hop 3") == [("KD-NEM-CORR-2", "not-at-entrance")]
    own: dict[str, Any] = {"fighters": ["imke", "oolith"], "tokens": hatch_tokens(0, 1, 4)}
    assert (
        refusal_codes(nemesis_table([0, 5], **own), "hop 4")
        == refusal_codes(nemesis_table([1, 5], **own), "hop 3")
        == []
    )


@pytest.mark.rule("KD-NEM-CORR-2", "KD-NEM-CORR-1")
def test_a_text_leads_to_entrances_only(bench: Path) -> None:
    state = say(corridor_table(bench, [4, 6]), "attack crossroads")
    assert current_question(state) == (0, "go_corridor")
    assert refusal_codes(state, "go 2") == [("KD-NEM-CORR-2", "no-entrance")]
    assert refusal_codes(state, "go 4") == [("KD-NEM-CORR-2", "own-entrance")]
    assert refusal_codes(state, "pass") == [("KD-NEM-CORR-2", "must-choose")]
    assert refusal_codes(state, "go 8") == []


# When


@pytest.mark.rule("KD-NEM-CORR-4")
def test_in_a_combo_corridors_are_shut(bench: Path) -> None:
    state = corridor_table(bench, [0, 6], hands=[["plain-sprint", "plain-kick"], []])
    assert refusal_codes(state, "hop 4") == []
    say(state, "combo")
    assert refusal_codes(state, "hop 4") == [("KD-NEM-CORR-4", "corridor-closed")]
    say(state, "dash plain-sprint 1")
    assert refusal_codes(state, "hop 4") == [("KD-NEM-CORR-2", "not-at-entrance"), ("KD-NEM-CORR-4", "corridor-closed")]


@pytest.mark.rule("KD-NEM-CORR-4")
@pytest.mark.parametrize("before", ["start", "end"])
def test_at_the_start_and_at_the_end_of_a_turn_corridors_are_shut(bench: Path, before: str) -> None:
    mine = ["hard-corner"] if before == "end" else []
    his = [] if before == "end" else ["early-bird"]
    state = say(corridor_table(bench, [5, 8], skills=[mine, his]), "move 4")
    assert refusal_codes(state, "hop 0") == []
    say(state, "attack backing-shot")
    assert current_question(state) == ((0 if before == "end" else 1), "choose_may")
    assert refusal_codes(state, "hop 0")[-1] == ("KD-NEM-CORR-4", "corridor-closed")


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35")
def test_in_the_turn_of_the_other_corridors_are_shut(bench: Path) -> None:
    state = corridor_table(bench, [3, 4], hands=[[], ["plain-guard"]])
    assert refusal_codes(state, "hop 8", 1) == [("KD-TURN-1", "not-your-question")]
    say(state, "attack plain-punch")
    assert current_question(state) == (1, "declare_block")
    assert refusal_codes(state, "hop 8") == [("KD-TURN-1", "not-your-turn"), ("KD-NEM-CORR-4", "corridor-closed")]
    say(state, "pass", "move 2", "pass")
    assert current_question(state) == (1, "take_action")
    assert refusal_codes(state, "hop 8") == []


@pytest.mark.rule("KD-NEM-CORR-4", "KDR-35")
def test_a_taken_entrance_is_cited_before_the_wrong_moment(bench: Path) -> None:
    state = corridor_table(bench, [0, 4], hands=[["plain-sprint", "plain-kick"], []])
    assert (refusal_codes(state, "hop 4"), refusal_codes(state, "hop 8")) == ([("KDR-35", "entrance-taken")], [])
    say(state, "combo")
    assert refusal_codes(state, "hop 4") == [("KDR-35", "entrance-taken"), ("KD-NEM-CORR-4", "corridor-closed")]


# In sight


@pytest.mark.rule("KDR-35", "KD-NEM-CORR-2")
def test_every_entrance_is_in_sight() -> None:
    assert closed(say(nemesis_table([0, 6]), "hop 3")) == {
        "hop 0": ["entrance-used"],
        "hop 3": ["entrance-used", "own-entrance"],
        "hop 6": ["entrance-taken"],
    }


@pytest.mark.rule("KD-NEM-CORR-2")
def test_where_nothing_is_an_entrance_no_corridor_is_in_sight() -> None:
    assert closed(table(places=[0, 5])) == {}
    hatched = closed(table(**RAMPARTS, places=[1, 6], tokens=hatch_tokens(0, 1, 4)))
    assert (len(hatched), hatched["hop 1"], "hop 4" in hatched) == (1, ["own-entrance"], False)


# In words

SENTENCES = [
    ("not-at-entrance", {"space": 1}, "You stand on space 1, which is not a corridor entrance."),
    ("no-entrance", {"space": 2}, "Space 2 is not a corridor entrance for you."),
    ("own-entrance", {"space": 3}, "You stand on space 3 already."),
    ("entrance-taken", {"space": 6}, "Your opponent stands on the entrance at space 6."),
    ("entrance-used", {"space": 4}, "before this action"),
    ("corridor-closed", {}, "Corridors are open only in your own turn, before each of your two actions."),
]


@pytest.mark.parametrize(("code", "filled", "english"), SENTENCES, ids=[code for code, _, _ in SENTENCES])
def test_each_reason_is_a_sentence_of_its_own_in_every_language(
    code: str, filled: dict[str, str | int], english: str
) -> None:
    told = [reason_text(load_catalogue(language), Reason(code, "KDR-35", filled)) for language in LANGUAGES]
    assert english in reason_text(load_catalogue("en"), Reason(code, "KDR-35", filled))
    assert len(set(told)) == len(LANGUAGES)
    for sentence in told:
        assert sentence.endswith(".") and code not in sentence
        assert all(str(value) in sentence for value in filled.values())
