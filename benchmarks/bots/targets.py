"""Targets of search: plain search against OpenSpiel's, and the levels for information."""

from benchmarks.benchmark import Benchmark, Step
from benchmarks.bots.search import PLAIN_BOT
from benchmarks.figures import RateComparison, RequiredFigures
from benchmarks.workers import COMPILED, INTERPRETED, OPENSPIEL
from knockbox.bots.registry import SEARCHING_LEVELS as LEVELS

OWN_STEPS: tuple[Step, ...] = (
    (COMPILED, PLAIN_BOT),
    (INTERPRETED, PLAIN_BOT),
    *((COMPILED, level) for level in LEVELS),
)
OWN_COMPARISONS = (
    RateComparison("ismcts, compiled : interpreted", "compiled ismcts", "interpreted ismcts"),
    *(RateComparison(f"{level} : ismcts, compiled", f"compiled {level}", "compiled ismcts") for level in LEVELS),
)

KNOCKDOWN_BENCHMARK = Benchmark(
    game="knockdown",
    modules={
        COMPILED: "benchmarks.bots.knockdown",
        INTERPRETED: "benchmarks.bots.knockdown",
        OPENSPIEL: "benchmarks.bots.openspiel",
    },
    order=((OPENSPIEL, PLAIN_BOT), *OWN_STEPS),
    required_figures=RequiredFigures(
        comparisons=(
            RateComparison("ismcts, compiled : gin_rummy", "compiled ismcts", "openspiel ismcts", 3),
            RateComparison("ismcts, interpreted : gin_rummy", "interpreted ismcts", "openspiel ismcts"),
            *OWN_COMPARISONS,
        )
    ),
)

DUNGEON_BENCHMARK = Benchmark(
    game="dungeon",
    modules={COMPILED: "benchmarks.bots.dungeon", INTERPRETED: "benchmarks.bots.dungeon"},
    order=OWN_STEPS,
    required_figures=RequiredFigures(comparisons=OWN_COMPARISONS),
)

BOT_BENCHMARKS = {course.game: course for course in (KNOCKDOWN_BENCHMARK, DUNGEON_BENCHMARK)}
