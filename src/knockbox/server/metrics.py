"""Prometheus metrics of the server; no label takes values that a client could invent."""

from collections.abc import Iterable, Iterator
from typing import Final, Generic, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from knockbox.bots.registry import bot_names, kind_of
from knockbox.server.towers.input_outcomes import INPUT_OUTCOMES

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
NAMESPACE: Final = "knockbox"
OTHER_LABEL: Final = "other"
"""Label for all values outside a list."""

CONNECTION_KINDS: Final = ("seat", "host", "spectator")
INPUT_SOURCES: Final = ("person", "bot", "table")
"""Sources of inputs; the table calls time and judges towers."""
CLOSE_CAUSES: Final = (
    *("slow", "silent", "flood", "oversize", "malformed", "refused", "failure"),
    *("removed", "left", "moved", "deleted", "unavailable", "shutdown"),
)
"""Why the server closes a socket, as in `bye`: because of the client or of its table."""

DAMAGE_KINDS: Final = ("table", "database")
TOWER_VERDICTS: Final = ("stands", "fell")

LATENCY_BUCKETS_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
THINKING_BUCKETS_SECONDS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120)
BATCH_BUCKETS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

M = TypeVar("M", Counter, Gauge, Histogram)


class LabelledMetric(Generic[M]):
    """One metric for each of a few labels, all present from the start, and one for all others."""

    def __init__(self, metric: M, labels: Iterable[str]) -> None:
        self.members: dict[str, M] = {label: metric.labels(label) for label in (*labels, OTHER_LABEL)}

    def __getitem__(self, label: str) -> M:
        return self.members.get(label, self.members[OTHER_LABEL])


class FastCounter:
    """Counts events that happen thousands of times a second in one thread, without the lock of a Prometheus counter."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def inc(self, amount: int = 1) -> None:
        self.count += amount


class FastCounterFamily:
    """Fast counters for a few labels, or a single one without a label; read when metrics are scraped."""

    def __init__(self, name: str, help_text: str, labels: tuple[str, ...] = ("",), label: str = "") -> None:
        self.name = name
        self.help_text = help_text
        self.label = label
        self.members = {value: FastCounter() for value in labels}

    def __getitem__(self, value: str) -> FastCounter:
        return self.members[value]

    def collect(self) -> Iterator[CounterMetricFamily]:
        found = CounterMetricFamily(
            f"{NAMESPACE}_{self.name}", self.help_text, labels=[self.label] if self.label else []
        )
        for value, tally in self.members.items():
            found.add_metric([value] if self.label else [], tally.count)
        yield found


class Metrics:
    """All metrics, in their own registry; `codes` are the refusal codes."""

    def __init__(self, codes: Iterable[str] = ()) -> None:
        self.registry = CollectorRegistry()
        self.set_gauges()
        self.set_counters(codes)
        self.set_histograms()
        ProcessCollector(namespace=NAMESPACE, registry=self.registry)

    def set_gauges(self) -> None:
        self.tables_awake = self.gauge("tables_awake", "Tables in memory.")
        self.connections = LabelledMetric(self.gauge("connections", "Open websockets.", "kind"), CONNECTION_KINDS)
        self.bots_waiting = self.gauge("bots_waiting", "Questions waiting for a bot.")
        self.damaged = LabelledMetric(
            self.gauge("damaged", "Damage to the store found since the start.", "what"), DAMAGE_KINDS
        )
        self.towers = self.gauge("towers", "Towers being built.")
        self.bots_thinking = self.gauge("bots_thinking", "Questions that bots are searching.")

    def set_counters(self, codes: Iterable[str]) -> None:
        self.inputs = LabelledMetric(self.counter("inputs", "Accepted inputs.", "by"), INPUT_SOURCES)
        self.refusals = LabelledMetric(self.counter("refusals", "Refused requests.", "code"), codes)
        self.dropped = LabelledMetric(
            self.counter("dropped_sockets", "Sockets closed by the server.", "cause"), CLOSE_CAUSES
        )
        self.tower_inputs = self.fast_counters("tower_inputs", "Inputs for tower builders.", INPUT_OUTCOMES, "fate")
        self.tower_verdicts = LabelledMetric(
            self.counter("tower_verdicts", "Judged towers.", "verdict"), TOWER_VERDICTS
        )
        self.messages_in = self.fast_counters("messages_in", "Messages from clients.")[""]
        self.messages_out = self.fast_counters("messages_out", "Messages to clients.")[""]
        self.commits = self.counter("commits", "Transactions of the log.")

    def set_histograms(self) -> None:
        self.choose_seconds = self.histogram(
            "choose_seconds", "Seconds from an incoming choice to its outgoing event.", LATENCY_BUCKETS_SECONDS
        )
        self.commit_seconds = self.histogram("commit_seconds", "Seconds per transaction.", LATENCY_BUCKETS_SECONDS)
        self.batch_size = self.histogram("batch_size", "Log entries per transaction.", BATCH_BUCKETS)
        thinking = self.histogram("bot_seconds", "Seconds until a bot answers.", THINKING_BUCKETS_SECONDS, "level")
        self.bot_seconds = LabelledMetric(thinking, bot_names())

    def observe_commit(self, lines: int, seconds: float) -> None:
        """Record a transaction."""
        self.commits.inc()
        self.batch_size.observe(lines)
        self.commit_seconds.observe(seconds)

    def observe_bot_answer(self, bot: str, seconds: float) -> None:
        """Record the answer of a bot, given by its full name such as `hard:tricky`."""
        self.bot_seconds[kind_of(bot)].observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format; see `CONTENT_TYPE`."""
        return generate_latest(self.registry)

    def fast_counters(
        self, name: str, help_text: str, labels: tuple[str, ...] = ("",), label: str = ""
    ) -> FastCounterFamily:
        found = FastCounterFamily(name, help_text, labels, label)
        self.registry.register(found)
        return found

    def gauge(self, name: str, help_text: str, *labels: str) -> Gauge:
        return Gauge(name, help_text, labels, namespace=NAMESPACE, registry=self.registry)

    def counter(self, name: str, help_text: str, *labels: str) -> Counter:
        return Counter(name, help_text, labels, namespace=NAMESPACE, registry=self.registry)

    def histogram(self, name: str, help_text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, help_text, labels, namespace=NAMESPACE, registry=self.registry, buckets=buckets)
