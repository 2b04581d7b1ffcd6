"""A store that is copied while it is used comes back whole."""

import asyncio
import sqlite3
import subprocess
from pathlib import Path

from sqlalchemy import select

from knockbox.server.store.repository import ReportedChat, StoredReport
from knockbox.server.store.schema import METADATA
from tests.server.postgres import PostgresServer
from tests.server.store.open_store import Store, make_rows, open_store, read_bodies, write_tables


async def filled(store: Store) -> None:
    await write_tables(store, "oak", "elm")
    await store.journal.append("oak", 1, make_rows("made", "made"))
    await store.repository.save_report(
        StoredReport("oak", 5, 1, "Grendel", "rude", [ReportedChat(4, 1, "Grendel", "zażółć")])
    )
    await store.repository.save_heartbeat("server", 1_700_000_000_000)


async def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    async with store.database.read_transaction() as connection:
        found = {}
        for table in METADATA.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key.columns))
            found[table.name] = [tuple(row) for row in rows]
        return found


def vacuum_into(file: Path, copy: Path) -> None:
    """What `sqlite3 tables.db "VACUUM INTO 'copy.db'"` does."""
    connection = sqlite3.connect(file)
    connection.execute("VACUUM INTO ?", (str(copy),))
    connection.close()


def test_a_file_is_copied_while_it_is_open(file_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_store(file_url) as store:
            await filled(store)
            await asyncio.to_thread(vacuum_into, tmp_path / "tables.db", tmp_path / "copy.db")
            async with open_store(f"sqlite:///{tmp_path}/copy.db") as copy:
                assert await everything(copy) == await everything(store)
                await copy.journal.append("oak", 3, make_rows("goes on"))
                assert await read_bodies(copy, "oak") == ["opened", "made", "made", "goes on"]

    asyncio.run(scenario())


def test_a_copy_made_while_lines_are_written_has_all_up_to_a_moment(file_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_store(file_url) as store:
            await write_tables(store, "oak")
            copying = asyncio.create_task(asyncio.to_thread(vacuum_into, tmp_path / "tables.db", tmp_path / "copy.db"))
            seq = 0
            while not copying.done() or seq < 50:
                seq += 1
                await store.journal.append("oak", seq, make_rows(f"line {seq}"))
            await copying
            async with open_store(f"sqlite:///{tmp_path}/copy.db") as copy:
                words = await read_bodies(copy, "oak")
                assert words == (await read_bodies(store, "oak"))[: len(words)]
                assert words[0] == "opened"

    asyncio.run(scenario())


def test_a_postgres_is_dumped_and_restored(postgres_server: PostgresServer, postgres_url: str, tmp_path: Path) -> None:
    target = postgres_server.create_database()
    dump = tmp_path / "tables.dump"

    def tool(name: str, *arguments: str) -> None:
        subprocess.run([postgres_server.programs / name, *arguments], check=True, capture_output=True)

    async def scenario() -> None:
        async with open_store(postgres_url) as store:
            await filled(store)
            await asyncio.to_thread(tool, "pg_dump", "-Fc", "-f", str(dump), postgres_url)
            await asyncio.to_thread(tool, "pg_restore", "-d", postgres_server.url(target), str(dump))
            async with open_store(postgres_server.url(target)) as copy:
                assert await everything(copy) == await everything(store)
                await copy.journal.append("oak", 3, make_rows("goes on"))
                await copy.repository.save_report(StoredReport("oak", 6, 1, "", "", []))

    asyncio.run(scenario())
    postgres_server.drop(target)
