"""Bots on a seat: their searches, answer delays, talk and seeds."""

from concurrent.futures import Future
from hashlib import blake2b
from typing import Final

from knockbox.bots.registry import make_bot
from knockbox.bots.search_result import SearchResult
from knockbox.bots.workers.pool import WorkerPool
from knockbox.bots.workers.search_request import search_budget
from knockbox.engine.decision import Decision
from knockbox.hosting.answer_delay import answer_delay_seconds
from knockbox.hosting.seating import observation_of
from knockbox.records.match_seed import match_seed
from knockbox.records.record import BOT_KIND, Player
from knockbox.records.session import Session

BOT_SEED_BYTES: Final = 7


def start_bot_search(
    session: Session, question: Decision, name: str, pool: WorkerPool, table: str = ""
) -> "Future[SearchResult]":
    """Start the search of the bot to move; deterministic if its budget is a number of simulations."""
    vantage = observation_of(session, question, question.seat)
    return pool.submit(vantage, name, bot_seed(session, question.seat), session.header.packs, table)


def bot_answer_delay(session: Session, question: Decision, name: str, observer: int) -> float:
    """Return the seconds that the bot to move takes at least, whether it has a choice or not."""
    return answer_delay_seconds(observation_of(session, question, observer), search_budget(name))


def choose_bot_talk(session: Session, question: Decision, name: str, seat: int) -> list[int]:
    """Return the talk actions of a bot while it or another seat is to move."""
    return make_bot(name, bot_seed(session, seat)).speak(observation_of(session, question, seat))


def bot_seed(session: Session, seat: int) -> int:
    """Return the seed of a bot at a question; hashed, as workers receive it and must learn nothing of the match."""
    words = f"{match_seed(session)} {len(session.inputs)} {seat}"
    return int.from_bytes(blake2b(words.encode(), digest_size=BOT_SEED_BYTES, person=b"knockbox-bot").digest())


def uses_search(player: Player) -> bool:
    return player.kind == BOT_KIND and search_budget(player.name) is not None
