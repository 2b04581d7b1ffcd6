"""Valid messages of live tables, spoilt in many ways: no failure, no secret, and no other table notices.

A failure names its siege; `PYTHONPATH=src python -m tests.server.fuzz.test_fuzz SIEGE ATTACKS` lays that one alone.
"""

import asyncio
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from knockbox.server.app import make_app
from knockbox.server.protocol import ServerMessage
from knockbox.server.tables import commands, log
from tests.server.fuzz.fake_sockets import Client, call, scope_of
from tests.server.fuzz.fuzz_server import fuzz_service, run_without_attacks
from tests.server.fuzz.harness import FuzzRun, run_attacks
from tests.server.fuzz.http_requests import REQUEST_MUTATIONS, send_fuzzed_request
from tests.server.fuzz.mutations import MUTATIONS

SIEGES = [
    pytest.param(range(4), 500, id="2000"),
    *(
        pytest.param(range(tens, tens + 10), 1000, id=f"10000-{tens}", marks=pytest.mark.long)
        for tens in range(100, 200, 10)
    ),
]


def laid(folder: Path, seed: int, attacks: int) -> FuzzRun:
    """A siege that the control table did not notice."""
    for name in ("quiet", "loud"):
        (folder / name).mkdir(parents=True)
    siege, heard = asyncio.run(run_attacks(folder / "loud", seed, attacks, send_fuzzed_request))
    assert heard == asyncio.run(run_without_attacks(folder / "quiet", seed, attacks)), (
        f"siege {seed} was heard elsewhere"
    )
    return siege


@pytest.mark.parametrize(("seeds", "attacks"), SIEGES)
def test_no_spoilt_message_breaks_or_disturbs_anything(
    seeds: range, attacks: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sieges = [laid(tmp_path / str(seed), seed, attacks) for seed in seeds]
    counts, replies = Counter[str](), Counter[str]()
    for siege in sieges:
        counts += siege.counts
        replies += siege.replies
    with capsys.disabled():
        sys.stdout.write(f"\nspoilt: {dict(counts)}\nanswered: {dict(replies)}\n")
    assert counts.keys() == MUTATIONS.keys() | REQUEST_MUTATIONS.keys()
    assert counts.total() >= len(seeds) * attacks
    assert {"malformed", "illegal", "stale", "accepted", "events", "200", "201", "400", "404", "405"} <= replies.keys()


def test_a_failure_of_a_table_would_be_detected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise KeyError("a fault that is none of the client's")

    monkeypatch.setattr(commands, "is_answer", fail)
    with pytest.raises(AssertionError, match="siege 1, attack"):
        asyncio.run(run_attacks(tmp_path, 1, 300, send_fuzzed_request))


def test_a_table_that_learns_of_another_would_be_detected(tmp_path: Path) -> None:
    async def meddling(siege: FuzzRun) -> None:
        actor = next(iter(siege.service.registry.awake.values()))  # that of the control
        await actor.execute(lambda _: commands.Outcome([log.PlayerRenamed(0, f"Mallory {siege.message_count}")]))

    for name in ("quiet", "loud"):
        (tmp_path / name).mkdir()
    _, heard = asyncio.run(run_attacks(tmp_path / "loud", 2, 20, meddling))
    assert heard != asyncio.run(run_without_attacks(tmp_path / "quiet", 2, 20))


def test_rate_limits_apply_to_sockets_and_http(tmp_path: Path) -> None:
    async def scenario() -> None:
        flags = {"messages_per_second": 1.0, "message_burst": 20, "requests_per_minute": 10.0}
        async with fuzz_service(tmp_path, 1, **flags) as service:
            siege = FuzzRun(service, 1)
            opened = (await siege.open("duel")).opened
            client = Client(service, opened.table)
            await client.send_fields(do="hello")
            for number in range(30):
                if not client.is_gone:
                    await client.send_fields(do="pong", n=number)
            codes = [message.code for _, message in client.new_messages() if hasattr(message, "code")]
            assert codes == ["flood"]
            answers = [await call(siege.app, "GET", "/api/tables") for _ in range(15)]
            assert [answer.status for answer in answers] == [200] * 10 + [429] * 5

    asyncio.run(scenario())


def test_a_message_that_is_too_long_ends_the_conversation(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with fuzz_service(tmp_path, 1) as service:
            board = await FuzzRun(service, 1).open("duel")
            client = board.clients["onlooker"]
            await client.send(b" " * (service.settings.message_bytes + 1))
            assert client.new_messages()[-1][1].code == "oversize"
            assert client.is_gone

    asyncio.run(scenario())


@pytest.mark.parametrize("mark", [b"1", b"%00", b"-1.a", b"1.a%0a", b"%D9%A1.a", b"1.%ff", b"1." + b"a" * 41])
def test_a_wrong_mark_in_the_list_is_refused(mark: bytes, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with fuzz_service(tmp_path, 1) as service:
            answer = await call(make_app(service), "GET", "/api/tables", b"before=" + mark)
            assert (answer.status, msgspec.json.decode(answer.body)["error"]) == (400, "bad-mark")

    asyncio.run(scenario())


@pytest.mark.parametrize("parts", [(None,), (b'{"game":', None), (b"", None)])
def test_a_body_that_breaks_off_is_no_fault_of_the_server(parts: tuple[bytes | None, ...], tmp_path: Path) -> None:
    async def scenario() -> None:
        async with fuzz_service(tmp_path, 1) as service:
            answer = await call(make_app(service), "POST", "/api/tables", body=parts)
            assert answer.status == 400
            assert not service.registry.awake

    asyncio.run(scenario())


async def conversation(siege: FuzzRun, path: str, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All that the true doors send to a websocket on which these events come."""
    sent: list[dict[str, Any]] = []
    coming = iter([{"type": "websocket.connect"}, *events, {"type": "websocket.disconnect", "code": 1006}])

    async def receive() -> dict[str, Any]:
        for _ in range(20):  # whoever answers gets the time for it
            await asyncio.sleep(0)
        return next(coming, {"type": "websocket.disconnect", "code": 1006})

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {**scope_of("GET", path, b"", ()), "type": "websocket", "scheme": "ws", "subprotocols": []}
    del scope["method"]
    await siege.app(scope, receive, send)
    return sent


def test_real_websocket_handlers_survive_any_input(tmp_path: Path) -> None:
    frames: list[dict[str, Any]] = [
        {"text": '{"do":"hello"}'},
        {"bytes": b'{"do":"hello","lang":"en"}'},
        {"bytes": b"\xff\xfe"},
        {"text": ""},
        {"bytes": b""},
        {"text": None, "bytes": None},
        {},
        {"text": '{"do":"choose","id":"1","choice":1}'},
        {"text": "[" * 9000},
        {"text": "x" * 20_000},
    ]

    async def scenario() -> None:
        async with fuzz_service(tmp_path, 1) as service:
            siege = FuzzRun(service, 1)
            table = (await siege.open("duel")).opened.table
            events = [{"type": "websocket.receive", **frame} for frame in frames]
            for path in (f"/api/tables/{table}/socket", "/api/tables/nowhere/socket", "/api/tables/%00/socket"):
                for start in range(len(events)):
                    sent = await conversation(siege, path, events[start:] + events[:start])
                    texts = [each["text"] for each in sent if each.get("text")]
                    assert all(msgspec.json.decode(text, type=ServerMessage) for text in texts)
                    assert sent[0]["type"] == "websocket.accept"
            assert service.access.connections.size == 0

    asyncio.run(scenario())


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        print(laid(Path(place), int(sys.argv[1]), int(sys.argv[2])).counts)  # noqa: T201
