"""The log of the server: one line for each thing, without secrets, that nobody can forge."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import uvicorn

from knockbox.server import logs
from knockbox.server.guards.tokens import new_token

NAMES = ("knockbox.server", *logs.ROUTED_LOGGERS, "uvicorn.access", *logs.NOISY_LOGGERS, *logs.PROVOKABLE_LOGGERS)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Logging is one for the whole process: leave it as it was found."""
    loggers, root = [logging.getLogger(name) for name in NAMES], logging.getLogger()
    before = [(each.level, list(each.handlers), each.propagate, each.disabled) for each in loggers]
    level_before = root.level
    yield
    root.setLevel(level_before)
    root.handlers[:] = [handler for handler in root.handlers if not isinstance(handler, logs.LogHandler)]
    for each, (level, handlers, propagate, disabled) in zip(loggers, before, strict=True):
        each.setLevel(level)
        each.handlers[:], each.propagate, each.disabled = handlers, propagate, disabled


def stream(form: str = "json", level: str = "info") -> io.StringIO:
    logging.getLogger().handlers.clear()  # those of pytest raise for lines that libraries got wrong
    written = io.StringIO()
    logs.configure_logging(form, level, written)
    return written


def only(written: io.StringIO) -> dict[str, object]:
    [line] = written.getvalue().splitlines()
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


def test_a_line_has_an_event_and_its_fields() -> None:
    written = stream()
    logs.log_info("table_opened", table="kestrel", seats=2, public=False, names=["Ada", None])
    line = only(written)
    assert line.pop("at").__class__ is str
    assert line == {
        "level": "info",
        "from": "knockbox.server",
        "event": "table_opened",
        "table": "kestrel",
        "seats": 2,
        "public": False,
        "names": ["Ada", None],
    }


def test_the_time_is_that_of_the_event_in_utc() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "event", None, None)
    record.created = 1_700_000_000.25
    assert logs.timestamp(record) == "2023-11-14T22:13:20.250+00:00"


def test_a_field_cannot_pass_for_the_level_or_the_event() -> None:
    written = stream()
    logs.log_warning("odd", level="error", event="forged")
    line = only(written)
    assert (line["level"], line["event"], line["its_level"], line["its_event"]) == ("warning", "odd", "error", "forged")


def test_what_is_below_the_level_is_not_written() -> None:
    written = stream(level="warning")
    logs.log_info("quiet")
    logs.log_warning("loud")
    assert only(written)["event"] == "loud"


@pytest.mark.parametrize("form", ["json", "plain"])
def test_nothing_that_is_sent_can_begin_a_line(form: str) -> None:
    written = stream(form)
    logs.log_info("named", name='x\n2026 error forged\r\u2028\u0085\x1b[2J\u202e"} {"event":"forged"}')
    [line] = written.getvalue().splitlines()
    assert line.isprintable()
    assert "named" in line


def test_a_plain_line_puts_in_quotes_what_could_be_taken_for_more() -> None:
    written = stream("plain")
    logs.log_info("named", seat=1, name="Ada admin=yes", other="Łukasz", none="")
    assert written.getvalue().endswith('info    named seat=1 name="Ada admin=yes" other=Łukasz none=""\n')


@pytest.mark.parametrize("form", ["json", "plain"])
def test_no_secret_is_written_from_any_field(form: str) -> None:
    token, written = new_token(), stream(form)
    logs.log_info("joined", token=token, path=f"/api/tables/x?t={token}", said=f"mine is {token}", body=token)
    logs.log_info("joined", more={"authorization": token, "list": [token]}, header=f"Bearer {token[:9]}")
    logging.getLogger("lib").warning("query %s", f"token={token[:9]}")
    try:
        raise ValueError(f"cannot reach postgresql://kb:{token[:9]}@db/kb")
    except ValueError as error:
        logs.log_error("failed", error)
    assert token[:9] not in written.getvalue()
    assert written.getvalue().count("[redacted]") >= 9


def failed(form: str) -> io.StringIO:
    written = stream(form)
    try:
        raise ValueError("first\n2026 error forged\x1b")
    except ValueError as error:
        logs.log_error("actor_failed", error, table="kestrel")
    return written


def test_a_failure_has_its_traceback() -> None:
    line = only(failed("json"))
    assert (line["level"], line["event"], line["table"]) == ("error", "actor_failed", "kestrel")
    trace = line["traceback"]
    assert isinstance(trace, list)
    assert trace[-2:] == ["ValueError: first", "2026 error forged\\x1b"]


def test_the_message_of_a_failure_cannot_pass_for_a_line() -> None:
    head, *rest = failed("plain").getvalue().splitlines()
    assert head.endswith("error   actor_failed table=kestrel")
    assert rest[-1] == "    | 2026 error forged\\x1b"
    assert all(line.startswith("    | ") for line in rest)


def test_a_library_is_quoted() -> None:
    written = stream()
    logging.getLogger("some.library").warning("pool of %d is %s", 5, "full")
    line = only(written)
    assert (line["from"], line["event"], line["text"]) == ("some.library", "said", "pool of 5 is full")


def test_a_line_that_a_library_got_wrong_is_no_traceback() -> None:
    written = stream()
    logging.getLogger("some.library").warning("pool of %d", "five")
    assert only(written)["text"] == "unformattable log line: TypeError"


def test_a_closed_stream_stops_no_logger(capsys: pytest.CaptureFixture[str]) -> None:
    written = stream()
    written.close()
    logs.log_warning("loud", name="Ada")
    assert capsys.readouterr().err == ""


def test_setting_up_twice_writes_once() -> None:
    first, second = io.StringIO(), io.StringIO()
    logs.configure_logging("json", "info", first)
    logs.configure_logging("json", "info", second)
    logs.log_info("once")
    assert first.getvalue() == ""
    assert only(second)["event"] == "once"


def test_uvicorn_logs_through_our_handler_and_logs_no_connections() -> None:
    written = stream()
    uvicorn.Config("nowhere:app", log_config=None, access_log=False)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.1:4", "/ws?token=abc")
    logging.getLogger("uvicorn.access").warning("%s", "GET /?token=abc")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")  # as often as anybody likes
    logging.getLogger("uvicorn.error").error("Exception in ASGI application")
    line = only(written)
    assert (line["from"], line["text"]) == ("uvicorn.error", "Exception in ASGI application")


def test_handlers_that_uvicorn_brought_itself_are_gone() -> None:
    logging.getLogger("uvicorn").addHandler(logging.StreamHandler(stranger := io.StringIO()))
    written = stream()
    logging.getLogger("uvicorn").warning("hello")
    assert stranger.getvalue() == ""
    assert only(written)["text"] == "hello"
