"""Frozen tables, logs of other programs, and trouble with the store: nothing is lost, nobody hears what is not true."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knockbox.records.chain import unseal
from knockbox.server.errors import Refusal
from knockbox.server.forms import Opened
from knockbox.server.records import record_of
from knockbox.server.store.errors import LostTableError, UnavailableError
from knockbox.server.tables import log
from tests.server.kit import Guest, Kit, code, play_on, run, rung, settled

Change = Callable[[Any], Any]


def rewrite(kit: Kit, table: str, kind: type[log.Entry], change: Change, which: int = 0) -> None:
    """As another program would have written a line of the log."""
    lines = kit.log.lines[table]
    places = [place for place, (_, _, body) in enumerate(lines) if isinstance(log.read(body), kind)]
    seq, at_ms, body = lines[places[which]]
    lines[places[which]] = seq, at_ms, log.written(change(log.read(body)))


async def played(kit: Kit, inputs: int = 12, **fields: Any) -> tuple[Opened, list[Guest]]:
    opened = await kit.open(**fields)
    guests = await kit.seated(opened)
    await play_on(guests, inputs)
    return opened, guests


async def returned(kit: Kit, opened: Opened) -> list[Guest]:
    kit.time.now += 1_000
    kit.restart()
    return [await kit.guest(opened.table, seat.token) for seat in opened.seats]


DEALS: list[tuple[str, Change, str]] = [
    ("rules", lambda entry: replace(entry, rules_version=99), "rules version 99"),
    ("content", lambda entry: replace(entry, content_hash="feed"), "content feed"),
    ("deal", lambda entry: replace(entry, state="0" * 32), "the deal is another one"),
]


@pytest.mark.parametrize(("what", "change", "why"), DEALS, ids=[deal[0] for deal in DEALS])
def test_a_table_with_other_rules_is_frozen_and_says_why(what: str, change: Change, why: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, before = await played(kit)
        await before[0].ask("chat", text="see you")
        rewrite(kit, opened.table, log.Dealt, change)
        ana, olek = await returned(kit, opened)
        assert ana.scene["phase"] == "frozen"
        assert why in ana.scene["frozen"]
        assert ana.scene["view"] is not None
        assert (ana.scene["question"], ana.scene["offers"], ana.scene["asked"]) == (None, [], [])
        assert ana.last("chatted")["text"] == "see you"
        assert len(olek.last("seats")["seats"]) == 2
        assert ana.scene["luck"]["secret"] == ""

    run(scenario())


def test_a_table_whose_pack_or_option_is_gone_is_frozen_and_says_why() -> None:
    async def scenario() -> None:
        for change in (
            lambda entry: replace(entry, packs=["no-such-box"]),
            lambda entry: replace(entry, options={"no_such_option": "1"}),
        ):
            kit = Kit()
            opened, _ = await played(kit)
            rewrite(kit, opened.table, log.Opened, change)
            ana, _ = await returned(kit, opened)
            assert ana.scene["phase"] == "frozen"
            assert "this program has no such match" in ana.scene["frozen"]
            assert code(await ana.ask("choose", choice=1)) == "frozen"

    run(scenario())


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_the_record_of_a_match_that_ended_under_other_rules_is_handed_out_as_it_was(game: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await played(kit, 5000, game=game)
        record = record_of(guests[0].actor.table)
        rewrite(kit, opened.table, log.Dealt, lambda entry: replace(entry, rules_version=99))
        ana, _ = await returned(kit, opened)
        old = record_of(ana.actor.table).splitlines()
        told = [msgspec.json.decode(line) for line in old]
        assert told[0]["rules_version"] == 99
        assert [without_seal(line) for line in old[1:]] == [without_seal(line) for line in record.splitlines()[1:]]
        assert told[-1]["secret"] == ana.actor.table.opened.secret

    run(scenario())


def without_seal(line: bytes) -> Any:
    found = unseal(line)
    assert found is not None
    assert found.is_whole
    return msgspec.json.decode(found.entry)


def test_the_record_of_a_frozen_match_that_is_not_over_stays_where_it_is() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit)
        rewrite(kit, opened.table, log.Dealt, lambda entry: replace(entry, rules_version=99))
        ana, _ = await returned(kit, opened)
        with pytest.raises(Refusal, match="when the match is over"):
            record_of(ana.actor.table)

    run(scenario())


INPUTS: list[tuple[str, Change, str]] = [
    ("elsewhere", lambda entry: replace(entry, state="0" * 32), "input 6 leads elsewhere"),
    ("refused", lambda entry: replace(entry, choice=2**40), "input 6 is refused"),
    ("foreign", lambda entry: replace(entry, seat=1 - entry.seat), "input 6 is refused"),
]


@pytest.mark.parametrize(("what", "change", "why"), INPUTS, ids=[each[0] for each in INPUTS])
def test_a_table_is_frozen_before_the_input_that_cannot_be_repeated(what: str, change: Change, why: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await played(kit, 5)
        view = [guest.actor.table.game.view(course_state(guest), guest.visitor.place) for guest in guests]
        await play_on(guests, 7)
        rewrite(kit, opened.table, log.Made, change, which=5)
        again = await returned(kit, opened)
        assert again[0].scene["phase"] == "frozen"
        assert why in again[0].scene["frozen"]
        assert [guest.scene["view"] for guest in again] == msgspec.json.decode(msgspec.json.encode(view))

    run(scenario())


def course_state(guest: Guest) -> Any:
    course = guest.actor.table.course
    assert course is not None
    return course.moment.state


def test_a_frozen_table_refuses_whatever_would_change_its_match_and_is_not_written_to() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit, game="dungeon", seats=["here", "here"], options={"timer": "6"})
        rewrite(kit, opened.table, log.Made, lambda entry: replace(entry, state="0" * 32))
        ana, olek = await returned(kit, opened)
        host = await kit.guest(opened.table, host=opened.host)
        lines = kit.log.lines[opened.table][:]
        wishes: list[tuple[Guest, str, dict[str, Any]]] = [
            (ana, "choose", {"choice": 0, "question": 1}),
            (ana, "choose", {"choice": 8}),
            (ana, "undo", {}),
            (ana, "pause", {"on": True}),
            (ana, "ready", {"nonce": "another-one"}),
            (ana, "hand", {"seat": 0, "bot": "random"}),
            (ana, "preview", {"choice": 0}),
            (ana, "hint", {}),
            (ana, "leave", {}),
            (host, "choose", {"choice": 0}),
        ]
        for guest, do, fields in wishes:
            refused = await guest.ask(do, **fields)
            assert (do, refused["code"]) == (do, "frozen")
            assert "leads elsewhere" in refused["text"]
        assert code(await olek.ask("rematch")) == "not-over"
        assert code(await olek.ask("look")) == "not-over"
        with pytest.raises(Refusal) as caught:
            await kit.house.sit(opened.table, 0, "", "Ida")
        assert caught.value.code == "frozen"
        assert kit.log.lines[opened.table] == lines

    run(scenario())


def test_the_clock_of_a_frozen_table_stands_still() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit, 6, game="dungeon", seats=["here", "here"], options={"timer": "6"})
        rewrite(kit, opened.table, log.Made, lambda entry: replace(entry, state="0" * 32), which=-1)
        lines = kit.log.lines[opened.table][:]
        ana, _ = await returned(kit, opened)
        kit.time.now += 60 * 60_000
        await rung(ana.actor)
        assert (ana.scene["clock"], ana.actor.alarm) == (None, None)
        assert kit.log.lines[opened.table] == lines

    run(scenario())


def test_no_bot_plays_at_a_frozen_table() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "random"], options={"first_player": "0"})
        (ana,) = await kit.seated(opened)
        await play_on([ana], 2)
        await settled(ana.actor)
        kit.house.put_to_sleep(opened.table)
        del kit.log.lines[opened.table][-1]  # a bot is asked
        rewrite(kit, opened.table, log.Made, lambda entry: replace(entry, state="0" * 32), which=-1)
        lines = kit.log.lines[opened.table][:]
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await settled(ana.actor)
        assert ana.scene["phase"] == "frozen"
        assert kit.log.lines[opened.table] == lines

    run(scenario())


def test_people_at_a_frozen_table_may_talk_and_the_program_with_its_rules_goes_on_with_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit, 12)
        right = kit.log.lines[opened.table][:]
        rewrite(kit, opened.table, log.Dealt, lambda entry: replace(entry, rules_version=99))
        ana, olek = await returned(kit, opened)
        assert (await ana.ask("chat", text="it froze"))["is"] == "accepted"
        assert olek.last("chatted")["text"] == "it froze"
        assert (await olek.ask("rename", name="Bolek"))["is"] == "accepted"
        kit.log.lines[opened.table][: len(right)] = right
        ana, olek = await returned(kit, opened)
        assert (ana.scene["phase"], ana.last("chatted")["text"]) == ("playing", "it froze")
        await play_on([ana, olek])
        assert ana.scene["phase"] == "over"

    run(scenario())


def test_an_undo_that_this_program_would_not_grant_freezes_the_table() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"])
        (ana,) = await kit.seated(opened)
        await ana.choose(ana.options[0])
        await ana.ask("undo")
        rewrite(kit, opened.table, log.Made, lambda entry: replace(entry, shown=0b11))
        (ana,) = await returned(kit, opened)
        assert "input 1 cannot be taken back" in ana.scene["frozen"]

    run(scenario())


# ------------------------------------------------------------------------------------------- logs of other programs


def test_a_log_of_a_newer_schema_is_refused_readably_and_left_alone() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit)
        rewrite(kit, opened.table, log.Opened, lambda entry: replace(entry, schema=log.SCHEMA + 1))
        lines = kit.log.lines[opened.table][:]
        with pytest.raises(Refusal) as caught:
            await returned(kit, opened)
        assert caught.value.code == "unreadable"
        assert f"found a log of schema {log.SCHEMA + 1}; expected at most {log.SCHEMA}" in caught.value.text
        assert kit.log.lines[opened.table] == lines

    run(scenario())


@pytest.mark.parametrize("body", [b'{"is":"levitated","seat":0}', b"{", b"", b'{"is":"made"}'])
def test_a_line_that_cannot_be_read_makes_the_table_unreadable_and_nothing_else(body: bytes) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit)
        other, _ = await played(kit, 1)
        lines = kit.log.lines[opened.table]
        lines.append((len(lines), kit.time.now, body))
        with pytest.raises(Refusal) as caught:
            await returned(kit, opened)
        assert caught.value.code == "unreadable"
        assert (await kit.guest(other.table)).scene["phase"] == "playing"

    run(scenario())


def test_a_log_that_does_not_begin_with_an_opening_is_unreadable() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit)
        kit.log.lines[opened.table] = kit.log.lines[opened.table][1:]
        with pytest.raises(Refusal) as caught:
            await returned(kit, opened)
        assert caught.value.code == "unreadable"

    run(scenario())


# ------------------------------------------------------------------------------------------- trouble with the store


def matters(guest: Guest) -> list[dict[str, Any]]:
    """All that somebody was told but who is connected."""
    return [message for message in guest.messages if message["is"] != "seats"]


@pytest.mark.parametrize("trouble", [UnavailableError("no answer"), LostTableError("table-1", "9 lines")])
def test_what_could_not_be_written_is_shown_to_nobody_and_all_come_anew(trouble: Any) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, (ana, olek) = await played(kit, 0)
        onlooker = await kit.guest(opened.table)
        scenes, heard = [guest.scene for guest in (ana, olek, onlooker)], matters(olek)
        lines = kit.log.lines[opened.table][:]
        kit.log.trouble = trouble
        refused = await ana.choose(ana.options[0])
        assert refused["code"] == "unavailable"
        assert [guest.closed for guest in (ana, olek, onlooker)] == ["unavailable"] * 3
        assert matters(olek) == heard
        assert "no answer" not in str(refused)
        assert kit.log.lines[opened.table] == lines
        lost = ana.actor
        assert code(await ana.ask("chat", text="hello?")) == "moved"
        again = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert again[0].actor is not lost
        assert [guest.scene for guest in again] == scenes[:2]
        assert (await again[0].choose(again[0].options[0]))["is"] == "accepted"

    run(scenario())


def test_what_was_written_without_a_word_is_there_when_people_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commit may have gone through although nobody said so; the same action again is the same action."""

    async def scenario() -> None:
        kit = Kit()
        opened, (ana, _) = await played(kit, 0)
        append = kit.log.append

        async def written_but_unsaid(*told: Any) -> None:
            await append(*told)
            raise UnavailableError("no answer")

        monkeypatch.setattr(kit.log, "append", written_but_unsaid)
        choice, question = ana.options[0], ana.scene["question"]["id"]
        refused = await ana.ask("choose", id="once", choice=choice, question=question)
        assert (refused["code"], ana.closed) == ("unavailable", "unavailable")
        monkeypatch.setattr(kit.log, "append", append)
        lines = len(kit.log.lines[opened.table])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        again = await ana.ask("choose", id="once", choice=choice, question=question)
        assert again["is"] == "accepted"
        assert len(kit.log.lines[opened.table]) == lines

    run(scenario())


