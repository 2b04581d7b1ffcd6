"""Matches in which a tower is asked for, and towers that a model of a hand builds in them."""

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.records.record import Placed
from knockbox.records.session import Session, new_session
from knockbox.records.towers import terms_due
from knockbox.testing.table import game, table
from knockbox.tower.attempt import Attempt
from knockbox.tower.motor import motor_of
from knockbox.tower.trace import encoded, trace_of
from knockbox.tower.trial import tried
from tests.records.matches import PLAYERS

ROW = ["haymaker", "high-jab", "drawbridge-uppercut", "counter-jab"]


def called(light: int, heavy: int, seed: int = 5, **options: str) -> Session:
    """Seat 0 has just called a test, and seat 1 has these wounds."""
    chosen = {"ko_test": "tower", **options}
    laid = table(question="call_test", options=chosen, light=[0, light], heavy=[0, heavy], row=ROW)
    position = game(options=chosen).position(laid)
    session = new_session("knockdown", chosen, [], PLAYERS, Placed(position, seed))
    session.choose(0, session.game.read("call"))
    return session


def built(session: Session, skill: str = "normal") -> Attempt:
    terms = terms_due(session)
    assert terms is not None
    return tried(terms, motor_of(skill), 3)


def judged(session: Session, attempt: Attempt, is_standing: bool | None = None) -> None:
    """The referee says how a tower came out, or the contrary, and puts its trace into the record."""
    due = tower_due(session.game, session.moment.state)
    assert due is not None and attempt.verdict is not None
    stands = attempt.verdict.stands if is_standing is None else is_standing
    session.choose(PUBLIC, due.choice(stands), trace=encoded(trace_of(attempt)))
