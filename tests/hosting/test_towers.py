"""Texts about towers that bots build, and about those in a record."""

import pytest

from knockbox.bots.tower_builder import BuiltTower
from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.games.towers import TowerRequest
from knockbox.hosting.towers import build_due_tower, built_tower_text, fault_text, rebuilt_tower_text
from knockbox.records.record import RecordInput
from knockbox.records.session import Session
from knockbox.text.language import LANGUAGES
from knockbox.tower.parameters import PHYSICS_VERSION
from knockbox.tower.replay import NOT_CONFIRMED
from knockbox.tower.terms import TowerTerms
from knockbox.tower.trace import TowerTrace, encode_trace
from knockbox.tower.verdict import CONDITION_RULES, CONDITION_TEXTS, Condition, TowerFault
from tests.records.matches import new_match
from tests.records.tower_matches import call_test


def built(session: Session) -> tuple[TowerRequest, BuiltTower]:
    found = build_due_tower(session, "normal")
    assert found is not None
    return found


def judged(light: int, heavy: int, is_standing: bool | None = None) -> tuple[RecordInput, TowerRequest]:
    session = call_test(light, heavy)
    due, tower = built(session)
    stands = tower.stands if is_standing is None else is_standing
    session.choose(PUBLIC, due.verdict_choice(stands), trace=tower.trace)
    return session.inputs[-1], due


def test_a_bot_builds_what_is_asked_for_and_its_trace_fits_the_match() -> None:
    session = call_test(3, 2)
    due, tower = built(session)
    session.choose(PUBLIC, due.verdict_choice(tower.stands), trace=tower.trace)
    assert (due.seat, due.light, due.heavy, tower.stands) == (1, 3, 2, True)
    assert tower_due(session.game, session.snapshot.state) is None


def test_where_no_tower_is_asked_for_none_is_built() -> None:
    assert build_due_tower(new_match(), "normal") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_in_their_language_how_a_tower_came_out(language: str) -> None:
    fell = BuiltTower(False, TowerFault("crowded", (2,), 9))
    texts = [built_tower_text(BuiltTower(True), "Skarn", 7, language), built_tower_text(fell, "Skarn", 7, language)]
    assert all("Skarn" in text and "7" in text for text in texts)
    assert "[KD-KO-3]" in texts[1]
    assert built_tower_text(BuiltTower(False), "Skarn", 60, language).endswith(fault_text(None, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_words_and_a_rule(language: str) -> None:
    told = [fault_text(TowerFault(condition, (1,), 2), language) for condition in CONDITION_TEXTS]
    assert len(set(told)) == len(CONDITION_TEXTS)
    assert [text.rpartition(" ")[2] for text in told] == [
        f"[{CONDITION_RULES[condition]}]" for condition in CONDITION_TEXTS
    ]


def test_a_tower_of_a_record_is_built_again() -> None:
    assert rebuilt_tower_text(*judged(3, 2), "en") == "The tower of 5 cubes in 10 seconds, built again: it stands."
    fell = rebuilt_tower_text(*judged(16, 4), "en")
    assert fell.startswith("The tower of 20 cubes in 10 seconds, built again: it fails, ")
    assert fell.endswith("]")


def test_a_tower_that_comes_out_otherwise_is_not_confirmed() -> None:
    assert rebuilt_tower_text(*judged(3, 2, is_standing=False), "en") == NOT_CONFIRMED


def test_a_tower_of_another_physics_is_said_to_be_one() -> None:
    entry, due = judged(3, 2)
    other = RecordInput(entry.seq, entry.seat, entry.choice, entry.notation, entry.state, 0, foreign())
    assert (
        rebuilt_tower_text(other, due, "en")
        == f"{NOT_CONFIRMED}: physics: found version {PHYSICS_VERSION + 1}; expected {PHYSICS_VERSION}"
    )


def foreign() -> str:
    return encode_trace(TowerTrace(TowerTerms(0, 3, 2), (), PHYSICS_VERSION + 1))


def test_conditions_are_those_of_the_verdict() -> None:
    conditions: list[Condition] = ["held", "table", "crowded", "chain"]
    assert list(CONDITION_RULES) == list(CONDITION_TEXTS) == conditions
