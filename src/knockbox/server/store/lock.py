"""The lock of a database: one server at a time writes to it, and proves with heartbeats that it is alive."""

import asyncio
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select, update

from knockbox.server.store.database import Database
from knockbox.server.store.errors import LockedError
from knockbox.server.store.process import is_dead, process_id
from knockbox.server.store.schema import SERVER_LOCK

LOCK_TIMEOUT_SECONDS: Final = 10.0
"""A lock without a heartbeat for this long is free; a server sends ten in that time."""
POLL_SECONDS: Final = 0.1
MAX_COUNTED_SECONDS: Final = 0.5
"""The most that is counted between two polls: a process that was suspended saw nothing in the meantime."""
MIN_HEARTBEATS: Final = 2
"""Heartbeats that prove a live holder: one may still come from a server that died, as Postgres runs what it got."""
LOCK_TOKEN_BYTES: Final = 16
HOLDER_QUERY: Final = select(SERVER_LOCK.c.token, SERVER_LOCK.c.process, SERVER_LOCK.c.label, SERVER_LOCK.c.heartbeat)


class Holder(NamedTuple):
    """The row of the lock; an empty token means that it is free."""

    token: str
    process: str
    label: str  # for display
    heartbeat: int

    @property
    def is_gone(self) -> bool:
        return not self.token or is_dead(self.process)


NO_HOLDER: Final = Holder("", "", "", 0)


class HolderWatch:
    """What a process waiting for the lock has seen of its holder."""

    def __init__(self, now: float) -> None:
        self.polled_at = now
        self.silent_seconds = 0.0
        self.polls = 0
        self.heartbeats = -1  # the first poll is no heartbeat
        self.last_heartbeat: tuple[str, int] | None = None

    def poll(self, holder: Holder, now: float) -> None:
        self.silent_seconds += min(now - self.polled_at, MAX_COUNTED_SECONDS)
        self.polled_at = now
        self.polls += 1
        if self.last_heartbeat != (holder.token, holder.heartbeat):
            self.last_heartbeat = holder.token, holder.heartbeat
            self.silent_seconds = 0.0
            self.heartbeats += 1


async def take_lock(
    database: Database,
    force: bool = False,
    silent_seconds: float = LOCK_TIMEOUT_SECONDS,
    on_wait: Callable[[str], None] = lambda holder: None,
    now: Callable[[], float] = time.monotonic,
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Make this process the writer of the database; from now on its writes fail if another takes the lock.

    A dead holder is replaced at once if it ran on this machine, else after it was silent for long enough; `on_wait` is
    called once with its label. `force` replaces any holder.

    Raises:
        LockedError: the holder is alive.
    """
    token = secrets.token_hex(LOCK_TOKEN_BYTES)
    watch = HolderWatch(now())
    while True:
        holder = await read_holder(database)
        watch.poll(holder, now())
        if force or holder.is_gone or watch.silent_seconds >= silent_seconds:
            if await write_holder(database, None if force else holder, token):
                return
        elif watch.heartbeats >= MIN_HEARTBEATS:
            raise LockedError(holder.label)
        elif watch.polls == 1:
            on_wait(holder.label)
        await pause(POLL_SECONDS)


async def read_holder(database: Database) -> Holder:
    async with database.read_transaction() as connection:
        row = (await connection.execute(HOLDER_QUERY)).one_or_none()
        return NO_HOLDER if row is None else Holder(*row)


async def write_holder(database: Database, former: Holder | None, token: str) -> bool:
    """Replace the holder and set the token of the database; return whether that was done.

    A cancellation waits for the write to finish: if it is committed, only the token can release the lock.
    """
    work = partial(replace_holder, former, token)
    writing = asyncio.ensure_future(database.write(work, checks_lock=False))
    try:
        return await asyncio.shield(writing)
    finally:
        await asyncio.wait({writing})
        if not writing.cancelled() and writing.exception() is None and writing.result():
            database.token = token


def replace_holder(former: Holder | None, token: str, connection: Connection) -> bool:
    """Write a new holder, unless it changed from `former` or sent a heartbeat; return whether that was done."""
    row = connection.execute(HOLDER_QUERY.with_for_update()).one_or_none()
    if row is None:  # it was deleted by hand
        connection.execute(insert(SERVER_LOCK).values(name="tables", **NO_HOLDER._asdict()))
    found = NO_HOLDER if row is None else Holder(*row)
    if former is not None and former != found:
        return False
    label = f"process {os.getpid()} on {socket.gethostname()}"
    connection.execute(
        update(SERVER_LOCK).values(token=token, process=process_id(), label=label, heartbeat=found.heartbeat + 1)
    )
    return True


async def release_lock(database: Database) -> None:
    """Let the next server begin at once. Raise `LockTakenError` if another one has.

    The token is kept but no longer holds the lock, so later writes fail.
    """
    free = update(SERVER_LOCK).values(token="", process="", label="")
    await database.write(lambda connection: connection.execute(free))
