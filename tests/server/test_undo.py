"""Undo: own inputs that nobody else has noticed, that no chance followed, and that taught nothing."""

from knockbox.engine.rng import seeded
from knockbox.games.dungeon.events import Said
from tests.server.kit import Guest, Kit, asked, code, run, someone
from tests.server.undoing import anonymous, course_of, explorers, put_back, said, seat_token


def test_a_card_that_was_chosen_is_nobody_elses_business_until_it_is_laid() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        onlooker = await kit.guest(guests[0].actor.table.id)
        player = someone(guests)
        others = [guest for guest in (*guests, onlooker) if guest is not player]
        before = [said(guest) for guest in others]
        await player.choose(player.options[0])
        assert player.scene["question"]["prompt"] == "choose_cell"
        assert player.scene["undo"] is True
        assert [said(guest) for guest in others] == before
        await player.choose(player.options[0])
        assert all(guest.last("events")["events"] for guest in others)
        assert player.scene["undo"] is False

    run(scenario())


def test_taking_back_tells_its_seat_everything_anew_and_the_others_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player = someone(guests)
        others = [guest for guest in guests if guest is not player]
        scene, seq, question = player.scene, player.last("snapshot")["seq"], player.scene["question"]["id"]
        before = [said(guest) for guest in others]
        await player.choose(player.options[0])
        assert (await player.ask("undo"))["is"] == "accepted"
        snapshot = player.messages[-2]
        assert (snapshot["is"], snapshot["seq"]) == ("snapshot", seq + 2)
        assert player.scene["question"]["id"] != question
        assert anonymous(player.scene) == anonymous(scene)
        assert [said(guest) for guest in others] == before
        fresh = [await kit.guest(player.actor.table.id, seat_token(kit, guest)) for guest in others]
        assert [guest.last("snapshot")["seq"] for guest in fresh] == [1] * len(fresh)

    run(scenario())


def test_several_inputs_are_taken_back_one_after_the_other() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player = someone(guests)
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
        assert code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())


def test_an_answer_under_seal_is_taken_back_until_the_other_has_sealed_his() -> None:
    async def scenario() -> None:
        kit = Kit()
        for first, second in ((0, 1), (1, 0)):
            guests = await kit.duel()
            await past_fighters(guests)
            sealer, other = guests[first], guests[second]
            assert sealer.scene["question"]["prompt"] == "keep_first"
            question, heard = sealer.scene["question"], said(other)
            await sealer.choose(sealer.options[0])
            assert (sealer.scene["question"], sealer.scene["undo"]) == (None, True)
            assert (await sealer.ask("undo"))["is"] == "accepted"
            assert sealer.scene["question"]["candidates"] == question["candidates"]
            await sealer.choose(sealer.options[1])
            assert said(other) == heard
            assert other.scene["asked"] == [0, 1]
            await other.choose(other.options[0])
            assert code(await sealer.ask("undo")) == "nothing-to-undo"
            assert code(await other.ask("undo")) == "nothing-to-undo"
            assert sealer.last("events")["events"]

    run(scenario())


async def past_fighters(guests: list[Guest]) -> None:
    while (guest := someone(guests)).scene["question"]["prompt"] == "pick_fighter":
        await guest.choose(guest.options[0])


def test_whoever_comes_meanwhile_is_not_shown_what_is_sealed() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"decision_time": "60"})
        guests = await kit.seated(opened)
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
        rng = seeded(3)
        for _ in range(400):
            player = asked(guests)
            if player is None:
                break
            prompt, other = player.scene["question"]["prompt"], guests[1 - guests.index(player)]
            heard, view = said(other), player.scene["view"]
            await player.choose(player.options[rng.below(len(player.options))])
            if player.scene["undo"]:
                seen.add((prompt, player.scene["question"] and player.scene["question"]["prompt"]))
                assert said(other) == heard
                assert (await player.ask("undo"))["is"] == "accepted"
                assert player.scene["view"] == view
                assert said(other) == heard
                await player.choose(player.options[rng.below(len(player.options))])
        assert ("use_reaction", "pay_cost") in seen

    run(scenario())


def test_what_others_noticed_stays_done() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        while (player := someone([ana, olek])).scene["question"]["prompt"] != "take_action":
            await player.choose(player.options[0])
        lines = ana.actor.table.lines
        await player.choose(player.options[0])
        assert player.scene["undo"] is False
        for guest in (ana, olek):
            assert code(await guest.ask("undo")) == "nothing-to-undo"
        assert ana.actor.table.lines == lines + 1

    run(scenario())


def test_nobody_takes_back_the_input_of_another_or_of_nobody() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player, onlooker = someone(guests), await kit.guest(guests[0].actor.table.id)
        other = next(guest for guest in guests if guest is not player)
        assert code(await player.ask("undo")) == "nothing-to-undo"
        await player.choose(player.options[0])
        assert code(await other.ask("undo")) == "nothing-to-undo"
        assert code(await onlooker.ask("undo")) == "not-seated"
        assert (await player.ask("undo"))["is"] == "accepted"

    run(scenario())


def test_what_its_seat_was_told_of_an_input_is_taken_back_with_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await explorers(kit, seats=1)
        course = course_of(ana)
        told = course.told_to(0)
        step = course.weigh(0, ana.options[0], "", 0)
        course.take(step._replace(events=[Said("KKDR-18", 0, "nod")]), 0)
        assert len(course.told_to(0)) == len(told) + 1
        course.undo()
        assert course.told_to(0) == told

    run(scenario())


def test_in_a_pause_nothing_is_taken_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await explorers(kit, seats=1)
        await ana.choose(ana.options[0])
        await ana.ask("pause", on=True)
        assert code(await ana.ask("undo")) == "paused"
        await ana.ask("pause", on=False)
        assert (await ana.ask("undo"))["is"] == "accepted"

    run(scenario())


def test_the_time_for_a_decision_is_not_stretched_by_taking_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"decision_time": "60"})
        rng = seeded(4)
        while True:
            player = someone(guests)
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
        assert code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())
