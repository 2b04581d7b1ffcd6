"""Logging of the server: one line per event to stderr, as JSON or plain text."""

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from knockbox.server.redaction import escape_unprintable, redact_fields, redact_text, remove_secrets

LOGGER: Final = logging.getLogger("knockbox.server")
LIBRARY_EVENT: Final = "said"
"""Event name of lines logged by libraries; their message is the field `text`."""
FIELDS_ATTRIBUTE: Final = "knockbox_fields"
TRACEBACK_ATTRIBUTE: Final = "knockbox_trace"
RATE_LIMITED_ATTRIBUTE: Final = "knockbox_rate_limited"
MAX_SIMILAR_PER_MINUTE: Final = 5
"""Rate-limited lines of one kind written per minute; the rest are only counted."""
MAX_KINDS: Final = 200
OTHER_KINDS: Final = ""
"""The key under which kinds beyond `MAX_KINDS` are counted together."""
MINUTE_SECONDS: Final = 60.0
LEFT_OUT_FIELD: Final = "left_out"
"""Field with the number of rate-limited lines left out before this one."""
MAX_TRACEBACK_LINES: Final = 60
CONTINUATION_PREFIX: Final = "    | "
"""Prefix of continuation lines; no other line begins with it."""

ROUTED_LOGGERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.asgi")
"""Loggers with handlers of their own, which are removed."""
NOISY_LOGGERS: Final = ("litestar", "sqlalchemy", "alembic", "aiosqlite", "asyncio")
"""Loggers that log every connection or statement; only their warnings are kept."""
PROVOKABLE_LOGGERS: Final = ("uvicorn.error", "websockets")
"""Loggers that warn about every malformed request; only errors are kept, so that clients cannot fill the disk."""


def log_info(event: str, /, **fields: object) -> None:
    """Log an event."""
    write_event(logging.INFO, event, fields)


def log_warning(event: str, /, **fields: object) -> None:
    """Log a warning for the operator."""
    write_event(logging.WARNING, event, fields)


def log_limited_warning(event: str, /, **fields: object) -> None:
    """Log a warning that clients can cause at will: rate-limited, with a count of the lines left out."""
    write_event(logging.WARNING, event, fields, is_rate_limited=True)


def log_error(event: str, error: BaseException, /, **fields: object) -> None:
    """Log an unexpected error; one marked `is_plain` is logged without a traceback."""
    if getattr(error, "is_plain", False):
        write_event(logging.ERROR, event, {**fields, "reason": str(error)}, is_rate_limited=True)
    else:
        write_event(logging.ERROR, event, fields, error)


def write_event(
    level: int,
    event: str,
    fields: dict[str, object],
    error: BaseException | None = None,
    is_rate_limited: bool = False,
) -> None:
    if LOGGER.isEnabledFor(level):
        caught = (type(error), error, error.__traceback__) if error else None
        LOGGER.log(
            level, event, exc_info=caught, extra={FIELDS_ATTRIBUTE: fields, RATE_LIMITED_ATTRIBUTE: is_rate_limited}
        )


def configure_logging(form: str, level: str, stream: TextIO | None = None) -> logging.Handler:
    """Route all logging of this process through one handler and return it.

    Start uvicorn with `log_config=None, access_log=False`.
    """
    root = logging.getLogger()
    for former in [handler for handler in root.handlers if isinstance(handler, LogHandler)]:
        root.removeHandler(former)
    lines = LogHandler(stream or sys.stderr)
    lines.setFormatter(JsonFormatter() if form == "json" else PlainFormatter())
    root.addHandler(lines)
    root.setLevel(level.upper())
    route_loggers(logging.getLevelNamesMapping()[level.upper()])
    return lines


def route_loggers(level: int) -> None:
    for name in ROUTED_LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # it would log addresses and query strings
    for name in NOISY_LOGGERS:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    for name in PROVOKABLE_LOGGERS:
        logging.getLogger(name).setLevel(max(level, logging.ERROR))


