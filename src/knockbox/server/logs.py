"""The log of the server: a line for each thing that happened, as JSON or for the eye, to stderr."""

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from knockbox.server.redaction import harmless, redacted, spelt, without_secrets

LOGGER: Final = logging.getLogger("knockbox.server")
SAID: Final = "said"
"""The event of a line that a library wrote; its words are the field `text`."""
FIELDS: Final = "knockbox_fields"
TRACE: Final = "knockbox_trace"
RATE_LIMITED: Final = "knockbox_rate_limited"
MAX_ALIKE: Final = 5
"""Rate-limited lines of one kind that are written in a minute; the rest is only counted."""
MAX_KINDS: Final = 200
OTHER_KINDS: Final = ""
"""The key under which kinds beyond `MAX_KINDS` are counted together."""
MINUTE_SECONDS: Final = 60.0
LEFT_OUT: Final = "left_out"
"""The field that says how many rate-limited lines were left out before this one."""
LINES: Final = 60
"""Of a traceback, the last ones."""
MARGIN: Final = "    | "
"""What stands before lines that continue another; no line of the log begins with it."""

ROUTED: Final = ("uvicorn", "uvicorn.error", "uvicorn.asgi")
"""Loggers that would write by themselves."""
CHATTY: Final = ("litestar", "sqlalchemy", "alembic", "aiosqlite", "asyncio")
"""Loggers that tell of every connection or statement; their warnings are enough."""
PROVOKED: Final = ("uvicorn.error", "websockets")
"""Loggers that warn of every byte that is no request: whoever sends such bytes shall not fill a disk with lines."""


def tell(event: str, /, **fields: object) -> None:
    """Something happened."""
    write(logging.INFO, event, fields)


def warn(event: str, /, **fields: object) -> None:
    """Something happened that whoever runs the server should look at."""
    write(logging.WARNING, event, fields)


def warn_seldom(event: str, /, **fields: object) -> None:
    """Warn of something that a client can cause at will: rate-limited, with a count of the lines left out."""
    write(logging.WARNING, event, fields, is_rate_limited=True)


def fail(event: str, error: BaseException, /, **fields: object) -> None:
    """Something failed that should not have; an error whose words are enough comes without a traceback."""
    if getattr(error, "is_plain", False):
        write(logging.ERROR, event, {**fields, "reason": str(error)}, is_rate_limited=True)
    else:
        write(logging.ERROR, event, fields, error)


def write(
    level: int,
    event: str,
    fields: dict[str, object],
    error: BaseException | None = None,
    is_rate_limited: bool = False,
) -> None:
    if LOGGER.isEnabledFor(level):
        caught = (type(error), error, error.__traceback__) if error else None
        LOGGER.log(level, event, exc_info=caught, extra={FIELDS: fields, RATE_LIMITED: is_rate_limited})


def set_up(form: str, level: str, stream: TextIO | None = None) -> logging.Handler:
    """Let everything that is logged in this process go through here; returns what it goes through.

    A server of uvicorn must be started with `log_config=None, access_log=False`.
    """
    root = logging.getLogger()
    for former in [handler for handler in root.handlers if isinstance(handler, Lines)]:
        root.removeHandler(former)
    lines = Lines(stream or sys.stderr)
    lines.setFormatter(JsonLine() if form == "json" else PlainLine())
    root.addHandler(lines)
    root.setLevel(level.upper())
    route(logging.getLevelNamesMapping()[level.upper()])
    return lines


def route(level: int) -> None:
    for name in ROUTED:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # it has addresses and query strings
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    for name in PROVOKED:
        logging.getLogger(name).setLevel(max(level, logging.ERROR))


class LogRateLimiter:
    """Counts log lines by kind, so that a flood of them cannot fill a disk."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.begun_at = now()
        self.written: dict[str, int] = {}
        self.left_out: dict[str, int] = {}

    def may_write(self, kind: str) -> bool:
        """Whether there is room for one more line of this kind in this minute."""
        if self.now() - self.begun_at >= MINUTE_SECONDS:
            self.begun_at = self.now()
            self.written.clear()
        kind = count_up(self.written, kind)
        if self.written[kind] <= MAX_ALIKE:
            return True
        count_up(self.left_out, kind)
        return False

    def take_left_out(self, kind: str) -> int:
        """Return how many lines of this kind, and of kinds that are not counted apart, were left out; forget them."""
        return self.left_out.pop(kind, 0) + self.left_out.pop(OTHER_KINDS, 0)


def count_up(counts: dict[str, int], kind: str) -> str:
    """Count one more line and return the key it is counted under; kinds beyond the first `MAX_KINDS` share one."""
    key = kind if kind in counts or len(counts) < MAX_KINDS else OTHER_KINDS
    counts[key] = counts.get(key, 0) + 1
    return key


class Redaction(logging.Filter):
    """Lets every line pass, without its secrets."""

    def filter(self, record: logging.LogRecord) -> bool:
        fields = getattr(record, FIELDS, None)
        if fields is None:
            fields, record.msg = {"text": said(record)}, SAID
        record.args = None
        setattr(record, FIELDS, redacted(fields))
        setattr(record, TRACE, trace_of(record))
        record.exc_info = record.exc_text = record.stack_info = None
        return True


def said(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception as error:
        return f"a line that cannot be written: {type(error).__name__}"


def trace_of(record: logging.LogRecord) -> list[str]:
    """The lines of a traceback, each without secrets and without what cannot be printed."""
    if not record.exc_info or record.exc_info[0] is None:
        return []
    told = without_secrets("".join(traceback.format_exception(*record.exc_info))).splitlines()
    return [harmless(line) for line in told[-LINES:]]


class RateLimitFilter(logging.Filter):
    """Drops lines over the rate limit, if they have a traceback or are marked as rate-limited."""

    def __init__(self) -> None:
        super().__init__()
        self.limiter = LogRateLimiter()

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        if error is None and not getattr(record, RATE_LIMITED, False):
            return True
        kind = f"{record.name} {record.msg} {error.__name__ if error else ''}"
        if not self.limiter.may_write(kind):
            return False
        if left_out := self.limiter.take_left_out(kind):
            setattr(record, FIELDS, {**(getattr(record, FIELDS, None) or {"text": said(record)}), LEFT_OUT: left_out})
        return True


class Lines(logging.StreamHandler[TextIO]):
    """Where lines are written; whatever they are, they are without secrets."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.addFilter(RateLimitFilter())
        self.addFilter(Redaction())

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  (its name in the library)
        """A log that cannot be written stops nobody; what should have stood in it is shown nowhere else."""


class JsonLine(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """`at`, `level`, `from`, `event`, then the fields; a field that is called like one of them is `its_…`."""
        line: dict[str, Any] = {
            "at": moment(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": harmless(str(record.msg)),
        }
        fields: dict[str, Any] = getattr(record, FIELDS)
        line |= {f"its_{name}" if name in line else name: value for name, value in fields.items()}
        if trace := getattr(record, TRACE):
            line["traceback"] = trace
        return json.dumps(line)


class PlainLine(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = [f"{bare(name)}={bare(value)}" for name, value in getattr(record, FIELDS).items()]
        line = " ".join([moment(record), f"{record.levelname.lower():7}", harmless(str(record.msg)), *fields])
        return "\n".join([line, *(MARGIN + part for part in getattr(record, TRACE))])


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def bare(value: Any) -> str:
    """A value as it is, or in quotes if it could be taken for more than one thing."""
    if isinstance(value, str) and value and not set(value) & set(' "=[{'):
        return value
    return spelt(json.dumps(value, ensure_ascii=False))
