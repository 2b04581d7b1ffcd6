"""A Postgres to throw away, one for each process that runs tests, and an empty database in it for each test."""

import asyncio
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import pytest

PROGRAMS: Final = ("postgres", "initdb", "pg_ctl", "pg_dump", "pg_restore")
SETTINGS: Final = (
    "listen_addresses=",  # a socket is enough, and cannot be in anybody's way
    "fsync=off",
    "full_page_writes=off",
    "shared_buffers=16MB",
    "max_connections=60",
)
NOBODY: Final = ("postgres", "nobody")
"""Postgres does not run as root: then it runs as the first of these that there is."""
NUMBERS: Final = itertools.count(1)
USER: Final = "knockbox"
READY: Final = "ready"


class PostgresServer:
    """A running server, kept by a process that stops it as soon as this one is gone, whatever ended it."""

    def __init__(self, programs: Path) -> None:
        # Not below pytest's folder: the path of a socket has room for a hundred characters, and no more.
        self.folder = Path(tempfile.mkdtemp(prefix="kb", dir="/tmp"))
        self.programs = usable(programs, self.folder)
        command = [sys.executable, __file__, str(self.programs), str(self.folder)]
        self.keeper = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.keeper.stdout is not None
        said = self.keeper.stdout.readline().strip()
        if said != READY:
            self.stop()
            pytest.fail(f"Postgres in {programs} does not start: {said}")

    def stop(self) -> None:
        self.keeper.communicate()

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def fresh(self) -> str:
        """The name of a new, empty database."""
        name = f"test_{next(NUMBERS)}"
        self.say(f"CREATE DATABASE {name} TEMPLATE template0")
        return name

    def drop(self, name: str) -> None:
        self.say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def say(self, statement: str, name: str = "postgres") -> None:
        asyncio.run(self.execute(statement, name))

    async def execute(self, statement: str, name: str) -> None:
        connection = await asyncpg.connect(host=str(self.folder), user=USER, database=name)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    server = PostgresServer(found_programs())
    yield server
    server.stop()


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The URL of a new, empty database."""
    name = postgres_server.fresh()
    yield postgres_server.url(name)
    postgres_server.drop(name)


def found_programs() -> Path:
    """The folder of an installed Postgres, or of the one that comes as a wheel."""
    for folder in (*installed(), *in_the_wheel()):
        if all((folder / program).exists() for program in PROGRAMS):
            return folder
    pytest.fail("there is no Postgres: found neither its programs nor the wheel `pgserver`; expected one of them")


def installed() -> Iterator[Path]:
    on_path = shutil.which("postgres")
    if on_path:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def in_the_wheel() -> Iterator[Path]:
    """Found, not imported: the package would look for a home as soon as it is."""
    spec = importlib.util.find_spec("pgserver")
    if spec and spec.origin:
        yield Path(spec.origin).parent / "pginstall" / "bin"


def usable(programs: Path, folder: Path) -> Path:
    """The programs, or a copy of the wheel if whoever runs the server may not come near it."""
    if lesser_user() is None or all(place.stat().st_mode & 0o001 for place in programs.parents):
        return programs
    packages = programs.parents[2]
    for part in packages.glob("pgserver*"):  # programs and libraries, which find each other by their relative place
        shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / programs.relative_to(packages)


def lesser_user() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in NOBODY if name in known)


def keep(programs: Path, folder: Path) -> None:
    """Start a server, say so, and stop it when the other end of standard input is closed."""
    user = lesser_user()
    if user:
        shutil.chown(folder, user)
    table = folder / "data"
    options = " ".join(f"-c {setting}" for setting in (*SETTINGS, f"unix_socket_directories={folder}"))
    start = ["-w", "-t", "120", "-l", str(folder / "log"), "-o", options, "start"]
    try:
        run(programs / "initdb", "-D", table, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        run(programs / "pg_ctl", "-D", table, *start)
        print(READY, flush=True)  # noqa: T201  (heard by whoever waits for it)
        sys.stdin.read()
        run(programs / "pg_ctl", "-D", table, "-w", "-m", "immediate", "stop")
    except subprocess.CalledProcessError as error:
        print(" / ".join(error.stderr.split("\n")), flush=True)  # noqa: T201
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(*command: str | Path) -> None:
    subprocess.run(
        command, check=True, user=lesser_user(), stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd="/"
    )


if __name__ == "__main__":
    keep(Path(sys.argv[1]), Path(sys.argv[2]))
