"""After a match a bot says what it was up to, to whoever asks."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import pytest

from knockbox.bots.errors import SearchError
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.search_result import SearchResult
from knockbox.bots.tree_search import SearchingBot
from knockbox.bots.workers.pool import WorkerPool
from knockbox.hosting.bot_names import bot_name
from tests.server.kit import Guest, Kit, refusal_code, run, settle

SIMULATIONS = 4


class Remembering(WorkerPool):
    """Thinks in this process, briefly, and knows what it was asked; `is_broken` it finds nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.is_broken = False

    def submit(
        self, vantage: PlayerObservation, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[SearchResult]":
        self.asked.append(bot)
        future: Future[SearchResult] = Future()
        if self.is_broken:
            future.set_exception(SearchError("nobody is left"))
            return future
        thinker = make_bot(f"{bot.partition('@')[0]}@{SIMULATIONS}", seed)
        assert isinstance(thinker, SearchingBot)
        future.set_result(thinker.search(vantage))
        return future


async def played(kit: Kit, *seats: str, **more: Any) -> list[Guest]:
    """A match with bots that is over, and bots that remember it from then on."""
    guests = await kit.connect_all(await kit.open(seats=seats, names=["Ana"]), **more)
    actor = guests[0].actor
    await settle(actor)
    while guests[0].scene["phase"] == "playing":
        for guest in guests:
            if guest.options:
                await guest.choose(guest.options[0])
        await settle(actor)
    actor.context.bot_pool = Remembering()
    return guests


def thinkers(guest: Guest) -> Remembering:
    found = guest.actor.context.bot_pool
    assert isinstance(found, Remembering)
    return found


@pytest.mark.parametrize("language", ["", "en", "es", "pl"])
def test_a_bot_recounts_its_match_in_the_language_of_the_request(language: str) -> None:
    async def scenario() -> None:
        (ana,) = await played(Kit(), "here", "hard:tricky", language=language)
        reply = await ana.ask("recount", seat=1)
        assert (reply["is"], reply["seat"]) == ("recounted", 1)
        assert len(reply["sentences"]) >= 2
        assert all("%" in told for told in (reply["sentences"][0], reply["sentences"][-1])), reply
        assert all(bot.startswith("hard:tricky@") for bot in thinkers(ana).asked)

    run(scenario())


def test_a_recount_is_computed_once_for_all_languages() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await played(kit, "here", "normal", language="en")
        onlooker = await kit.guest(ana.actor.table.id, language="pl")
        told = await asyncio.gather(ana.ask("recount", seat=1), onlooker.ask("recount", seat=1))
        asked = len(thinkers(ana).asked)
        assert len(told[0]["sentences"]) == len(told[1]["sentences"])
        assert told[0]["sentences"] != told[1]["sentences"]
        assert (await ana.ask("recount", seat=1))["sentences"] == told[0]["sentences"]
        assert len(thinkers(ana).asked) == asked > 0

    run(scenario())


def test_no_recount_before_the_end_or_for_people() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel()
        assert refusal_code(await ana.ask("recount", seat=1)) == "not-over"
        (ana,) = await played(kit, "here", "random")
        assert refusal_code(await ana.ask("recount", seat=0)) == "no-bot"
        assert refusal_code(await ana.ask("recount", seat=2)) == "no-seat"
        assert len((await ana.ask("recount", seat=1))["sentences"]) == 1  # it was up to nothing
        assert thinkers(ana).asked == []

    run(scenario())


def test_a_recount_that_found_no_worker_can_be_asked_again() -> None:
    async def scenario() -> None:
        (ana,) = await played(Kit(), "here", "hard", language="en")
        thinkers(ana).is_broken = True
        assert refusal_code(await ana.ask("recount", seat=1)) == "no-adviser"
        thinkers(ana).is_broken = False
        assert (await ana.ask("recount", seat=1))["is"] == "recounted"
        assert bot_name("hard") in str(ana.last("seats"))
        assert ana.actor.recounter.is_busy is False

    run(scenario())
