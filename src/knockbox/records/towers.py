"""Towers of a match: what a test is held with, and whether a trace is that of the test that was due."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.records.chance import chance_base
from knockbox.records.errors import ForeignTraceError
from knockbox.records.record import Committed, Player
from knockbox.tower.motor import skill_named
from knockbox.tower.terms import Terms
from knockbox.tower.trace import decoded

if TYPE_CHECKING:
    from knockbox.records.session import Session

SEED_BYTES: Final = 8


def hands_of(players: Sequence[Player]) -> list[str]:
    """How well each seat builds: a bot as well as it plays, and a person is taken to build like most."""
    return [skill_named(player.level) for player in players]


def scatter_seed(session: "Session") -> int:
    """Where the cubes lie that are thrown now: by the chance of the match, and the same however often it is asked."""
    start = session.header.start
    nonces = start.nonces if isinstance(start, Committed) else []
    return scatter(chance_base(session), nonces, len(session.inputs))


def scatter(base: int, nonces: Sequence[str], inputs: int) -> int:
    """The seed of a scatter after so many inputs of a match with this chance, to which players added nonces."""
    words = msgspec.json.encode([base, list(nonces), inputs])
    return int.from_bytes(blake2b(words, digest_size=SEED_BYTES, person=b"knockbox-tower").digest()) >> 1


def terms_due(session: "Session") -> Terms | None:
    """What the tower that is asked for now is built with; None if none is."""
    due = tower_due(session.game, session.moment.state)
    return None if due is None else Terms(scatter_seed(session), due.light, due.heavy, due.seconds)


def check_trace(session: "Session", seat: int, choice: int, text: str) -> None:
    """Complain of a trace that is not of the test that is due, or that comes with another input than its verdict."""
    due, terms = tower_due(session.game, session.moment.state), terms_due(session)
    if due is None or terms is None or seat != PUBLIC or choice not in (due.stands, due.fell):
        raise ForeignTraceError("a trace", "none, for no tower is judged")
    found = decoded(text).terms
    if found != terms:
        raise ForeignTraceError(told(found), told(terms))


def told(terms: Terms) -> str:
    return f"a tower of {terms.light} light and {terms.heavy} heavy in {terms.seconds} s, seed {terms.seed}"
