"""What stands in a log beside its match: everybody has a share, and nobody can spend that of another."""

from typing import Any

import pytest

from knockbox.server.errors import Refusal
from knockbox.server.protocol import Report
from knockbox.server.store.shelf import MOST_REPORTS
from knockbox.server.tables import shares, table
from knockbox.server.tables.answers import FAVOURS
from knockbox.server.tables.shares import KEPT, NEWCOMERS, REPORTS, Purse
from tests.server.kit import Guest, Kit, code, play_on, run, someone
from tests.server.test_talk import utterances

WORDS = 4
"""That fit into a purse of these tests, beside what is kept in it."""
TEN_MINUTES = 600_000
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def small_purses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "TALK", (KEPT + WORDS, TEN_MINUTES))
    monkeypatch.setattr(shares, "SITTINGS", (3, HOUR))


async def talk_out(guest: Guest) -> None:
    for _ in range(WORDS):
        assert (await guest.ask("chat", text="x"))["is"] == "accepted"
    refused = [await guest.ask("chat", text="x"), await guest.ask("rename", name="x")]
    assert {code(reply) for reply in refused} == {"talked-out"}


async def sat(kit: Kit, table: str, address: str = "192.0.2.7", seat: int = 1) -> Guest:
    return await kit.guest(table, await kit.house.sit(table, seat, "", "Ida", address=address), address=address)


def test_a_purse_is_spent_line_by_line_and_filled_by_time_alone() -> None:
    purse = Purse(2, TEN_MINUTES, 0)
    assert (purse.can_pay(0), purse.can_pay(0, kept=1), purse.can_pay(0, kept=2)) == (True, True, False)
    for _ in range(3):
        purse.pay(0)
    assert not purse.can_pay(TEN_MINUTES - 1)
    assert purse.can_pay(TEN_MINUTES)
    assert not purse.can_pay(-5)  # somebody set the clock of the machine
    purse.pay(TEN_MINUTES)
    assert not purse.can_pay(TEN_MINUTES)
    assert not purse.can_pay(HOUR * 9, kept=2)


def test_whoever_talks_too_much_is_kept_waiting_and_nobody_else_also_after_a_restart() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.seated(opened)
        await talk_out(ana)
        left = ana.actor.table.shares.left
        kit.restart()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert ana.actor.table.shares.left == left
        assert code(await ana.ask("chat", text="x")) == "talked-out"
        assert (await olek.ask("chat", text="now I"))["is"] == "accepted"
        await play_on([ana, olek], 20)
        kit.time.now += TEN_MINUTES
        assert [code(await ana.ask("chat", text="x")) for _ in range(2)] == ["", "talked-out"]

    run(scenario())


def test_whoever_has_no_words_left_still_does_what_he_needs() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, _ = await kit.seated(opened)
        both = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        assert (await ana.ask("pause", on=True))["is"] == "accepted"
        for _ in range(WORDS - 1):
            await ana.ask("chat", text="x")
        onlooker = await kit.guest(opened.table, address="198.51.100.9")
        asked: list[tuple[str, dict[str, Any]]]
        asked = [("chat", {"text": "x"}), ("pause", {"on": False}), ("mute", {"seat": 1, "on": True})]
        asked += [("hand", {"seat": 0, "bot": "random"}), ("hand", {"seat": 0, "bot": ""})]
        asked += [("remove", {"spectator": onlooker.number}), ("leave", {})]
        assert [code(await both.ask(do, **fields)) for do, fields in asked] == ["talked-out", *[""] * 6]

    run(scenario())


def test_nobody_keeps_others_from_sitting_down_by_what_he_says() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await talk_out(ana)
        assert (await sat(kit, opened.table)).visitor.seat == 1

    run(scenario())


def test_whoever_sits_down_has_words_though_somebody_spent_all_of_them_on_his_seat() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        olek = await sat(kit, opened.table)
        purse = olek.actor.table.shares.talk[1]
        for _ in range(2 * NEWCOMERS):
            purse.pay(kit.time.now)
        assert (purse.left, code(await olek.ask("chat", text="x"))) == (0, "talked-out")
        await olek.ask("leave")
        ida = await sat(kit, opened.table)
        assert ida.actor.table.shares.talk[1].left == NEWCOMERS
        assert (await ida.ask("chat", text="hello"))["is"] == "accepted"

    run(scenario())


