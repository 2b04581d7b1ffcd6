"""Towers at a table: let bots build theirs, and describe the results."""

from knockbox.bots.tower_builder import BuiltTower, build_tower
from knockbox.games.registry import tower_due
from knockbox.games.towers import TowerRequest
from knockbox.records.record import RecordInput
from knockbox.records.session import Session
from knockbox.records.towers import find_due_terms
from knockbox.text.catalogue import load_catalogue
from knockbox.tower.errors import UnknownPhysicsError
from knockbox.tower.replay import NOT_CONFIRMED, replay_trace
from knockbox.tower.trace import decode_trace
from knockbox.tower.verdict import CONDITION_RULES, TowerFault


def build_due_tower(session: Session, bot: str) -> tuple[TowerRequest, BuiltTower] | None:
    """Build the tower that is due as a bot; None if none is due. The referee gives the verdict."""
    due = tower_due(session.game, session.snapshot.state)
    terms = find_due_terms(session)
    return None if due is None or terms is None else (due, build_tower(bot, terms))


def built_tower_text(built: BuiltTower, name: str, cubes: int, language: str) -> str:
    """Return the text for a tower that a bot has built."""
    words = load_catalogue(language)
    if built.stands:
        return words.format("built-stands", name=name, cubes=cubes)
    return words.format("built-fell", name=name, cubes=cubes, why=fault_text(built.fault, language))


def fault_text(fault: TowerFault | None, language: str) -> str:
    """Return why a tower fell, with its rule."""
    words = load_catalogue(language)
    if fault is None:
        return words.format("built-fault-none")
    return f"{words.format(f'built-fault-{fault.condition}')} [{CONDITION_RULES[fault.condition]}]"


def rebuilt_tower_text(entry: RecordInput, due: TowerRequest, language: str) -> str:
    """Rebuild the tower of an input from its trace; return its result as text, or that the record is not confirmed."""
    words = load_catalogue(language)
    try:
        trace = decode_trace(entry.trace)
    except UnknownPhysicsError as error:
        return f"{NOT_CONFIRMED}: {error}"
    verdict = replay_trace(trace)
    if verdict.is_standing != (entry.choice == due.stands_choice):
        return NOT_CONFIRMED
    if verdict.is_standing:
        return words.format("built-again-stands", cubes=trace.terms.cubes, seconds=trace.terms.seconds)
    why = fault_text(verdict.fault, language)
    return words.format("built-again-fell", cubes=trace.terms.cubes, seconds=trace.terms.seconds, why=why)
