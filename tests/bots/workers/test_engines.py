"""Bot processes change to an engine that was compiled meanwhile: between searches, and no question is lost."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

import knockbox
from knockbox.bots.thought import Thought
from knockbox.bots.workers import engines
from knockbox.bots.workers.thinkers import Thinkers
from knockbox.hosting import compiled_engine
from knockbox.hosting.compiled_engine import FAILED, READY, CompiledEngineWatch
from tests.bots.workers.tables import PACKS, question_number
from tests.bots.workers.test_thinkers import FOREVER, PATIENCE, ask, pid_of, untimed, wait_for

HERE = Path(knockbox.__file__).parents[1]
SRC = Path(__file__).resolve().parents[3] / "src"
PRETENCE = "EXTENSION_SUFFIXES.append('state.py')  # nothing need be compiled here, only seem so"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A second copy of the package that is not there yet; its engine says that it is compiled."""
    monkeypatch.setenv(engines.VARIABLE, str(tmp_path / "copy"))
    whole = shutil.copytree(HERE, tmp_path / "half-made", ignore=shutil.ignore_patterns("__pycache__"))
    worker = whole / "knockbox" / "bots" / "workers" / "worker.py"
    worker.write_text(f"{worker.read_text()}\n{PRETENCE}\n")
    return tmp_path / "copy"


def finish(copy: Path) -> None:
    """The build ends as the real one does: by one rename."""
    (copy.parent / "half-made").rename(copy)


@pytest.fixture
def alone(copy: Path) -> Iterator[Thinkers]:
    with Thinkers(1) as thinkers:
        yield thinkers


def engine_of(thinkers: Thinkers) -> Path | None:
    return thinkers.thinkers[0].worker.engine


def search(thinkers: Thinkers) -> "Future[Thought]":
    return ask(thinkers, "ismcts@10")


def test_nothing_is_awaited_where_nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(engines.VARIABLE, raising=False)
    assert engines.awaited_engine() is None
    with Thinkers(1) as thinkers, CompiledEngineWatch(thinkers) as watch:
        assert not watch.thread.is_alive()


def test_an_idle_process_is_replaced_at_once_and_answers_the_same(copy: Path, alone: Thinkers) -> None:
    found, before = untimed(search(alone)), pid_of(alone)
    assert engine_of(alone) is None
    finish(copy)
    assert alone.upgrade()
    assert engine_of(alone) == copy
    assert pid_of(alone) != before
    assert untimed(search(alone)) == found


def test_a_process_that_begins_later_has_the_new_engine_from_the_start(copy: Path, alone: Thinkers) -> None:
    finish(copy)
    assert search(alone).result(PATIENCE).simulations == 10
    assert engine_of(alone) == copy
    before = pid_of(alone)
    assert alone.upgrade()
    assert pid_of(alone) == before


def test_a_running_search_ends_where_it_began_and_the_next_one_is_elsewhere(copy: Path, alone: Thinkers) -> None:
    long, waiting = ask(alone, FOREVER), search(alone)
    wait_for(lambda: alone.thinkers[0].is_searching)
    before = pid_of(alone)
    finish(copy)
    assert alone.upgrade()
    assert (pid_of(alone), engine_of(alone)) == (before, None)
    assert not long.done()
    long.cancel()
    assert waiting.result(PATIENCE).simulations == 10
    assert engine_of(alone) == copy


def test_questions_asked_all_along_are_all_answered(copy: Path, alone: Thinkers) -> None:
    early = [search(alone) for _ in range(5)]
    finish(copy)
    assert alone.upgrade()
    late = [search(alone) for _ in range(5)]
    assert [each.result(PATIENCE).simulations for each in early + late] == [10] * 10
    assert engine_of(alone) == copy


def test_a_copy_that_does_not_load_is_never_used(copy: Path, alone: Thinkers) -> None:
    assert search(alone).result(PATIENCE)
    before = pid_of(alone)
    (copy.parent / "half-made" / "knockbox" / "bots" / "workers" / "worker.py").write_text("raise SystemExit(3)\n")
    finish(copy)
    assert not alone.upgrade()
    assert (pid_of(alone), engine_of(alone)) == (before, None)
    assert search(alone).result(PATIENCE).simulations == 10


def test_closing_during_a_change_leaves_no_process_behind(copy: Path) -> None:
    with Thinkers(1) as thinkers:
        assert search(thinkers).result(PATIENCE)
        finish(copy)
        successor = thinkers.thinkers[0].start_successor()
        assert successor is not None
        old = thinkers.thinkers[0].process
    successor.process.join(PATIENCE)
    assert not successor.process.is_alive()
    assert not old.is_alive()
    assert not thinkers.upgrade()


def test_closing_during_a_search_ends_the_process_that_was_to_take_over(copy: Path) -> None:
    with Thinkers(1) as thinkers:
        ask(thinkers, FOREVER)
        wait_for(lambda: thinkers.thinkers[0].is_searching)
        finish(copy)
        assert thinkers.upgrade()
        successor = thinkers.thinkers[0].successor
        assert successor is not None
    assert not successor.process.is_alive()


def test_the_change_is_announced_once_all_have_made_it(
    copy: Path, alone: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_engine, "POLL_SECONDS", 0.01)
    lines: list[str] = []
    alone.prepare(question_number(1, "knockdown").rules, PACKS["knockdown"])
    with CompiledEngineWatch(alone, lines.append) as watch:
        assert lines == []
        finish(copy)
        watch.thread.join(PATIENCE)
    assert lines == [READY]
    assert engine_of(alone) == copy


def test_a_failed_build_is_announced(copy: Path, alone: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_engine, "POLL_SECONDS", 0.01)
    lines: list[str] = []
    copy.with_name(f"{copy.name}.failed").write_text("no")
    with CompiledEngineWatch(alone, lines.append) as watch:
        watch.thread.join(PATIENCE)
    assert lines == [FAILED]


SCRIPT = """
import sys
from pathlib import Path
import knockbox.bots.workers
from knockbox.bots.workers.engines import import_from
{before}
import_from(Path(sys.argv[1]))
import knockbox.bots.workers.worker, knockbox.engine.state
print(knockbox.bots.workers.worker.__file__)
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
    from knockbox.bots.workers.thinker import is_compiled, start_worker
    from knockbox.bots.workers.worker import is_compiled as is_here
    worker = start_worker(0)
    worker.send(CheckReady())
    print(is_here(), is_compiled(worker))
    worker.kill()
"""


def test_the_bots_of_an_interpreted_program_have_the_compiled_engine(copy: Path, tmp_path: Path) -> None:
    """With the real one where the tests run on it."""
    finish(copy)
    is_real = list(HERE.glob("*.so"))
    (tmp_path / "program.py").write_text(MIXED)
    env = {**os.environ, "PYTHONPATH": str(SRC), engines.VARIABLE: str(HERE if is_real else copy)}
    command = [sys.executable, "-P", str(tmp_path / "program.py")]
    shown = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert shown == "False True\n"
