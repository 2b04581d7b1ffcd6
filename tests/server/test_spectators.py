"""Spectators: what everybody may see, who may look on, and what is shown after the end."""

import msgspec
import pytest

from knockbox.records.state_hash import state_hash
from knockbox.server.errors import RequestRefusedError
from knockbox.server.tables.live_match import SNAPSHOT_INTERVAL_INPUTS
from tests.server.kit import Guest, Kit, play_on, refusal_code, run


def test_a_spectator_sees_the_public_view_and_nothing_else() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        onlooker = await kit.guest(ana.actor.table.id)
        assert onlooker.last("welcome")["seat"] is None
        await play_on([ana, olek], 60)
        assert onlooker.scene["view"] == public_view(ana)
        assert (onlooker.scene["view"]["seat"], onlooker.scene["view"]["own"]) == (-1, None)
        assert (onlooker.scene["question"], onlooker.scene["offers"], onlooker.scene["utterances"]) == (None, [], [])
        assert skills_told(onlooker) == {""}
        assert len(skills_told(ana)) > 1

    run(scenario())


def skills_told(guest: Guest) -> set[str]:
    """Which skills are named where hands are dealt, kept and passed; a back has no name."""
    events = [told["event"] for message in (guest.last("snapshot"), *guest.all("events")) for told in message["events"]]
    return {event["skill"] for event in events if event["type"] in ("SkillDealt", "SkillKept", "SkillPassed")}


def public_view(guest: Guest) -> object:
    course = guest.actor.table.match
    assert course is not None
    return msgspec.json.decode(msgspec.json.encode(course.session.game.view(course.visible_snapshots[-1].state, -1)))


def test_a_table_may_be_for_its_players_alone() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(spectators=False)
        with pytest.raises(RequestRefusedError) as caught:
            await kit.guest(opened.table)
        assert caught.value.code == "no-spectators"
        assert (await kit.guest(opened.table, opened.seats[0].token)).visitor.seat == 0
        host = await kit.guest(opened.table, host=opened.host)
        assert (host.visitor.seat, host.visitor.is_host) == (None, True)

    run(scenario())


def test_spectators_are_known_by_number_only() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        first, second = await kit.guest(opened.table), await kit.guest(opened.table)
        assert (first.last("welcome")["spectator"], second.last("welcome")["spectator"]) == (1, 2)
        assert ana.last("seats")["spectators"] == [1, 2]
        first.actor.leave(first)
        assert ana.last("seats")["spectators"] == [2]
        assert (await kit.guest(opened.table)).spectator_number == 3

    run(scenario())


def test_only_the_host_removes_a_spectator() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        host = await kit.guest(opened.table, host=opened.host)
        rude = await kit.guest(opened.table, address="203.0.113.9")
        calm = await kit.guest(opened.table, address="198.51.100.7")
        for guest in (ana, olek, calm, rude):
            assert refusal_code(await guest.ask("remove", spectator=rude.spectator_number)) == "not-host"
        assert refusal_code(await host.ask("remove", spectator=99)) == "no-spectator"
        assert (await host.ask("remove", spectator=rude.spectator_number))["is"] == "accepted"
        assert (rude.close_code, calm.close_code) == ("removed", "")
        assert ana.last("seats")["spectators"] == [calm.spectator_number]
        with pytest.raises(RequestRefusedError) as caught:
            await kit.guest(opened.table, address="203.0.113.9")
        assert caught.value.code == "removed"
        assert (await kit.guest(opened.table, opened.seats[0].token, address="203.0.113.9")).visitor.seat == 0

    run(scenario())


def test_a_seated_host_may_remove_spectators_too() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        rude = await kit.guest(opened.table, address="203.0.113.9")
        assert (ana.visitor.seat, ana.last("welcome")["host"]) == (0, True)
        assert (await ana.ask("remove", spectator=rude.spectator_number))["is"] == "accepted"

    run(scenario())


