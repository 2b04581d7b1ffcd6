"""What a table may grow to, and how long it is kept."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from knockbox.server.errors import Refusal
from knockbox.server.tables import log, wishes
from tests.server.kit import Kit, MemoryLog, play_on, run
from tests.server.test_frozen import rewrite

DAY_MS = 86_400_000


def test_nobody_fills_a_log_by_sitting_down_and_getting_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "MOST_TALK", 50)

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        with pytest.raises(Refusal) as caught:
            for _ in range(100):
                guest = await kit.guest(opened.table, await kit.house.sit(opened.table, 1, "", "x"))
                await guest.ask("ready", nonce="nonce-of-somebody")
                assert (await guest.ask("leave"))["is"] == "accepted"
        assert caught.value.code == "talked-out"
        assert len(kit.log.lines[opened.table]) < 60
        assert ana.closed == ""

    run(scenario())


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf of memory that knows which tables are old."""

    async def expired(self: MemoryLog, before_ms: int, phases: Sequence[str]) -> list[str]:
        return [id for id, brief in self.briefs.items() if brief.touched_ms < before_ms and brief.phase in phases]

    monkeypatch.setattr(MemoryLog, "expired", expired, raising=False)


@pytest.mark.usefixtures("shelved")
@pytest.mark.parametrize(("inputs", "as_before"), [(12, True), (12, False), (5000, False)])
def test_a_frozen_table_is_kept_like_a_finished_one_only_if_its_match_had_ended(inputs: int, as_before: bool) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        await play_on(await kit.seated(opened), inputs)
        rewrite(kit, opened.table, log.Dealt, lambda entry: replace(entry, rules_version=99))
        if as_before:  # programs of before wrote down that it was frozen, whatever it was until then
            kit.log.briefs[opened.table] = replace(kit.log.briefs[opened.table], phase="frozen")
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await ana.ask("report", seat=1, text="why?")
        kit.time.now += 100 * DAY_MS
        kit.restart()
        await kit.house.forget(finished_days=90, abandoned_days=0)
        assert (opened.table in kit.log.lines) == (inputs == 12)
        await kit.house.forget(finished_days=0, abandoned_days=90)
        assert opened.table not in kit.log.lines

    run(scenario())
