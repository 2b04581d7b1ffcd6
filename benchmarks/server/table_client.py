"""A table of two scripted people who make random legal choices at intervals."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from benchmarks.server import messages
from benchmarks.server.measurements import Measurements
from benchmarks.server.messages import DECODER, Question, encode_request
from benchmarks.server.websocket import BenchmarkSocket

PLAYING: Final = "playing"
OVER: Final = "over"
PERIOD_SECONDS: Final = 1.0


class ServerAddress(NamedTuple):
    """Address of a server."""

    host: str
    port: int


class ClientIdentity(NamedTuple):
    """Token and language of a client."""

    token: str = ""
    language: str = ""


class SeatClient:
    """A client at a seat: a websocket and the latest scene."""

    def __init__(
        self,
        address: ServerAddress,
        person: ClientIdentity,
        on_scene: "Callable[[SeatClient], None]",
        measurements: Measurements,
    ) -> None:
        self.place = address
        self.person = person
        self.on_scene = on_scene  # called with every new scene
        self.book = measurements
        self.socket: BenchmarkSocket | None = None
        self.phase = ""
        self.question: Question | None = None
        self.is_waiting = False  # for an acknowledgement
        self.next_table = ""
        self.ids = 0

    async def connect(self, table: str) -> None:
        """Connect; before the deal, report ready at once."""
        line = BenchmarkSocket(
            f"{self.place.host}:{self.place.port}", f"/api/tables/{table}/socket", self.on_message, self.record_error
        )
        self.socket, self.phase, self.question, self.next_table = line, "", None, ""
        await asyncio.get_running_loop().create_connection(lambda: line, *self.place)
        await line.opened
        line.send(encode_request(do="hello", token=self.person.token, lang=self.person.language))

    def send_request(self, do: str, **words: object) -> None:
        """Send a request that will be acknowledged."""
        self.ids += 1
        self.is_waiting = True
        if self.socket is not None:
            self.socket.send(encode_request(do=do, id=str(self.ids), **words))

    def on_message(self, text: bytes) -> None:
        message = DECODER.decode(text)
        match message:
            case messages.Snapshot(scene=scene) | messages.Events(scene=scene):
                self.phase, self.question = scene.phase, scene.question
                self.on_scene(self)
                if scene.phase == "seating" and self.person.token and not self.is_waiting:
                    self.send_request("ready", nonce="nonce-of-a-bench")
            case messages.Accepted():
                self.is_waiting = False
            case messages.Ping(n=number):
                if self.socket is not None:
                    self.socket.send(encode_request(do="pong", n=number))
            case messages.Followed(table=table):
                self.next_table = table
            case messages.Refused(code=code) | messages.Bye(code=code):
                self.is_waiting = False
                self.record_error(code)

    def record_error(self, why: str) -> None:
        self.book.errors[why] += 1

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()


class TwoPlayerTable:
    """Two seats of one table; the one to move chooses when it is time, and the event at the other seat is timed."""

    def __init__(
        self, address: ServerAddress, table: str, people: list[ClientIdentity], seed: int, measurements: Measurements
    ) -> None:
        self.table = table
        self.seats = [SeatClient(address, person, self.on_scene, measurements) for person in people]
        self.chance = Random(seed)  # noqa: S311 (nothing is secret in a benchmark)
        self.book = measurements
        self.sent_at: float | None = None
        self.awaited_seat: SeatClient | None = None  # seat whose event is awaited
        self.is_measured = False
        self.move_task: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.connect(self.table)

    @property
    def is_playing(self) -> bool:
        return all(seat.phase == PLAYING for seat in self.seats)

    def start(self, due: float) -> None:
        """Choose at `due`, by the clock of the loop, and from then on in every period."""
        asyncio.get_running_loop().call_at(due, self.tick, due)

    def tick(self, due: float) -> None:
        self.start(due + PERIOD_SECONDS)
        if self.book.is_open:
            self.book.lags.append(time.monotonic() - due)  # the loop's own clock does not advance while it works
        if any(seat.is_waiting for seat in self.seats):
            self.book.late += self.book.is_open
            return
        self.count_unseen()
        if all(seat.phase == OVER for seat in self.seats):
            self.request_rematch()
        else:
            self.choose()

    def count_unseen(self) -> None:
        """Count an acknowledged choice without an event as invisible to the other seat."""
        if self.awaited_seat is not None:
            self.book.unseen += self.is_measured
            self.awaited_seat = None

    def choose(self) -> None:
        asked = [number for number, seat in enumerate(self.seats) if seat.question is not None]
        if not asked:
            return
        seat, question = self.seats[asked[0]], self.seats[asked[0]].question
        if question is None:
            return
        choice = self.chance.choice([each.choice for each in question.candidates if each.enabled])
        self.awaited_seat, self.is_measured = self.seats[1 - asked[0]], self.book.is_open
        self.sent_at = time.perf_counter()
        seat.send_request("choose", question=question.id, choice=choice)

    def on_scene(self, seat: SeatClient) -> None:
        if seat is self.awaited_seat and self.sent_at is not None:
            if self.is_measured:
                self.book.seen.append(time.perf_counter() - self.sent_at)
            self.awaited_seat = None

    def request_rematch(self) -> None:
        """Request a rematch from both seats and move there."""
        if self.move_task is not None and not self.move_task.done():
            return
        if all(seat.next_table for seat in self.seats):
            self.move_task = asyncio.create_task(self.join_table(self.seats[0].next_table))
            return
        for seat in self.seats:
            seat.send_request("rematch")

    async def join_table(self, table: str) -> None:
        self.table = table
        self.book.matches += 1
        for seat in self.seats:
            seat.close()
        try:
            await self.connect()
        except OSError as error:
            self.book.errors[f"no rematch: {error}"] += 1

    def close(self) -> None:
        if self.move_task is not None:
            self.move_task.cancel()
        for seat in self.seats:
            seat.close()
