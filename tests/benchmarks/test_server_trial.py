"""A server and a crowd in processes of their own: what can be read of them, and that they end."""

import os
import sys
import time
from math import inf
from pathlib import Path

import pytest

from benchmarks.server import trial
from benchmarks.server.clients import ClientPlan
from benchmarks.server.gauges import GaugeReading, bucket_growth, children_of, counts_in, memory_of, seconds_of
from benchmarks.server.table_client import ServerAddress
from benchmarks.workers import WorkerError

TEXT = """# HELP knockbox_commits_total Transactions of the log.
knockbox_commits_total 12.0
knockbox_bot_seconds_bucket{le="0.5",level="hard"} 3.0
knockbox_bot_seconds_bucket{le="+Inf",level="hard"} 4.0
knockbox_bot_seconds_bucket{le="+Inf",level="easy"} 9.0
python_info 1.0
"""
SOON = 60.0


def is_alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


def reading(text: str) -> GaugeReading:
    return GaugeReading(0.0, 0.0, 0.0, 0.0, 0.0, counts_in(text))


def test_metrics_are_read_by_name_and_labels() -> None:
    assert counts_in(TEXT)["commits_total"] == 12
    assert "python_info" not in counts_in(TEXT)


def test_a_histogram_is_what_came_since() -> None:
    before = 'knockbox_bot_seconds_bucket{le="+Inf",level="hard"} 1.0'
    gained = bucket_growth(reading(before), reading(TEXT), "bot_seconds", 'level="hard"')
    assert gained == {0.5: 3.0, inf: 3.0}


def test_a_process_can_be_weighed_and_one_that_is_gone_weighs_nothing() -> None:
    assert memory_of(os.getpid(), "VmRSS") > 1
    assert memory_of(os.getpid(), "VmHWM") >= memory_of(os.getpid(), "VmRSS")
    assert seconds_of(os.getpid()) > 0
    assert (memory_of(2**30, "VmRSS"), seconds_of(2**30)) == (0, 0)


def test_a_process_says_line_after_line_and_ends_with_the_block() -> None:
    code = "import sys, time; sys.stdout.write('one\\ntwo\\n'); sys.stdout.flush(); time.sleep(600)"
    with trial.run_child("it", [sys.executable, "-c", code], {**os.environ}) as child:
        assert [child.read_line(time.monotonic() + SOON) for _ in range(2)] == ["one", "two"]
        assert child.process.pid in children_of(os.getpid())
        with pytest.raises(WorkerError, match="it printed nothing in time"):
            child.read_line(time.monotonic())
    assert not is_alive(child.process.pid)


def test_a_process_ends_also_when_the_block_fails() -> None:
    code = "import time; print('one', flush=True); time.sleep(600)"
    with (
        pytest.raises(KeyboardInterrupt),
        trial.run_child("it", [sys.executable, "-c", code], {**os.environ}) as child,
    ):
        child.read_line(time.monotonic() + SOON)
        raise KeyboardInterrupt
    assert not is_alive(child.process.pid)


def test_a_process_that_stopped_is_named() -> None:
    with (
        trial.run_child("the crowd", [sys.executable, "-c", ""], {**os.environ}) as child,
        pytest.raises(WorkerError, match="the crowd stopped"),
    ):
        child.read_line(time.monotonic() + SOON)


def test_settings_of_other_servers_do_not_reach_the_one_that_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KNOCKBOX_PORT", "80")
    monkeypatch.setenv("KNOCKBOX_ENGINE", "interpreted")
    assert "KNOCKBOX_PORT" not in trial.clean_environment()
    assert trial.clean_environment()["KNOCKBOX_ENGINE"] == "interpreted"


def test_people_and_bots_play_on_a_real_server_without_an_error() -> None:
    others = children_of(os.getpid())
    orders = ClientPlan(ServerAddress("", 0), duels=3, bots=1, bot="random", warm_seconds=1, seconds=2)
    found = trial.run_trial(orders)
    assert found.outcome.errors == {}
    assert found.outcome.seen.count + found.outcome.unseen + found.outcome.late > 0
    assert found.outcome.lag.count >= 3
    assert found.after.counts['inputs_total{by="person"}'] > 0
    assert found.after.counts["commits_total"] > found.before.counts["commits_total"]
    assert found.after.own_seconds >= found.before.own_seconds > 0
    assert set(children_of(os.getpid())) <= set(others)
