"""Whether a server is well: it says so as long as its signs of life are written, and tells of trouble once."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from knockbox.server import service as services
from knockbox.server.readers import Secret
from knockbox.server.service import Service
from knockbox.server.settings import Settings
from knockbox.server.store.errors import UnavailableError
from tests.server.live import until


@asynccontextmanager
async def hurried(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    """A server that does its chores all the time, and is not believed for long."""
    monkeypatch.setattr(services, "ROUND_SECONDS", 0.001)
    monkeypatch.setattr(services, "WELL_SECONDS", 0.2)
    service = Service(Settings(database=Secret(f"sqlite:///{folder / 'knockbox.db'}"), bot_workers=1))
    await service.start()
    try:
        yield service
    finally:
        await service.say_goodbye()
        assert not service.is_well()
        await service.stop()


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.msg for record in caplog.records if record.msg.startswith("chores")]


def test_what_cannot_be_written_is_told_once_and_so_is_that_it_can_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="knockbox.server")

    async def scenario() -> None:
        async with hurried(tmp_path, monkeypatch) as service:
            await until(service.is_well)  # its first sign of life may be old by now on a busy machine
            beat, tried = service.house.beat, 0

            async def fail() -> None:
                nonlocal tried
                tried += 1
                raise UnavailableError("the disk is full")

            monkeypatch.setattr(service.house, "beat", fail)
            await until(lambda: tried > 20 and not service.is_well())
            assert told(caplog) == ["chores failed"]
            monkeypatch.setattr(service.house, "beat", beat)
            await until(service.is_well)
            await until(lambda: told(caplog) == ["chores failed", "chores go on"])

    asyncio.run(scenario())


def test_a_fault_of_ours_does_not_end_the_chores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with hurried(tmp_path, monkeypatch) as service:
            monkeypatch.setattr(service, "connections", None)
            await until(lambda: told(caplog) == ["chores failed"])
            monkeypatch.setattr(service, "connections", {})
            await until(service.is_well)

    asyncio.run(scenario())


def test_chores_that_come_late_say_for_how_long_nobody_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with hurried(tmp_path, monkeypatch) as service:
            now_ms, skipped = [0], list[int]()

            async def skip(gap_ms: int) -> None:
                skipped.append(gap_ms)

            monkeypatch.setattr(service.house, "skip", skip)
            monkeypatch.setattr(services, "wall_clock_ms", lambda: now_ms[0])
            beaten_at = service.beaten_at
            await until(lambda: service.beaten_at > beaten_at + 0.01)
            assert skipped == []
            while not skipped:
                now_ms[0] += services.ABSENT_MS + 1
                await asyncio.sleep(0.01)
            assert skipped[0] % (services.ABSENT_MS + 1) == 0

    asyncio.run(scenario())
