"""Practice: one hand, as many cubes as it likes, and nobody who counts; nothing of it is kept."""

import asyncio
from typing import Any, Final

from msgspec.structs import replace

from knockbox.server.errors import Refusal
from knockbox.server.logs import fail
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
from knockbox.server.tables.surroundings import Surroundings
from knockbox.server.towers.fates import EARLY
from knockbox.server.towers.live import Live
from knockbox.server.towers.pace import Pace
from knockbox.server.towers.picture import tower_of
from knockbox.server.towers.showing import Showing, hold
from knockbox.tower.parameters import MOST_CUBES
from knockbox.tower.terms import Terms

DIGITS: Final = 15
"""Of a lot, that say how cubes lie."""
EACH: Final = 15
"""Cubes for each who may practise at once: some have more of them as long as others have fewer."""


class Practice:
    """A place to build at, for one socket; its cubes are scattered anew as often as is wished."""

    def __init__(self, connection: Connection, around: Surroundings) -> None:
        self.connection = connection
        self.around = around
        self.showing: Showing | None = None
        self.task: asyncio.Task[None] | None = None
        self.trials = 0
        self.cubes = 0  # that lie here

    def answer(self, request: Any) -> Message:
        try:
            if isinstance(request, Practise):
                self.scatter(request)
            elif isinstance(request, TowerStart):
                self.start()
            else:
                raise Refusal("elsewhere", "here towers are practised, and nothing else")
        except Refusal as refusal:
            self.around.metrics.refusals[refusal.code].inc()
            return Refused(request.id, refusal.code, refusal.text)
        return Accepted(request.id)

    def scatter(self, wish: Practise) -> None:
        self.check_cubes(wish.light + wish.heavy)
        self.rest()
        self.lay(wish.light + wish.heavy)
        self.trials += 1
        seed = int(self.around.lots.secret()[-DIGITS:], 16)
        live = Live(Terms(seed, wish.light, wish.heavy, wish.seconds))
        self.showing = Showing(live, [self.connection], self.told)
        self.showing.tell_all()

    def check_cubes(self, cubes: int) -> None:
        """What a tower costs grows with its cubes: all who practise together have so many of them."""
        if not 1 <= cubes <= MOST_CUBES:
            raise Refusal("bad-cubes", f"found {cubes} cubes; expected 1 to {MOST_CUBES}")
        most = max(MOST_CUBES, EACH * self.connection.settings.max_practices)
        if self.around.practised - self.cubes + cubes > most:
            raise Refusal("too-many", "too many cubes are practised with; take fewer of them, or try again later")

    def lay(self, cubes: int) -> None:
        self.around.practised += cubes - self.cubes
        self.cubes = cubes

    def start(self) -> None:
        """KD-KO-1 Nobody attacks: whoever builds starts the clock."""
        showing = self.showing
        if showing is None or showing.live.is_over:
            raise Refusal("no-tower", "no clock of a tower waits to be started")
        if showing.live.is_waiting:
            showing.live.attempt.start()
            showing.tell_all()
            self.task = asyncio.create_task(self.build(showing, Pace(self.around.now_ms())))
            self.task.add_done_callback(report)

    async def build(self, showing: Showing, pace: Pace) -> None:
        await hold(showing.live, self.around, showing, pace)
        showing.tell_all()

    def told(self) -> Tower:
        assert self.showing is not None, "cubes lie there"  # noqa: S101
        return replace(tower_of(self.showing.picture), trials=self.trials)

    def hear(self, told: TowerPoint | TowerKey) -> None:
        live = self.showing.live if self.showing else None
        fate = EARLY if live is None else live.point(told) if isinstance(told, TowerPoint) else live.press(told)
        self.around.metrics.tower_inputs[fate].inc()

    def rest(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None


def report(task: "asyncio.Task[None]") -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        fail("practice failed", error)


async def practise(connection: Connection, around: Surroundings) -> None:
    """All that happens on a socket of practice."""
    practice = Practice(connection, around)
    connection.ping()
    connection.lend_hand(practice.hear)
    try:
        while (request := await connection.read()) is not None:
            if isinstance(request, Pong):
                connection.pong(request)
            elif isinstance(request, TowerPoint | TowerKey):
                practice.hear(request)
            elif hasattr(request, "id"):
                connection.reply(practice.answer(request))
            else:
                connection.say(Refused("", "elsewhere", "here nobody says hello: towers are practised, and no more"))
    finally:
        practice.rest()
        practice.lay(0)
