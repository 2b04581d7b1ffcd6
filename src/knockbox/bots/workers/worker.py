"""What goes on in a process that searches: it is asked over a pipe, and ends when nobody is left at the other end."""

import os
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Final

import msgspec
from msgspec.structs import replace

from knockbox.bots.workers.case import Setting, built, found
from knockbox.bots.workers.messages import (
    Ask,
    CheckReady,
    Failed,
    Found,
    Hush,
    Prepare,
    Ready,
    Reply,
    read_request,
    written,
)
from knockbox.bots.workers.processes import leave_it_to_the_first
from knockbox.engine import state

PAUSE: Final = 0.01
"""Seconds of search between two looks at the pipe."""


def serve(connection: "Connection[bytes, bytes]", nice: int = 0) -> None:
    """Answer until the pipe is closed; with `nice`, whoever else needs the machine comes first."""
    leave_it_to_the_first()
    os.nice(nice)
    with suppress(EOFError, OSError):
        while True:
            request = read_request(connection.recv_bytes())
            if isinstance(request, Ask):
                connection.send_bytes(written(reply_to(request, Ear(connection, request.number))))
            elif isinstance(request, Prepare):
                prepare(request.setting)
            elif isinstance(request, CheckReady):
                connection.send_bytes(written(Ready(is_compiled())))


def is_compiled() -> bool:
    """Return whether the engine of this process is compiled."""
    return (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


class Ear:
    """Listens now and then, while a search goes on, whether it is still wanted."""

    def __init__(self, connection: "Connection[bytes, bytes]", number: int) -> None:
        self.connection = connection
        self.number = number
        self.next = 0.0

    def __call__(self) -> bool:
        """Whether to stop; a word about an earlier question came too late to matter."""
        now = perf_counter()
        if now < self.next:
            return False
        self.next = now + PAUSE
        while self.connection.poll():
            request = read_request(self.connection.recv_bytes())
            if isinstance(request, Hush) and request.number == self.number:
                return True
        return False


def reply_to(request: Ask, ear: Ear) -> Reply:
    try:
        thought = found(request.case, request.seed, request.sent, ear)
        return Found(replace(thought, seconds=perf_counter() - request.sent))
    except EOFError:  # the table is gone
        raise
    except Exception as error:  # whoever asked hears of it
        return Failed(f"{type(error).__name__}: {error}")


def prepare(setting: Setting) -> None:
    """Whatever is wrong with it will be told to whoever asks about it."""
    with suppress(Exception):
        built(msgspec.json.encode(setting))
