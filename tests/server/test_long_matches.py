"""Matches that nobody ends: what is kept and told of them is bounded, and they can be given up."""

import pytest

from knockbox.server.tables import table
from tests.server.kit import Kit, guest_to_move, play_on, refusal_code, require_guest_to_move, run, settle


def test_after_the_maximum_of_inputs_no_answer_fits_and_the_match_can_be_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table, "MAX_MATCH_INPUTS", 40)

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"stall_guard": "off"})
        guests = await kit.connect_all(opened)
        await play_on(guests, 40)
        player, lines = require_guest_to_move(guests), kit.store.logs[opened.table][:]
        refused = await player.choose(player.options[0])
        assert (refused["code"], "40 inputs" in refused["text"]) == ("too-long", True)
        assert kit.store.logs[opened.table] == lines
        resign = next(each["choice"] for each in player.scene["offers"] if each["notation"] == "resign")
        assert (await player.ask("choose", choice=resign))["is"] == "accepted"
        assert [guest.scene["phase"] for guest in guests] == ["over", "over"]

    run(scenario())


def test_bots_stop_where_no_answer_fits_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MAX_MATCH_INPUTS", 30)

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["random", "random"], options={"stall_guard": "off"})
        onlooker = await kit.guest(opened.table)
        await settle(onlooker.actor)
        course = onlooker.actor.table.match
        assert course is not None
        assert (onlooker.scene["phase"], len(course.session.inputs)) == ("playing", 30)

    run(scenario())


def test_a_clock_still_ends_a_match_into_which_no_answer_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MAX_MATCH_INPUTS", 40)

    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"stall_guard": "off", "decision_time": "30"})
        await play_on(guests, 40)
        while (player := guest_to_move(guests)) is not None:
            assert refusal_code(await player.choose(player.options[0])) == "too-long"
            kit.time.now += 30_000
            player.actor.check_timeout()
            await settle(player.actor)
        assert guests[0].scene["phase"] == "over"

    run(scenario())
