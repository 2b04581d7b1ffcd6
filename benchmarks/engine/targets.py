"""Targets of the engine: random play, clones, listeners, and large tables."""

from benchmarks.benchmark import Benchmark
from benchmarks.figures import RateComparison, RequiredFigures, SizeBound
from benchmarks.workers import CHESS, COMPILED, INTERPRETED, OPENSPIEL

SIZE_STEPS = ((COMPILED, "weigh"), (INTERPRETED, "weigh"))

KNOCKDOWN_BENCHMARK = Benchmark(
    game="knockdown",
    modules={
        COMPILED: "benchmarks.engine.knockdown",
        INTERPRETED: "benchmarks.engine.knockdown",
        OPENSPIEL: "benchmarks.engine.openspiel",
    },
    order=(
        (OPENSPIEL, "gin_rummy"),
        (COMPILED, "play"),
        (OPENSPIEL, "hearts"),
        (OPENSPIEL, "hearts, fewest calls"),
        (INTERPRETED, "play"),
        (COMPILED, "listen"),
        (INTERPRETED, "listen"),
        (COMPILED, "simulate"),
        (INTERPRETED, "simulate"),
        (COMPILED, "clone"),
        (OPENSPIEL, "clone"),
        (COMPILED, "quarters"),
        (INTERPRETED, "quarters"),
    ),
    size_steps=SIZE_STEPS,
    required_figures=RequiredFigures(
        comparisons=(
            RateComparison("play, compiled : gin_rummy", "compiled play", "openspiel gin_rummy", 8),
            RateComparison("play, compiled : hearts", "compiled play", "openspiel hearts", 1),
            RateComparison("play, interpreted : gin_rummy", "interpreted play", "openspiel gin_rummy", 2),
            RateComparison("simulate, compiled : interpreted", "compiled simulate", "interpreted simulate", 4),
            RateComparison("clone, compiled : gin_rummy", "compiled clone", "openspiel gin_rummy clone", 10),
            RateComparison("listener costs, compiled", "compiled silent", "compiled listened to", 1.25, True),
            RateComparison("listener costs, interpreted", "interpreted silent", "interpreted listened to", 1.25, True),
            RateComparison(
                "last : first quarter, compiled", "compiled first quarter", "compiled last quarter", 1.2, True
            ),
            RateComparison(
                "last : first quarter, interpreted", "interpreted first quarter", "interpreted last quarter", 1.2, True
            ),
        ),
        weights=(
            SizeBound("clone size, compiled", "compiled clone kB", 3),
            SizeBound("clone size, interpreted", "interpreted clone kB", 3),
        ),
    ),
)

DUNGEON_BENCHMARK = Benchmark(
    game="dungeon",
    modules={
        COMPILED: "benchmarks.engine.dungeon",
        INTERPRETED: "benchmarks.engine.dungeon",
        OPENSPIEL: "benchmarks.engine.openspiel",
        CHESS: "benchmarks.engine.python_chess",
    },
    order=(
        (CHESS, "chess"),
        (COMPILED, "play"),
        (OPENSPIEL, "gin_rummy"),
        (COMPILED, "simulate"),
        (INTERPRETED, "play"),
        (CHESS, "chess, fewest calls"),
        (INTERPRETED, "simulate"),
        (COMPILED, "clone"),
        (OPENSPIEL, "clone"),
        (INTERPRETED, "clone"),
        (COMPILED, "laying"),
        (INTERPRETED, "laying"),
    ),
    size_steps=SIZE_STEPS,
    required_figures=RequiredFigures(
        comparisons=(
            RateComparison("play, compiled : python-chess", "compiled play", "python-chess chess", 3),
            RateComparison("play, compiled : gin_rummy", "compiled play", "openspiel gin_rummy", 2),
            RateComparison("simulate, compiled : python-chess", "compiled simulate", "python-chess chess", 3),
            RateComparison("simulate, compiled : gin_rummy", "compiled simulate", "openspiel gin_rummy", 2),
            RateComparison("play, interpreted : python-chess", "interpreted play", "python-chess chess"),
            RateComparison("play, interpreted : gin_rummy", "interpreted play", "openspiel gin_rummy"),
            RateComparison("simulate, compiled : interpreted", "compiled simulate", "interpreted simulate"),
            RateComparison("clone at 40, compiled : gin_rummy", "compiled clone", "openspiel gin_rummy clone", 6),
            RateComparison("laying at 20 : 10, compiled", "compiled laying at 10", "compiled laying at 20", 1.5, True),
            RateComparison("laying at 40 : 10, compiled", "compiled laying at 10", "compiled laying at 40", 2, True),
            RateComparison("laying at 40 : 10, interpreted", "interpreted laying at 10", "interpreted laying at 40"),
        ),
        weights=(
            SizeBound("clone size at 40, compiled", "compiled clone kB"),
            SizeBound("clone size at 40, interpreted", "interpreted clone kB"),
        ),
    ),
)

ENGINE_BENCHMARKS = {course.game: course for course in (KNOCKDOWN_BENCHMARK, DUNGEON_BENCHMARK)}
