"""Somebody who builds one tower after the other at a place of practice, with a pointer that never rests."""

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec

from benchmarks.server.book import Book
from benchmarks.server.duel import Place
from benchmarks.server.hearing import Accepted, Bye, Heard, Ping, Refused, said
from benchmarks.server.line import Line

LIGHT: Final = 6
HEAVY: Final = 5
"""Cubes of a tower: as many as stand or fall with an even chance."""
TEST_SECONDS: Final = 12.0
"""From the start of a clock to the verdict."""
BEAT_SECONDS: Final = 1 / 60
CARRIED: Final = 40
"""Places that a pointer passes on the way with a cube."""
SIDE: Final = 40
PRACTICE: Final = "/api/practice/socket"


class Tower(Heard, frozen=True):
    phase: str
    poses: list[int]


class TowerFrame(Heard, frozen=True): ...


AnyHeard = Tower | TowerFrame | Accepted | Refused | Ping | Bye
DECODER: Final[msgspec.json.Decoder[AnyHeard]] = msgspec.json.Decoder(AnyHeard)


class Builder:
    """One socket; it asks for cubes, starts the clock, and takes one cube after the other to the middle."""

    def __init__(self, place: Place, book: Book) -> None:
        self.place = place
        self.book = book
        self.line: Line | None = None
        self.way: Iterator[dict[str, object]] = iter(())
        self.beat: asyncio.TimerHandle | None = None
        self.ids = 0

    async def sit(self) -> None:
        line = Line(f"{self.place.host}:{self.place.port}", PRACTICE, self.hear, self.miss)
        self.line = line
        await asyncio.get_running_loop().create_connection(lambda: line, *self.place)
        await line.opened

    def start(self, due: float) -> None:
        asyncio.get_running_loop().call_at(due, self.begin)

    def begin(self) -> None:
        self.ask("practise", light=LIGHT, heavy=HEAVY)

    def ask(self, do: str, **words: object) -> None:
        self.ids += 1
        self.say(do=do, id=str(self.ids), **words)

    def say(self, **words: object) -> None:
        if self.line is not None:
            self.line.say(said(**words))

    def hear(self, text: bytes) -> None:
        match DECODER.decode(text):
            case Tower(phase="waiting"):
                self.ask("towerstart")
            case Tower(phase="running", poses=poses):
                self.way = way_of(poses)
                self.move()
            case Tower(phase="judged"):
                self.book.towers += self.book.is_open
                self.begin()
            case Ping(n=number):
                self.say(do="pong", n=number)
            case Refused(code=code) | Bye(code=code):
                self.miss(code)

    def move(self) -> None:
        """Say where the pointer is, as often as a screen shows something new."""
        point = next(self.way, None)
        if point is not None:
            self.say(do="towerpoint", **point)
            self.beat = asyncio.get_running_loop().call_later(BEAT_SECONDS, self.move)

    def miss(self, why: str) -> None:
        self.book.errors[why] += 1

    def leave(self) -> None:
        if self.beat is not None:
            self.beat.cancel()
        if self.line is not None:
            self.line.hang_up()


def way_of(poses: list[int]) -> Iterator[dict[str, object]]:
    """From the top of the heap down: to each cube and, with it in the hand, to the middle, higher each time."""
    cubes = [(poses[start] / 10, poses[start + 1] / 10) for start in range(0, len(poses), 3)]
    for level, (x, y) in enumerate(sorted(cubes, key=lambda cube: -cube[1])):
        yield {"kind": "pick", "x": x, "y": y}
        for step in range(1, CARRIED + 1):
            share = step / CARRIED
            yield {"kind": "move", "x": x * (1 - share), "y": y + (SIDE * (level + 1) - y) * share}
        yield {"kind": "release", "x": 0, "y": SIDE * (level + 1)}
