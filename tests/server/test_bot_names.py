"""Bots at a table go by their names: on their seats, in the log and in the record; their level stays to be seen."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from knockbox.hosting.bot_names import bot_name
from knockbox.records.reader import read_record
from knockbox.records.record import Player
from knockbox.records.text import header_lines
from knockbox.records.verify import ExactVerdict, verify
from knockbox.server.records import build_record
from knockbox.server.tables.log import SEAT_BOT, SEAT_OPEN, SeatPlan
from knockbox.server.tables.seat import Seat
from tests.server.kit import Guest, Kit, run, settle

KORVO = bot_name("hard")


def told(guest: Guest) -> str:
    """All lines of the log that somebody was told."""
    messages = [message for message in guest.messages if message["is"] in ("snapshot", "events")]
    return " ".join(line["text"] for message in messages for line in message["lines"])


async def played(kit: Kit, language: str = "en", **fields: Any) -> Guest:
    """A match against a bot, to its end."""
    opened = await kit.open(seats=["here", "hard:tricky"], **fields)
    (ana,) = await kit.connect_all(opened, language=language)
    await settle(ana.actor)
    while ana.scene["phase"] == "playing":
        if ana.options:
            await ana.choose(ana.options[0])
        await settle(ana.actor)
    return ana


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_log_and_the_seat_speak_of_a_bot_by_its_name(language: str) -> None:
    async def scenario() -> None:
        ana = await played(Kit(), language, names=["Ana"])
        _, bot = ana.last("seats")["seats"]
        assert (bot["name"], bot["bot"], bot["kind"]) == (KORVO, "hard:tricky", SEAT_BOT)
        assert KORVO in told(ana)
        assert "hard" not in told(ana).split()

    run(scenario())


def test_the_host_may_rename_a_bot() -> None:
    async def scenario() -> None:
        ana = await played(Kit(), names=["Ana", "  Grandma  "])
        assert ana.last("seats")["seats"][1]["name"] == "Grandma"
        assert "Grandma" in told(ana)

    run(scenario())


def test_bots_never_share_a_name() -> None:
    async def scenario() -> None:
        kit = Kit()
        company = ["here", "hard", "hard", "hard", "easy"]
        opened = await kit.open("dungeon", company, names=["", "", "", "Grandma"])
        (ana,) = await kit.connect_all(opened)
        names = [seat["name"] for seat in ana.last("seats")["seats"]]
        assert names[1:] == [KORVO, f"{KORVO} 2", "Grandma", bot_name("easy")]

    run(scenario())


def test_the_record_names_the_bot_and_its_level_and_can_be_verified(tmp_path: Path) -> None:
    async def scenario() -> None:
        ana = await played(Kit(), names=["Ana"])
        path = tmp_path / "match.kbr"
        path.write_bytes(build_record(ana.actor.table))
        record = read_record(path)
        assert record.header.seats == [Player("Ana", "person"), Player("hard:tricky", SEAT_BOT, nickname=KORVO)]
        assert f"B: {KORVO} (bot hard:tricky)" in list(header_lines(record.header))
        assert isinstance(verify(path), ExactVerdict)

    run(scenario())


def test_an_older_record_without_bot_names_stays_unchanged() -> None:
    written = b'{"name":"hard","kind":"bot"}'
    player = msgspec.json.decode(written, type=Player)
    assert player.display_name == "hard"
    assert msgspec.json.encode(player) == written


def test_a_stand_in_bot_uses_the_name_of_the_player_and_a_seat_it_leaves_has_none() -> None:
    ana = Seat(0, SeatPlan("person", name="Ana"))
    ana.hand_over("hard")
    assert ana.player("A") == Player("hard", SEAT_BOT, nickname="Ana")
    seat = Seat(1, SeatPlan(SEAT_BOT, name="Grandma", bot="easy"))
    seat.hand_over("")
    assert (seat.kind, seat.to_message(online=False).name) == (SEAT_OPEN, "")
    seat.hand_over("greedy")
    assert seat.player("B") == Player("greedy", SEAT_BOT)
    assert seat.to_message(online=False).name == "greedy"
