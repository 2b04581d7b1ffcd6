"""What can be read of a server from outside: memory and processor time from /proc, counts from its metrics."""

import os
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import msgspec

PROC: Final = Path("/proc")
SPACE: Final = "knockbox_"
METRICS_SECONDS: Final = 10.0


class Reading(msgspec.Struct, frozen=True):
    """All gauges at one moment."""

    at: float  # seconds of a clock that does not jump
    own_seconds: float  # processor time of the server itself
    bot_seconds: float  # of the processes in which bots think
    peak_mib: float  # the most memory that the server itself ever had
    all_mib: float  # what it and the processes of bots have now
    counts: Mapping[str, float]  # by the names of its metrics


def read(process: int, address: str, at: float) -> Reading:
    children = children_of(process)
    return Reading(
        at=at,
        own_seconds=seconds_of(process),
        bot_seconds=sum(map(seconds_of, children)),
        peak_mib=memory_of(process, "VmHWM"),
        all_mib=sum(memory_of(each, "VmRSS") for each in (process, *children)),
        counts=counts_in(fetched(f"{address}/metrics")),
    )


def children_of(process: int) -> list[int]:
    """All below a process, not only its own children."""
    parents = {int(path.name): parent_of(path) for path in PROC.glob("[0-9]*")}
    found = [process]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]


def parent_of(path: Path) -> int:
    try:
        return int(fields_of(path)[1])
    except OSError:  # it ended meanwhile
        return 0


def fields_of(path: Path) -> list[str]:
    """What follows the name of the program, which may have any characters."""
    return (path / "stat").read_text().rpartition(")")[2].split()


def seconds_of(process: int) -> float:
    try:
        fields = fields_of(PROC / str(process))
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int, line: str) -> float:
    try:
        status = (PROC / str(process) / "status").read_text()
    except OSError:
        return 0.0
    found = [each.split()[1] for each in status.splitlines() if each.startswith(f"{line}:")]
    return int(found[0]) / 1024 if found else 0.0


def fetched(url: str) -> str:
    with urlopen(url, timeout=METRICS_SECONDS) as answer:  # noqa: S310 (our own server)
        text: str = answer.read().decode()
    return text


def counts_in(text: str) -> dict[str, float]:
    """Metrics as Prometheus reads them, by name and labels."""
    lines = (line.rpartition(" ") for line in text.splitlines() if line.startswith(SPACE))
    return {name.removeprefix(SPACE): float(value) for name, _, value in lines}


def gained(before: Reading, after: Reading, name: str) -> float:
    return after.counts.get(name, 0.0) - before.counts.get(name, 0.0)


def buckets_gained(before: Reading, after: Reading, name: str, labels: str = "") -> dict[float, float]:
    """How often a histogram was added to, up to each of its bounds."""
    bounds = {key: bound_in(key) for key in after.counts if key.startswith(f"{name}_bucket{{") and labels in key}
    return {bound: gained(before, after, key) for key, bound in bounds.items()}


def bound_in(key: str) -> float:
    bound = key.partition('le="')[2].partition('"')[0]
    return inf if bound == "+Inf" else float(bound)
