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

SILENT_SECONDS: Final = 10.0
"""After so long without a heartbeat a lock is free: ten times as long as a server takes from one to the next."""
LOOK_SECONDS: Final = 0.1
MAX_COUNTED_SECONDS: Final = 0.5
"""What is counted at most between two looks: a process that was suspended saw nothing in the meantime."""
ENOUGH_BEATS: Final = 2
"""One may still come from a server that died: Postgres carries out what it was sent."""
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
    """What somebody who waits for a lock has seen of its holder."""

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
    silent_seconds: float = SILENT_SECONDS,
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
            if await database.write(partial(replace_holder, None if force else holder, token)):
                database.token = token
                return
        elif watch.beats >= ENOUGH_BEATS:
            raise LockedError(holder.label)
        elif watch.looks == 1:
            on_wait(holder.label)
        await pause(LOOK_SECONDS)


async def look_up(database: Database) -> Holder:
    async with database.connected() as connection:
        row = (await connection.execute(ROW)).one_or_none()
        return FREE if row is None else Holder(*row)


def replace_holder(former: Holder | None, token: str, connection: Connection) -> bool:
    """Write a new holder, and say whether that was done: not if it is another one than `former`, or beat meanwhile."""
    row = connection.execute(ROW.with_for_update()).one_or_none()
    if row is None:  # somebody has tidied up
        connection.execute(insert(SERVER_LOCK).values(name="tables", **FREE._asdict()))
    found = FREE if row is None else Holder(*row)
    if former is not None and former != found:
        return False
    label = f"process {os.getpid()} on {socket.gethostname()}"
    connection.execute(update(SERVER_LOCK).values(token=token, process=process_id(), label=label, beat=found.beat + 1))
    return True


async def release_lock(database: Database) -> None:
    """Let the next server begin at once. Raises `LockTakenError` if another one has."""
    free = update(SERVER_LOCK).values(token="", process="", label="")
    await database.write(lambda connection: connection.execute(free))
    database.token = ""
