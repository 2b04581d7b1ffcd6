"""Steps of a long piece of work, one after the other or side by side; each says how long it took."""

import re
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryFile
from threading import Lock
from typing import IO, TypeAlias

from tools.house.ground import CHECK_FAILED, WELL, HouseError, say

Work: TypeAlias = Callable[[IO[str]], str | None]
"""Writes what it has to say to a file, returns its closing line if it has one, and raises `HouseError`."""
Lane: TypeAlias = Mapping[str, Work]
"""Steps by their names, one after the other."""


class Steps:
    """What was done so far, and what failed first; after that nothing new begins."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self.closings: list[str] = []
        self.times: list[str] = []
        self.failed = ""
        self.speaking = Lock()

    def run(self, *lanes: Lane) -> None:
        """One lane is heard while it works; several go side by side, and their steps are heard when they are done."""
        if len(lanes) == 1:
            self.go(lanes[0], self.aloud)
            return
        with ThreadPoolExecutor(len(lanes)) as pool:
            for running in [pool.submit(self.go, lane, self.aside) for lane in lanes]:
                running.result()

    def go(self, lane: Lane, manner: Callable[[str, Work], None]) -> None:
        for name, work in lane.items():
            if not self.failed:
                manner(name, work)

    def aloud(self, name: str, work: Work) -> None:
        print(f"knockbox: {name}", flush=True)
        self.conclude(*self.tried(name, work, sys.stdout))

    def aside(self, name: str, work: Work) -> None:
        with TemporaryFile("w+", encoding="utf-8") as paper:
            line, trouble = self.tried(name, work, paper)
            paper.seek(0)
            self.conclude(line, trouble, paper.read())

    def tried(self, name: str, work: Work, paper: IO[str]) -> tuple[str, str]:
        """The step and how long it took; and what went wrong."""
        started, trouble = time.monotonic(), ""
        try:
            closing = work(paper)
            self.closings += [closing] if closing else []
        except HouseError as error:
            self.failed, trouble = self.failed or name, str(error)
        line = f"{name} ({spoken(time.monotonic() - started)})"
        self.times.append(line)
        return line, trouble

    def conclude(self, line: str, trouble: str, said: str = "") -> None:
        with self.speaking:
            print(f"{said}knockbox: {line}", flush=True)
            if trouble:
                say(trouble)

    def close(self) -> int:
        """Say how it went; what the program ends with."""
        if self.failed:
            return failed_at(self.failed)
        tests = sum(int(count) for line in self.closings for count in re.findall(r"(\d+) passed", line))
        minutes, seconds = divmod(round(time.monotonic() - self.started), 60)
        closing = f"knockbox: all checks passed ({tests} tests, {minutes} min {seconds} s)"
        print(f"knockbox: {', '.join(self.times)}", *self.closings, closing, sep="\n", flush=True)
        return WELL


def spoken(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def failed_at(step: str) -> int:
    print(f"knockbox: failed at {step}", flush=True)
    return CHECK_FAILED
