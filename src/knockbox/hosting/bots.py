"""Bots that sit at a table: what they are asked, and with which luck."""

from concurrent.futures import Future
from hashlib import blake2b
from typing import Final

from knockbox.bots.registry import make
from knockbox.bots.thought import Thought
from knockbox.bots.workers.case import budget_in
from knockbox.bots.workers.thinkers import Thinkers
from knockbox.engine.decision import Decision
from knockbox.hosting.pretence import pretence
from knockbox.hosting.seating import vantage_of
from knockbox.records.chance import chance_base
from knockbox.records.record import BOT, Player
from knockbox.records.session import Session

SEED_BYTES: Final = 7


def bot_thought(
    session: Session, question: Decision, name: str, thinkers: Thinkers, table: str = ""
) -> "Future[Thought]":
    """What a bot on the asked seat thinks; where its budget is counted, the same table gives the same answer."""
    vantage = vantage_of(session, question, question.seat)
    return thinkers.ask(vantage, name, seed_of(session, question.seat), session.header.packs, table)


def bot_pretence(session: Session, question: Decision, name: str, onlooker: int) -> float:
    """Seconds that a bot on the asked seat takes at least, whether it has a choice or not."""
    return pretence(vantage_of(session, question, onlooker), budget_in(name))


def bot_talk(session: Session, question: Decision, name: str, seat: int) -> list[int]:
    """What a bot on a seat says while it or another is asked."""
    return make(name, seed_of(session, seat)).speak(vantage_of(session, question, seat))


def seed_of(session: Session, seat: int) -> int:
    """The chance of a bot at a question; whoever searches is told it, so nothing of the match can be read from it."""
    words = f"{chance_base(session)} {len(session.inputs)} {seat}"
    return int.from_bytes(blake2b(words.encode(), digest_size=SEED_BYTES, person=b"knockbox-bot").digest())


def is_searching(player: Player) -> bool:
    return player.kind == BOT and budget_in(player.name) is not None
