"""The measured parts of the server, and their targets."""

from collections.abc import Callable, Iterator, Mapping
from math import ceil
from typing import Final, NamedTuple

import msgspec

from benchmarks.figures import Figure, all_hold, holds
from benchmarks.server.clients import ClientPlan
from benchmarks.server.gauges import bucket_growth, count_growth
from benchmarks.server.percentiles import histogram_percentile
from benchmarks.server.rounds import COUNT, MEMORY, ROUNDS, merge_rounds
from benchmarks.server.table_client import PERIOD_SECONDS, ServerAddress
from benchmarks.server.tower_client import TEST_SECONDS
from benchmarks.server.trial import Trial, run_trial
from knockbox.text.language import LANGUAGES

NO_ADDRESS: Final = ServerAddress("", 0)
MILLISECONDS = "ms"
PERCENT = "%"
RATE = "a second"
BOT: Final = "hard"

MAX_P50_MS: Final = 5.0
MAX_P99_MS: Final = 50.0
MAX_CAPACITY_P99_MS: Final = 100.0
MAX_MEMORY_MIB: Final = 1024.0
MAX_IDLE_PERCENT: Final = 2.0
MAX_TOWER_PERCENT: Final = 1.0
MIN_JUDGED_FRACTION: Final = 0.5
"""The targets; the last is the minimum fraction of the possible towers."""

IDLE_DUELS: Final = 1000
BOT_DUELS: Final = 100
BOT_TABLES: Final = 8
TOWERS: Final = 50
TOWER_DUELS: Final = 100
CAPACITY_STEP: Final = 1.5
MAX_TABLES: Final = 20_000


class PartOptions(NamedTuple):
    """Options shared by all parts."""

    tables: int = 500
    seconds: float = 60.0
    database: str = ""
    bot_tables: int = BOT_DUELS

    def client_plan(self, duels: int, share: float = 1.0) -> ClientPlan:
        """Return the configuration of one round: its share of the time, plus half as long to warm up."""
        seconds = self.seconds * share / ROUNDS
        return ClientPlan(NO_ADDRESS, duels, warm_seconds=seconds / 2, seconds=seconds)


class PartResult(msgspec.Struct, frozen=True):
    """The figures of one part."""

    ok: bool
    name: str
    title: str
    figures: list[Figure]


RunTrial = Callable[[ClientPlan, str], Trial]
PrintMessage = Callable[[str], None]


def load(options: PartOptions, attempt: RunTrial, say: PrintMessage) -> PartResult:
    trials = run_rounds(options.client_plan(options.tables), options, attempt)
    return make_part(
        "load",
        f"{options.tables} tables, one action a second each",
        merge_rounds([load_figures(each) for each in trials]),
    )


def load_figures(trial: Trial) -> list[Figure]:
    found = [
        *choice_figures(trial, MAX_P50_MS, MAX_P99_MS),
        *error_figures(trial),
        memory_figure(trial),
        cpu_figure(trial),
    ]
    return [*found, *write_figures(trial), *client_delay_figures(trial)]


def texts(options: PartOptions, attempt: RunTrial, say: PrintMessage) -> PartResult:
    """Measure load with texts: browsers name a language, programs do not."""
    orders = msgspec.structs.replace(options.client_plan(options.tables), languages=LANGUAGES)
    trials = run_rounds(orders, options, attempt)
    return make_part(
        "texts", f"{options.tables} tables of people who read", merge_rounds([load_figures(each) for each in trials])
    )


def idle(options: PartOptions, attempt: RunTrial, say: PrintMessage) -> PartResult:
    orders = msgspec.structs.replace(options.client_plan(IDLE_DUELS), is_idle=True)
    trials = run_rounds(orders, options, attempt)
    found = [[cpu_figure(each, MAX_IDLE_PERCENT), *error_figures(each)[:1], memory_figure(each)] for each in trials]
    return make_part("idle", f"{2 * IDLE_DUELS:,} connections that say nothing but pong", merge_rounds(found))


