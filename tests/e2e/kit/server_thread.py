"""The real server in a thread of the test, with everything behind its doors but time and chance."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from knockbox.bots.workers.pool import WorkerPool
from knockbox.cli.serving import KnockboxServer, bind_socket, make_config
from knockbox.server.app import make_app
from knockbox.server.metrics import Metrics
from knockbox.server.public_url import format_origin
from knockbox.server.service import Service
from knockbox.server.setting_parsers import Secret
from knockbox.server.settings import Settings
from knockbox.server.tables.context import LogAppender, ReportStore, TableContext
from tests.e2e.kit.chance import SeededLots
from tests.e2e.kit.manual_clock import HouseTime

HERE: Final = "127.0.0.1"
DEADLINE_SECONDS: Final = 60.0
PLENTY: Final = 1_000_000
BOTS: Final = WorkerPool(workers=1, always_in_worker=True)
"""They know of nothing but what they are asked, and so serve one house after the other; each begins with a question."""


class LiveHouse:
    """A server that a browser can reach; `time` is its clock, and `moved` lets some of it pass."""

    def __init__(self, folder: Path, app: Path, seed: int, port: int = 0) -> None:
        self.time = HouseTime()
        self.seed = seed
        self.settings = settings_in(folder, app)
        self.service = Service(self.settings, make_context=self.surround)
        self.socket = bind_socket(HERE, port)
        self.url = format_origin(HERE, self.socket.getsockname()[1]) + "/"
        self.is_open = Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.server = Unsignalled(make_config(make_app(self.service), self.settings), self.service, self.opened)
        self.thread = Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)

    def surround(
        self, journal: LogAppender, reports: ReportStore, own: WorkerPool, metrics: Metrics, **more: Any
    ) -> TableContext:
        """With bots that are there already; those of the house itself never begin."""
        del own
        time, lots = self.time, SeededLots(self.seed)
        by_test = partial(TableContext, ids=lots, now_ms=time, sleep=time.wait, wait_until=time.until)
        return by_test(journal, reports, BOTS, metrics, **more)

    def opened(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.is_open.set()

    def start(self) -> None:
        self.thread.start()
        assert self.is_open.wait(DEADLINE_SECONDS), "the house does not open"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(DEADLINE_SECONDS)
        self.socket.close()
        assert not self.thread.is_alive(), "the house does not close"

    def move_time(self, ms: int) -> None:
        """Let time pass at every table; clocks that run out ring."""
        self.time.ms += ms
        self.do(self.ring)

    def ring(self) -> None:
        for actor in self.service.registry.awake.values():
            actor.check_timeout()

    def do(self, deed: Callable[[], None]) -> None:
        """Do something where the tables live, and return when it is done."""

        async def done() -> None:
            deed()

        assert self.loop is not None
        asyncio.run_coroutine_threadsafe(done(), self.loop).result(DEADLINE_SECONDS)

    @contextmanager
    def bots_held(self) -> Iterator[None]:
        """As long as the block lasts, no answer of a bot shows."""
        self.time.is_held = True
        try:
            yield
        finally:
            self.time.is_held = False


class Unsignalled(KnockboxServer):
    """A server that ends when it is told to; signals are for the thread of the tests."""

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]  # no generator is needed
        return nullcontext()


def settings_in(folder: Path, app: Path) -> Settings:
    """A data folder of its own, and limits in nobody's way."""
    return Settings(
        database=Secret(f"sqlite:///{folder / 'knockbox.db'}"),
        web=str(app),
        messages_per_second=10_000,
        message_burst=100_000,
        messages_per_address=PLENTY,
        requests_per_minute=PLENTY,
        creations_per_minute=PLENTY,
    )


@contextmanager
def living(folder: Path, app: Path, seed: int) -> Iterator[LiveHouse]:
    """A house as long as the block lasts."""
    house = LiveHouse(folder, app, seed)
    house.start()
    try:
        yield house
    finally:
        house.stop()
