"""Read memory and CPU time of a server from /proc, and counts from its metrics."""

import os
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import msgspec

PROC: Final = Path("/proc")
METRIC_PREFIX: Final = "knockbox_"
METRICS_SECONDS: Final = 10.0


class GaugeReading(msgspec.Struct, frozen=True):
    """All gauges at one time."""

    at: float  # monotonic clock, in seconds
    own_seconds: float  # processor time of the server itself
    bot_seconds: float  # of the bot processes
    peak_mib: float  # peak memory of the server itself
    all_mib: float  # current memory including bot processes
    counts: Mapping[str, float]  # by the names of its metrics


def read_gauges(process: int, address: str, at: float) -> GaugeReading:
    children = children_of(process)
    return GaugeReading(
        at=at,
        own_seconds=seconds_of(process),
        bot_seconds=sum(map(seconds_of, children)),
        peak_mib=memory_of(process, "VmHWM"),
        all_mib=sum(memory_of(each, "VmRSS") for each in (process, *children)),
        counts=counts_in(fetch_text(f"{address}/metrics")),
    )


def children_of(process: int) -> list[int]:
    """Return all descendants of a process."""
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
    """Return the fields after the program name, which may contain any characters."""
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


def fetch_text(url: str) -> str:
    with urlopen(url, timeout=METRICS_SECONDS) as answer:  # noqa: S310 (our own server)
        text: str = answer.read().decode()
    return text


def counts_in(text: str) -> dict[str, float]:
    """Parse Prometheus metrics by name and labels."""
    lines = (line.rpartition(" ") for line in text.splitlines() if line.startswith(METRIC_PREFIX))
    return {name.removeprefix(METRIC_PREFIX): float(value) for name, _, value in lines}


def count_growth(before: GaugeReading, after: GaugeReading, name: str) -> float:
    return after.counts.get(name, 0.0) - before.counts.get(name, 0.0)


def bucket_growth(before: GaugeReading, after: GaugeReading, name: str, labels: str = "") -> dict[float, float]:
    """Return the growth of a histogram's cumulative buckets."""
    bounds = {key: bound_in(key) for key in after.counts if key.startswith(f"{name}_bucket{{") and labels in key}
    return {bound: count_growth(before, after, key) for key, bound in bounds.items()}


def bound_in(key: str) -> float:
    bound = key.partition('le="')[2].partition('"')[0]
    return inf if bound == "+Inf" else float(bound)
