"""What people are told of towers: of those that bots build, and of those in a record."""

import pytest

from knockbox.bots.building import Built
from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.games.towers import Tower
from knockbox.hosting.towers import built_at, built_text, fault_text, held_again
from knockbox.records.record import Input
from knockbox.records.session import Session
from knockbox.text.language import LANGUAGES
from knockbox.tower.parameters import PHYSICS
from knockbox.tower.replay import NOT_CONFIRMED
from knockbox.tower.terms import Terms
from knockbox.tower.trace import Trace, encoded
from knockbox.tower.verdict import CONDITIONS, RULES, Condition, Fault
from tests.records.building import called
from tests.records.matches import fresh


def built(session: Session) -> tuple[Tower, Built]:
    found = built_at(session, "normal")
    assert found is not None
    return found


def judged(light: int, heavy: int, is_standing: bool | None = None) -> tuple[Input, Tower]:
    session = called(light, heavy)
    due, tower = built(session)
    stands = tower.stands if is_standing is None else is_standing
    session.choose(PUBLIC, due.choice(stands), trace=tower.trace)
    return session.inputs[-1], due


def test_a_bot_builds_what_is_asked_for_and_its_trace_fits_the_match() -> None:
    session = called(3, 2)
    due, tower = built(session)
    session.choose(PUBLIC, due.choice(tower.stands), trace=tower.trace)
    assert (due.seat, due.light, due.heavy, tower.stands) == (1, 3, 2, True)
    assert tower_due(session.game, session.moment.state) is None


def test_where_no_tower_is_asked_for_none_is_built() -> None:
    assert built_at(fresh(), "normal") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_in_their_language_how_a_tower_came_out(language: str) -> None:
    fell = Built(False, Fault("crowded", (2,), 9))
    texts = [built_text(Built(True), "Skarn", 7, language), built_text(fell, "Skarn", 7, language)]
    assert all("Skarn" in text and "7" in text for text in texts)
    assert "[KD-KO-3]" in texts[1]
    assert built_text(Built(False), "Skarn", 60, language).endswith(fault_text(None, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_words_and_a_rule(language: str) -> None:
    told = [fault_text(Fault(condition, (1,), 2), language) for condition in CONDITIONS]
    assert len(set(told)) == len(CONDITIONS)
    assert [text.rpartition(" ")[2] for text in told] == [f"[{RULES[condition]}]" for condition in CONDITIONS]


def test_a_tower_of_a_record_is_built_again() -> None:
    assert held_again(*judged(3, 2), "en") == "The tower of 5 cubes in 10 seconds, built again: it stands."
    fell = held_again(*judged(16, 4), "en")
    assert fell.startswith("The tower of 20 cubes in 10 seconds, built again: it fails, ")
    assert fell.endswith("]")


def test_a_tower_that_comes_out_otherwise_is_not_confirmed() -> None:
    assert held_again(*judged(3, 2, is_standing=False), "en") == NOT_CONFIRMED


def test_a_tower_of_another_physics_is_said_to_be_one() -> None:
    entry, due = judged(3, 2)
    other = Input(entry.seq, entry.seat, entry.choice, entry.notation, entry.state, 0, foreign())
    assert held_again(other, due, "en") == f"{NOT_CONFIRMED}: physics: found version {PHYSICS + 1}; known is {PHYSICS}"


def foreign() -> str:
    return encoded(Trace(Terms(0, 3, 2), (), PHYSICS + 1))


def test_conditions_are_those_of_the_verdict() -> None:
    conditions: list[Condition] = ["held", "table", "crowded", "chain"]
    assert list(RULES) == list(CONDITIONS) == conditions
