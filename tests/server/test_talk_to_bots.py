"""Words while a bot thinks: it heeds them, and nobody keeps it from answering by talking."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.search_result import SearchResult
from knockbox.server.tables.bot_runner import MAX_REPEATED_SEARCHES
from tests.server.kit import Guest, InstantBotPool, Kit, run
from tests.server.live_server import DEADLINE_SECONDS


class HeldThinkers(InstantBotPool):
    """Have their answer at once, and tell it when they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[tuple[Future[SearchResult], SearchResult]] = []
        self.stories: list[int] = []  # how much whoever was asked had heard

    def submit(
        self, vantage: PlayerObservation, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[SearchResult]":
        self.stories.append(len(vantage.history))
        self.held.append((Future(), super().submit(vantage, bot, seed, packs).result()))
        return self.held[-1][0]

    def tell(self) -> None:
        future, thought = self.held.pop()
        future.set_result(thought)


async def beside_a_bot(kit: Kit) -> tuple[Guest, HeldThinkers]:
    """A person at a table where a bot was asked first, and thinks."""
    thinkers = HeldThinkers()
    kit.house.context.bot_pool = thinkers
    (ana,) = await kit.duel({"first_player": "1"}, game="dungeon", seats=["here", "easy"])
    await until_asked(thinkers)
    return ana, thinkers


async def until_asked(thinkers: HeldThinkers) -> None:
    while not thinkers.held:
        await asyncio.sleep(0)


async def gesture(guest: Guest) -> None:
    nod = next(each["choice"] for each in guest.scene["utterances"] if each["notation"] == "nod")
    assert (await guest.ask("choose", choice=nod))["is"] == "accepted"


def deeds(guest: Guest) -> int:
    """Inputs that were more than words."""
    table = guest.actor.table
    assert table.match is not None
    return len(table.match.session.inputs) - table.talk_input_count


async def until_done(guest: Guest) -> None:
    async with asyncio.timeout(DEADLINE_SECONDS):
        while not deeds(guest):
            await asyncio.sleep(0)


def test_what_is_said_while_a_bot_thinks_is_heard_before_it_answers() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, thinkers = await beside_a_bot(kit)
        await gesture(ana)
        thinkers.tell()
        await until_asked(thinkers)
        assert thinkers.stories[1] == thinkers.stories[0] + 1
        assert deeds(ana) == 0
        thinkers.tell()
        await until_done(ana)
        assert deeds(ana) == 1
        kit.house.put_to_sleep(ana.actor.table.id)

    run(scenario())


def test_endless_gestures_do_not_keep_a_bot_from_answering() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, thinkers = await beside_a_bot(kit)
        for _ in range(MAX_REPEATED_SEARCHES):
            await gesture(ana)
            thinkers.tell()
            await until_asked(thinkers)
            assert deeds(ana) == 0
        await gesture(ana)
        thinkers.tell()
        await until_done(ana)
        assert deeds(ana) == 1
        assert len(thinkers.stories) >= MAX_REPEATED_SEARCHES + 1
        kit.house.put_to_sleep(ana.actor.table.id)

    run(scenario())
