"""Undo: own inputs that nobody else has noticed, that no chance followed, and that taught nothing."""

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.events import Said
from tests.server.kit import Guest, Kit, guest_to_move, refusal_code, require_guest_to_move, run
from tests.server.undo_helpers import match_of, open_dungeon, put_back, received_so_far, seat_token, without_question_id


def test_a_chosen_card_is_hidden_from_others_until_it_is_laid() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_dungeon(kit)
        onlooker = await kit.guest(guests[0].actor.table.id)
        player = require_guest_to_move(guests)
        others = [guest for guest in (*guests, onlooker) if guest is not player]
        before = [received_so_far(guest) for guest in others]
        await player.choose(player.options[0])
        assert player.scene["question"]["prompt"] == "choose_cell"
        assert player.scene["undo"] is True
        assert [received_so_far(guest) for guest in others] == before
        await player.choose(player.options[0])
        assert all(guest.last("events")["events"] for guest in others)
        assert player.scene["undo"] is False

    run(scenario())


def test_an_undo_sends_its_seat_a_snapshot_and_the_others_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_dungeon(kit)
        player = require_guest_to_move(guests)
        others = [guest for guest in guests if guest is not player]
        scene, seq, question = player.scene, player.last("snapshot")["seq"], player.scene["question"]["id"]
        before = [received_so_far(guest) for guest in others]
        await player.choose(player.options[0])
        assert (await player.ask("undo"))["is"] == "accepted"
        snapshot = player.messages[-2]
        assert (snapshot["is"], snapshot["seq"]) == ("snapshot", seq + 2)
        assert player.scene["question"]["id"] != question
        assert without_question_id(player.scene) == without_question_id(scene)
        assert [received_so_far(guest) for guest in others] == before
        fresh = [await kit.guest(player.actor.table.id, seat_token(kit, guest)) for guest in others]
        assert [guest.last("snapshot")["seq"] for guest in fresh] == [1] * len(fresh)

    run(scenario())


def test_several_inputs_are_taken_back_one_after_the_other() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_dungeon(kit)
        player = require_guest_to_move(guests)
        scenes = [player.scene]
        await player.choose(player.options[0])
        scenes.append(player.scene)
        await player.ask("choose", choice=put_back(player))
        scenes.append(player.scene)
        await player.choose(player.options[-1])
        while scenes:
            assert (await player.ask("undo"))["is"] == "accepted"
            assert player.scene["view"] == scenes.pop()["view"]
        assert player.scene["undo"] is False
        assert refusal_code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())


def test_a_sealed_answer_can_be_undone_until_the_opponent_has_sealed() -> None:
    async def scenario() -> None:
        kit = Kit()
        for first, second in ((0, 1), (1, 0)):
            guests = await kit.duel()
            await past_fighters(guests)
            sealer, other = guests[first], guests[second]
            assert sealer.scene["question"]["prompt"] == "keep_first"
            question, heard = sealer.scene["question"], received_so_far(other)
            await sealer.choose(sealer.options[0])
            assert (sealer.scene["question"], sealer.scene["undo"]) == (None, True)
            assert (await sealer.ask("undo"))["is"] == "accepted"
            assert sealer.scene["question"]["candidates"] == question["candidates"]
            await sealer.choose(sealer.options[1])
            assert received_so_far(other) == heard
            assert other.scene["asked"] == [0, 1]
            await other.choose(other.options[0])
            assert refusal_code(await sealer.ask("undo")) == "nothing-to-undo"
            assert refusal_code(await other.ask("undo")) == "nothing-to-undo"
            assert sealer.last("events")["events"]

    run(scenario())


async def past_fighters(guests: list[Guest]) -> None:
    while (guest := require_guest_to_move(guests)).scene["question"]["prompt"] == "pick_fighter":
        await guest.choose(guest.options[0])


