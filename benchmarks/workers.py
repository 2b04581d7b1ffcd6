"""Worker processes that measure one slice at a time when asked over a pipe."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from benchmarks.slices import Rates
from knockbox.bots.workers.processes import born_deaf

ROOT = Path(__file__).resolve().parents[1]
COMPILED, INTERPRETED, OPENSPIEL, CHESS = "compiled", "interpreted", "openspiel", "python-chess"
PEERS = (OPENSPIEL, CHESS)
"""The engines of others."""


class Post(msgspec.Struct, frozen=True):
    """What a worker runs, and below which folder it finds knockbox."""

    module: str
    package: Path


class WorkerError(Exception):
    """A worker that does not do what it was started for."""


class Worker:
    """One process with one engine in it; it works only while it is asked."""

    def __init__(self, name: str, process: "subprocess.Popen[str]") -> None:
        self.name = name
        self.process = process

    def measure(self, slice_name: str, seconds: float, seed: int) -> Rates:
        """Let the worker run one slice; its rates come back under its own name."""
        rates = self.ask({"slice": slice_name, "seconds": seconds, "seed": seed})
        return {f"{self.name} {what}": per_second for what, per_second in rates.items()}

    def ask(self, question: dict[str, object]) -> Rates:
        assert self.process.stdin and self.process.stdout, "a worker is started with pipes"  # noqa: S101
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise WorkerError(f"the {self.name} worker stopped at `{question['slice']}`; its last words stand above")
        rates: Rates = json.loads(line)
        return rates


@contextmanager
def started(name: str, post: Post, box: str) -> Iterator[Worker]:
    """Start a worker that plays `box`, if it plays boxes; end it by closing its pipe."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(post.package), str(ROOT)))}
    command = [sys.executable, "-P", "-m", post.module, box]
    pipe = subprocess.PIPE
    with born_deaf():
        process = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True)  # noqa: S603 (our own)
    with process:
        yield Worker(name, process)


@contextmanager
def all_started(posts: Mapping[str, Post], box: str) -> Iterator[dict[str, Worker]]:
    with ExitStack() as stack:
        workers = {name: stack.enter_context(started(name, post, box)) for name, post in posts.items()}
        require_engine(workers[COMPILED])
        require_engine(workers[INTERPRETED])
        yield workers


def require_engine(worker: Worker) -> None:
    """A benchmark of the wrong engine would look fine."""
    found = COMPILED if worker.ask({"slice": "compiled?", "seconds": 0, "seed": 0})["compiled?"] else INTERPRETED
    if found != worker.name:
        raise WorkerError(f"the {worker.name} worker runs the {found} engine")
