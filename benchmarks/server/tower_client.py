"""A client that builds practice towers one after the other, moving the pointer all the time."""

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec

from benchmarks.server.measurements import Measurements
from benchmarks.server.messages import Accepted, Bye, Ping, Refused, ServerMessage, encode_request
from benchmarks.server.table_client import ServerAddress
from benchmarks.server.websocket import BenchmarkSocket

LIGHT_CUBES: Final = 6
HEAVY_CUBES: Final = 5
"""Heavy cubes; with the light ones, a tower that stands with an even chance."""
TEST_SECONDS: Final = 12.0
"""From the start of the clock to the verdict."""
FRAME_SECONDS: Final = 1 / 60
STEPS_PER_CUBE: Final = 40
"""Pointer positions per carried cube."""
SIDE: Final = 40
PRACTICE_PATH: Final = "/api/practice/socket"


class Tower(ServerMessage, frozen=True):
    phase: str
    poses: list[int]


class TowerFrame(ServerMessage, frozen=True): ...


AnyTowerMessage = Tower | TowerFrame | Accepted | Refused | Ping | Bye
DECODER: Final[msgspec.json.Decoder[AnyTowerMessage]] = msgspec.json.Decoder(AnyTowerMessage)


class TowerClient:
    """A socket that requests cubes, starts the clock, and moves cube after cube to the middle."""

    def __init__(self, address: ServerAddress, measurements: Measurements) -> None:
        self.place = address
        self.book = measurements
        self.socket: BenchmarkSocket | None = None
        self.pointer_inputs: Iterator[dict[str, object]] = iter(())
        self.timer: asyncio.TimerHandle | None = None
        self.ids = 0

    async def connect(self) -> None:
        line = BenchmarkSocket(
            f"{self.place.host}:{self.place.port}", PRACTICE_PATH, self.on_message, self.record_error
        )
        self.socket = line
        await asyncio.get_running_loop().create_connection(lambda: line, *self.place)
        await line.opened

    def start(self, due: float) -> None:
        asyncio.get_running_loop().call_at(due, self.start_tower)

    def start_tower(self) -> None:
        self.send_request("practise", light=LIGHT_CUBES, heavy=HEAVY_CUBES)

    def send_request(self, do: str, **words: object) -> None:
        self.ids += 1
        self.send(do=do, id=str(self.ids), **words)

    def send(self, **words: object) -> None:
        if self.socket is not None:
            self.socket.send(encode_request(**words))

    def on_message(self, text: bytes) -> None:
        match DECODER.decode(text):
            case Tower(phase="waiting"):
                self.send_request("towerstart")
            case Tower(phase="running", poses=poses):
                self.pointer_inputs = pointer_path(poses)
                self.send_pointer()
            case Tower(phase="judged"):
                self.book.towers += self.book.is_open
                self.start_tower()
            case Ping(n=number):
                self.send(do="pong", n=number)
            case Refused(code=code) | Bye(code=code):
                self.record_error(code)

    def send_pointer(self) -> None:
        """Send the pointer position once per frame."""
        point = next(self.pointer_inputs, None)
        if point is not None:
            self.send(do="towerpoint", **point)
            self.timer = asyncio.get_running_loop().call_later(FRAME_SECONDS, self.send_pointer)

    def record_error(self, why: str) -> None:
        self.book.errors[why] += 1

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.socket is not None:
            self.socket.close()


def pointer_path(poses: list[int]) -> Iterator[dict[str, object]]:
    """Yield pointer inputs: to each cube from the top of the heap, then to the middle, higher each time."""
    cubes = [(poses[start] / 10, poses[start + 1] / 10) for start in range(0, len(poses), 3)]
    for level, (x, y) in enumerate(sorted(cubes, key=lambda cube: -cube[1])):
        yield {"kind": "pick", "x": x, "y": y}
        for step in range(1, STEPS_PER_CUBE + 1):
            share = step / STEPS_PER_CUBE
            yield {"kind": "move", "x": x * (1 - share), "y": y + (SIDE * (level + 1) - y) * share}
        yield {"kind": "release", "x": 0, "y": SIDE * (level + 1)}
