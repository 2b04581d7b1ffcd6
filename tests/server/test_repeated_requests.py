"""Whatever is asked with an id is done once, also after a crash, and whatever happened in between."""

from typing import Any

import pytest

from tests.server.kit import Kit, refusal_code, run

Wish = dict[str, Any]
WISHES: list[tuple[str, Wish, Wish]] = [
    ("pause", {"on": True}, {"on": False}),
    ("hand", {"seat": 0, "bot": "random"}, {"seat": 0, "bot": ""}),
    ("rename", {"name": "Ania"}, {"name": "Ana"}),
    ("mute", {"seat": 1, "on": True}, {"seat": 1, "on": False}),
    ("chat", {"text": "hello"}, {"text": "goodbye"}),
]


@pytest.mark.parametrize(("do", "first", "second"), WISHES, ids=[wish[0] for wish in WISHES])
def test_a_command_repeated_late_is_not_run_again(do: str, first: Wish, second: Wish) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here", "here"], options={"first_player": "1"})
        ana, *_ = await kit.connect_all(opened)
        for id, wish in (("one", first), ("two", second)):
            assert (await ana.ask(do, id=id, **wish))["is"] == "accepted"
        lines = kit.store.logs[opened.table][:]
        for _ in range(2):
            assert (await ana.ask(do, id="one", **first))["is"] == "accepted"
            assert refusal_code(await ana.ask(do, id="one", **second)) == "id-used"
            assert kit.store.logs[opened.table] == lines
            kit.restart()
            ana = await kit.guest(opened.table, opened.seats[0].token)

    run(scenario())


def test_a_report_that_is_repeated_is_one_report() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, _ = await kit.connect_all(opened)
        for _ in range(2):
            assert (await ana.ask("report", id="one", seat=1, text="rude"))["is"] == "accepted"
            assert refusal_code(await ana.ask("report", id="one", seat=1, text="rude again")) == "id-used"
            assert len(kit.store.saved_reports) == 1
            kit.restart()
            ana = await kit.guest(opened.table, opened.seats[0].token)
        assert (await ana.ask("report", id="two", seat=1, text="rude"))["is"] == "accepted"
        assert len(kit.store.saved_reports) == 2

    run(scenario())


def test_what_the_host_does_about_a_seat_is_done_once() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        host = await kit.guest(opened.table, host=opened.host)
        await kit.house.take_seat(opened.table, 1, "", "nobody")
        assert (await host.ask("hand", id="free", seat=1, bot=""))["is"] == "accepted"
        await kit.house.take_seat(opened.table, 1, "", "Olek")
        lines = kit.store.logs[opened.table][:]
        assert (await host.ask("hand", id="free", seat=1, bot=""))["is"] == "accepted"
        assert kit.store.logs[opened.table] == lines

    run(scenario())