def test_a_seat_that_was_taken_again_and_again_rests_for_an_hour_and_others_do_not() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "open", "open"])
        for number in range(3):
            assert (await (await sat(kit, opened.table, f"192.0.2.{number}")).ask("leave"))["is"] == "accepted"
        lines = kit.log.lines[opened.table][:]
        kit.restart()
        with pytest.raises(Refusal) as caught:
            await sat(kit, opened.table, "192.0.2.9")
        assert (caught.value.code, kit.log.lines[opened.table]) == ("seat-worn", lines)
        assert (await sat(kit, opened.table, "192.0.2.9", seat=2)).visitor.seat == 2
        kit.time.now += HOUR
        assert (await sat(kit, opened.table, "192.0.2.10")).visitor.seat == 1

    run(scenario())


def test_one_address_does_not_wear_out_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "SITTINGS", (50, HOUR))

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        with pytest.raises(Refusal) as caught:
            for _ in range(50):
                await (await sat(kit, opened.table)).ask("leave")
        assert caught.value.code == "too-many"
        assert len(kit.log.lines[opened.table]) < 40
        own = "a-token-of-32-letters-or-more---"
        assert await kit.house.sit(opened.table, 1, "", "Olek", own, "198.51.100.9") == own
        assert await kit.house.sit(opened.table, 1, "", "Olek", own) == own  # which nobody pays for twice

    run(scenario())


def test_nobody_hides_behind_reports_that_he_made_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FAVOURS, Report, (1.0, 1000.0))

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.seated(opened)
        codes = [code(await olek.ask("report", seat=0, text=f"nothing {number}")) for number in range(REPORTS + 2)]
        assert codes == [*[""] * REPORTS, "too-many", "too-many"]
        kit.restart()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert code(await olek.ask("report", seat=0, text="nothing")) == "too-many"
        assert (await ana.ask("report", seat=1, text="that was no way to talk"))["is"] == "accepted"
        assert (len(kit.log.reported), kit.log.reported[-1].text) == (REPORTS + 1, "that was no way to talk")
        assert 7 * REPORTS <= MOST_REPORTS

    run(scenario())


def test_two_who_never_agree_on_a_rematch_do_not_fill_a_log() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.seated(opened)
        await play_on([ana, olek])
        lines, codes = len(kit.log.lines[opened.table]), list[str]()
        for _ in range(KEPT + WORDS + 5):
            codes += [code(await ana.ask("rematch", stay=True)), code(await olek.ask("rematch", stay=False))]
        assert len(kit.log.lines[opened.table]) - lines == 2 * (KEPT + WORDS)
        assert codes[-2:] == ["talked-out", ""]  # the last one stays as it is

    run(scenario())


def test_whoever_cannot_decide_about_dice_does_not_fill_a_log_and_is_ready_all_the_same() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"ko_test": "tower"})
        ana = await kit.guest(opened.table, opened.seats[0].token)
        lines, codes = len(kit.log.lines[opened.table]), list[str]()
        for number in range(2 * (KEPT + WORDS) + 5):
            codes.append(code(await ana.ask("ready", nonce="nonce-of-ana", dice=number % 2 == 0)))
        assert len(kit.log.lines[opened.table]) - lines == 2 * (KEPT + WORDS)
        assert codes[-2:] == ["", "talked-out"]
        assert ana.last("seats")["seats"][0]["ready"] is True

    run(scenario())


def test_what_is_said_in_a_match_takes_no_room_from_its_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_INPUTS", 1)

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"] * 3)
        guests = await kit.seated(opened)
        speaker = next(guest for guest in guests if utterances(guest))
        said = [speaker.scene["utterances"][0]["choice"]] * WORDS
        assert [code(await speaker.ask("choose", choice=choice)) for choice in said] == [""] * WORDS
        assert code(await speaker.ask("choose", choice=said[0])) == "talked-out"
        kit.restart()
        guests = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await play_on(guests, 1)
        player = someone(guests)
        assert code(await player.choose(player.options[0])) == "too-long"

    run(scenario())
