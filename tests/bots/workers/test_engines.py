"""Worker processes switch to a newly compiled engine between searches, and no search is lost."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

import knockbox
from knockbox.bots.search_result import SearchResult
from knockbox.bots.workers import engines
from knockbox.bots.workers.pool import WorkerPool
from knockbox.hosting import compiled_engine
from knockbox.hosting.compiled_engine import FAILED_MESSAGE, READY_MESSAGE, CompiledEngineWatch
from tests.bots.workers.observations import PACKS, nth_question
from tests.bots.workers.test_pool import ENDLESS_BOT, TIMEOUT_SECONDS, ask, result_without_time, wait_for, worker_pid

HERE = Path(knockbox.__file__).parents[1]
SRC = Path(__file__).resolve().parents[3] / "src"
PRETEND_COMPILED = "EXTENSION_SUFFIXES.append('state.py')  # pretends to be compiled"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Prepare a second copy of the package, not in place yet, whose engine claims to be compiled."""
    monkeypatch.setenv(engines.ENGINE_VARIABLE, str(tmp_path / "copy"))
    whole = shutil.copytree(HERE, tmp_path / "half-made", ignore=shutil.ignore_patterns("__pycache__"))
    worker = whole / "knockbox" / "bots" / "workers" / "worker_main.py"
    worker.write_text(f"{worker.read_text()}\n{PRETEND_COMPILED}\n")
    return tmp_path / "copy"


def finish(copy: Path) -> None:
    """Finish the build as the real one does, by a rename."""
    (copy.parent / "half-made").rename(copy)


@pytest.fixture
def alone(copy: Path) -> Iterator[WorkerPool]:
    with WorkerPool(1) as pool:
        yield pool


def engine_of(pool: WorkerPool) -> Path | None:
    return pool.worker_processes[0].handle.engine


def search(pool: WorkerPool) -> "Future[SearchResult]":
    return ask(pool, "ismcts@10")


def test_nothing_is_awaited_where_nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(engines.ENGINE_VARIABLE, raising=False)
    assert engines.pending_engine() is None
    with WorkerPool(1) as pool, CompiledEngineWatch(pool) as watch:
        assert not watch.thread.is_alive()


def test_an_idle_process_is_replaced_at_once_and_answers_the_same(copy: Path, alone: WorkerPool) -> None:
    found, before = result_without_time(search(alone)), worker_pid(alone)
    assert engine_of(alone) is None
    finish(copy)
    assert alone.upgrade()
    assert engine_of(alone) == copy
    assert worker_pid(alone) != before
    assert result_without_time(search(alone)) == found


def test_a_process_that_begins_later_has_the_new_engine_from_the_start(copy: Path, alone: WorkerPool) -> None:
    finish(copy)
    assert search(alone).result(TIMEOUT_SECONDS).simulations == 10
    assert engine_of(alone) == copy
    before = worker_pid(alone)
    assert alone.upgrade()
    assert worker_pid(alone) == before


def test_a_running_search_ends_where_it_began_and_the_next_one_is_elsewhere(copy: Path, alone: WorkerPool) -> None:
    long, waiting = ask(alone, ENDLESS_BOT), search(alone)
    wait_for(lambda: alone.worker_processes[0].is_searching)
    before = worker_pid(alone)
    finish(copy)
    assert alone.upgrade()
    assert (worker_pid(alone), engine_of(alone)) == (before, None)
    assert not long.done()
    long.cancel()
    assert waiting.result(TIMEOUT_SECONDS).simulations == 10
    assert engine_of(alone) == copy


def test_questions_asked_all_along_are_all_answered(copy: Path, alone: WorkerPool) -> None:
    early = [search(alone) for _ in range(5)]
    finish(copy)
    assert alone.upgrade()
    late = [search(alone) for _ in range(5)]
    assert [each.result(TIMEOUT_SECONDS).simulations for each in early + late] == [10] * 10
    assert engine_of(alone) == copy


