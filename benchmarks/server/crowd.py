"""The process of all clients: opens tables, sits down, plays and measures, and says on stdout how far it is."""

import asyncio
import gc
import sys
from collections.abc import Awaitable, Iterator, Sequence
from http.client import HTTPConnection
from itertools import cycle, islice
from typing import Final, TypeVar

import msgspec
import uvloop

from benchmarks.server.book import Book, Outcome
from benchmarks.server.builder import TEST_SECONDS, Builder
from benchmarks.server.duel import OVER, PERIOD_SECONDS, PLAYING, Duel, Person, Place, Seat
from benchmarks.slices import end_in_silence
from knockbox.server.forms import OpenedSeat
from knockbox.server.room import make_room

T = TypeVar("T")

AT_ONCE: Final = 20
"""Tables at which people sit down at the same time."""
DEAL_SECONDS: Final = 60.0
"""In which all cards must be dealt once all people sit."""
NOTICE_SECONDS: Final = 1.0
"""Before and after measuring, in which whoever watches the server may ask it things while nothing else changes."""
LOOK_SECONDS: Final = 0.05
SEATED: Final = "seated"
SOON: Final = "soon"
MEASURED: Final = "measured"


class Orders(msgspec.Struct, frozen=True):
    """What a crowd is to do."""

    place: Place
    duels: int  # tables of two people
    is_idle: bool = False  # whether they only sit there
    bots: int = 0  # tables at which two bots play each other
    bot: str = "hard"
    builders: int = 0  # who practise towers
    languages: tuple[str, ...] = ()  # of the people, in turn; without any they want no texts
    warm_seconds: float = 30.0
    seconds: float = 60.0
    seed: int = 0


class Opened(msgspec.Struct, frozen=True):
    """What the crowd keeps of the answer when it opens a table."""

    table: str
    seats: list[OpenedSeat]


class Show:
    """A table at which bots play; somebody looks on, and opens the next one when they are done."""

    def __init__(self, place: Place, bot: str, book: Book) -> None:
        self.place = place
        self.bot = bot
        self.book = book
        self.seat = Seat(place, Person(), self.notice, book)
        self.moving: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        [opened] = await asyncio.to_thread(open_tables, self.place, [self.bot, self.bot], 1)
        await self.seat.sit(opened.table)

    @property
    def is_playing(self) -> bool:
        return self.seat.phase == PLAYING

    def notice(self, seat: Seat) -> None:
        if seat.phase == OVER and (self.moving is None or self.moving.done()):
            self.moving = asyncio.create_task(self.move())

    async def move(self) -> None:
        self.book.matches += 1
        self.seat.leave()
        await self.sit()

    def leave(self) -> None:
        if self.moving is not None:
            self.moving.cancel()
        self.seat.leave()


def open_tables(place: Place, seats: list[str], count: int) -> list[Opened]:
    """Ask for them one after the other on one connection."""
    connection = HTTPConnection(*place, timeout=DEAL_SECONDS)
    try:
        return [open_table(connection, seats) for _ in range(count)]
    finally:
        connection.close()


def open_table(connection: HTTPConnection, seats: list[str]) -> Opened:
    form = msgspec.json.encode({"game": "knockdown", "seats": seats})
    connection.request("POST", "/api/tables", form, {"content-type": "application/json"})
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != 201:
        raise ConnectionError(f"no table was opened: {answer.status} {body.decode(errors='replace')[:200]}")
    return msgspec.json.decode(body, type=Opened)


async def run(orders: Orders) -> Outcome:
    book = Book()
    tables = await seated(orders, book)
    tell(SEATED)
    if not orders.is_idle:
        begin([table for table in tables if isinstance(table, Duel)])
        begin_towers([table for table in tables if isinstance(table, Builder)])
    await asyncio.sleep(max(0.0, orders.warm_seconds - NOTICE_SECONDS))
    tell(SOON)
    await asyncio.sleep(NOTICE_SECONDS)
    book.is_open = True
    await asyncio.sleep(orders.seconds)
    book.is_open = False
    tell(MEASURED)
    await asyncio.sleep(NOTICE_SECONDS)
    for table in tables:
        table.leave()
    return book.outcome()


async def seated(orders: Orders, book: Book) -> list[Duel | Show | Builder]:
    """All at their tables, and all cards dealt."""
    opened = await asyncio.to_thread(open_tables, orders.place, ["here", "here"], orders.duels)
    duels = [
        Duel(orders.place, each.table, people(each, orders.languages, number), orders.seed + number, book)
        for number, each in enumerate(opened)
    ]
    shows = [Show(orders.place, orders.bot, book) for _ in range(orders.bots)]
    builders = [Builder(orders.place, book) for _ in range(orders.builders)]
    tables: list[Duel | Show | Builder] = [*duels, *shows, *builders]
    for some in parts(tables, AT_ONCE):
        await all_of([table.sit() for table in some])
    async with asyncio.timeout(DEAL_SECONDS):
        while not all(table.is_playing for table in tables if not isinstance(table, Builder)):
            await asyncio.sleep(LOOK_SECONDS)
    gc.freeze()  # whatever is there by now stays: to look for it again would only make the crowd slower
    return tables


def people(opened: Opened, languages: Sequence[str], number: int) -> list[Person]:
    """Who sits at a table, which is one of many; the languages go round, from one person to the next."""
    spoken = islice(cycle(languages or ("",)), 2 * number, None)
    return [Person(seat.token, language) for seat, language in zip(opened.seats, spoken, strict=False)]


def begin(duels: Sequence[Duel]) -> None:
    """Their choices are spread evenly over the period."""
    now = asyncio.get_running_loop().time()
    for number, duel in enumerate(duels):
        duel.start(now + PERIOD_SECONDS * (1 + number / len(duels)))


def begin_towers(builders: Sequence[Builder]) -> None:
    """One after the other, so that they are not all judged at once."""
    now = asyncio.get_running_loop().time()
    for number, builder in enumerate(builders):
        builder.start(now + TEST_SECONDS * number / len(builders))


async def all_of(deeds: Sequence[Awaitable[None]]) -> None:
    await asyncio.gather(*deeds)


def parts(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (things[start : start + size] for start in range(0, len(things), size))


def tell(word: str) -> None:
    sys.stdout.write(word + "\n")
    sys.stdout.flush()


def main() -> None:
    end_in_silence()
    orders = msgspec.json.decode(sys.argv[1], type=Orders)
    make_room(2 * orders.duels + orders.bots + orders.builders)
    try:
        outcome = uvloop.run(run(orders))
    except (OSError, TimeoutError) as error:
        sys.exit(f"the crowd gave up: {error or 'not all cards were dealt in time'}")
    tell(msgspec.json.encode(outcome).decode())


if __name__ == "__main__":
    main()
