"""The main loop of a worker process: it serves requests from a pipe and ends when the pipe is closed."""

import os
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Final

import msgspec
from msgspec.structs import replace

from knockbox.bots.workers.messages import (
    CancelSearch,
    CheckReady,
    Prepare,
    Search,
    SearchDone,
    SearchFailed,
    WorkerReady,
    WorkerReply,
    decode_request,
    encode_message,
)
from knockbox.bots.workers.processes import ignore_sigint
from knockbox.bots.workers.search_request import GameSpec, answer_request, build_game
from knockbox.engine import state

CANCEL_POLL_SECONDS: Final = 0.01


def serve(connection: "Connection[bytes, bytes]", nice: int = 0) -> None:
    """Serve requests until the pipe is closed, at the given niceness."""
    ignore_sigint()
    os.nice(nice)
    with suppress(EOFError, OSError):
        while True:
            request = decode_request(connection.recv_bytes())
            if isinstance(request, Search):
                connection.send_bytes(encode_message(run_request(request, CancelCheck(connection, request.number))))
            elif isinstance(request, Prepare):
                prebuild_game(request.game_spec)
            elif isinstance(request, CheckReady):
                connection.send_bytes(encode_message(WorkerReady(is_compiled())))


def is_compiled() -> bool:
    """Return whether the engine of this process is compiled."""
    return (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


class CancelCheck:
    """Polls the pipe during a search for a message that cancels it."""

    def __init__(self, connection: "Connection[bytes, bytes]", number: int) -> None:
        self.connection = connection
        self.number = number
        self.next_poll = 0.0

    def __call__(self) -> bool:
        """Return whether to stop; a message about an earlier search is ignored."""
        now = perf_counter()
        if now < self.next_poll:
            return False
        self.next_poll = now + CANCEL_POLL_SECONDS
        while self.connection.poll():
            request = decode_request(self.connection.recv_bytes())
            if isinstance(request, CancelSearch) and request.number == self.number:
                return True
        return False


def run_request(request: Search, ear: CancelCheck) -> WorkerReply:
    try:
        result = answer_request(request.request, request.seed, request.sent_at, ear)
        return SearchDone(replace(result, seconds=perf_counter() - request.sent_at))
    except EOFError:  # the parent process is gone
        raise
    except Exception as error:  # reported to the caller
        return SearchFailed(f"{type(error).__name__}: {error}")


def prebuild_game(game_spec: GameSpec) -> None:
    """Build a game ahead of time; an error is reported by the first search that needs the game."""
    with suppress(Exception):
        build_game(msgspec.json.encode(game_spec))
