"""What stands in a log beside its match: everybody has a share, and nobody can spend that of another."""

from typing import Any

import pytest

from knockbox.server.errors import RequestRefusedError
from knockbox.server.protocol import Report
from knockbox.server.store.repository import MAX_REPORTS_PER_TABLE
from knockbox.server.tables import quotas, table
from knockbox.server.tables.handlers import QUERY_LIMITS
from knockbox.server.tables.quotas import MAX_REPORTS_PER_PLACE, MIN_NEWCOMER_ENTRIES, RESERVED_ENTRIES, EntryBucket
from tests.server.kit import Guest, Kit, play_on, refusal_code, require_guest_to_move, run
from tests.server.test_talk import utterances

WORDS = 4
"""That fit into a purse of these tests, beside what is kept in it."""
TEN_MINUTES = 600_000
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def small_purses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ENTRY_QUOTA", (RESERVED_ENTRIES + WORDS, TEN_MINUTES))
    monkeypatch.setattr(quotas, "SIT_DOWN_QUOTA", (3, HOUR))


async def talk_out(guest: Guest) -> None:
    for _ in range(WORDS):
        assert (await guest.ask("chat", text="x"))["is"] == "accepted"
    refused = [await guest.ask("chat", text="x"), await guest.ask("rename", name="x")]
    assert {refusal_code(reply) for reply in refused} == {"talked-out"}


async def sat(kit: Kit, table: str, address: str = "192.0.2.7", seat: int = 1) -> Guest:
    return await kit.guest(table, await kit.house.take_seat(table, seat, "", "Ida", address=address), address=address)


def test_a_quota_is_spent_per_entry_and_refilled_by_time_only() -> None:
    purse = EntryBucket(2, TEN_MINUTES, 0)
    assert (purse.can_take(0), purse.can_take(0, reserve=1), purse.can_take(0, reserve=2)) == (True, True, False)
    for _ in range(3):
        purse.take(0)
    assert not purse.can_take(TEN_MINUTES - 1)
    assert purse.can_take(TEN_MINUTES)
    assert not purse.can_take(-5)  # somebody set the clock of the machine
    purse.take(TEN_MINUTES)
    assert not purse.can_take(TEN_MINUTES)
    assert not purse.can_take(HOUR * 9, reserve=2)


def test_only_the_player_who_talks_too_much_is_throttled_also_after_a_restart() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        await talk_out(ana)
        left = ana.actor.table.quotas.levels
        kit.restart()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert ana.actor.table.quotas.levels == left
        assert refusal_code(await ana.ask("chat", text="x")) == "talked-out"
        assert (await olek.ask("chat", text="now I"))["is"] == "accepted"
        await play_on([ana, olek], 20)
        kit.time.now += TEN_MINUTES
        assert [refusal_code(await ana.ask("chat", text="x")) for _ in range(2)] == ["", "talked-out"]

    run(scenario())


def test_a_player_out_of_talk_quota_can_still_play() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, _ = await kit.connect_all(opened)
        both = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        assert (await ana.ask("pause", on=True))["is"] == "accepted"
        for _ in range(WORDS - 1):
            await ana.ask("chat", text="x")
        onlooker = await kit.guest(opened.table, address="198.51.100.9")
        asked: list[tuple[str, dict[str, Any]]]
        asked = [("chat", {"text": "x"}), ("pause", {"on": False}), ("mute", {"seat": 1, "on": True})]
        asked += [("hand", {"seat": 0, "bot": "random"}), ("hand", {"seat": 0, "bot": ""})]
        asked += [("remove", {"spectator": onlooker.spectator_number}), ("leave", {})]
        assert [refusal_code(await both.ask(do, **fields)) for do, fields in asked] == ["talked-out", *[""] * 6]

    run(scenario())


def test_talk_does_not_use_up_the_quota_for_sitting_down() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await talk_out(ana)
        assert (await sat(kit, opened.table)).visitor.seat == 1

    run(scenario())


def test_a_new_player_has_talk_quota_though_the_seat_had_spent_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        olek = await sat(kit, opened.table)
        purse = olek.actor.table.quotas.entry_buckets[1]
        for _ in range(2 * MIN_NEWCOMER_ENTRIES):
            purse.take(kit.time.now)
        assert (purse.level, refusal_code(await olek.ask("chat", text="x"))) == (0, "talked-out")
        await olek.ask("leave")
        ida = await sat(kit, opened.table)
        assert ida.actor.table.quotas.entry_buckets[1].level == MIN_NEWCOMER_ENTRIES
        assert (await ida.ask("chat", text="hello"))["is"] == "accepted"

    run(scenario())


