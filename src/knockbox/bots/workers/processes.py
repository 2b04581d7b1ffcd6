"""Helpers for worker processes: the number of cores, and how they handle Ctrl-C and the end of the parent."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from multiprocessing.process import BaseProcess


def available_cores() -> int:
    """Return the number of cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Block SIGINT while starting a process, until the new process has set its own handler.

    This process receives a pending SIGINT afterwards, so that no start is interrupted halfway in any thread.
    """
    resource_tracker.ensure_running()  # it would otherwise start with the first process and unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with sigint_deferred():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def sigint_deferred() -> Iterator[None]:
    """Defer SIGINT to the end of the block; Python handles signals only in the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    missed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: missed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if missed:
            signal.raise_signal(signal.SIGINT)


def die_on_sigint() -> None:
    """End silently on Ctrl-C, which reaches every process of the terminal; the parent reports it."""
    set_sigint_handler(signal.SIG_DFL)


def exit_with_parent() -> None:
    """Exit when the parent process ends, however it ends; a pool worker would otherwise wait for work for ever."""
    first = parent_process()
    if first is not None:
        threading.Thread(target=exit_after, args=(first,), daemon=True).start()


def exit_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def ignore_sigint() -> None:
    """Ignore Ctrl-C: this process ends when its pipe is closed."""
    set_sigint_handler(signal.SIG_IGN)


def set_sigint_handler(action: signal.Handlers) -> None:
    signal.signal(signal.SIGINT, action)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
