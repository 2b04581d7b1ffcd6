"""Towers at a table: bots build theirs, and whoever looks on or back is told how they came out."""

from knockbox.bots.building import Built, built_by
from knockbox.games.registry import tower_due
from knockbox.games.towers import Tower
from knockbox.records.record import Input
from knockbox.records.session import Session
from knockbox.records.towers import terms_due
from knockbox.text.catalogue import catalogue
from knockbox.tower.errors import UnknownPhysicsError
from knockbox.tower.replay import NOT_CONFIRMED, replayed
from knockbox.tower.trace import decoded
from knockbox.tower.verdict import RULES, Fault


def built_at(session: Session, bot: str) -> tuple[Tower, Built] | None:
    """The tower that is asked for now as a bot builds it; None if none is. Its verdict is for the referee to say."""
    due, terms = tower_due(session.game, session.moment.state), terms_due(session)
    return None if due is None or terms is None else (due, built_by(bot, terms))


def built_text(built: Built, name: str, cubes: int, language: str) -> str:
    """What people are told of a tower that a bot has built."""
    words = catalogue(language)
    if built.stands:
        return words.format("built-stands", name=name, cubes=cubes)
    return words.format("built-fell", name=name, cubes=cubes, why=fault_text(built.fault, language))


def fault_text(fault: Fault | None, language: str) -> str:
    """Why a tower fell, with the rule that says so."""
    words = catalogue(language)
    if fault is None:
        return words.format("built-fault-none")
    return f"{words.format(f'built-fault-{fault.condition}')} [{RULES[fault.condition]}]"


def held_again(entry: Input, due: Tower, language: str) -> str:
    """What comes of the trace of an input when its tower is built again, and whether that is what is recorded."""
    words = catalogue(language)
    try:
        trace = decoded(entry.trace)
    except UnknownPhysicsError as error:
        return f"{NOT_CONFIRMED}: {error}"
    verdict = replayed(trace)
    if verdict.stands != (entry.choice == due.stands):
        return NOT_CONFIRMED
    if verdict.stands:
        return words.format("built-again-stands", cubes=trace.terms.cubes, seconds=trace.terms.seconds)
    why = fault_text(verdict.fault, language)
    return words.format("built-again-fell", cubes=trace.terms.cubes, seconds=trace.terms.seconds, why=why)
