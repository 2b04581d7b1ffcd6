"""Frozen tables, and logs of other programs: nothing is lost, and nobody hears what is not true."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knockbox.records.chain import unseal
from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Opened
from knockbox.server.records import build_record
from knockbox.server.tables import log
from tests.server.clock_tables import left_ms
from tests.server.kit import Guest, Kit, fire_timeout, play_on, refusal_code, require_guest_to_move, run, settle

Change = Callable[[Any], Any]


def rewrite(kit: Kit, table: str, kind: type[log.LogEntry], change: Change, which: int = 0) -> None:
    """As another program would have written a line of the log."""
    lines = kit.store.logs[table]
    places = [place for place, (_, _, body) in enumerate(lines) if isinstance(log.decode_entry(body), kind)]
    seq, at_ms, body = lines[places[which]]
    lines[places[which]] = seq, at_ms, log.encode_entry(change(log.decode_entry(body)))


async def played(kit: Kit, inputs: int = 12, **fields: Any) -> tuple[Opened, list[Guest]]:
    opened = await kit.open(**fields)
    guests = await kit.connect_all(opened)
    await play_on(guests, inputs)
    return opened, guests


async def returned(kit: Kit, opened: Opened) -> list[Guest]:
    kit.time.now += 1_000
    kit.restart()
    return [await kit.guest(opened.table, seat.token) for seat in opened.seats]


DEALS: list[tuple[str, Change, str]] = [
    ("rules", lambda entry: replace(entry, rules_version=99), "rules version 99"),
    ("content", lambda entry: replace(entry, content_hash="feed"), "content feed"),
    ("deal", lambda entry: replace(entry, state="0" * 32), "deals different cards"),
]


@pytest.mark.parametrize(("what", "change", "why"), DEALS, ids=[deal[0] for deal in DEALS])
def test_a_table_with_other_rules_is_frozen_and_says_why(what: str, change: Change, why: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, before = await played(kit)
        noticed = [[made for made in inputs_of(before[0]) if made.seen_by >> place & 1] for place in (0, 1)]
        await before[0].ask("chat", text="see you")
        rewrite(kit, opened.table, log.CardsDealt, change)
        ana, olek = await returned(kit, opened)
        assert ana.scene["phase"] == "frozen"
        assert why in ana.scene["frozen"]
        assert (ana.scene["view"], ana.last("snapshot")["events"]) == (None, [])
        assert (ana.scene["question"], ana.scene["offers"], ana.scene["asked"]) == (None, [], [])
        for guest, mine in zip((ana, olek), noticed, strict=True):
            assert [each["seat"] for each in guest.scene["unplayed"]] == [made.seat for made in mine]
        assert ana.last("chatted")["text"] == "see you"
        assert len(olek.last("seats")["seats"]) == 2
        assert ana.scene["luck"]["secret"] == ""

    run(scenario())


def inputs_of(guest: Guest) -> list[log.InputMade]:
    lines: list[Any] = guest.house.repository.logs[guest.actor.table.id]  # type: ignore[union-attr]  # the shelf of a kit
    entries = [log.decode_entry(body) for _, _, body in lines]
    return [entry for entry in entries if isinstance(entry, log.InputMade)]


def test_a_frozen_table_shows_no_player_hidden_information() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        guests = await kit.connect_all(opened)
        while require_guest_to_move(guests).scene["question"]["prompt"] != "keep_first":
            await play_on(guests, 1)
        for guest in guests:
            await guest.choose(guest.options[0])
        rewrite(kit, opened.table, log.CardsDealt, lambda entry: replace(entry, rules_version=99))
        ana, olek = await returned(kit, opened)
        onlooker = await kit.guest(opened.table)
        kept = [made.notation for made in inputs_of(ana)[-2:]]
        assert all(notation.startswith("keep ") for notation in kept)
        for guest, known in ((ana, {kept[0]}), (olek, {kept[1]}), (onlooker, set[str]())):
            told = {each["notation"] for each in guest.scene["unplayed"]}
            assert {notation for notation in told if notation.startswith("keep ")} == known
        assert told - {""}  # what is done openly is for everybody

    run(scenario())


def test_a_table_with_a_missing_pack_or_option_is_frozen_and_says_why() -> None:
    async def scenario() -> None:
        for change in (
            lambda entry: replace(entry, packs=["no-such-box"]),
            lambda entry: replace(entry, options={"no_such_option": "1"}),
        ):
            kit = Kit()
            opened, _ = await played(kit)
            rewrite(kit, opened.table, log.TableOpened, change)
            ana, _ = await returned(kit, opened)
            assert ana.scene["phase"] == "frozen"
            assert "this version cannot set up the match" in ana.scene["frozen"]
            assert refusal_code(await ana.ask("choose", choice=1)) == "frozen"

    run(scenario())


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_the_record_of_a_match_that_ended_under_other_rules_is_handed_out_as_it_was(game: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await played(kit, 5000, game=game)
        record = build_record(guests[0].actor.table)
        rewrite(kit, opened.table, log.CardsDealt, lambda entry: replace(entry, rules_version=99))
        ana, _ = await returned(kit, opened)
        old = build_record(ana.actor.table).splitlines()
        told = [msgspec.json.decode(line) for line in old]
        assert told[0]["rules_version"] == 99
        assert [without_seal(line) for line in old[1:]] == [without_seal(line) for line in record.splitlines()[1:]]
        assert told[-1]["secret"] == ana.actor.table.opening.secret

    run(scenario())


def test_talk_kept_through_an_undo_is_in_the_record_of_a_frozen_match_as_in_any_other() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(game="dungeon")
        guests = await kit.connect_all(opened)
        player = require_guest_to_move(guests)
        await player.choose(player.options[0])
        for guest in guests:
            await guest.ask("choose", choice=guest.scene["utterances"][0]["choice"])
        assert (await player.ask("undo"))["is"] == "accepted"
        await play_on(guests)
        record = build_record(player.actor.table).splitlines()
        rewrite(kit, opened.table, log.CardsDealt, lambda entry: replace(entry, rules_version=99))
        ana, _ = await returned(kit, opened)
        old = build_record(ana.actor.table).splitlines()
        assert [without_seal(line) for line in old[1:]] == [without_seal(line) for line in record[1:]]

    run(scenario())


def without_seal(line: bytes) -> Any:
    found = unseal(line)
    assert found is not None
    assert found.is_intact
    return msgspec.json.decode(found.entry)


def test_the_record_of_a_frozen_match_that_is_not_over_stays_where_it_is() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit)
        rewrite(kit, opened.table, log.CardsDealt, lambda entry: replace(entry, rules_version=99))
        ana, _ = await returned(kit, opened)
        with pytest.raises(RequestRefusedError, match="once the match is over"):
            build_record(ana.actor.table)

    run(scenario())


INPUTS: list[tuple[str, Change, str]] = [
    ("elsewhere", lambda entry: replace(entry, state="0" * 32), "input 6 leads to a different state"),
    ("refused", lambda entry: replace(entry, choice=2**40), "input 6 is illegal"),
    ("foreign", lambda entry: replace(entry, seat=1 - entry.seat), "input 6 is illegal"),
]


@pytest.mark.parametrize(("what", "change", "why"), INPUTS, ids=[each[0] for each in INPUTS])
def test_a_table_is_frozen_before_the_input_that_cannot_be_repeated(what: str, change: Change, why: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await played(kit, 5)
        view = [guest.actor.table.game.view(course_state(guest), guest.visitor.place) for guest in guests]
        await play_on(guests, 7)
        rewrite(kit, opened.table, log.InputMade, change, which=5)
        again = await returned(kit, opened)
        assert again[0].scene["phase"] == "frozen"
        assert why in again[0].scene["frozen"]
        assert [guest.scene["view"] for guest in again] == msgspec.json.decode(msgspec.json.encode(view))

    run(scenario())


def course_state(guest: Guest) -> Any:
    course = guest.actor.table.match
    assert course is not None
    return course.snapshot.state


def test_a_frozen_table_refuses_commands_that_change_its_match_and_is_not_written_to() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit, game="dungeon", seats=["here", "here"], options={"timer": "6"})
        rewrite(kit, opened.table, log.InputMade, lambda entry: replace(entry, state="0" * 32))
        ana, olek = await returned(kit, opened)
        host = await kit.guest(opened.table, host=opened.host)
        lines = kit.store.logs[opened.table][:]
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
            (ana, "chat", {"text": "it froze"}),
            (ana, "rename", {"name": "Ania"}),
            (ana, "mute", {"seat": 1, "on": True}),
            (host, "choose", {"choice": 0}),
        ]
        for guest, do, fields in wishes:
            refused = await guest.ask(do, **fields)
            assert (do, refused["code"]) == (do, "frozen")
            assert "leads to a different state" in refused["text"]
        assert refusal_code(await olek.ask("rematch")) == "not-over"
        assert refusal_code(await olek.ask("look")) == "not-over"
        with pytest.raises(RequestRefusedError) as caught:
            await kit.house.take_seat(opened.table, 0, "", "Ida")
        assert caught.value.code == "frozen"
        assert kit.store.logs[opened.table] == lines

    run(scenario())


def test_the_clock_of_a_frozen_table_is_stopped() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit, 6, game="dungeon", seats=["here", "here"], options={"timer": "6"})
        rewrite(kit, opened.table, log.InputMade, lambda entry: replace(entry, state="0" * 32), which=-1)
        lines = kit.store.logs[opened.table][:]
        ana, _ = await returned(kit, opened)
        kit.time.now += 60 * 60_000
        await fire_timeout(ana.actor)
        assert (ana.scene["clock"], ana.actor.timeout_handle) == (None, None)
        assert kit.store.logs[opened.table] == lines

    run(scenario())


def test_no_bot_plays_at_a_frozen_table() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "random"], options={"first_player": "0"})
        (ana,) = await kit.connect_all(opened)
        await play_on([ana], 2)
        await settle(ana.actor)
        kit.house.put_to_sleep(opened.table)
        del kit.store.logs[opened.table][-1]  # a bot is asked
        rewrite(kit, opened.table, log.InputMade, lambda entry: replace(entry, state="0" * 32), which=-1)
        lines = kit.store.logs[opened.table][:]
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await settle(ana.actor)
        assert ana.scene["phase"] == "frozen"
        assert kit.store.logs[opened.table] == lines

    run(scenario())


def test_the_program_with_its_rules_goes_on_with_a_table_that_was_frozen() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit, 12)
        right = kit.store.logs[opened.table][:]
        rewrite(kit, opened.table, log.CardsDealt, lambda entry: replace(entry, rules_version=99))
        ana, olek = await returned(kit, opened)
        assert ana.scene["phase"] == "frozen"
        kit.store.logs[opened.table] = right
        ana, olek = await returned(kit, opened)
        await play_on([ana, olek])
        assert ana.scene["phase"] == "over"

    run(scenario())


def test_time_in_which_a_table_was_frozen_does_not_count_even_if_its_log_grew() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit, 2, game="dungeon", seats=["here"], options={"timer": "6"})
        await kit.house.heartbeat()
        right = kit.store.logs[opened.table][:]
        rewrite(kit, opened.table, log.CardsDealt, lambda entry: replace(entry, rules_version=99))
        await returned(kit, opened)
        kit.time.now += 5 * 60_000
        said = (len(right), kit.time.now, log.encode_entry(log.ChatSent(0, "as programs of before let people talk")))
        await kit.house.heartbeat()
        kit.store.logs[opened.table] = [*right, said]
        kit.time.now += 5 * 60_000
        (ana,) = await returned(kit, opened)
        await settle(ana.actor)
        assert (ana.scene["phase"], left_ms(ana)) == ("playing", 6 * 60_000)

    run(scenario())


def test_an_undo_that_this_program_would_not_grant_freezes_the_table() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"])
        (ana,) = await kit.connect_all(opened)
        await ana.choose(ana.options[0])
        await ana.ask("undo")
        rewrite(kit, opened.table, log.InputMade, lambda entry: replace(entry, seen_by=0b11))
        (ana,) = await returned(kit, opened)
        assert "input 1 cannot be undone" in ana.scene["frozen"]

    run(scenario())


# ------------------------------------------------------------------------------------------- logs of other programs


@pytest.mark.parametrize("schema", [log.LOG_SCHEMA - 1, log.LOG_SCHEMA + 1])
def test_a_log_of_another_schema_is_refused_readably_and_left_alone(schema: int) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit)
        rewrite(kit, opened.table, log.TableOpened, lambda entry: replace(entry, schema=schema))
        lines = kit.store.logs[opened.table][:]
        with pytest.raises(RequestRefusedError) as caught:
            await returned(kit, opened)
        assert caught.value.code == "unreadable"
        assert f"found a log of schema {schema}; expected {log.LOG_SCHEMA}" in caught.value.text
        assert kit.store.logs[opened.table] == lines

    run(scenario())


@pytest.mark.parametrize("body", [b'{"is":"levitated","seat":0}', b"{", b"", b'{"is":"inputmade"}'])
def test_a_line_that_cannot_be_read_makes_the_table_unreadable_and_nothing_else(body: bytes) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit)
        other, _ = await played(kit, 1)
        lines = kit.store.logs[opened.table]
        lines.append((len(lines), kit.time.now, body))
        with pytest.raises(RequestRefusedError) as caught:
            await returned(kit, opened)
        assert caught.value.code == "unreadable"
        assert (await kit.guest(other.table)).scene["phase"] == "playing"

    run(scenario())


def test_a_log_that_does_not_begin_with_an_opening_is_unreadable() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await played(kit)
        kit.store.logs[opened.table] = kit.store.logs[opened.table][1:]
        with pytest.raises(RequestRefusedError) as caught:
            await returned(kit, opened)
        assert caught.value.code == "unreadable"

    run(scenario())
