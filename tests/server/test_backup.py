"""A copy that is made while people play is a server of its own: the same tables, up to the moment of the copy."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from knockbox.records.verify import ExactVerdict, verify
from tests.server.live_server import DEADLINE_SECONDS, LiveServer, running_server
from tests.server.postgres import PostgresServer
from tests.server.socket_players import Player
from tests.server.stored_logs import PostgresStoredLogs, SqliteStoredLogs, StoredLogs, input_ids

ENOUGH = 20
"""Inputs of one player before the copy is made."""
VACUUM = 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute("VACUUM INTO ?", (sys.argv[2],))'
"""As the guide has it, for machines without the program `sqlite3`."""


def vacuum(source: Path, copy: Path) -> None:
    subprocess.run([sys.executable, "-c", VACUUM, str(source), str(copy)], check=True, timeout=DEADLINE_SECONDS)


def back_up(source: Path, copy: Path) -> None:
    """What `.backup` of the program `sqlite3` does."""
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(copy)) as target:
        live.backup(target)


class Evening:
    """A match in which, at some time, a copy is made behind everybody's back."""

    def __init__(self, server: LiveServer, make_copy: Callable[[], None]) -> None:
        self.opened: Any = server.open()
        self.make_copy = make_copy
        self.players = self.guests(server)
        self.known: list[list[str]] = []  # what was acknowledged when the copy was begun
        for player in self.players:
            player.after_hearing = self.copy_when_it_is_time

    def guests(self, server: LiveServer) -> list[Player]:
        url = server.url_of(self.opened["table"])
        return [Player(url, seat["token"], seat["seat"] + 1) for seat in self.opened["seats"]]

    async def copy_when_it_is_time(self, player: Player, _: dict[str, Any]) -> None:
        if not self.known and len(player.acknowledged) == ENOUGH:
            self.known = [each.acknowledged[:] for each in self.players]
            await asyncio.to_thread(self.make_copy)


async def play(players: list[Player]) -> None:
    is_up = asyncio.Event()
    is_up.set()
    async with asyncio.timeout(DEADLINE_SECONDS):
        await asyncio.gather(*(player.play(is_up) for player in players))


async def copied_and_played_on(
    homes: tuple[Path, Path], source: StoredLogs, copy: StoredLogs, make: Callable[[], None]
) -> None:
    with running_server(homes[0], source.url) as server:
        evening = Evening(server, make)
        await play(evening.players)
        table = evening.opened["table"]
    entries, all_of_them = await copy.entries(table), await source.entries(table)
    assert entries == all_of_them[: len(entries)]
    assert len(entries) < len(all_of_them)  # it was made while they played
    for seat, known in enumerate(evening.known):
        assert input_ids(entries, seat)[: len(known)] == known
    with running_server(homes[1], copy.url) as server:
        again = [named(player) for player in evening.guests(server)]
        again[0].seq = evening.players[0].seq  # somebody who knows more than there is now
        await play(again)
        assert [player.reloads for player in again] == [1, 0]
        path = homes[1] / "match.kbr"
        path.write_bytes(server.call("GET", f"/api/tables/{table}/record").body)
    assert isinstance(verdict := verify(path), ExactVerdict)
    assert (verdict.finished, verdict.fair) == (True, True)
    assert (await copy.entries(table))[: len(entries)] == entries


def named(player: Player) -> Player:
    """Their wishes are other ones than those they had before the copy."""
    player.name = f"again-{player.name}"
    player.request_count = 1  # they were ready once
    return player


@pytest.mark.parametrize("copying", [vacuum, back_up])
def test_a_copy_of_the_file_serves_the_same_tables(copying: Callable[[Path, Path], None], tmp_path: Path) -> None:
    homes = tmp_path / "house", tmp_path / "copy"
    paths = homes[0] / "knockbox.db", homes[1] / "knockbox.db"
    homes[1].mkdir()
    ledgers = SqliteStoredLogs(paths[0]), SqliteStoredLogs(paths[1])
    asyncio.run(copied_and_played_on(homes, *ledgers, lambda: copying(*paths)))


def test_a_dump_of_the_database_serves_the_same_tables(tmp_path: Path, postgres_server: PostgresServer) -> None:
    source, copy = postgres_server.create_database(), postgres_server.create_database()
    dump = tmp_path / "knockbox.dump"

    def move() -> None:
        run(postgres_server, "pg_dump", "-Fc", "-f", dump, postgres_server.url(source))
        run(postgres_server, "pg_restore", "-d", postgres_server.url(copy), dump)

    ledgers = PostgresStoredLogs(postgres_server.url(source)), PostgresStoredLogs(postgres_server.url(copy))
    asyncio.run(copied_and_played_on((tmp_path / "house", tmp_path / "copy"), *ledgers, move))


def run(server: PostgresServer, program: str, *arguments: str | Path) -> None:
    subprocess.run([server.programs / program, *arguments], check=True, timeout=DEADLINE_SECONDS)
