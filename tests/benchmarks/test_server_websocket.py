"""The light websocket of the crowd: frames are put together and taken apart."""

import asyncio
from typing import Any

import pytest

from benchmarks.server.websocket import BenchmarkSocket, first_frame, make_frame

WELCOME = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
HELLO = b"\x81\x05hello"


class Pipe(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.is_closed = True


def talk(*chunks: bytes) -> tuple[list[bytes], list[str], Pipe]:
    """What a line hears and why it ended, when it receives these chunks."""
    heard: list[bytes] = []
    ended: list[str] = []
    pipe = Pipe()

    async def scenario() -> None:
        line = BenchmarkSocket("here:1", "/table", heard.append, ended.append)
        line.connection_made(pipe)
        for chunk in chunks:
            line.data_received(chunk)
        if line.opened.done() and not line.opened.exception():
            line.send(b"yes")

    asyncio.run(scenario())
    return heard, ended, pipe


@pytest.mark.parametrize("size", [0, 1, 125, 126, 5000, 65_535])
def test_what_is_framed_can_be_found_again(size: int) -> None:
    text = b"x" * size
    frame = make_frame(text)
    unmasked = frame.replace(bytes(4), b"", 1)
    unmasked = unmasked[:1] + bytes((unmasked[1] & 0x7F,)) + unmasked[2:]
    found = first_frame(bytearray(unmasked + HELLO))
    assert frame[1] & 0x80
    assert found is not None
    assert unmasked[found[1] : found[2]] == text


def test_a_frame_that_is_not_all_there_is_waited_for() -> None:
    long = b"\x81\x7f" + (70_000).to_bytes(8) + b"x" * 70_000
    assert first_frame(bytearray(long[:-1])) is None
    assert first_frame(bytearray(long)) == (1, 10, 70_010)
    assert first_frame(bytearray(b"\x81")) is None


def test_messages_may_come_in_any_pieces() -> None:
    stream = WELCOME + HELLO + HELLO
    heard, ended, pipe = talk(*(stream[start : start + 3] for start in range(0, len(stream), 3)))
    assert heard == [b"hello", b"hello"]
    assert ended == []
    assert pipe.written[0].startswith(b"GET /table HTTP/1.1\r\nHost: here:1\r\n")
    assert pipe.written[1] == make_frame(b"yes")


def test_whoever_is_not_let_in_ends_with_the_reason() -> None:
    heard, ended, pipe = talk(b"HTTP/1.1 403 Forbidden\r\n\r\n")
    assert heard == []
    assert ended == ["no websocket: HTTP/1.1 403 Forbidden"]
    assert pipe.is_closed
    assert len(pipe.written) == 1


def test_a_goodbye_of_the_server_ends_it_once() -> None:
    goodbye = b"\x88\x02" + (1008).to_bytes(2)
    _, ended, pipe = talk(WELCOME, HELLO, goodbye + goodbye)
    assert ended == ["closed by the server: 1008"]
    assert pipe.is_closed
