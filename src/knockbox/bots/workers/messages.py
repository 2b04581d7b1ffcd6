"""JSON messages between this process and its worker processes."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from knockbox.bots.search_result import SearchResult
from knockbox.bots.workers.search_request import GameSpec, SearchRequest


class Prepare(msgspec.Struct, frozen=True, tag=True):
    """Build a game ahead of the searches that will need it."""

    game_spec: GameSpec


class Search(msgspec.Struct, frozen=True, tag=True):
    """Search for an answer and reply with the result."""

    number: int
    request: SearchRequest
    seed: int
    sent_at: float  # `perf_counter` value at which the time budget starts; shared by all processes


class CancelSearch(msgspec.Struct, frozen=True, tag=True):
    """Stop a search and reply with the result so far."""

    number: int


class CheckReady(msgspec.Struct, frozen=True, tag=True):
    """Reply as soon as everything is loaded and built."""


class WorkerReady(msgspec.Struct, frozen=True, tag=True):
    """The process is ready for searches."""

    is_compiled: bool


class SearchDone(msgspec.Struct, frozen=True, tag=True):
    result: SearchResult


class SearchFailed(msgspec.Struct, frozen=True, tag=True):
    """The search raised an exception."""

    message: str


WorkerRequest: TypeAlias = Prepare | Search | CancelSearch | CheckReady
WorkerReply: TypeAlias = SearchDone | SearchFailed | WorkerReady

encode_message: Callable[[WorkerRequest | WorkerReply], bytes] = msgspec.json.encode
decode_request: Callable[[bytes], WorkerRequest] = msgspec.json.Decoder(WorkerRequest).decode
decode_reply: Callable[[bytes], WorkerReply] = msgspec.json.Decoder(WorkerReply).decode
