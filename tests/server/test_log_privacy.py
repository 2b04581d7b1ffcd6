"""Whatever happens at a table, its log tells nobody what would let him in, or what the cards are."""

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from knockbox.server.forms import Opened
from knockbox.server.guards.tokens import hash_token
from knockbox.server.ids import RandomIdSource
from knockbox.server.store.errors import LostTableError
from knockbox.server.tables import presenter
from tests.server.asgi_clients import app_for, call, run_script
from tests.server.kit import Kit, play_on, run
from tests.server.test_logs import as_before, stream

__all__ = ["as_before"]

NONCES = ("a-nonce-that-is-mine", "a-nonce-that-is-yours")


@pytest.fixture(autouse=True)
def with_handlers() -> Iterator[None]:
    """Those of pytest are put back."""
    root = logging.getLogger()
    before = list(root.handlers)
    yield
    root.handlers[:] = before


class Eventful:
    """A match at which everything happens that is worth a line, and much that is not."""

    def __init__(self) -> None:
        self.kit = Kit()
        self.kit.house.context.ids = RandomIdSource()
        self.app = app_for(self.kit)
        self.opened = Opened("", "", [])
        self.token = ""  # of whoever sits down by a link
        self.secret = ""  # of the deal

    async def play(self, patch: pytest.MonkeyPatch) -> None:
        self.opened = await self.kit.open(seats=["here", "link"], hints=True)
        await self.sit_down()
        tokens = [self.opened.seats[0].token, self.token]
        people = [await self.kit.guest(self.opened.table, token) for token in tokens]
        self.secret = people[0].actor.table.opening.secret
        for guest, nonce in zip(people, NONCES, strict=True):
            await guest.ask("ready", nonce=nonce)
        await play_on(people, 12)
        await self.call(tokens)
        await people[0].ask("report", seat=1, text=f"He says that his token is {self.token}")
        await self.fail(patch)
        await self.lose_the_store()
        await self.close()

    async def sit_down(self) -> None:
        seat = f"/api/tables/{self.opened.table}/seats/1"
        for invitation in ("wrong", self.opened.seats[1].invitation):
            status, _, body = await call(self.app, seat, "POST", msgspec.json.encode({"invitation": invitation}))
        assert status == 201
        self.token = msgspec.json.decode(body)["token"]

    async def call(self, tokens: list[str]) -> None:
        """Rightly, wrongly, and not at all as it should be."""
        table = self.opened.table
        for token in (*tokens, tokens[0][::-1]):
            hello: Any = {"do": "hello", "token": token}
            for says in (hello, f'{{"do":"hello","token":"{token}"', {**hello, "secret": token}):
                await run_script(self.kit, table, [says, hello, {"do": "ready", "id": "1", "nonce": NONCES[0]}])
        for path in (f"/api/tables/{table}/record?token={tokens[0]}", f"/api/{table}", f"/api/tables/{tokens[0]}"):
            await call(self.app, path)

    async def fail(self, patch: pytest.MonkeyPatch) -> None:
        """A fault of ours, while somebody connects."""
        with patch.context() as broken:
            broken.setattr(presenter, "present_luck", lambda table: {}[table.opened.secret])
            told = await run_script(self.kit, self.opened.table, [{"do": "hello", "token": self.token}])
        assert '"failure"' in told[-2]

    async def lose_the_store(self) -> None:
        guest = await self.kit.guest(self.opened.table, self.token)
        self.kit.store.next_error = LostTableError(self.opened.table, "a line of somebody else")
        assert (await guest.ask("chat", text="Hello?"))["code"] == "unavailable"

    async def close(self) -> None:
        await self.kit.house.delete_table(self.opened.table, self.opened.host)

    @property
    def secrets(self) -> list[str]:
        seats = self.opened.seats
        tokens = [self.opened.host, self.token, seats[0].token, seats[1].invitation]
        return [*tokens, *map(hash_token, tokens), *NONCES, self.secret, self.opened.table]


@pytest.mark.parametrize("form", ["json", "plain"])
def test_no_line_has_tokens_secrets_nonces_or_the_whole_name_of_a_table(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = stream(form, "debug")
    match = Eventful()
    run(match.play(monkeypatch))
    lines = written.getvalue()
    for event in ("table opened", "reported", "socket failed", "table deleted"):
        assert event in lines
    assert match.opened.table[:6] in lines
    assert min(map(len, match.secrets)) >= 16
    assert [secret for secret in match.secrets if secret in lines] == []