def test_before_the_end_no_viewer_sees_the_views_of_others() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        onlooker = await kit.guest(ana.actor.table.id)
        for guest in (ana, olek, onlooker):
            assert refusal_code(await guest.ask("look", seat=1)) == "not-over"
            assert refusal_code(await guest.ask("look")) == "not-over"

    run(scenario())


def test_after_the_end_any_viewer_may_see_any_view_after_any_input() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        views: list[object] = []
        while ana.scene["phase"] != "over":
            views.append(olek.scene["view"])
            await play_on([ana, olek], 1)
        onlooker = await kit.guest(ana.actor.table.id)
        course = ana.actor.table.match
        assert course is not None
        inputs = len(course.session.inputs)
        end = await onlooker.ask("look", seat=1)
        assert (end["input"], end["inputs"], end["view"]) == (inputs, inputs, olek.scene["view"])
        first = await onlooker.ask("look", seat=1, input=0)
        assert first["view"] == views[0]
        for number in (1, inputs // 2, inputs - 1):
            kit.time.now += 60_000
            told = await onlooker.ask("look", seat=0, input=number)
            assert (told["view"]["seat"], told["input"]) == (0, number)
            assert told["events"] == [
                event["event"]
                for message in (ana.last("snapshot"), *ana.all("events"))
                for event in message["events"]
                if is_of(ana, event["seq"], number)
            ]
        assert (await onlooker.ask("look"))["view"]["own"] is None
        assert refusal_code(await onlooker.ask("look", input=inputs + 1)) == "no-input"
        assert refusal_code(await onlooker.ask("look", seat=2)) == "no-seat"

    run(scenario())


def test_a_match_is_looked_back_at_in_any_order_without_playing_all_of_it_again() -> None:
    async def scenario() -> None:
        ana, olek = await Kit().duel()
        await play_on([ana, olek])
        course = ana.actor.table.match
        assert course is not None
        made = course.session.inputs
        for number in (
            len(made),
            1,
            2 * SNAPSHOT_INTERVAL_INPUTS,
            SNAPSHOT_INTERVAL_INPUTS - 1,
            len(made) // 2,
            2 * SNAPSHOT_INTERVAL_INPUTS + 1,
            len(made),
        ):
            moment = course.snapshot_after(number)
            assert state_hash(moment.game, moment.state) == made[number - 1].state
        assert sorted(course.replay_cache) == list(
            range(SNAPSHOT_INTERVAL_INPUTS, len(made) + 1, SNAPSHOT_INTERVAL_INPUTS)
        )
        assert course.snapshot_after(2 * SNAPSHOT_INTERVAL_INPUTS) is course.replay_cache[2 * SNAPSHOT_INTERVAL_INPUTS]

    run(scenario())


def is_of(guest: Guest, seq: int, number: int) -> bool:
    """Whether an event was heard with some input."""
    course = guest.actor.table.match
    assert course is not None
    place = guest.visitor.place
    return course.seq_history[number - 1][place] < seq <= course.seq_history[number][place]


def test_a_spectator_receives_the_end_and_the_secret_like_every_player() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        onlooker = await kit.guest(ana.actor.table.id)
        assert onlooker.scene["luck"]["secret"] == ""
        await play_on([ana, olek])
        assert onlooker.scene["result"] == ana.scene["result"]
        assert onlooker.scene["luck"] == ana.scene["luck"]
        assert onlooker.scene["luck"]["secret"] != ""

    run(scenario())


def test_a_spectator_can_tell_that_a_seat_has_a_new_player() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        onlooker = await kit.guest(opened.table)
        olek = await kit.guest(opened.table, await kit.house.take_seat(opened.table, 1, "", "Olek"))
        await olek.ask("rename", name="Aleksander")
        assert sittings(onlooker) == [0, 1]
        await olek.ask("leave")
        await kit.house.take_seat(opened.table, 1, "", "Ida")
        kit.restart()
        assert sittings(await kit.guest(opened.table)) == sittings(onlooker) == [0, 2]

    run(scenario())


def sittings(guest: Guest) -> list[int]:
    return [seat["sittings"] for seat in guest.last("seats")["seats"]]
