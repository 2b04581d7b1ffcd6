"""Towers of a match: the terms of a test, and whether a trace belongs to the test that was due."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.records.errors import ForeignTraceError
from knockbox.records.match_seed import match_seed
from knockbox.records.record import CommittedStart, Player
from knockbox.tower.motor import skill_for_level
from knockbox.tower.terms import TowerTerms
from knockbox.tower.trace import decode_trace

if TYPE_CHECKING:
    from knockbox.records.session import Session

SCATTER_SEED_BYTES: Final = 8


def skills_of(players: Sequence[Player]) -> list[str]:
    """Return the building skill of each seat: a bot builds as well as it plays, a person like most."""
    return [skill_for_level(player.level) for player in players]


def scatter_seed(session: "Session") -> int:
    """Return the seed of the current scatter: derived from the match, so it is the same on every call."""
    start = session.header.start
    nonces = start.nonces if isinstance(start, CommittedStart) else []
    return derive_scatter_seed(match_seed(session), nonces, len(session.inputs))


def derive_scatter_seed(base: int, nonces: Sequence[str], inputs: int) -> int:
    """Return the scatter seed of a match with this base seed and nonces after `inputs` inputs."""
    words = msgspec.json.encode([base, list(nonces), inputs])
    return int.from_bytes(blake2b(words, digest_size=SCATTER_SEED_BYTES, person=b"knockbox-tower").digest()) >> 1


def find_due_terms(session: "Session") -> TowerTerms | None:
    """Return the terms of the tower that is due now, or None."""
    due = tower_due(session.game, session.snapshot.state)
    return None if due is None else TowerTerms(scatter_seed(session), due.light, due.heavy, due.seconds)


def check_trace(session: "Session", seat: int, choice: int, text: str) -> None:
    """Raise `ForeignTraceError` unless the trace is of the test that is due and the input is its verdict."""
    due = tower_due(session.game, session.snapshot.state)
    terms = find_due_terms(session)
    if due is None or terms is None or seat != PUBLIC or choice not in (due.stands_choice, due.fell_choice):
        raise ForeignTraceError("a trace", "none, as no tower is judged")
    found = decode_trace(text).terms
    if found != terms:
        raise ForeignTraceError(describe_terms(found), describe_terms(terms))


def describe_terms(terms: TowerTerms) -> str:
    return f"a tower of {terms.light} light and {terms.heavy} heavy in {terms.seconds} s, seed {terms.seed}"
