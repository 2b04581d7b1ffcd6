"""`knockbox serve` as a process: clear words when it cannot begin, and good manners when it ends."""

import asyncio
import errno
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from knockbox.cli.main import main
from knockbox.server.store import sqlite
from knockbox.server.store.database import open_database
from tests.server.live_server import (
    DEADLINE_SECONDS,
    SEAT_CONNECTIONS_METRIC,
    LiveServer,
    environment,
    poll_until,
    running_server,
)
from tests.server.socket_players import Player
from tests.server.stored_logs import SqliteStoredLogs, input_ids

MOST_BYTES = 20_000
"""Less than SQLite wants beside a database."""
CRASH = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("INSERT INTO heartbeats VALUES ('server 1', 1)")
connection.commit()
os._exit(1)
"""
SECRET = "mellon"  # noqa: S105  (it opens nothing)


@pytest.mark.parametrize(
    ("flags", "variables", "told"),
    [
        (["--port", "many"], {}, ["--port", "'many'"]),
        (["--port", "65536"], {}, ["--port", "'65536'"]),
        (["--silence-seconds", "1"], {}, ["--silence-seconds", "'1'"]),
        (["--prot", "1"], {}, ["--prot"]),
        (["more"], {}, ["more"]),
        ([], {"KNOCKBOX_PORT": "many"}, ["KNOCKBOX_PORT", "'many'"]),
        ([], {"KNOCKBOX_PROT": "1"}, ["KNOCKBOX_PROT", "KNOCKBOX_PORT"]),
        ([], {"KNOCKBOX_DATABASE": f"mysql://me:{SECRET}@here/it"}, ["KNOCKBOX_DATABASE", "postgresql://"]),
        (["--origins", "here"], {"KNOCKBOX_BASE_PATH": "games"}, ["--origins", "KNOCKBOX_BASE_PATH"]),
    ],
)
def test_a_wrong_setting_is_an_error_of_one_line(
    flags: list[str],
    variables: dict[str, str],
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in variables:
        monkeypatch.setenv(name, variables[name])
    assert main(["serve", *flags]) == 2
    check_plain(capsys.readouterr().err, told)


def check_plain(said: str, told: list[str]) -> None:
    """One line says what is wrong, and perhaps another what to do."""
    error, *hints = said.splitlines()
    assert error.startswith("error: ")
    assert all(part in error for part in told), error
    assert all(hint.startswith("hint: ") for hint in hints), said
    assert len(hints) <= 1
    assert SECRET not in said


def refusal(home: Path, *flags: str, code: int = 2, most_bytes: int = resource.RLIM_INFINITY) -> str:
    """What a server says that does not begin; no file grows beyond so many bytes."""
    command = [sys.executable, "-m", "knockbox", "serve", "--port", "0", *flags]
    ended = subprocess.run(
        command,
        env=environment(home, PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        text=True,
        timeout=DEADLINE_SECONDS,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes)),
    )
    assert (ended.returncode, ended.stdout) == (code, ""), ended
    return ended.stderr


def test_a_port_that_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        check_plain(refusal(tmp_path, "--port", port), [f"--port {port}", "in use", "expected a free port"])


def test_a_folder_that_cannot_be_written_to_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    check_plain(refusal(tmp_path, "--database", f"sqlite:///{file}/knockbox.db"), [f"{file}/knockbox.db"])


@pytest.mark.parametrize("host", ["127.0.0.1:1", "nowhere.invalid"])
def test_a_database_that_does_not_answer_yet_is_worth_another_start(host: str, tmp_path: Path) -> None:
    url = f"postgresql://me:{SECRET}@{host}/knockbox"
    check_plain(refusal(tmp_path, "--database", url, code=75), [f"postgresql://me:***@{host}/knockbox"])


def test_a_file_held_by_another_process_is_worth_another_start(tmp_path: Path) -> None:
    path = tmp_path / "knockbox.db"
    asyncio.run(make_database(path))
    with closing(sqlite3.connect(path)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        check_plain(refusal(tmp_path, "--database", f"sqlite:///{path}", code=75), ["knockbox.db", "locked"])


@pytest.mark.parametrize("beside", ["nothing", "what-a-crash-leaves"])
def test_a_disk_without_room_is_worth_another_start(beside: str, tmp_path: Path) -> None:
    """As little as a file may grow to here, SQLite finds no room for what it wants beside the database."""
    path = tmp_path / "knockbox.db"
    asyncio.run(make_database(path))
    if beside == "what-a-crash-leaves":
        subprocess.run([sys.executable, "-c", CRASH, str(path)], check=False, timeout=DEADLINE_SECONDS)
    assert (tmp_path / "knockbox.db-wal").exists() == (beside != "nothing")
    said = refusal(tmp_path, "--database", f"sqlite:///{path}", code=75, most_bytes=MOST_BYTES)
    check_plain(said, [f"{path}: ", "full"])
    with running_server(tmp_path, f"sqlite:///{path}") as server:
        assert server.call("GET", "/healthz").status == 200


def test_a_folder_that_does_not_fit_on_the_disk_is_worth_another_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def find_no_room(folder: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(folder))

    monkeypatch.setattr(sqlite, "make_folder", find_no_room)
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/new/knockbox.db"]) == 75
    check_plain(capsys.readouterr().err, ["knockbox.db: the disk is full"])


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "knockbox.db"
    asyncio.run(make_database(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE knockbox_revision SET version_num = 'from-tomorrow'")
    before = path.read_bytes()
    check_plain(refusal(tmp_path, "--database", f"sqlite:///{path}"), ["from-tomorrow", "newer"])
    assert path.read_bytes() == before


async def make_database(path: Path) -> None:
    await (await open_database(f"sqlite:///{path}")).close()


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 1000)
    check_plain(refusal(tmp_path, "--database", f"sqlite:///{path}"), ["letter.txt", "not a database"])
    assert path.read_text() == "Dear Ana, " * 1000


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_players_are_notified_when_the_server_stops_and_lose_nothing(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    async def scenario(server: LiveServer) -> None:
        opened = server.open()
        players = [Player(server.url_of(opened["table"]), seat["token"], seat["seat"] + 1) for seat in opened["seats"]]
        is_up, is_told = asyncio.Event(), asyncio.Event()
        is_up.set()

        async def end(player: Player, message: dict[str, object]) -> None:
            if len(player.acknowledged) == 20 and not is_told.is_set():  # once: a second word would be another one
                is_told.set()
                server.send(number)
            if message["is"] == "bye":
                is_up.clear()

        for player in players:
            player.after_hearing = end
        playing = asyncio.gather(*(player.play(is_up) for player in players))
        assert await asyncio.to_thread(server.wait) == code
        assert [player.bye_codes for player in players] == [["shutdown"], ["shutdown"]]
        entries = await SqliteStoredLogs(tmp_path / "knockbox.db").entries(opened["table"])
        assert [input_ids(entries, seat) for seat in (0, 1)] == [player.acknowledged for player in players]
        for player in players:
            player.will_resign = True
        await asyncio.to_thread(server.start)
        is_up.set()
        async with asyncio.timeout(DEADLINE_SECONDS):
            await playing
        assert [player.reloads for player in players] == [0, 0]

    with running_server(tmp_path) as server:
        asyncio.run(scenario(server))
        assert "Traceback" not in server.log.read_text()


def children(pid: int) -> list[int]:
    """Processes that a process has begun and that live."""
    return [child for child in processes() if stat_of(child)[1:2] == [str(pid)] and is_alive(child)]


def processes() -> Iterator[int]:
    yield from (int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit())


def stat_of(pid: int) -> list[str]:
    """The state and the parent of a process, if there is one."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return []


