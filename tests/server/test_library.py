"""What can be played, and in which words, over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from httpx import ASGITransport, AsyncClient

from knockbox.server.app import make_app
from knockbox.server.service import Service
from knockbox.server.setting_parsers import Secret
from knockbox.server.settings import Settings


def asked(folder: Path, scenario: Callable[[AsyncClient], Awaitable[None]]) -> None:
    """Run a scenario with a server behind it."""

    async def served() -> None:
        service = Service(Settings(database=Secret(f"sqlite:///{folder}/knockbox.db"), bot_workers=1))
        await service.start()
        try:
            through: Any = make_app(service)
            async with AsyncClient(transport=ASGITransport(through), base_url="http://localhost") as client:
                await scenario(client)
        finally:
            await service.stop()

    asyncio.run(served())


def test_the_games_are_described_in_a_language(tmp_path: Path) -> None:
    async def scenario(client: AsyncClient) -> None:
        told = (await client.get("/api/games", params={"lang": "pl"})).json()
        assert [game["id"] for game in told["games"]] == ["knockdown", "dungeon"]
        assert (await client.get("/api/games", params={"lang": "xx"})).json()["error"] == "bad-language"

    asked(tmp_path, scenario)


def test_the_catalogue_of_a_table_may_be_kept_for_ever(tmp_path: Path) -> None:
    async def scenario(client: AsyncClient) -> None:
        opened = (await client.post("/api/tables", json={"game": "dungeon", "seats": ["here"]})).json()
        facts = (await client.get(f"/api/tables/{opened['table']}")).json()
        path = f"/api/catalogue/dungeon/{facts['content_hash']}/es"
        told = await client.get(path, params={"packs": ",".join(facts["packs"])})
        assert told.headers["cache-control"].endswith("immutable")
        assert msgspec.json.decode(told.content)["content_hash"] == facts["content_hash"]

    asked(tmp_path, scenario)


WRONG = {
    "dungeon/0000/es": (404, "no-catalogue"),
    "chess/0000/es": (400, "bad-game"),
    "dungeon/0000/es?packs=../../etc": (400, "bad-pack"),
    f"dungeon/0000/es?packs={',a' * 11}": (400, "bad-pack"),
    "dungeon/0000/de": (400, "bad-language"),
}


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    async def scenario(client: AsyncClient) -> None:
        for path, expected in WRONG.items():
            told = await client.get(f"/api/catalogue/{path}")
            assert (told.status_code, told.json()["error"]) == expected, path

    asked(tmp_path, scenario)