class LogRateLimiter:
    """Counts log lines by kind, so that a flood of them cannot fill a disk."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.minute_started_at = now()
        self.written: dict[str, int] = {}
        self.left_out: dict[str, int] = {}

    def may_write(self, kind: str) -> bool:
        """Count a line of this kind and return whether it is within the limit of this minute."""
        if self.now() - self.minute_started_at >= MINUTE_SECONDS:
            self.minute_started_at = self.now()
            self.written.clear()
        kind = count_up(self.written, kind)
        if self.written[kind] <= MAX_SIMILAR_PER_MINUTE:
            return True
        count_up(self.left_out, kind)
        return False

    def take_left_out(self, kind: str) -> int:
        """Return and reset how many lines of this kind, and of kinds not counted separately, were left out."""
        return self.left_out.pop(kind, 0) + self.left_out.pop(OTHER_KINDS, 0)


def count_up(counts: dict[str, int], kind: str) -> str:
    """Count a line and return its key; kinds beyond the first `MAX_KINDS` share one."""
    key = kind if kind in counts or len(counts) < MAX_KINDS else OTHER_KINDS
    counts[key] = counts.get(key, 0) + 1
    return key


class RedactionFilter(logging.Filter):
    """Removes secrets from every line."""

    def filter(self, record: logging.LogRecord) -> bool:
        fields = getattr(record, FIELDS_ATTRIBUTE, None)
        if fields is None:
            fields, record.msg = {"text": message_of(record)}, LIBRARY_EVENT
        record.args = None
        setattr(record, FIELDS_ATTRIBUTE, redact_fields(fields))
        setattr(record, TRACEBACK_ATTRIBUTE, traceback_lines(record))
        record.exc_info = record.exc_text = record.stack_info = None
        return True


def message_of(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception as error:
        return f"unformattable log line: {type(error).__name__}"


def traceback_lines(record: logging.LogRecord) -> list[str]:
    """Return the last lines of a traceback, without secrets and unprintable characters."""
    if not record.exc_info or record.exc_info[0] is None:
        return []
    lines = remove_secrets("".join(traceback.format_exception(*record.exc_info))).splitlines()
    return [redact_text(line) for line in lines[-MAX_TRACEBACK_LINES:]]


class RateLimitFilter(logging.Filter):
    """Drops lines over the rate limit that have a traceback or are marked as rate-limited."""

    def __init__(self) -> None:
        super().__init__()
        self.limiter = LogRateLimiter()

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        if error is None and not getattr(record, RATE_LIMITED_ATTRIBUTE, False):
            return True
        kind = f"{record.name} {record.msg} {error.__name__ if error else ''}"
        if not self.limiter.may_write(kind):
            return False
        if left_out := self.limiter.take_left_out(kind):
            setattr(
                record,
                FIELDS_ATTRIBUTE,
                {**(getattr(record, FIELDS_ATTRIBUTE, None) or {"text": message_of(record)}), LEFT_OUT_FIELD: left_out},
            )
        return True


class LogHandler(logging.StreamHandler[TextIO]):
    """Writes redacted and rate-limited lines to a stream."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.addFilter(RateLimitFilter())
        self.addFilter(RedactionFilter())

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  (name of the library)
        """Ignore write errors: they must not stop the server or print the line elsewhere."""


class JsonFormatter(logging.Formatter):
    """Formats lines as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return `at`, `level`, `from`, `event`, then the fields; a field with one of these names becomes `its_…`."""
        line: dict[str, Any] = {
            "at": timestamp(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": redact_text(str(record.msg)),
        }
        fields: dict[str, Any] = getattr(record, FIELDS_ATTRIBUTE)
        line |= {f"its_{name}" if name in line else name: value for name, value in fields.items()}
        if trace := getattr(record, TRACEBACK_ATTRIBUTE):
            line["traceback"] = trace
        return json.dumps(line)


class PlainFormatter(logging.Formatter):
    """Formats lines as plain text."""

    def format(self, record: logging.LogRecord) -> str:
        fields = [
            f"{format_value(name)}={format_value(value)}" for name, value in getattr(record, FIELDS_ATTRIBUTE).items()
        ]
        line = " ".join([timestamp(record), f"{record.levelname.lower():7}", redact_text(str(record.msg)), *fields])
        return "\n".join([line, *(CONTINUATION_PREFIX + part for part in getattr(record, TRACEBACK_ATTRIBUTE))])


def timestamp(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def format_value(value: Any) -> str:
    """Return a value unchanged, or quoted if it would be ambiguous."""
    if isinstance(value, str) and value and not set(value) & set(' "=[{'):
        return value
    return escape_unprintable(json.dumps(value, ensure_ascii=False))
