"""What a siege needs: a server whose lots, time and bots are known, and a table that must not notice."""

import base64
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from knockbox.server.forms import Create
from knockbox.server.service import Service
from knockbox.server.settings import Settings, read_settings
from tests.server.fuzz.lines import Client
from tests.server.kit import ReadyThinkers, Time

STEPS: Final = 8
"""Between two steps of the table that must not notice."""


class SeededLots:
    """Names and tokens as long as true ones."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)  # noqa: S311  (what it draws must be known)

    def table(self) -> str:
        return base64.urlsafe_b64encode(self.rng.randbytes(12)).decode()

    def token(self) -> str:
        return base64.urlsafe_b64encode(self.rng.randbytes(24)).decode()

    def secret(self) -> str:
        return self.rng.randbytes(32).hex()

    def adventure(self) -> str:
        return self.rng.randbytes(8).hex()


class Alarm(logging.Handler):
    """Remembers what was logged as an error, by whomever."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.rung: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        cause = record.exc_info[1] if record.exc_info else ""
        self.rung.append(f"{record.name}: {record.getMessage()} {cause!r}")


class Control:
    """A duel that goes by a script; what its players hear may not depend on what happens elsewhere."""

    def __init__(self, service: Service, seed: int) -> None:
        self.service = service
        self.rng = Random(f"control {seed}")  # noqa: S311
        self.clients: list[Client] = []
        self.steps = 0

    async def begin(self) -> None:
        form = {
            "game": "knockdown",
            "seats": ["here", "here"],
            "names": ["Ana", "Olek"],
            "options": {"stall_guard": "on"},
        }
        opened = await self.service.house.open(msgspec.convert(form, Create))
        for seat in opened.seats:
            client = Client(self.service, opened.table, "198.51.100.1")
            await client.tell(do="hello", token=seat.token, lang="en")
            self.clients.append(client)
        for client in self.clients:
            await client.tell(do="ready", id="r", nonce="nonce-of-control")

    async def step(self) -> None:
        self.steps += 1
        for number, client in enumerate(self.clients):
            await client.answer(self.rng, f"step-{self.steps}")
            if self.steps % 5 == number:
                await client.tell(do="chat", id=f"chat-{self.steps}", text=f"step {self.steps}")
        for client in self.clients:
            await client.rest()

    @property
    def heard(self) -> list[list[str]]:
        return [client.line.heard for client in self.clients]


def settings_in(folder: Path, **flags: Any) -> Settings:
    patient = {
        "messages_per_second": 10_000.0,
        "message_burst": 100_000,
        "messages_per_address": 1_000_000.0,
        "requests_per_minute": 1_000_000.0,
        "creations_per_minute": 1_000_000.0,
        "silence_seconds": 3_600.0,
    }
    return read_settings({"database": f"sqlite:///{folder / 'siege.db'}", **patient, **flags}, {})


@asynccontextmanager
async def served(folder: Path, seed: int, **flags: Any) -> AsyncIterator[Service]:
    """A server whose lots, time and bots are known; its journal is a true one."""
    service = Service(settings_in(folder, **flags))
    await service.start()
    around, time = service.house.around, Time()
    around.lots, around.now_ms, around.wait = SeededLots(f"lots {seed}"), time, time.wait
    around.thinkers = ReadyThinkers()
    try:
        yield service
    finally:
        await service.say_goodbye()
        await service.stop()


async def quiet_run(folder: Path, seed: int, attacks: int) -> list[list[str]]:
    """What the control table hears when nobody attacks."""
    async with served(folder, seed) as service:
        control = Control(service, seed)
        await control.begin()
        for _ in range(0, attacks, STEPS):
            await control.step()
        return control.heard
