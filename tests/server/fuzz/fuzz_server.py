"""The server under fuzzing, with predictable ids, time and bots, and a control table that must not be affected."""

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
from tests.server.fuzz.fake_sockets import Client
from tests.server.kit import InstantBotPool, ManualClock

ATTACKS_PER_CONTROL_STEP: Final = 8
"""Attacks between two steps of the control table."""


class SeededIds:
    """Predictable ids and tokens, as long as real ones."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)  # noqa: S311  (what it draws must be known)

    def new_table_id(self) -> str:
        return base64.urlsafe_b64encode(self.rng.randbytes(12)).decode()

    def new_token(self) -> str:
        return base64.urlsafe_b64encode(self.rng.randbytes(24)).decode()

    def new_secret(self) -> str:
        return self.rng.randbytes(32).hex()

    def new_adventure_id(self) -> str:
        return self.rng.randbytes(8).hex()


class ErrorCollector(logging.Handler):
    """Collects everything that is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        cause = record.exc_info[1] if record.exc_info else ""
        self.errors.append(f"{record.name}: {record.getMessage()} {cause!r}")


class ControlTable:
    """A scripted duel; what its players are sent must not depend on attacks on other tables."""

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
        opened = await self.service.registry.open_table(msgspec.convert(form, Create))
        for seat in opened.seats:
            client = Client(self.service, opened.table, "198.51.100.1")
            await client.send_fields(do="hello", token=seat.token, lang="en")
            self.clients.append(client)
        for client in self.clients:
            await client.send_fields(do="ready", id="r", nonce="nonce-of-control")

    async def step(self) -> None:
        self.steps += 1
        for number, client in enumerate(self.clients):
            await client.answer(self.rng, f"step-{self.steps}")
            if self.steps % 5 == number:
                await client.send_fields(do="chat", id=f"chat-{self.steps}", text=f"step {self.steps}")
        for client in self.clients:
            await client.settle()

    @property
    def received(self) -> list[list[str]]:
        return [client.socket.sent for client in self.clients]


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
async def fuzz_service(folder: Path, seed: int, **flags: Any) -> AsyncIterator[Service]:
    """Run a server with predictable ids, time and bots, and a real journal."""
    service = Service(settings_in(folder, **flags))
    await service.start()
    around, time = service.registry.context, ManualClock()
    around.ids, around.now_ms, around.sleep = SeededIds(f"lots {seed}"), time, time.sleep
    around.bot_pool = InstantBotPool()
    try:
        yield service
    finally:
        await service.close_connections()
        await service.stop()


async def run_without_attacks(folder: Path, seed: int, attacks: int) -> list[list[str]]:
    """Return what the control table is sent without attacks."""
    async with fuzz_service(folder, seed) as service:
        control = ControlTable(service, seed)
        await control.begin()
        for _ in range(0, attacks, ATTACKS_PER_CONTROL_STEP):
            await control.step()
        return control.received
