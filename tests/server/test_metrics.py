"""What the server counts, and that nobody can make it count more than it has room for."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from knockbox.bots.registry import bot_names
from knockbox.server.metrics import CLOSE_CAUSES, CONNECTION_KINDS, CONTENT_TYPE, INPUT_SOURCES, OTHER_LABEL, Metrics


def figures(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, tuple(sample.labels.values())): sample.value for family in families for sample in family.samples
    }


def test_gauges_show_what_is_now() -> None:
    metrics = Metrics()
    metrics.tables_awake.set(3)
    metrics.connections["seat"].inc(2)
    metrics.connections["seat"].dec()
    metrics.bots_waiting.set(5)
    metrics.bots_thinking.set(2)
    found = figures(metrics)
    assert found["knockbox_tables_awake", ()] == 3
    assert found["knockbox_connections", ("seat",)] == 1
    assert found["knockbox_connections", ("spectator",)] == 0
    assert (found["knockbox_bots_waiting", ()], found["knockbox_bots_thinking", ()]) == (5, 2)


def test_a_transaction_is_counted_and_measured() -> None:
    metrics = Metrics()
    metrics.observe_commit(3, 0.004)
    found = figures(metrics)
    assert found["knockbox_commits_total", ()] == 1
    assert found["knockbox_batch_size_sum", ()] == 3
    assert found["knockbox_commit_seconds_sum", ()] == 0.004


def test_counters_show_what_was() -> None:
    metrics = Metrics(["stale"])
    metrics.inputs["person"].inc()
    metrics.refusals["stale"].inc()
    metrics.dropped["slow"].inc()
    metrics.messages_in.inc(4)
    metrics.messages_out.inc(9)
    metrics.tower_inputs["odd"].inc()
    metrics.commits.inc()
    found = figures(metrics)
    assert found["knockbox_inputs_total", ("person",)] == 1
    assert found["knockbox_refusals_total", ("stale",)] == 1
    assert found["knockbox_dropped_sockets_total", ("slow",)] == 1
    assert (found["knockbox_messages_in_total", ()], found["knockbox_messages_out_total", ()]) == (4, 9)
    assert (found["knockbox_tower_inputs_total", ("odd",)], found["knockbox_tower_inputs_total", ("late",)]) == (1, 0)
    assert found["knockbox_commits_total", ()] == 1


@pytest.mark.parametrize(
    ("name", "value", "bucket"),
    [("choose_seconds", 0.003, "0.005"), ("commit_seconds", 0.2, "0.25"), ("batch_size", 3, "4.0")],
)
def test_histograms_show_how_much(name: str, value: float, bucket: str) -> None:
    metrics = Metrics()
    getattr(metrics, name).observe(value)
    found = figures(metrics)
    assert found[f"knockbox_{name}_count", ()] == 1
    assert found[f"knockbox_{name}_sum", ()] == value
    within = [label for (sample, label), count in found.items() if sample == f"knockbox_{name}_bucket" and count]
    assert within[0] == (bucket,)


@pytest.mark.parametrize(
    ("bot", "level"), [("hard", "hard"), ("hard:tricky", "hard"), ("expert@7s", "expert"), ("x", OTHER_LABEL)]
)
def test_bots_are_measured_by_level(bot: str, level: str) -> None:
    metrics = Metrics()
    metrics.observe_bot_answer(bot, 0.3)
    assert figures(metrics)["knockbox_bot_seconds_sum", (level,)] == 0.3


def test_no_label_can_be_invented() -> None:
    """However many codes, causes, kinds and bots come along, the page does not grow."""
    metrics = Metrics(["stale"])
    before = set(figures(metrics))
    for number in range(100):
        invented = f'x{number}"}}\n'
        metrics.refusals[invented].inc()
        metrics.dropped[invented].inc()
        metrics.connections[invented].inc()
        metrics.inputs[invented].inc()
        metrics.observe_bot_answer(invented, 1.0)
    after = figures(metrics)
    assert set(after) == before
    assert after["knockbox_refusals_total", (OTHER_LABEL,)] == 100


def test_all_labels_are_there_from_the_beginning() -> None:
    found = figures(Metrics(["stale"]))
    for name, labels in [
        ("knockbox_connections", CONNECTION_KINDS),
        ("knockbox_inputs_total", INPUT_SOURCES),
        ("knockbox_dropped_sockets_total", CLOSE_CAUSES),
        ("knockbox_refusals_total", ("stale",)),
        ("knockbox_bot_seconds_count", bot_names()),
    ]:
        assert all(found[name, (label,)] == 0 for label in (*labels, OTHER_LABEL))


def test_two_servers_in_one_process_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.commits.inc()
    assert figures(second)["knockbox_commits_total", ()] == 0


def test_the_type_is_that_of_the_text() -> None:
    assert CONTENT_TYPE.startswith("text/plain; version=0.0.4")
