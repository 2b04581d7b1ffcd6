"""The request loop of `knockbox stdio`."""

from typing import BinaryIO, Final

import msgspec

from knockbox.cli.stdio.errors import Refusal
from knockbox.cli.stdio.session import StdioSession

MAX_LINE_BYTES: Final = 1 << 20


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line with one line until `quit` or the end of input."""
    desk = StdioSession()
    while line := source.readline(MAX_LINE_BYTES + 1):
        answer = reject_long_line(source, line) if len(line) > MAX_LINE_BYTES else desk.respond(line)
        sink.write(msgspec.json.encode(answer) + b"\n")
        sink.flush()
        if desk.is_done:
            return


def reject_long_line(source: BinaryIO, line: bytes) -> dict[str, object]:
    """Skip the rest of the line and return a refusal."""
    while line and not line.endswith(b"\n"):
        line = source.readline(MAX_LINE_BYTES)
    return Refusal("too-long", f"found a line of over {MAX_LINE_BYTES} bytes; expected at most that").to_dict()