def bots(options: PartOptions, attempt: RunTrial, say: PrintMessage) -> PartResult:
    orders = msgspec.structs.replace(options.client_plan(options.bot_tables), bots=BOT_TABLES, bot=BOT)
    found = [bot_figures(each) for each in run_rounds(orders, options, attempt)]
    return make_part(
        "bots", f"{options.bot_tables} tables of people beside {BOT_TABLES} of bots `{BOT}`", merge_rounds(found)
    )


def bot_figures(trial: Trial) -> list[Figure]:
    return [
        *choice_figures(trial, None, MAX_P99_MS),
        *error_figures(trial),
        *bot_answer_figures(trial),
        cpu_figure(trial),
        *client_delay_figures(trial),
    ]


def towers(options: PartOptions, attempt: RunTrial, say: PrintMessage) -> PartResult:
    """Measure the cost of towers as the difference to the same tables without any."""
    plain = options.client_plan(TOWER_DUELS)
    plain = msgspec.structs.replace(plain, warm_seconds=max(plain.warm_seconds, TEST_SECONDS + PERIOD_SECONDS))
    alone = [cpu_percent(each, "own_seconds") for each in run_rounds(plain, options, attempt)]
    trials = run_rounds(msgspec.structs.replace(plain, builders=TOWERS), options, attempt)
    least = MIN_JUDGED_FRACTION * TOWERS * options.seconds / TEST_SECONDS
    found = [tower_figures(each, sum(alone) / len(alone), least) for each in trials]
    return make_part("towers", f"{TOWERS} towers at once beside {TOWER_DUELS} tables of people", merge_rounds(found))


def tower_figures(trial: Trial, alone: float, least: float) -> list[Figure]:
    """Return the figures; `least` towers must have been judged, so that the cost means something."""
    cost = (cpu_percent(trial, "own_seconds") - alone) / TOWERS
    built = make_figure("towers judged", trial.outcome.towers, COUNT, least, at_most=False)
    one = make_figure("processor time of one tower", cost, PERCENT, MAX_TOWER_PERCENT)
    return [
        *choice_figures(trial, None, MAX_P99_MS),
        *error_figures(trial),
        built,
        one,
        cpu_figure(trial),
        *client_delay_figures(trial),
    ]


def capacity(options: PartOptions, attempt: RunTrial, say: PrintMessage) -> PartResult:
    """Increase the number of tables until latency exceeds the target."""
    found: list[Figure] = []
    held = 0
    for tables in table_counts(options.tables):
        trials = run_rounds(options.client_plan(tables, 0.5), options, attempt)
        p99, *beside = merge_rounds([capacity_figures(tables, each) for each in trials])
        found += [p99, *beside]
        say(f"capacity: {tables} tables, p99 {p99.measured:.1f} ms")
        if 2 * sum(map(meets_capacity, trials)) < ROUNDS:
            break
        held = tables
    last = make_figure("tables held by one process", held, COUNT)
    return make_part("capacity", f"tables until p99 passes {MAX_CAPACITY_P99_MS:g} ms", [*found, last])


SERVER_PARTS: Final[Mapping[str, Callable[[PartOptions, RunTrial, PrintMessage], PartResult]]] = {
    "load": load,
    "texts": texts,
    "idle": idle,
    "bots": bots,
    "towers": towers,
    "capacity": capacity,
}


def run_rounds(plan: ClientPlan, options: PartOptions, attempt: RunTrial) -> list[Trial]:
    return [attempt(plan, options.database) for _ in range(ROUNDS)]


def make_part(name: str, title: str, found: list[Figure]) -> PartResult:
    return PartResult(all_hold(found), name, title, found)


def make_figure(name: str, measured: float, unit: str, bound: float | None = None, at_most: bool = True) -> Figure:
    return Figure(name, measured, measured, measured, unit, bound, at_most, holds(measured, bound, at_most))


def choice_figures(trial: Trial, p50_ms: float | None, p99_ms: float | None) -> list[Figure]:
    """Return the latency from a choice to the event at the other seat."""
    seen = trial.outcome.seen
    return [
        make_figure("choices measured", seen.count, COUNT),
        make_figure("choices that the other cannot notice", trial.outcome.unseen, COUNT),
        make_figure("choice to event, p50", seen.p50, MILLISECONDS, p50_ms),
        make_figure("choice to event, p90", seen.p90, MILLISECONDS),
        make_figure("choice to event, p99", seen.p99, MILLISECONDS, p99_ms),
        make_figure("choice to event, slowest", seen.highest, MILLISECONDS),
    ]


