"""Whether a server is well: it says so as long as its signs of life are written, and tells of trouble once."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from knockbox.server import service as services
from knockbox.server.service import Service
from knockbox.server.setting_parsers import Secret
from knockbox.server.settings import Settings
from knockbox.server.store.errors import UnavailableError
from tests.server.live_server import poll_until


@asynccontextmanager
async def hurried(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    """A server that does its chores all the time, and is not believed for long."""
    monkeypatch.setattr(services, "MAINTENANCE_SECONDS", 0.001)
    monkeypatch.setattr(services, "HEALTHY_SECONDS", 0.2)
    service = Service(Settings(database=Secret(f"sqlite:///{folder / 'knockbox.db'}"), bot_workers=1))
    await service.start()
    try:
        yield service
    finally:
        await service.close_connections()
        assert not service.is_healthy()
        await service.stop()


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.msg for record in caplog.records if record.msg.startswith("maintenance")]


def test_a_failing_store_is_reported_once_and_so_is_its_recovery(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="knockbox.server")

    async def scenario() -> None:
        async with hurried(tmp_path, monkeypatch) as service:
            await poll_until(service.is_healthy)  # its first sign of life may be old by now on a busy machine
            beat, tried = service.registry.heartbeat, 0

            async def fail() -> None:
                nonlocal tried
                tried += 1
                raise UnavailableError("the disk is full")

            monkeypatch.setattr(service.registry, "heartbeat", fail)
            await poll_until(lambda: tried > 20 and not service.is_healthy())
            assert told(caplog) == ["maintenance failed"]
            monkeypatch.setattr(service.registry, "heartbeat", beat)
            await poll_until(service.is_healthy)
            await poll_until(lambda: told(caplog) == ["maintenance failed", "maintenance recovered"])

    asyncio.run(scenario())


def test_an_internal_error_does_not_end_maintenance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with hurried(tmp_path, monkeypatch) as service:
            monkeypatch.setattr(service, "connections", None)
            await poll_until(lambda: told(caplog) == ["maintenance failed"])
            monkeypatch.setattr(service, "connections", {})
            await poll_until(service.is_healthy)

    asyncio.run(scenario())


def test_late_maintenance_logs_how_long_the_process_was_suspended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with hurried(tmp_path, monkeypatch) as service:
            now_ms, skipped = [0], list[int]()

            async def skip(gap_ms: int) -> None:
                skipped.append(gap_ms)

            monkeypatch.setattr(service.registry, "skip_clocks", skip)
            monkeypatch.setattr(services, "wall_clock_ms", lambda: now_ms[0])
            beaten_at = service.heartbeat_at
            await poll_until(lambda: service.heartbeat_at > beaten_at + 0.01)
            assert skipped == []
            while not skipped:
                now_ms[0] += services.SUSPENDED_MS + 1
                await asyncio.sleep(0.01)
            assert skipped[0] % (services.SUSPENDED_MS + 1) == 0

    asyncio.run(scenario())