def test_a_client_that_connects_meanwhile_does_not_see_sealed_answers() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"decision_time": "60"})
        guests = await kit.connect_all(opened)
        await past_fighters(guests)
        before = [await kit.guest(opened.table, opened.seats[1].token), await kit.guest(opened.table)]
        await guests[0].choose(guests[0].options[0])
        after = [await kit.guest(opened.table, opened.seats[1].token), await kit.guest(opened.table)]
        assert [guest.last("snapshot") for guest in after] == [guest.last("snapshot") for guest in before]
        kit.restart()
        again = [await kit.guest(opened.table, opened.seats[1].token), await kit.guest(opened.table)]
        assert [guest.last("snapshot") for guest in again] == [guest.last("snapshot") for guest in before]
        assert (await again[0].choose(again[0].options[0]))["is"] == "accepted"

    run(scenario())


def test_a_reaction_is_taken_back_until_it_is_paid() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel()
        seen = set()
        rng = make_rng(3)
        for _ in range(400):
            player = guest_to_move(guests)
            if player is None:
                break
            prompt, other = player.scene["question"]["prompt"], guests[1 - guests.index(player)]
            heard, view = received_so_far(other), player.scene["view"]
            await player.choose(player.options[rng.below(len(player.options))])
            if player.scene["undo"]:
                seen.add((prompt, player.scene["question"] and player.scene["question"]["prompt"]))
                assert received_so_far(other) == heard
                assert (await player.ask("undo"))["is"] == "accepted"
                assert player.scene["view"] == view
                assert received_so_far(other) == heard
                await player.choose(player.options[rng.below(len(player.options))])
        assert ("use_reaction", "pay_cost") in seen

    run(scenario())


def test_what_others_noticed_stays_done() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        while (player := require_guest_to_move([ana, olek])).scene["question"]["prompt"] != "take_action":
            await player.choose(player.options[0])
        lines = ana.actor.table.next_seq
        await player.choose(player.options[0])
        assert player.scene["undo"] is False
        for guest in (ana, olek):
            assert refusal_code(await guest.ask("undo")) == "nothing-to-undo"
        assert ana.actor.table.next_seq == lines + 1

    run(scenario())


def test_an_undo_needs_an_input_of_its_own_seat() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_dungeon(kit)
        player, onlooker = require_guest_to_move(guests), await kit.guest(guests[0].actor.table.id)
        other = next(guest for guest in guests if guest is not player)
        assert refusal_code(await player.ask("undo")) == "nothing-to-undo"
        await player.choose(player.options[0])
        assert refusal_code(await other.ask("undo")) == "nothing-to-undo"
        assert refusal_code(await onlooker.ask("undo")) == "not-seated"
        assert (await player.ask("undo"))["is"] == "accepted"

    run(scenario())


def test_events_sent_for_an_input_are_undone_with_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await open_dungeon(kit, seats=1)
        course = match_of(ana)
        told = course.events_seen_by(0)
        step = course.evaluate(0, ana.options[0], "", 0)
        course.commit(step._replace(events=[Said("KKDR-18", 0, "nod")]), 0)
        assert len(course.events_seen_by(0)) == len(told) + 1
        course.undo()
        assert course.events_seen_by(0) == told

    run(scenario())


def test_in_a_pause_nothing_is_taken_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await open_dungeon(kit, seats=1)
        await ana.choose(ana.options[0])
        await ana.ask("pause", on=True)
        assert refusal_code(await ana.ask("undo")) == "paused"
        await ana.ask("pause", on=False)
        assert (await ana.ask("undo"))["is"] == "accepted"

    run(scenario())


def test_the_time_for_a_decision_is_not_stretched_by_taking_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"decision_time": "60"})
        rng = make_rng(4)
        while True:
            player = require_guest_to_move(guests)
            prompt = player.scene["question"]["prompt"]
            kit.time.now += 20_000
            await player.choose(player.options[rng.below(len(player.options))])
            if player.scene["undo"] and prompt == "use_reaction":
                break
        assert player.scene["clock"]["left_ms"] == 60_000
        kit.time.now += 10_000
        await player.ask("undo")
        assert player.scene["clock"]["left_ms"] == 30_000
        await player.choose(player.options[0])
        kit.time.now += 45_000
        assert refusal_code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())