def error_figures(trial: Trial) -> list[Figure]:
    """Return the number of errors, in total and by kind."""
    outcome = trial.outcome
    kinds = [make_figure(f"errors: {why}", count, COUNT) for why, count in sorted(outcome.errors.items())]
    total = make_figure("errors", sum(outcome.errors.values()), COUNT, 0)
    return [total, make_figure("choices not answered in a second", outcome.late, COUNT, 0), *kinds]


def memory_figure(trial: Trial) -> Figure:
    return make_figure("memory of the server at most", trial.after.peak_mib, MEMORY, MAX_MEMORY_MIB)


def cpu_figure(trial: Trial, bound: float | None = None) -> Figure:
    return make_figure("processor time of the server", cpu_percent(trial, "own_seconds"), PERCENT, bound)


def cpu_percent(trial: Trial, gauge: str) -> float:
    """Return CPU usage in percent of one core."""
    spent: float = getattr(trial.after, gauge) - getattr(trial.before, gauge)
    return 100 * spent / (trial.after.at - trial.before.at)


def write_figures(trial: Trial) -> list[Figure]:
    """Return how many log lines are written per transaction."""
    before, after = trial.before, trial.after
    commits = count_growth(before, after, "commits_total")
    appends = count_growth(before, after, "batch_size_sum")
    return [
        make_figure("transactions", commits / (after.at - before.at), RATE),
        make_figure("lines of the log in one, mean", appends / commits if commits else 0.0, "lines"),
    ]


def bot_answer_figures(trial: Trial) -> list[Figure]:
    """Return the latency from a question to a bot's answer, queueing included, from the server's metrics."""
    before, after = trial.before, trial.after
    buckets = bucket_growth(before, after, "bot_seconds", f'level="{BOT}"')
    return [
        make_figure("answers of bots", max(buckets.values(), default=0.0) / (after.at - before.at), RATE),
        make_figure("question to a bot's answer, p50", 1000 * histogram_percentile(buckets, 0.5), MILLISECONDS),
        make_figure("question to a bot's answer, p99", 1000 * histogram_percentile(buckets, 0.99), MILLISECONDS),
        make_figure("processor time of bots", cpu_percent(trial, "bot_seconds"), PERCENT),
    ]


def client_delay_figures(trial: Trial) -> list[Figure]:
    """Return the delay of the clients themselves, which limits the accuracy."""
    lag = trial.outcome.lag
    return [
        make_figure("the crowd's own delay, p50", lag.p50, MILLISECONDS),
        make_figure("the crowd's own delay, p99", lag.p99, MILLISECONDS),
    ]


def capacity_figures(tables: int, trial: Trial) -> list[Figure]:
    return [
        make_figure(f"{tables} tables, p99", trial.outcome.seen.p99, MILLISECONDS),
        make_figure(f"{tables} tables, processor time of the server", cpu_percent(trial, "own_seconds"), PERCENT),
        make_figure(f"{tables} tables, the crowd's own delay, p99", trial.outcome.lag.p99, MILLISECONDS),
    ]


def meets_capacity(trial: Trial) -> bool:
    outcome = trial.outcome
    is_prompt = outcome.seen.count > 0 and outcome.seen.p99 <= MAX_CAPACITY_P99_MS
    return is_prompt and not outcome.errors and not outcome.late


def table_counts(first: int) -> Iterator[int]:
    tables = first
    while tables <= MAX_TABLES:
        yield tables
        tables = ceil(tables * CAPACITY_STEP)


def measure_parts(
    names: list[str], options: PartOptions, say: PrintMessage, attempt: RunTrial = run_trial
) -> list[PartResult]:
    """Measure the parts one after the other, each with its own servers."""
    found = []
    for name in names:
        say(f"measuring {name}")
        found.append(SERVER_PARTS[name](options, attempt, say))
    return found
