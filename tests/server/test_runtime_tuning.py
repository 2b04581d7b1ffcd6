"""Garbage is looked for when there may be much of it, and not before."""

import gc
from collections.abc import Iterator

import pytest

from knockbox.server import runtime_tuning
from knockbox.server.runtime_tuning import collect_if_due, disable_automatic_gc


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.enable()
    gc.unfreeze()


def test_cyclic_garbage_stays_until_there_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime_tuning, "MAX_UNCOLLECTED_OBJECTS", 20_000)
    gc.collect()
    disable_automatic_gc()
    assert not collect_if_due()
    for _ in range(30_000):
        circle: list[object] = []
        circle.append(circle)
    del circle
    assert gc.get_count()[0] > 20_000
    assert collect_if_due()
    assert gc.get_count()[0] < 20_000
    assert not collect_if_due()


def test_we_do_not_collect_where_python_collects_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime_tuning, "MAX_UNCOLLECTED_OBJECTS", -1)
    assert not collect_if_due()
