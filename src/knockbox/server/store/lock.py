"""The lock of a database: one server at a time writes to it, and shows that it lives by counting on."""

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
TOKEN_BYTES: Final = 16
ROW: Final = select(SERVER_LOCK.c.token, SERVER_LOCK.c.process, SERVER_LOCK.c.label, SERVER_LOCK.c.beat)


class Holder(NamedTuple):
    """The row of the lock; an empty token means that it is free."""

    token: str
    process: str
    label: str  # for people
    beat: int

    @property
    def is_gone(self) -> bool:
        return not self.token or is_dead(self.process)


FREE: Final = Holder("", "", "", 0)


class Watch:
    """What a process that waits for the lock has seen of its holder."""

    def __init__(self, now: float) -> None:
        self.looked_at = now
        self.silent_seconds = 0.0
        self.looks = 0
        self.beats = -1  # the first look is none
        self.seen: tuple[str, int] | None = None

    def look(self, holder: Holder, now: float) -> None:
        self.silent_seconds += min(now - self.looked_at, MAX_COUNTED_SECONDS)
        self.looked_at = now
        self.looks += 1
        if self.seen != (holder.token, holder.beat):
            self.seen = holder.token, holder.beat
            self.silent_seconds = 0.0
            self.beats += 1


async def take_lock(
    database: Database,
    force: bool = False,
    silent_seconds: float = LOCK_TIMEOUT_SECONDS,
    on_wait: Callable[[str], None] = lambda holder: None,
    now: Callable[[], float] = time.monotonic,
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Make this process the one that writes to the database; from now on its writes fail if another takes the lock.

    A holder that has died is replaced at once if it ran on this machine, else when it was silent for long enough;
    `on_wait` is called once with its label. `force` replaces any holder.

    Raises:
        LockedError: the holder shows signs of life.
    """
    token = secrets.token_hex(TOKEN_BYTES)
    watch = Watch(now())
    while True:
        holder = await look_up(database)
        watch.look(holder, now())
        if force or holder.is_gone or watch.silent_seconds >= silent_seconds:
            if await write_holder(database, None if force else holder, token):
                return
        elif watch.beats >= MIN_HEARTBEATS:
            raise LockedError(holder.label)
        elif watch.looks == 1:
            on_wait(holder.label)
        await pause(POLL_SECONDS)


async def look_up(database: Database) -> Holder:
    async with database.connected() as connection:
        row = (await connection.execute(ROW)).one_or_none()
        return FREE if row is None else Holder(*row)


async def write_holder(database: Database, former: Holder | None, token: str) -> bool:
    """Replace the holder and set the token of the database; return whether that was done.

    A cancellation waits for the write to finish: it could be committed, and only the token can release the lock then.
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
    """Write a new holder, and say whether that was done: not if it is another one than `former`, or beat meanwhile."""
    row = connection.execute(ROW.with_for_update()).one_or_none()
    if row is None:  # it was deleted by hand
        connection.execute(insert(SERVER_LOCK).values(name="tables", **FREE._asdict()))
    found = FREE if row is None else Holder(*row)
    if former is not None and former != found:
        return False
    label = f"process {os.getpid()} on {socket.gethostname()}"
    connection.execute(update(SERVER_LOCK).values(token=token, process=process_id(), label=label, beat=found.beat + 1))
    return True


async def release_lock(database: Database) -> None:
    """Let the next server begin at once. Raise `LockTakenError` if another one has.

    The token is kept, and holds nothing any more: writes that come later fail.
    """
    free = update(SERVER_LOCK).values(token="", process="", label="")
    await database.write(lambda connection: connection.execute(free))
