"""Processes begin without being torn apart by a Ctrl-C."""

import os
import signal
import threading
from collections.abc import Iterator

import pytest

from knockbox.bots.workers.processes import born_deaf


@pytest.fixture(autouse=True)
def hearing() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_a_ctrl_c_is_heard_once_all_have_begun() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), born_deaf():
        os.kill(os.getpid(), signal.SIGINT)
        done.append("begun")
    assert done == ["begun"]


def test_also_one_that_hits_another_thread() -> None:
    over = threading.Event()
    bystander = threading.Thread(target=over.wait)
    bystander.start()
    done = []
    try:
        with pytest.raises(KeyboardInterrupt), born_deaf():
            signal.pthread_kill(bystander.ident or 0, signal.SIGINT)
            done += [len(str(number)) for number in range(10_000)]
    finally:
        over.set()
        bystander.join()
    assert len(done) == 10_000


def test_without_a_ctrl_c_nothing_changes() -> None:
    handler = signal.getsignal(signal.SIGINT)
    with born_deaf():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    assert signal.getsignal(signal.SIGINT) is handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
