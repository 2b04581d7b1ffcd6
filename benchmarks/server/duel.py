"""A table of two scripted people who choose by lot among what is open to them, once in a while."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from benchmarks.server import hearing
from benchmarks.server.book import Book
from benchmarks.server.hearing import DECODER, Question, said
from benchmarks.server.line import Line

PLAYING: Final = "playing"
OVER: Final = "over"
PERIOD_SECONDS: Final = 1.0


class Place(NamedTuple):
    """Where a server is."""

    host: str
    port: int


class Person(NamedTuple):
    """Who takes a seat."""

    token: str = ""
    language: str = ""


class Seat:
    """One end of a table: a websocket, and the table as it was last told."""

    def __init__(self, place: Place, person: Person, told: "Callable[[Seat], None]", book: Book) -> None:
        self.place = place
        self.person = person
        self.told = told  # called with every new scene
        self.book = book
        self.line: Line | None = None
        self.phase = ""
        self.question: Question | None = None
        self.is_waiting = False  # for what it said to be acknowledged
        self.next_table = ""
        self.ids = 0

    async def sit(self, table: str) -> None:
        """Connect; a seat that is there before the deal is ready at once."""
        line = Line(f"{self.place.host}:{self.place.port}", f"/api/tables/{table}/socket", self.hear, self.miss)
        self.line, self.phase, self.question, self.next_table = line, "", None, ""
        await asyncio.get_running_loop().create_connection(lambda: line, *self.place)
        await line.opened
        line.say(said(do="hello", token=self.person.token, lang=self.person.language))

    def ask(self, do: str, **words: object) -> None:
        """Say something that is acknowledged."""
        self.ids += 1
        self.is_waiting = True
        if self.line is not None:
            self.line.say(said(do=do, id=str(self.ids), **words))

    def hear(self, text: bytes) -> None:
        message = DECODER.decode(text)
        match message:
            case hearing.Snapshot(scene=scene) | hearing.Events(scene=scene):
                self.phase, self.question = scene.phase, scene.question
                self.told(self)
                if scene.phase == "seating" and self.person.token and not self.is_waiting:
                    self.ask("ready", nonce="nonce-of-a-bench")
            case hearing.Accepted():
                self.is_waiting = False
            case hearing.Ping(n=number):
                if self.line is not None:
                    self.line.say(said(do="pong", n=number))
            case hearing.Followed(table=table):
                self.next_table = table
            case hearing.Refused(code=code) | hearing.Bye(code=code):
                self.is_waiting = False
                self.miss(code)

    def miss(self, why: str) -> None:
        self.book.errors[why] += 1

    def leave(self) -> None:
        if self.line is not None:
            self.line.hang_up()


class Duel:
    """Two seats of one table; whoever is asked chooses when it is time, and the other's event is waited for."""

    def __init__(self, place: Place, table: str, people: list[Person], seed: int, book: Book) -> None:
        self.table = table
        self.seats = [Seat(place, person, self.notice, book) for person in people]
        self.chance = Random(seed)  # noqa: S311 (nothing is secret in a benchmark)
        self.book = book
        self.sent_at: float | None = None
        self.onlooker: Seat | None = None  # whose event is waited for
        self.is_measured = False
        self.moving: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        for seat in self.seats:
            await seat.sit(self.table)

    @property
    def is_playing(self) -> bool:
        return all(seat.phase == PLAYING for seat in self.seats)

    def start(self, due: float) -> None:
        """Choose at `due`, by the clock of the loop, and from then on in every period."""
        asyncio.get_running_loop().call_at(due, self.tick, due)

    def tick(self, due: float) -> None:
        self.start(due + PERIOD_SECONDS)
        if self.book.is_open:
            self.book.lags.append(time.monotonic() - due)  # the loop's own clock stands still while it works
        if any(seat.is_waiting for seat in self.seats):
            self.book.late += self.book.is_open
            return
        self.close_account()
        if all(seat.phase == OVER for seat in self.seats):
            self.play_again()
        else:
            self.choose()

    def close_account(self) -> None:
        """Acknowledged a while ago and still not seen: there was nothing to see for the other."""
        if self.onlooker is not None:
            self.book.unseen += self.is_measured
            self.onlooker = None

    def choose(self) -> None:
        asked = [number for number, seat in enumerate(self.seats) if seat.question is not None]
        if not asked:
            return
        seat, question = self.seats[asked[0]], self.seats[asked[0]].question
        if question is None:
            return
        choice = self.chance.choice([each.choice for each in question.candidates if each.enabled])
        self.onlooker, self.is_measured = self.seats[1 - asked[0]], self.book.is_open
        self.sent_at = time.perf_counter()
        seat.ask("choose", question=question.id, choice=choice)

    def notice(self, seat: Seat) -> None:
        if seat is self.onlooker and self.sent_at is not None:
            if self.is_measured:
                self.book.seen.append(time.perf_counter() - self.sent_at)
            self.onlooker = None

    def play_again(self) -> None:
        """Both ask for a rematch; as soon as there is one, they move there."""
        if self.moving is not None and not self.moving.done():
            return
        if all(seat.next_table for seat in self.seats):
            self.moving = asyncio.create_task(self.move(self.seats[0].next_table))
            return
        for seat in self.seats:
            seat.ask("rematch")

    async def move(self, table: str) -> None:
        self.table = table
        self.book.matches += 1
        for seat in self.seats:
            seat.leave()
        try:
            await self.sit()
        except OSError as error:
            self.book.errors[f"no rematch: {error}"] += 1

    def leave(self) -> None:
        if self.moving is not None:
            self.moving.cancel()
        for seat in self.seats:
            seat.leave()
