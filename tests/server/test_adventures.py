"""Adventures at a table: a dungeon is followed by the next one or by another try, on the same seats, exactly noted."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from knockbox.records.adventure import LAST_LEVEL, is_next_dungeon, new_adventure
from knockbox.records.reader import read_record
from knockbox.records.verify import ExactVerdict, verify
from knockbox.server.errors import RequestRefusedError
from knockbox.server.records import build_record
from knockbox.server.tables import log
from tests.server.dungeon_play import facts_of, give_up, play_dungeon, play_rematch, play_until_won
from tests.server.kit import Guest, Kit, run
from tests.server.test_frozen_tables import rewrite

ON = {"adventure": "on", "timer": "off"}


async def entered(kit: Kit, seats: int = 2, **options: str) -> Any:
    opened = await kit.open("dungeon", ["here"] * seats, options={**ON, **options}, names=["Ana", "Olek"][:seats])
    return opened, await kit.connect_all(opened)


def noted(guest: Guest) -> tuple[int, list[str], list[tuple[int, bool]], bool]:
    """The adventure as a guest is told it: the level, the tokens, what was tried, and whether all is won."""
    told = guest.scene["adventure"]
    return told["level"], told["tokens"], [(each["level"], each["won"]) for each in told["tried"]], told["finished"]


@pytest.mark.rule("KKD-ADV-1", "KKD-ADV-2", "KKDR-48")
def test_after_a_win_the_group_goes_on_to_the_next_level_with_what_it_holds() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit)
        assert noted(guests[0]) == (1, [], [], False)
        assert guests[0].scene["adventure"]["last"] == LAST_LEVEL
        guests = await play_until_won(kit, opened, guests)
        level, tokens, tried, _ = noted(guests[1])
        assert (level, len(tokens), tried[-1]) == (2, 1, (1, True))
        assert tokens == guests[0].scene["view"]["table"]["tokens"]
        after = await play_rematch(kit, opened, guests)
        assert noted(after[0]) == (2, tokens, tried, False)
        options = facts_of(after[0])["options"]
        assert (options["level"], options["tokens"], options["timer"]) == ("2", tokens[0], "off")
        assert [seat["name"] for seat in after[0].last("seats")["seats"]] == ["Ana", "Olek"]
        assert [guest.last("followed")["seat"] for guest in guests] == [0, 1]

    run(scenario())


@pytest.mark.rule("KKDR-25", "KKDR-45")
def test_after_a_loss_the_same_dungeon_is_tried_again_with_the_tokens_of_its_beginning() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit, level="3", tokens="fireball,ice")
        await give_up(guests)
        assert noted(guests[0]) == (3, ["fireball", "ice"], [(3, False)], False)
        again = await play_rematch(kit, opened, guests)
        assert noted(again[0]) == (3, ["fireball", "ice"], [(3, False)], False)
        assert again[0].scene["luck"]["commitment"] != guests[0].scene["luck"]["commitment"]

    run(scenario())


@pytest.mark.rule("KKDR-25")
def test_in_the_hard_mode_a_loss_leads_back_to_the_first_dungeon() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit, level="3", tokens="poison", adventure_loss="restart")
        await give_up(guests)
        assert noted(guests[0]) == (1, [], [(3, False)], False)
        again = await play_rematch(kit, opened, guests)
        assert facts_of(again[0])["options"]["level"] == "1"

    run(scenario())


def test_the_last_dungeon_ends_the_adventure_and_a_rematch_begins_another() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit, level="4", chest_hunt="true")
        guests = await play_until_won(kit, opened, guests)
        level, _, tried, is_finished = noted(guests[0])
        assert (level, tried[-1], is_finished) == (4, (4, True), True)
        assert guests[0].scene["adventure"]["points"] == guests[0].scene["view"]["table"]["points"]
        former = guests[0].actor.table.adventure_progress
        again = await play_rematch(kit, opened, guests)
        assert noted(again[0]) == (1, [], [], False)
        begun = again[0].actor.table.adventure_progress
        assert former is not None
        assert begun is not None
        assert begun.name != former.name

    run(scenario())


@pytest.mark.rule("KKDR-48")
def test_the_records_of_an_adventure_are_exact_and_name_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit)
        await give_up(guests)
        again = await play_rematch(kit, opened, guests)
        await give_up(again)
        names = []
        for number, guest in enumerate((guests[0], again[0])):
            path = tmp_path / f"{number}.kbr"
            path.write_bytes(build_record(guest.actor.table))
            assert isinstance(verify(path), ExactVerdict)
            names.append(read_record(path).header.adventure)
        assert names[0] == names[1] != ""
        header = read_record(tmp_path / "0.kbr").header
        adventure = new_adventure(names[0], {"timer": "off"}, [], header.seats)
        assert is_next_dungeon(adventure, header)

    run(scenario())


def test_an_adventure_survives_restarts_and_old_links_lead_to_the_current_table() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit)
        await give_up(guests)
        told = noted(guests[0])
        kit.restart()
        back = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert noted(back[0]) == told
        again = await play_rematch(kit, opened, back)
        kit.restart()
        late = await kit.guest(opened.table, opened.seats[1].token)
        table = late.last("followed")["table"]
        there = await kit.guest(table, opened.seats[1].token)
        assert (there.visitor.seat, noted(there)) == (1, noted(again[1]))
        assert there.scene["question"] == again[1].scene["question"]

    run(scenario())


def test_a_dungeon_that_all_wanted_when_the_server_died_is_entered_once_when_it_is_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit)
        await give_up(guests)
        guests[1].house = None  # the server dies before it opens the next table
        for guest in guests:
            await guest.ask("rematch")
        kit.restart()
        back = await kit.guest(opened.table, opened.seats[0].token)
        assert len(back.all("followed")) == 1
        assert len(kit.store.logs) == 2

    run(scenario())


def test_bots_come_along_and_a_seat_played_by_a_stand_in_bot_returns_to_its_player() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here", "random"], options=ON, names=["Ana", "Olek"])
        ana, olek = await kit.connect_all(opened)
        await olek.ask("hand", seat=1, bot="random")
        await give_up([ana])
        await ana.ask("rematch")
        next_one = await kit.guest(ana.last("followed")["table"], opened.seats[1].token)
        seats = next_one.last("seats")["seats"]
        assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", ""), ("person", ""), ("bot", "random")]
        assert next_one.visitor.seat == 1

    run(scenario())


def test_alone_one_goes_on_at_once() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit, seats=1)
        assert "solo_silence_ball" in facts_of(guests[0])["options"]
        await give_up(guests)
        again = await play_rematch(kit, opened, guests)
        assert again[0].scene["phase"] == "playing"
        assert facts_of(again[0])["options"] == facts_of(guests[0])["options"]

    run(scenario())


def test_ids_of_former_tables_and_of_the_adventure_are_never_sent() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit)
        await give_up(guests)
        again = await play_rematch(kit, opened, guests)
        onlooker = await kit.guest(again[0].actor.table.id)
        journey = again[0].actor.table.adventure_progress
        assert journey is not None
        assert [each.record for each in journey.results] == [opened.table]
        heard = b"\n".join(onlooker.received)
        assert opened.table.encode() not in heard
        assert journey.name.encode() not in heard

    run(scenario())


def test_a_dungeon_that_this_program_cannot_repeat_is_frozen_with_its_adventure_as_it_was() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit, level="2", tokens="ice")
        await give_up(guests)
        rewrite(kit, opened.table, log.CardsDealt, lambda entry: replace(entry, rules_version=99))
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert ana.scene["phase"] == "frozen"
        assert noted(ana) == (2, ["ice"], [], False)
        assert (await ana.ask("rematch"))["code"] == "not-over"
        journey = ana.actor.table.adventure_progress
        assert journey is not None
        assert f'"adventure":"{journey.name}"'.encode() in build_record(ana.actor.table)

    run(scenario())


def test_a_game_without_adventures_has_none() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana, _) = await kit.duel()
        assert ana.scene["adventure"] is None
        with pytest.raises(RequestRefusedError):
            await kit.open("knockdown", options={"adventure": "on"})

    run(scenario())


def test_a_bot_that_delves_is_at_work_in_these_tests() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, guests = await entered(kit)
        await play_dungeon(guests)
        assert guests[0].scene["phase"] == "over"

    run(scenario())