def test_a_deal_that_could_not_be_written_is_made_when_people_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await ana.ask("ready", nonce="nonce-of-ana")
        append = kit.log.append

        async def fails_at_the_deal(board: str, seq: int, lines: Any, brief: Any = None) -> None:
            if b'"is":"dealt"' in lines[0][1]:
                raise UnavailableError("no answer")
            await append(board, seq, lines, brief)

        monkeypatch.setattr(kit.log, "append", fails_at_the_deal)
        assert code(await olek.ask("ready", nonce="nonce-of-olek")) == "unavailable"
        assert olek.all("events") == []
        monkeypatch.setattr(kit.log, "append", append)
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await settled(ana.actor)
        assert ana.scene["phase"] == "playing"
        assert ana.scene["luck"]["nonces"] == ["nonce-of-ana", "nonce-of-olek"]

    run(scenario())


def test_a_table_that_cannot_be_opened_is_refused() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.log.trouble = UnavailableError("no answer")
        with pytest.raises(Refusal) as caught:
            await kit.open()
        assert caught.value.code == "unavailable"
        assert kit.log.lines == {}
        assert kit.house.awake == {}

    run(scenario())


def test_trouble_at_one_table_is_no_trouble_at_another() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, (ana, _) = await played(kit, 0)
        _, (ida, _) = await played(kit, 0)
        kit.log.trouble = UnavailableError("no answer")
        assert code(await ana.choose(ana.options[0])) == "unavailable"
        assert (await ida.choose(ida.options[0]))["is"] == "accepted"
        assert ida.closed == ""

    run(scenario())


def test_a_bot_whose_answer_could_not_be_written_gives_it_when_people_come_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "random"], options={"first_player": "1"})
        (ana,) = await kit.seated(opened)
        kit.log.trouble = UnavailableError("no answer")
        await settled(ana.actor)
        assert ana.closed == "unavailable"
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await settled(ana.actor)
        assert ana.options

    run(scenario())