def is_alive(pid: int) -> bool:
    return stat_of(pid)[:1] not in ([], ["Z"])


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_bot_thinks_on_when_its_server_is_gone(number: signal.Signals, tmp_path: Path) -> None:
    async def scenario(server: LiveServer) -> None:
        opened = server.open("here", "hard")
        ana = Player(server.url_of(opened["table"]), opened["seats"][0]["token"])
        is_up = asyncio.Event()
        is_up.set()
        playing = asyncio.create_task(ana.play(is_up))
        assert server.process is not None
        pid = server.process.pid
        await poll_until(lambda: len(children(pid)) >= 2)  # two who think, at least
        bots = children(pid)
        is_up.clear()
        server.send(number)
        await asyncio.to_thread(server.wait)
        await poll_until(lambda: not any(is_alive(bot) for bot in bots))
        playing.cancel()

    with running_server(tmp_path, bot_workers="2") as server:
        asyncio.run(scenario(server))


def test_only_the_address_is_printed(tmp_path: Path) -> None:
    with running_server(tmp_path, log_format="plain") as server:
        assert server.metric(SEAT_CONNECTIONS_METRIC) == 0
        server.send(signal.SIGTERM)
        assert server.read_line() == ""
        assert server.wait() == 0
        assert "started" in server.log.read_text()
        assert "stopped" in server.log.read_text()
        assert (tmp_path / "knockbox.db").stat().st_mode & 0o077 == 0
