"""Bots at a table go by their names: on their seats, in the log and in the record; their level stays to be seen."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from knockbox.hosting.naming import bot_name
from knockbox.records.reader import read_record
from knockbox.records.record import Player
from knockbox.records.text import header_lines
from knockbox.records.verify import Exact, verify
from knockbox.server.records import record_of
from knockbox.server.tables.chair import Chair
from knockbox.server.tables.log import BOT, OPEN, SeatPlan
from tests.server.kit import Guest, Kit, run, settled

KORVO = bot_name("hard")


def told(guest: Guest) -> str:
    """All lines of the log that somebody was told."""
    messages = [message for message in guest.messages if message["is"] in ("snapshot", "events")]
    return " ".join(line["text"] for message in messages for line in message["lines"])


async def played(kit: Kit, language: str = "en", **fields: Any) -> Guest:
    """A match against a bot, to its end."""
    opened = await kit.open(seats=["here", "hard:tricky"], **fields)
    (ana,) = await kit.seated(opened, language=language)
    await settled(ana.actor)
    while ana.scene["phase"] == "playing":
        if ana.options:
            await ana.choose(ana.options[0])
        await settled(ana.actor)
    return ana


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_log_and_the_seat_speak_of_a_bot_by_its_name(language: str) -> None:
    async def scenario() -> None:
        ana = await played(Kit(), language, names=["Ana"])
        _, bot = ana.last("seats")["seats"]
        assert (bot["name"], bot["bot"], bot["kind"]) == (KORVO, "hard:tricky", BOT)
        assert KORVO in told(ana)
        assert "hard" not in told(ana).split()

    run(scenario())


def test_whoever_opens_a_table_may_call_a_bot_otherwise() -> None:
    async def scenario() -> None:
        ana = await played(Kit(), names=["Ana", "  Grandma  "])
        assert ana.last("seats")["seats"][1]["name"] == "Grandma"
        assert "Grandma" in told(ana)

    run(scenario())


def test_bots_that_would_be_called_alike_are_told_apart() -> None:
    async def scenario() -> None:
        kit = Kit()
        company = ["here", "hard", "hard", "hard", "easy"]
        opened = await kit.open("dungeon", company, names=["", "", "", "Grandma"])
        (ana,) = await kit.seated(opened)
        names = [seat["name"] for seat in ana.last("seats")["seats"]]
        assert names[1:] == [KORVO, f"{KORVO} 2", "Grandma", bot_name("easy")]

    run(scenario())


def test_the_record_names_the_bot_and_its_level_and_can_be_verified(tmp_path: Path) -> None:
    async def scenario() -> None:
        ana = await played(Kit(), names=["Ana"])
        path = tmp_path / "match.kbr"
        path.write_bytes(record_of(ana.actor.table))
        record = read_record(path)
        assert record.header.seats == [Player("Ana", "person"), Player("hard:tricky", BOT, called=KORVO)]
        assert f"B: {KORVO} (bot hard:tricky)" in list(header_lines(record.header))
        assert isinstance(verify(path), Exact)

    run(scenario())


def test_a_record_of_before_in_which_nobody_is_called_anything_stays_as_it_is() -> None:
    written = b'{"name":"hard","kind":"bot"}'
    player = msgspec.json.decode(written, type=Player)
    assert player.shown == "hard"
    assert msgspec.json.encode(player) == written


def test_a_bot_in_somebodys_place_goes_by_his_name_and_a_seat_it_leaves_by_none() -> None:
    ana = Chair(0, SeatPlan("person", name="Ana"))
    ana.hand("hard")
    assert ana.player("A") == Player("hard", BOT, called="Ana")
    seat = Chair(1, SeatPlan(BOT, name="Grandma", bot="easy"))
    seat.hand("")
    assert (seat.kind, seat.state(online=False).name) == (OPEN, "")
    seat.hand("greedy")
    assert seat.player("B") == Player("greedy", BOT)
    assert seat.state(online=False).name == "greedy"
