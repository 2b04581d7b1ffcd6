"""Read lines, answer lines."""

from typing import BinaryIO, Final

import msgspec

from knockbox.cli.stdio.desk import Desk
from knockbox.cli.stdio.errors import Refusal

LINE_LIMIT: Final = 1 << 20


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line with one line until `quit` or the end of input."""
    desk = Desk()
    while line := source.readline(LINE_LIMIT + 1):
        answer = too_long(source, line) if len(line) > LINE_LIMIT else desk.respond(line)
        sink.write(msgspec.json.encode(answer) + b"\n")
        sink.flush()
        if desk.is_leaving:
            return


def too_long(source: BinaryIO, line: bytes) -> dict[str, object]:
    """Skip the rest of the line and say how long one may be."""
    while line and not line.endswith(b"\n"):
        line = source.readline(LINE_LIMIT)
    return Refusal("too-long", f"found a line of over {LINE_LIMIT} bytes; expected at most that").told()
