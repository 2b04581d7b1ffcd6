"""Matches with a due tower, and towers of the builder model for them."""

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.records.record import PositionStart
from knockbox.records.session import Session, new_session
from knockbox.records.towers import find_due_terms
from knockbox.testing.knockdown_table import game, table
from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.motor import motor_for_skill
from knockbox.tower.simulation import simulate_test
from knockbox.tower.trace import encode_trace, make_trace
from tests.records.matches import PLAYERS

ROW = ["haymaker", "high-jab", "drawbridge-uppercut", "counter-jab"]


def call_test(light: int, heavy: int, seed: int = 5, **options: str) -> Session:
    """Return a match in which seat 0 has just called a test and seat 1 has these wounds."""
    chosen = {"ko_test": "tower", **options}
    laid = table(question="call_test", options=chosen, light=[0, light], heavy=[0, heavy], row=ROW)
    position = game(options=chosen).position(laid)
    session = new_session("knockdown", chosen, [], PLAYERS, PositionStart(position, seed))
    session.choose(0, session.game.string_to_action("call"))
    return session


def build_due_tower(session: Session, skill: str = "normal") -> TowerAttempt:
    terms = find_due_terms(session)
    assert terms is not None
    return simulate_test(terms, motor_for_skill(skill), 3)


def judge_tower(session: Session, attempt: TowerAttempt, is_standing: bool | None = None) -> None:
    """Record the verdict on a tower, or the given one, with its trace."""
    due = tower_due(session.game, session.snapshot.state)
    assert due is not None and attempt.verdict is not None
    stands = attempt.verdict.is_standing if is_standing is None else is_standing
    session.choose(PUBLIC, due.verdict_choice(stands), trace=encode_trace(make_trace(attempt)))