def test_a_copy_that_does_not_load_is_never_used(copy: Path, alone: WorkerPool) -> None:
    assert search(alone).result(TIMEOUT_SECONDS)
    before = worker_pid(alone)
    (copy.parent / "half-made" / "knockbox" / "bots" / "workers" / "worker_main.py").write_text("raise SystemExit(3)\n")
    finish(copy)
    assert not alone.upgrade()
    assert (worker_pid(alone), engine_of(alone)) == (before, None)
    assert search(alone).result(TIMEOUT_SECONDS).simulations == 10


def test_closing_during_a_change_leaves_no_process_behind(copy: Path) -> None:
    with WorkerPool(1) as pool:
        assert search(pool).result(TIMEOUT_SECONDS)
        finish(copy)
        successor = pool.worker_processes[0].start_successor()
        assert successor is not None
        old = pool.worker_processes[0].process
    successor.process.join(TIMEOUT_SECONDS)
    assert not successor.process.is_alive()
    assert not old.is_alive()
    assert not pool.upgrade()


def test_closing_during_a_search_ends_the_process_that_was_to_take_over(copy: Path) -> None:
    with WorkerPool(1) as pool:
        ask(pool, ENDLESS_BOT)
        wait_for(lambda: pool.worker_processes[0].is_searching)
        finish(copy)
        assert pool.upgrade()
        successor = pool.worker_processes[0].successor
        assert successor is not None
    assert not successor.process.is_alive()


def test_the_change_is_announced_once_all_have_made_it(
    copy: Path, alone: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_engine, "ENGINE_POLL_SECONDS", 0.01)
    lines: list[str] = []
    alone.prepare(nth_question(1, "knockdown").rules, PACKS["knockdown"])
    with CompiledEngineWatch(alone, lines.append) as watch:
        assert lines == []
        finish(copy)
        watch.thread.join(TIMEOUT_SECONDS)
    assert lines == [READY_MESSAGE]
    assert engine_of(alone) == copy


def test_a_failed_build_is_announced(copy: Path, alone: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_engine, "ENGINE_POLL_SECONDS", 0.01)
    lines: list[str] = []
    copy.with_name(f"{copy.name}.failed").write_text("no")
    with CompiledEngineWatch(alone, lines.append) as watch:
        watch.thread.join(TIMEOUT_SECONDS)
    assert lines == [FAILED_MESSAGE]


SCRIPT = """
import sys
from pathlib import Path
import knockbox.bots.workers
from knockbox.bots.workers.engines import import_from
{before}
import_from(Path(sys.argv[1]))
import knockbox.bots.workers.worker_main, knockbox.engine.state
print(knockbox.bots.workers.worker_main.__file__)
print(knockbox.engine.state.__file__)
"""


@pytest.mark.parametrize(
    ("before", "is_copy"), [("", True), ("import knockbox.cli.main", True), ("import knockbox.engine.state", False)]
)
def test_a_process_has_one_engine_and_never_parts_of_two(copy: Path, before: str, is_copy: bool) -> None:
    finish(copy)
    command = [sys.executable, "-P", "-c", SCRIPT.format(before=before), str(copy)]
    env = {**os.environ, "PYTHONPATH": str(HERE)}
    shown = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()
    assert [Path(each).is_relative_to(copy) for each in shown] == [is_copy, is_copy]


MIXED = """
if __name__ == "__main__":
    from knockbox.bots.workers.messages import CheckReady
    from knockbox.bots.workers.worker_process import is_compiled, start_process
    from knockbox.bots.workers.worker_main import is_compiled as is_here
    worker = start_process(0)
    worker.send(CheckReady())
    print(is_here(), is_compiled(worker))
    worker.kill()
"""


def test_the_bots_of_an_interpreted_program_have_the_compiled_engine(copy: Path, tmp_path: Path) -> None:
    """Uses the real compiled engine if the tests run on it."""
    finish(copy)
    is_real = list(HERE.glob("*.so"))
    (tmp_path / "program.py").write_text(MIXED)
    env = {**os.environ, "PYTHONPATH": str(SRC), engines.ENGINE_VARIABLE: str(HERE if is_real else copy)}
    command = [sys.executable, "-P", str(tmp_path / "program.py")]
    shown = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert shown == "False True\n"
