"""What a table may grow to, and how long it is kept."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from knockbox.server.tables import log
from tests.server.kit import Kit, MemoryStore, play_on, run
from tests.server.test_frozen_tables import rewrite

DAY_MS = 86_400_000


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf of memory that knows which tables are old."""

    async def expired(self: MemoryStore, before_ms: int, phases: Sequence[str]) -> list[str]:
        return [id for id, brief in self.summaries.items() if brief.updated_ms < before_ms and brief.phase in phases]

    monkeypatch.setattr(MemoryStore, "list_expired", expired, raising=False)


@pytest.mark.usefixtures("shelved")
@pytest.mark.parametrize(("inputs", "as_before"), [(12, True), (12, False), (5000, False)])
def test_a_frozen_table_is_kept_like_a_finished_one_only_if_its_match_had_ended(inputs: int, as_before: bool) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        await play_on(await kit.connect_all(opened), inputs)
        rewrite(kit, opened.table, log.CardsDealt, lambda entry: replace(entry, rules_version=99))
        if as_before:  # programs of before wrote down that it was frozen, whatever it was until then
            kit.store.summaries[opened.table] = replace(kit.store.summaries[opened.table], phase="frozen")
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await ana.ask("report", seat=1, text="why?")
        kit.time.now += 100 * DAY_MS
        kit.restart()
        await kit.house.delete_expired(finished_days=90, abandoned_days=0)
        assert (opened.table in kit.store.logs) == (inputs == 12)
        await kit.house.delete_expired(finished_days=0, abandoned_days=90)
        assert opened.table not in kit.store.logs

    run(scenario())
