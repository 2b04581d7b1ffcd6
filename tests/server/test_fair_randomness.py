"""Luck that nobody can steer or foresee from what is sent: promised, mixed with all nonces, revealed, verified."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from knockbox.records.chain import seal
from knockbox.records.commitment import commitment_to
from knockbox.records.reader import read_record
from knockbox.records.record import CommittedStart, Record, RecordLine
from knockbox.records.verify import ExactVerdict, RecordVerdict, verify
from knockbox.server.records import build_record
from knockbox.server.tables import log
from knockbox.server.tables.table import Table
from tests.server.kit import Guest, Kit, play_on, run
from tests.server.played_tables import state_hashes

GAMES = pytest.mark.parametrize(("game", "seats"), [("knockdown", 2), ("dungeon", 3)])


def all_heard(guests: list[Guest]) -> bytes:
    return b"\n".join(message for guest in guests for message in guest.received)


def nonce_of(guest: Guest) -> str:
    return f"nonce-of-number-{guest.visitor.seat}"


async def gathered(kit: Kit, game: str, seats: int) -> list[Guest]:
    """Everybody is here, an onlooker last; nobody is ready."""
    opened = await kit.open(game, ["here"] * seats)
    return [await kit.guest(opened.table, seat.token) for seat in opened.seats] + [await kit.guest(opened.table)]


def opening(kit: Kit) -> log.TableOpened:
    (lines,) = kit.store.logs.values()
    opened = log.decode_entry(lines[0][2])
    assert isinstance(opened, log.TableOpened)
    return opened


@GAMES
def test_before_the_deal_only_the_commitment_is_sent(game: str, seats: int) -> None:
    async def scenario() -> None:
        kit = Kit()
        *people, onlooker = everybody = await gathered(kit, game, seats)
        for guest in people:
            assert not any(nonce_of(each).encode() in all_heard(everybody) for each in people)
            assert {str(each.scene["luck"]) for each in everybody} == {
                str({"commitment": opening(kit).commitment, "nonces": [], "secret": ""})
            }
            await guest.ask("ready", nonce=nonce_of(guest))
        for each in everybody:
            assert each.scene["luck"]["nonces"] == [nonce_of(guest) for guest in people]
            assert each.scene["luck"]["secret"] == ""
        assert onlooker.scene["phase"] == "playing"

    run(scenario())


@GAMES
def test_no_secret_and_no_state_hash_is_sent_before_the_end(game: str, seats: int) -> None:
    async def scenario() -> None:
        kit = Kit()
        *people, onlooker = everybody = await gathered(kit, game, seats)
        for guest in people:
            await guest.ask("ready", nonce=nonce_of(guest))
        secret = opening(kit).secret.encode()
        while onlooker.scene["phase"] == "playing":
            assert secret not in all_heard(everybody)
            await play_on(people, 1)
        for guest in everybody:
            *earlier, _ = [told["scene"]["luck"]["secret"] for told in guest.messages if "scene" in told]
            assert set(earlier) == {""}
            assert guest.scene["luck"]["secret"] == secret.decode()
            assert commitment_to(guest.scene["luck"]["secret"]) == guest.scene["luck"]["commitment"]
        (lines,) = kit.store.logs.values()
        states, told = state_hashes(lines), all_heard(everybody)
        assert len(set(states)) > 3
        assert [state for state in states if state.encode() in told] == []

    run(scenario())


async def dealt(nonces: list[str], game: str = "knockdown") -> str:
    """The first state of a match in a house whose lots are always the same."""
    kit = Kit()
    *people, _ = await gathered(kit, game, len(nonces))
    for guest, nonce in zip(people, nonces, strict=True):
        await guest.ask("ready", nonce=nonce)
    (lines,) = kit.store.logs.values()
    return state_hashes(lines)[0]


def test_every_nonce_affects_the_deal() -> None:
    async def scenario() -> None:
        first = await dealt(["my-nonce", "your-nonce"], "dungeon")
        assert await dealt(["my-nonce", "your-nonce"], "dungeon") == first
        others = [["my-nonce!", "your-nonce"], ["my-nonce", "your-nonce!"], ["your-nonce", "my-nonce"]]
        states = [await dealt(nonces, "dungeon") for nonces in others]
        assert len({first, *states}) == 4

    run(scenario())


async def finished(game: str, seats: int) -> Table:
    kit = Kit()
    people = await kit.connect_all(await kit.open(game, ["here"] * seats))
    await play_on(people)
    return people[0].actor.table


def judged(path: Path, record: bytes) -> RecordVerdict:
    path.write_bytes(record)
    return verify(path)


def sealed(lines: list[RecordLine]) -> bytes:
    """Lines that nobody could tell from those of an honest house by their seals."""
    written, last = b"", ""
    for line in lines:
        body, last = seal(line, last)
        written += body
    return written


def with_nonces(record: Record, nonces: list[str]) -> bytes:
    start = record.header.start
    assert isinstance(start, CommittedStart)
    header = replace(record.header, start=replace(start, nonces=nonces))
    return sealed([header, *record.inputs, *([record.end] if record.end else [])])


@GAMES
def test_the_record_is_exact_and_fair_and_with_any_other_nonce_it_is_not(game: str, seats: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        written = build_record(await finished(game, seats))
        path = tmp_path / "match.kbr"
        verdict = judged(path, written)
        assert isinstance(verdict, ExactVerdict)
        assert (verdict.finished, verdict.fair) == (True, True)
        record = read_record(path)
        nonces: Any = record.header.start.nonces  # type: ignore[union-attr]  # the house promises every deal
        assert with_nonces(record, nonces) == written
        for seat in range(seats):
            changed = [nonce + "!" if place == seat else nonce for place, nonce in enumerate(nonces)]
            assert not isinstance(judged(path, with_nonces(record, changed)), ExactVerdict)
        assert not isinstance(judged(path, written.replace(b"nonce-of-0", b"nonce-of-9")), ExactVerdict)

    run(scenario())
