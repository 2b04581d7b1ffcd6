"""The process of all clients: open tables, take seats, play and measure, with progress on stdout."""

import asyncio
import gc
import sys
from collections.abc import Awaitable, Iterator, Sequence
from http.client import HTTPConnection
from itertools import cycle, islice
from typing import Final, TypeVar

import msgspec
import uvloop

from benchmarks.server.measurements import ClientResults, Measurements
from benchmarks.server.table_client import (
    OVER,
    PERIOD_SECONDS,
    PLAYING,
    ClientIdentity,
    SeatClient,
    ServerAddress,
    TwoPlayerTable,
)
from benchmarks.server.tower_client import TEST_SECONDS, TowerClient
from benchmarks.slices import exit_silently
from knockbox.server.file_limits import raise_file_limit
from knockbox.server.forms import OpenedSeat

T = TypeVar("T")

CONCURRENT_TABLES: Final = 20
"""Tables opened concurrently."""
DEAL_SECONDS: Final = 60.0
"""Time limit for all deals once all seats are taken."""
NOTICE_SECONDS: Final = 1.0
"""Pause before and after the measurement, in which the server can be queried."""
POLL_SECONDS: Final = 0.05
SEATED_SIGNAL: Final = "seated"
SOON_SIGNAL: Final = "soon"
MEASURED_SIGNAL: Final = "measured"


class ClientPlan(msgspec.Struct, frozen=True):
    """Configuration of the clients."""

    place: ServerAddress
    duels: int  # tables of two people
    is_idle: bool = False  # connected, but not playing
    bots: int = 0  # tables at which two bots play each other
    bot: str = "hard"
    builders: int = 0  # clients that practise towers
    languages: tuple[str, ...] = ()  # of the people, in turn; without any they get no texts
    warm_seconds: float = 30.0
    seconds: float = 60.0
    seed: int = 0


class OpenedTable(msgspec.Struct, frozen=True):
    """The answer to a request for a table."""

    table: str
    seats: list[OpenedSeat]


class BotTable:
    """A table of bots with a spectator, which opens the next table when the match is over."""

    def __init__(self, address: ServerAddress, bot: str, measurements: Measurements) -> None:
        self.place = address
        self.bot = bot
        self.book = measurements
        self.seat = SeatClient(address, ClientIdentity(), self.on_scene, measurements)
        self.move_task: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        [opened] = await asyncio.to_thread(open_tables, self.place, [self.bot, self.bot], 1)
        await self.seat.connect(opened.table)

    @property
    def is_playing(self) -> bool:
        return self.seat.phase == PLAYING

    def on_scene(self, seat: SeatClient) -> None:
        if seat.phase == OVER and (self.move_task is None or self.move_task.done()):
            self.move_task = asyncio.create_task(self.open_next())

    async def open_next(self) -> None:
        self.book.matches += 1
        self.seat.close()
        await self.connect()

    def close(self) -> None:
        if self.move_task is not None:
            self.move_task.cancel()
        self.seat.close()


def open_tables(address: ServerAddress, seats: list[str], count: int) -> list[OpenedTable]:
    """Open tables one after the other on one connection."""
    connection = HTTPConnection(*address, timeout=DEAL_SECONDS)
    try:
        return [open_table(connection, seats) for _ in range(count)]
    finally:
        connection.close()


def open_table(connection: HTTPConnection, seats: list[str]) -> OpenedTable:
    form = msgspec.json.encode({"game": "knockdown", "seats": seats})
    connection.request("POST", "/api/tables", form, {"content-type": "application/json"})
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != 201:
        raise ConnectionError(f"could not open a table: {answer.status} {body.decode(errors='replace')[:200]}")
    return msgspec.json.decode(body, type=OpenedTable)


async def run(plan: ClientPlan) -> ClientResults:
    book = Measurements()
    tables = await connect_all(plan, book)
    print_signal(SEATED_SIGNAL)
    if not plan.is_idle:
        start_tables([table for table in tables if isinstance(table, TwoPlayerTable)])
        start_builders([table for table in tables if isinstance(table, TowerClient)])
    await asyncio.sleep(max(0.0, plan.warm_seconds - NOTICE_SECONDS))
    print_signal(SOON_SIGNAL)
    await asyncio.sleep(NOTICE_SECONDS)
    book.is_open = True
    await asyncio.sleep(plan.seconds)
    book.is_open = False
    print_signal(MEASURED_SIGNAL)
    await asyncio.sleep(NOTICE_SECONDS)
    for table in tables:
        table.close()
    return book.results()


async def connect_all(plan: ClientPlan, measurements: Measurements) -> list[TwoPlayerTable | BotTable | TowerClient]:
    """Connect all clients and wait until all matches are dealt."""
    opened = await asyncio.to_thread(open_tables, plan.place, ["here", "here"], plan.duels)
    duels = [
        TwoPlayerTable(plan.place, each.table, people(each, plan.languages, number), plan.seed + number, measurements)
        for number, each in enumerate(opened)
    ]
    shows = [BotTable(plan.place, plan.bot, measurements) for _ in range(plan.bots)]
    builders = [TowerClient(plan.place, measurements) for _ in range(plan.builders)]
    tables: list[TwoPlayerTable | BotTable | TowerClient] = [*duels, *shows, *builders]
    for some in batches(tables, CONCURRENT_TABLES):
        await gather_all([table.connect() for table in some])
    async with asyncio.timeout(DEAL_SECONDS):
        while not all(table.is_playing for table in tables if not isinstance(table, TowerClient)):
            await asyncio.sleep(POLL_SECONDS)
    gc.freeze()  # long-lived objects: collecting them again would only slow the clients down
    return tables


def people(opened: OpenedTable, languages: Sequence[str], number: int) -> list[ClientIdentity]:
    """Return the people of a table; languages rotate from person to person."""
    spoken = islice(cycle(languages or ("",)), 2 * number, None)
    return [ClientIdentity(seat.token, language) for seat, language in zip(opened.seats, spoken, strict=False)]


def start_tables(duels: Sequence[TwoPlayerTable]) -> None:
    """Start the tables, with choices spread evenly over the period."""
    now = asyncio.get_running_loop().time()
    for number, duel in enumerate(duels):
        duel.start(now + PERIOD_SECONDS * (1 + number / len(duels)))


def start_builders(builders: Sequence[TowerClient]) -> None:
    """Start the builders one after the other, so that verdicts do not coincide."""
    now = asyncio.get_running_loop().time()
    for number, builder in enumerate(builders):
        builder.start(now + TEST_SECONDS * number / len(builders))


async def gather_all(coroutines: Sequence[Awaitable[None]]) -> None:
    await asyncio.gather(*coroutines)


def batches(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (things[start : start + size] for start in range(0, len(things), size))


def print_signal(word: str) -> None:
    sys.stdout.write(word + "\n")
    sys.stdout.flush()


def main() -> None:
    exit_silently()
    orders = msgspec.json.decode(sys.argv[1], type=ClientPlan)
    raise_file_limit(2 * orders.duels + orders.bots + orders.builders)
    try:
        outcome = uvloop.run(run(orders))
    except (OSError, TimeoutError) as error:
        sys.exit(f"the clients gave up: {error or 'not all matches were dealt in time'}")
    print_signal(msgspec.json.encode(outcome).decode())


if __name__ == "__main__":
    main()
