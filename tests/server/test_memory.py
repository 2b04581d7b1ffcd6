"""Garbage is looked for when there may be much of it, and not before."""

import gc
from collections.abc import Iterator

import pytest

from knockbox.server import memory
from knockbox.server.memory import keep_calm, tidy_up


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.enable()
    gc.unfreeze()


def test_garbage_in_circles_stays_until_there_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_OBJECTS", 20_000)
    gc.collect()
    keep_calm()
    assert not tidy_up()
    for _ in range(30_000):
        circle: list[object] = []
        circle.append(circle)
    del circle
    assert gc.get_count()[0] > 20_000
    assert tidy_up()
    assert gc.get_count()[0] < 20_000
    assert not tidy_up()


def test_where_python_looks_by_itself_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_OBJECTS", -1)
    assert not tidy_up()
