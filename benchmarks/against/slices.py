"""Run one slice of a benchmark in a checkout, and parse its figures.

A commit does not know that it is compared: it gets only options that its own help lists, and its figures are parsed
from its output.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from benchmarks.against.checkout import Checkout, ComparisonError, Output

LESS_IS_BETTER: Final = ("ms", "%", "MiB", "kB")
"""Units of figures to compare; counts and rates of an imposed load say nothing about speed."""
ROW_PATTERN: Final = re.compile(r"^│\s*(?P<name>[^│]+?)\s*│\s*(?P<value>[\d.,]+)\s*(?P<unit>[^\s│]+)\s*│")
UNSTEADY_PATTERN: Final = re.compile(r"\bslowest\b|\bworst\b|\bown delay\b")
"""Extremes of a short slice, and delays of the clients that measure, vary too much to be compared."""
VALID_EXIT_CODES: Final = (0, 1)
"""Exit code 1 means a missed target; the figures are valid."""


class Sample(NamedTuple):
    """One measured value."""

    value: float
    is_cost: bool  # less is better


Samples = Mapping[str, Sample]
Option = tuple[tuple[str, ...], str | None]
"""Names of an option, newest first, and its value; a flag has none."""


class ComparedBenchmark(NamedTuple):
    """A benchmark, with options for a short slice and a parser of its output."""

    options: tuple[Option, ...]
    read: Callable[[str], Samples]


def read_rates(text: str) -> Samples:
    """Read the JSON of `bench engine` and `bench bots`."""
    found: dict[str, Sample] = {}
    for box in json.loads(text)["boxes"]:
        where = f"{box['box']}: "  # no two games share the name of a box
        rates: dict[str, float] = box["per_second"]
        found |= {where + name: Sample(rate, is_cost=False) for name, rate in rates.items() if not name.endswith("?")}
        found |= cost_samples(where, box["figures"])
    return found


def read_parts(text: str) -> Samples:
    """Read the JSON of `bench server`."""
    found: dict[str, Sample] = {}
    for part in json.loads(text)["parts"]:
        found |= cost_samples(f"{part['name']}: ", part["figures"])
    return found


def cost_samples(where: str, figures: Sequence[Mapping[str, Any]]) -> dict[str, Sample]:
    return {
        where + each["name"]: Sample(each["measured"], is_cost=True)
        for each in figures
        if is_steady(each["name"], each["unit"])
    }


def is_steady(name: str, unit: str) -> bool:
    return unit in LESS_IS_BETTER and not UNSTEADY_PATTERN.search(name)


def read_tables(text: str) -> Samples:
    """Read the printed tables of `bench web` and `bench floor`."""
    rows = filter(None, map(ROW_PATTERN.match, text.splitlines()))
    return {
        row["name"]: Sample(float(row["value"].replace(",", "")), is_cost=True)
        for row in rows
        if is_steady(row["name"], row["unit"])
    }


QUICK_OPTIONS: Final[tuple[Option, ...]] = (
    (("--quick",), None),
    (("--without-peers", "--without-openspiel"), None),
    (("--json",), None),
)
COMPARED_BENCHMARKS: Final[Mapping[str, ComparedBenchmark]] = {
    "engine": ComparedBenchmark(QUICK_OPTIONS, read_rates),
    "bots": ComparedBenchmark(QUICK_OPTIONS, read_rates),
    "server": ComparedBenchmark(
        ((("--json",), None), (("--only",), "load"), (("--seconds",), "9"), (("--tables",), "100")), read_parts
    ),
    "web": ComparedBenchmark(((("--choices",), "15"), (("--rounds",), "1")), read_tables),
    "floor": ComparedBenchmark((), read_tables),
}


class SliceRunner:
    """Runs slices of one benchmark in one checkout."""

    def __init__(self, checkout: Checkout, name: str, given: Sequence[str]) -> None:
        self.checkout = checkout
        self.part = COMPARED_BENCHMARKS[name]
        self.name = name
        self.given = without_flags(given, self.part.options)
        self.arguments = ["bench", name, *self.given]

    def prepare(self) -> None:
        """Build the checkout and run a warm-up slice, so that everything built on demand exists."""
        self.checkout.prepare()
        self.arguments += options_for(self.part.options, self.given, self.help())
        self.measure()

    def help(self) -> str:
        shown = self.checkout.kb("bench", self.name, "--help")
        if shown.code:
            raise ComparisonError(f"{self.checkout.name} has no `bench {self.name}`")
        return shown.text

    def measure(self) -> Samples:
        """Return the figures of one slice, or raise `AgainstError`."""
        output = self.checkout.kb(*self.arguments)
        if output.code not in VALID_EXIT_CODES:
            raise self.make_error(output)
        try:
            found = self.part.read(output.text)
        except (ValueError, KeyError, TypeError):
            raise self.make_error(output) from None
        if not found:
            raise self.make_error(output)
        return found

    def make_error(self, output: Output) -> ComparisonError:
        called = " ".join(["./kb", *self.arguments])
        return ComparisonError(f"{self.checkout.name}: `{called}` gave no figures:\n{output.last_lines()}")


def without_flags(given: Sequence[str], options: Sequence[Option]) -> list[str]:
    """Drop flags that every slice has anyway, since a commit may know them by an older name."""
    flags = {name for names, value in options if value is None for name in names}
    return [word for word in given if word not in flags]


def options_for(options: Sequence[Option], given: Sequence[str], help_text: str) -> list[str]:
    """Return the options of a short slice that the checkout knows and that are not given."""
    known = set(re.findall(r"--[\w-]+", help_text))
    words: list[str] = []
    for names, value in options:
        name = next((each for each in names if each in known), None)
        if name is not None and not set(names) & set(given):
            words += [name] if value is None else [name, value]
    return words
