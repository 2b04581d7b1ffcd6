"""`knockbox play`: a server on this machine that says where it is, ends well, and is there once."""

import os
import select
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from knockbox.cli import browser, play
from knockbox.cli.errors import InputError
from knockbox.cli.instance_lock import RunningInstance, open_instance_lock
from knockbox.cli.main import main
from knockbox.server.store.errors import DamagedError
from tests.server.live_server import DEADLINE_SECONDS, environment, running_server

READY = "Knockbox is ready: http://127.0.0.1:"
PAGE = "<!doctype html><title>Knockbox</title>"


@pytest.fixture
def app(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


def command(*flags: str) -> list[str]:
    return [sys.executable, "-m", "knockbox", "play", "--no-browser", *flags]


@contextmanager
def playing(home: Path, app: Path, *flags: str, **variables: str) -> Iterator["subprocess.Popen[str]"]:
    """A `play` in a group of its own, as a terminal would start it."""
    env = environment(home, KNOCKBOX_WEB=str(app), **variables)
    with subprocess.Popen(
        command(*flags), env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            yield running
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)


def line_of(running: "subprocess.Popen[str]") -> str:
    assert running.stdout is not None
    ready, _, _ = select.select([running.stdout], [], [], DEADLINE_SECONDS)
    assert ready, "it says nothing"
    return running.stdout.readline().strip()


def run(home: Path, app: Path | str, *flags: str) -> "subprocess.CompletedProcess[str]":
    env = environment(home, KNOCKBOX_WEB=str(app))
    return subprocess.run(
        command(*flags), env=env, capture_output=True, text=True, timeout=DEADLINE_SECONDS, check=False
    )


def address_in(line: str) -> str:
    assert line.startswith(READY), line
    return line.removeprefix("Knockbox is ready: ").split()[0]


def read(address: str) -> str:
    with urlopen(address, timeout=DEADLINE_SECONDS) as answer:  # noqa: S310  (our own address)
        return str(answer.read().decode())


def test_it_says_where_it_is_and_how_it_ends(tmp_path: Path, app: Path) -> None:
    with playing(tmp_path, app, "--port", "0") as running:
        line = line_of(running)
        assert line.endswith("(press Ctrl-C to stop)")
        assert read(address_in(line)) == PAGE
        os.killpg(running.pid, signal.SIGINT)  # a terminal sends it to all of them
        said, complaints = running.communicate(timeout=DEADLINE_SECONDS)
        assert (running.returncode, said, complaints) == (0, "Knockbox stopped. Your tables are saved.\n", "")
    assert (tmp_path / "knockbox.db").exists()


def test_it_says_when_the_compiled_engine_is_there(tmp_path: Path, app: Path) -> None:
    copy = tmp_path / "copy"
    with playing(tmp_path, app, "--port", "0", KNOCKBOX_COMPILED=str(copy)) as running:
        assert line_of(running).startswith(READY)
        copy.mkdir()
        assert line_of(running) == "The compiled engine is ready: bots use it from now on, tables after the next start."
        running.send_signal(signal.SIGINT)
        assert line_of(running) == "Knockbox stopped. Your tables are saved."
        assert running.wait(DEADLINE_SECONDS) == 0


def test_it_says_when_the_engine_does_not_compile(tmp_path: Path, app: Path) -> None:
    with playing(tmp_path, app, "--port", "0", KNOCKBOX_COMPILED=str(tmp_path / "copy")) as running:
        assert line_of(running).startswith(READY)
        (tmp_path / "copy.failed").write_text("no")
        assert line_of(running).startswith("The engine could not be compiled")


def test_a_second_one_leads_to_the_first(tmp_path: Path, app: Path) -> None:
    with playing(tmp_path, app, "--port", "0") as running:
        address = address_in(line_of(running))
        second = run(tmp_path, app)
        assert (second.returncode, second.stdout) == (0, f"Knockbox is already running: {address}\n")
        wider = run(tmp_path, app, "--lan")
        assert wider.returncode == 2
        assert "without --lan; stop it first" in wider.stderr
    with playing(tmp_path, app, "--port", "0") as again:  # although the first was killed
        assert line_of(again).startswith(READY)


def test_beside_a_server_on_the_same_tables_it_says_so_and_may_take_over(tmp_path: Path, app: Path) -> None:
    with running_server(tmp_path) as server:
        beside = run(tmp_path, app, "--port", "0")
        assert (beside.returncode, beside.stdout) == (75, "")
        assert "error: another server (process" in beside.stderr
        assert "--take-over" in beside.stderr
        with playing(tmp_path, app, "--port", "0", "--take-over") as running:
            assert read(address_in(line_of(running))) == PAGE
            assert server.wait() == 75


def test_a_damaged_database_is_refused_with_a_hint(
    tmp_path: Path, app: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def find_damage(*_: object) -> None:
        raise DamagedError("knockbox.db: database disk image is malformed")

    monkeypatch.setattr(play, "serve", find_damage)
    monkeypatch.setenv("KNOCKBOX_HOME", str(tmp_path))
    monkeypatch.setenv("KNOCKBOX_WEB", str(app))
    assert main(["play", "--no-browser", "--port", "0"]) == 2
    error, hint = capsys.readouterr().err.splitlines()
    assert error == "error: knockbox.db: database disk image is malformed"
    assert "tables check" in hint


def test_for_the_network_it_says_so(tmp_path: Path, app: Path) -> None:
    with playing(tmp_path, app, "--port", "0", "--lan") as running:
        assert line_of(running).startswith(READY)
        assert running.stdout is not None
        assert running.stdout.readline().startswith("Others ")


def test_without_a_word_only_this_machine_can_connect() -> None:
    assert play.settings_for(False, None, {}).host == "127.0.0.1"
    assert play.settings_for(False, None, {"KNOCKBOX_HOST": "0.0.0.0"}).host == "127.0.0.1"  # noqa: S104
    assert play.settings_for(True, None, {}).host == "0.0.0.0"  # noqa: S104


def test_its_log_is_quiet_unless_somebody_wants_it() -> None:
    assert play.settings_for(False, None, {}).log_level == "warning"
    assert play.settings_for(False, None, {"KNOCKBOX_LOG_LEVEL": "debug"}).log_level == "debug"


def test_a_port_that_is_taken_gives_way_to_the_next() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with play.listen_on_first_free("127.0.0.1", [port, 0]) as found:
            assert found.getsockname()[1] != port
        with pytest.raises(InputError, match="expected a free port"):
            play.listen_on_first_free("127.0.0.1", [port])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dungeon"], ["found `dungeon`", "run `knockbox terminal dungeon` to play in the terminal"]),
        (["--level", "hard"], ["`knockbox terminal --level hard`"]),
        (["--level=hard", "--no-auto"], ["`knockbox terminal --level=hard --no-auto`"]),
        (["--lna"], ["no such option '--lna'", "--lan"]),
        (["--port", "many"], ["--port", "'many'"]),
    ],
)
def test_what_it_does_not_take_is_said_with_a_way_on(
    words: Sequence[str], told: Sequence[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KNOCKBOX_PROGRAM", raising=False)
    assert main(["play", *words]) == 2
    said = capsys.readouterr().err
    assert all(part in said for part in told), said


def test_without_the_app_the_terminal_is_offered(tmp_path: Path) -> None:
    ended = run(tmp_path, "")
    assert ended.returncode == 2
    assert ended.stderr == ("error: the web app is not built\nhint: run `knockbox terminal` to play in the terminal\n")


def test_a_folder_without_the_app_is_named(tmp_path: Path) -> None:
    ended = run(tmp_path, tmp_path)
    assert (ended.returncode, f"found no index.html in `{tmp_path}`" in ended.stderr) == (2, True)


def test_the_plate_is_for_the_first_and_empty_until_it_is_written(tmp_path: Path) -> None:
    with open_instance_lock(tmp_path) as first, open_instance_lock(tmp_path) as second:
        assert (first.is_owner, second.is_owner) == (True, False)
        assert second.read() is None
        first.write(RunningInstance("http://127.0.0.1:8080", lan=False))
        assert second.read() == RunningInstance("http://127.0.0.1:8080", lan=False)
    with open_instance_lock(tmp_path) as third:
        assert third.is_owner
        assert third.read() is None


def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, is_opened = [], threading.Event()

    def note(address: str) -> bool:
        opened.append(address)
        is_opened.set()
        return True

    monkeypatch.setattr(webbrowser, "open", note)
    browser.open_page("http://127.0.0.1:8080")
    assert is_opened.wait(DEADLINE_SECONDS)
    assert opened == ["http://127.0.0.1:8080"]
    monkeypatch.setattr(sys, "platform", "linux")
    assert browser.has_display({"WAYLAND_DISPLAY": "wayland-0"})
    assert not browser.has_display({"DISPLAY": "", "TERM": "xterm"})
