"""Tower practice on a websocket: any number of cubes, without a match; nothing is stored."""

import asyncio
from typing import Any, Final

from msgspec.structs import replace

from knockbox.server.errors import RequestRefusedError
from knockbox.server.logs import log_error
from knockbox.server.protocol import (
    Accepted,
    Message,
    Pong,
    Practise,
    Refused,
    Tower,
    TowerKey,
    TowerPoint,
    TowerStart,
)
from knockbox.server.sockets import Connection
from knockbox.server.tables.context import TableContext
from knockbox.server.towers.frames import build_tower_message
from knockbox.server.towers.input_outcomes import TOO_EARLY
from knockbox.server.towers.live import LiveTest
from knockbox.server.towers.pace import Pace
from knockbox.server.towers.streaming import TowerStream, run_live_test
from knockbox.tower.parameters import MAX_CUBES
from knockbox.tower.terms import TowerTerms

SEED_HEX_DIGITS: Final = 15
CUBES_PER_PRACTICE: Final = 15
"""Average cubes per practice connection: some may have more while others have fewer."""


class Practice:
    """The practice of one socket; its cubes are scattered again on every request."""

    def __init__(self, connection: Connection, context: TableContext) -> None:
        self.connection = connection
        self.context = context
        self.showing: TowerStream | None = None
        self.task: asyncio.Task[None] | None = None
        self.num_towers = 0
        self.cubes = 0  # of the current tower

    def answer(self, request: Any) -> Message:
        try:
            if isinstance(request, Practise):
                self.scatter(request)
            elif isinstance(request, TowerStart):
                self.start()
            else:
                raise RequestRefusedError("elsewhere", "this socket is for tower practice only")
        except RequestRefusedError as refusal:
            self.context.metrics.refusals[refusal.code].inc()
            return Refused(request.id, refusal.code, refusal.text)
        return Accepted(request.id)

    def scatter(self, request: Practise) -> None:
        self.check_cubes(request.light + request.heavy)
        self.stop()
        self.reserve_cubes(request.light + request.heavy)
        self.num_towers += 1
        seed = int(self.context.ids.new_secret()[-SEED_HEX_DIGITS:], 16)
        live = LiveTest(TowerTerms(seed, request.light, request.heavy, request.seconds))
        self.showing = TowerStream(live, [self.connection], self.current_tower)
        self.showing.broadcast()

    def check_cubes(self, cubes: int) -> None:
        """Raise `RequestRefusedError` for too many cubes; their total is limited because it determines the cost."""
        if not 1 <= cubes <= MAX_CUBES:
            raise RequestRefusedError("bad-cubes", f"found {cubes} cubes; expected 1 to {MAX_CUBES}")
        most = max(MAX_CUBES, CUBES_PER_PRACTICE * self.connection.settings.max_practices)
        if self.context.practice_cubes - self.cubes + cubes > most:
            raise RequestRefusedError("too-many", "too many cubes in use; take fewer, or try again later")

    def reserve_cubes(self, cubes: int) -> None:
        self.context.practice_cubes += cubes - self.cubes
        self.cubes = cubes

    def start(self) -> None:
        """KD-KO-1 Without an attacker, the builder starts the clock."""
        showing = self.showing
        if showing is None or showing.live.is_over:
            raise RequestRefusedError("no-tower", "no tower waits for its clock")
        if showing.live.is_waiting:
            pace = Pace(self.context.now_ms())  # before anyone hears of the start
            showing.live.attempt.start()
            showing.broadcast()
            self.task = asyncio.create_task(self.build(showing, pace))
            self.task.add_done_callback(log_failure)

    async def build(self, showing: TowerStream, pace: Pace) -> None:
        await run_live_test(showing.live, self.context, showing, pace)
        showing.broadcast()

    def current_tower(self) -> Tower:
        assert self.showing is not None, "cubes are scattered"  # noqa: S101
        return replace(build_tower_message(self.showing.encoder), trials=self.num_towers)

    def handle_input(self, message: TowerPoint | TowerKey) -> None:
        live = self.showing.live if self.showing else None
        if live is None:
            outcome = TOO_EARLY
        elif isinstance(message, TowerPoint):
            outcome = live.apply_point(message)
        else:
            outcome = live.apply_key(message)
        self.context.metrics.tower_inputs[outcome].inc()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None


def log_failure(task: "asyncio.Task[None]") -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log_error("practice failed", error)


async def run_practice(connection: Connection, context: TableContext) -> None:
    """Serve a practice socket until it closes."""
    practice = Practice(connection, context)
    connection.ping()
    connection.handle_pointer_with(practice.handle_input)
    try:
        while (request := await connection.receive()) is not None:
            if isinstance(request, Pong):
                connection.pong(request)
            elif isinstance(request, TowerPoint | TowerKey):
                practice.handle_input(request)
            elif hasattr(request, "id"):
                connection.reply(practice.answer(request))
            else:
                connection.send(Refused("", "elsewhere", "this socket needs no hello: it is for tower practice only"))
    finally:
        practice.stop()
        practice.reserve_cubes(0)
