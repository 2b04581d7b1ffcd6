"""A temporary Postgres server for each test process, with an empty database for each test."""

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
    "listen_addresses=",  # a Unix socket is enough, and cannot collide with another server
    "fsync=off",
    "full_page_writes=off",
    "shared_buffers=16MB",
    "max_connections=60",
)
UNPRIVILEGED_USERS: Final = ("postgres", "nobody")
"""Postgres refuses to run as root; it then runs as the first of these users that exists."""
NUMBERS: Final = itertools.count(1)
USER: Final = "knockbox"
READY_LINE: Final = "ready"


class PostgresServer:
    """A running server, owned by a keeper process that stops it as soon as this process ends for any reason."""

    def __init__(self, programs: Path) -> None:
        # Not in pytest's folder: the path of a socket is limited to about a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="kb", dir="/tmp"))
        self.programs = accessible_programs(programs, self.folder)
        command = [sys.executable, __file__, str(self.programs), str(self.folder)]
        self.keeper = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.keeper.stdout is not None
        said = self.keeper.stdout.readline().strip()
        if said != READY_LINE:
            self.stop()
            pytest.fail(f"Postgres in {programs} does not start: {said}")

    def stop(self) -> None:
        self.keeper.communicate()

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def create_database(self) -> str:
        """Create an empty database; return its name."""
        name = f"test_{next(NUMBERS)}"
        self.run_statement(f"CREATE DATABASE {name} TEMPLATE template0")
        return name

    def drop(self, name: str) -> None:
        self.run_statement(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def run_statement(self, statement: str, name: str = "postgres") -> None:
        asyncio.run(self.execute(statement, name))

    async def execute(self, statement: str, name: str) -> None:
        connection = await asyncpg.connect(host=str(self.folder), user=USER, database=name)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    server = PostgresServer(find_programs())
    yield server
    server.stop()


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """Yield the URL of a new, empty database."""
    name = postgres_server.create_database()
    yield postgres_server.url(name)
    postgres_server.drop(name)


def find_programs() -> Path:
    """Return the folder of an installed Postgres, or of the one in the wheel."""
    for folder in (*installed_folders(), *wheel_folders()):
        if all((folder / program).exists() for program in PROGRAMS):
            return folder
    pytest.fail("there is no Postgres: found neither its programs nor the wheel `pgserver`; expected one of them")


def installed_folders() -> Iterator[Path]:
    on_path = shutil.which("postgres")
    if on_path:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def wheel_folders() -> Iterator[Path]:
    """Locate the package without importing it, as the import looks for a home folder."""
    spec = importlib.util.find_spec("pgserver")
    if spec and spec.origin:
        yield Path(spec.origin).parent / "pginstall" / "bin"


def accessible_programs(programs: Path, folder: Path) -> Path:
    """Return the programs, or a copy of the wheel if the user that runs the server may not read it."""
    if unprivileged_user() is None or all(place.stat().st_mode & 0o001 for place in programs.parents):
        return programs
    packages = programs.parents[2]
    for part in packages.glob("pgserver*"):  # programs and libraries find each other by relative paths
        shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / programs.relative_to(packages)


def unprivileged_user() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED_USERS if name in known)


def run_keeper(programs: Path, folder: Path) -> None:
    """Start a server, print `READY_LINE`, and stop it when standard input is closed."""
    user = unprivileged_user()
    if user:
        shutil.chown(folder, user)
    table = folder / "data"
    options = " ".join(f"-c {setting}" for setting in (*SETTINGS, f"unix_socket_directories={folder}"))
    start = ["-w", "-t", "120", "-l", str(folder / "log"), "-o", options, "start"]
    try:
        run(programs / "initdb", "-D", table, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        run(programs / "pg_ctl", "-D", table, *start)
        print(READY_LINE, flush=True)  # noqa: T201  (read by the parent process)
        sys.stdin.read()
        run(programs / "pg_ctl", "-D", table, "-w", "-m", "immediate", "stop")
    except subprocess.CalledProcessError as error:
        print(" / ".join(error.stderr.split("\n")), flush=True)  # noqa: T201
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(*command: str | Path) -> None:
    subprocess.run(
        command, check=True, user=unprivileged_user(), stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd="/"
    )


if __name__ == "__main__":
    run_keeper(Path(sys.argv[1]), Path(sys.argv[2]))
