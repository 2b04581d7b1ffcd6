"""What the server counts and measures, for Prometheus; no label has values that a client could invent."""

from collections.abc import Iterable, Iterator
from typing import Final, Generic, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from knockbox.bots.registry import bots, kind_of
from knockbox.server.towers.fates import FATES

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
SPACE: Final = "knockbox"
OTHER: Final = "other"
"""The label of all that is not in a list."""

KINDS: Final = ("seat", "host", "spectator")
"""Of connections."""
MAKERS: Final = ("person", "bot", "table")
"""Of inputs; the table calls time and judges towers."""
CAUSES: Final = (
    *("slow", "silent", "flood", "oversize", "malformed", "refused", "failure"),
    *("removed", "left", "moved", "deleted", "unavailable", "shutdown"),
)
"""Why the server closes a socket, as `bye` says it: for what the client does, or what becomes of its table."""

DAMAGED: Final = ("table", "database")
VERDICTS: Final = ("stands", "fell")

PROMPT_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
THINKING_SECONDS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

M = TypeVar("M", Counter, Gauge, Histogram)


class Family(Generic[M]):
    """One metric for each of a few labels, all there from the beginning, and one for all others."""

    def __init__(self, metric: M, labels: Iterable[str]) -> None:
        self.members: dict[str, M] = {label: metric.labels(label) for label in (*labels, OTHER)}

    def __getitem__(self, label: str) -> M:
        return self.members.get(label, self.members[OTHER])


class Tally:
    """Counts what happens thousands of times a second, in the one thread where it does; a counter has a lock."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def inc(self, amount: int = 1) -> None:
        self.count += amount


class Tallies:
    """Of each of a few labels one, or a single one without; they are read when somebody asks for figures."""

    def __init__(self, name: str, told: str, labels: tuple[str, ...] = ("",), label: str = "") -> None:
        self.name = name
        self.told = told
        self.label = label
        self.members = {value: Tally() for value in labels}

    def __getitem__(self, value: str) -> Tally:
        return self.members[value]

    def collect(self) -> Iterator[CounterMetricFamily]:
        found = CounterMetricFamily(f"{SPACE}_{self.name}", self.told, labels=[self.label] if self.label else [])
        for value, tally in self.members.items():
            found.add_metric([value] if self.label else [], tally.count)
        yield found


class Metrics:
    """All of them, in a registry of their own; `codes` are those that a refusal may have."""

    def __init__(self, codes: Iterable[str] = ()) -> None:
        self.registry = CollectorRegistry()
        self.set_gauges()
        self.set_counters(codes)
        self.set_histograms()
        ProcessCollector(namespace=SPACE, registry=self.registry)

    def set_gauges(self) -> None:
        self.tables_awake = self.gauge("tables_awake", "Tables in memory.")
        self.connections = Family(self.gauge("connections", "Open websockets.", "kind"), KINDS)
        self.bots_waiting = self.gauge("bots_waiting", "Questions that wait for a bot.")
        self.damaged = Family(self.gauge("damaged", "What was found damaged since the start.", "what"), DAMAGED)
        self.towers = self.gauge("towers", "Towers that are being built.")
        self.bots_thinking = self.gauge("bots_thinking", "Questions that a bot thinks about.")

    def set_counters(self, codes: Iterable[str]) -> None:
        self.inputs = Family(self.counter("inputs", "Inputs that were accepted.", "by"), MAKERS)
        self.refusals = Family(self.counter("refusals", "Wishes that were refused.", "code"), codes)
        self.dropped = Family(self.counter("dropped_sockets", "Sockets that the server closed.", "cause"), CAUSES)
        self.tower_inputs = self.tallies("tower_inputs", "What hands of builders were told.", FATES, "fate")
        self.tower_verdicts = Family(self.counter("tower_verdicts", "Towers that were judged.", "verdict"), VERDICTS)
        self.messages_in = self.tallies("messages_in", "Messages from clients.")[""]
        self.messages_out = self.tallies("messages_out", "Messages to clients.")[""]
        self.commits = self.counter("commits", "Transactions of the log.")

    def set_histograms(self) -> None:
        self.choose_seconds = self.histogram(
            "choose_seconds", "From a choice that comes in to its event going out.", PROMPT_SECONDS
        )
        self.commit_seconds = self.histogram("commit_seconds", "How long a transaction takes.", PROMPT_SECONDS)
        self.batch_size = self.histogram("batch_size", "Entries in one transaction.", BATCHES)
        thinking = self.histogram("bot_seconds", "From a question to the bot's answer.", THINKING_SECONDS, "level")
        self.bot_seconds = Family(thinking, bots())

    def committed(self, lines: int, seconds: float) -> None:
        """A transaction of so many entries took so long."""
        self.commits.inc()
        self.batch_size.observe(lines)
        self.commit_seconds.observe(seconds)

    def bot_answered(self, bot: str, seconds: float) -> None:
        """A bot by its full name, such as `hard:tricky`, took so long."""
        self.bot_seconds[kind_of(bot)].observe(seconds)

    def text(self) -> bytes:
        """All figures as Prometheus reads them; its type is `CONTENT_TYPE`."""
        return generate_latest(self.registry)

    def tallies(self, name: str, told: str, labels: tuple[str, ...] = ("",), label: str = "") -> Tallies:
        found = Tallies(name, told, labels, label)
        self.registry.register(found)
        return found

    def gauge(self, name: str, told: str, *labels: str) -> Gauge:
        return Gauge(name, told, labels, namespace=SPACE, registry=self.registry)

    def counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(name, told, labels, namespace=SPACE, registry=self.registry)

    def histogram(self, name: str, told: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, told, labels, namespace=SPACE, registry=self.registry, buckets=buckets)