def test_a_seat_that_was_taken_again_and_again_rests_for_an_hour_and_others_do_not() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "open", "open"])
        for number in range(3):
            assert (await (await sat(kit, opened.table, f"192.0.2.{number}")).ask("leave"))["is"] == "accepted"
        lines = kit.store.logs[opened.table][:]
        kit.restart()
        with pytest.raises(RequestRefusedError) as caught:
            await sat(kit, opened.table, "192.0.2.9")
        assert (caught.value.code, kit.store.logs[opened.table]) == ("seat-worn", lines)
        assert (await sat(kit, opened.table, "192.0.2.9", seat=2)).visitor.seat == 2
        kit.time.now += HOUR
        assert (await sat(kit, opened.table, "192.0.2.10")).visitor.seat == 1

    run(scenario())


def test_one_address_does_not_wear_out_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "SIT_DOWN_QUOTA", (50, HOUR))

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        with pytest.raises(RequestRefusedError) as caught:
            for _ in range(50):
                await (await sat(kit, opened.table)).ask("leave")
        assert caught.value.code == "too-many"
        assert len(kit.store.logs[opened.table]) < 40
        own = "a-token-of-32-letters-or-more---"
        assert await kit.house.take_seat(opened.table, 1, "", "Olek", own, "198.51.100.9") == own
        assert await kit.house.take_seat(opened.table, 1, "", "Olek", own) == own  # which nobody pays for twice

    run(scenario())


def test_reports_by_one_player_do_not_block_reports_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUERY_LIMITS, Report, (1.0, 1000.0))

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        codes = [
            refusal_code(await olek.ask("report", seat=0, text=f"nothing {number}"))
            for number in range(MAX_REPORTS_PER_PLACE + 2)
        ]
        assert codes == [*[""] * MAX_REPORTS_PER_PLACE, "too-many", "too-many"]
        kit.restart()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert refusal_code(await olek.ask("report", seat=0, text="nothing")) == "too-many"
        assert (await ana.ask("report", seat=1, text="that was no way to talk"))["is"] == "accepted"
        assert (len(kit.store.saved_reports), kit.store.saved_reports[-1].text) == (
            MAX_REPORTS_PER_PLACE + 1,
            "that was no way to talk",
        )
        assert 7 * MAX_REPORTS_PER_PLACE <= MAX_REPORTS_PER_TABLE

    run(scenario())


def test_two_who_never_agree_on_a_rematch_do_not_fill_a_log() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        await play_on([ana, olek])
        lines, codes = len(kit.store.logs[opened.table]), list[str]()
        for _ in range(RESERVED_ENTRIES + WORDS + 5):
            codes += [
                refusal_code(await ana.ask("rematch", stay=True)),
                refusal_code(await olek.ask("rematch", stay=False)),
            ]
        assert len(kit.store.logs[opened.table]) - lines == 2 * (RESERVED_ENTRIES + WORDS)
        assert codes[-2:] == ["talked-out", ""]  # the last one stays as it is

    run(scenario())


def test_toggling_dice_does_not_fill_the_log_and_readiness_stays_possible() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"ko_test": "tower"})
        ana = await kit.guest(opened.table, opened.seats[0].token)
        lines, codes = len(kit.store.logs[opened.table]), list[str]()
        for number in range(2 * (RESERVED_ENTRIES + WORDS) + 5):
            codes.append(refusal_code(await ana.ask("ready", nonce="nonce-of-ana", dice=number % 2 == 0)))
        assert len(kit.store.logs[opened.table]) - lines == 2 * (RESERVED_ENTRIES + WORDS)
        assert codes[-2:] == ["", "talked-out"]
        assert ana.last("seats")["seats"][0]["ready"] is True

    run(scenario())


def test_what_is_said_in_a_match_takes_no_room_from_its_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MAX_MATCH_INPUTS", 1)

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"] * 3)
        guests = await kit.connect_all(opened)
        speaker = next(guest for guest in guests if utterances(guest))
        said = [speaker.scene["utterances"][0]["choice"]] * WORDS
        assert [refusal_code(await speaker.ask("choose", choice=choice)) for choice in said] == [""] * WORDS
        assert refusal_code(await speaker.ask("choose", choice=said[0])) == "talked-out"
        kit.restart()
        guests = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await play_on(guests, 1)
        player = require_guest_to_move(guests)
        assert refusal_code(await player.choose(player.options[0])) == "too-long"

    run(scenario())
