"""What the engine is held to: random play, copies, listeners, and play at large tables."""

from benchmarks.courses import Course
from benchmarks.figures import Asked, Comparison, Weight
from benchmarks.workers import CHESS, COMPILED, INTERPRETED, OPENSPIEL

WEIGHING = ((COMPILED, "weigh"), (INTERPRETED, "weigh"))

KNOCKDOWN = Course(
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
    weighing=WEIGHING,
    asked=Asked(
        comparisons=(
            Comparison("play, compiled : gin_rummy", "compiled play", "openspiel gin_rummy", 8),
            Comparison("play, compiled : hearts", "compiled play", "openspiel hearts", 1),
            Comparison("play, interpreted : gin_rummy", "interpreted play", "openspiel gin_rummy", 2),
            Comparison("simulate, compiled : interpreted", "compiled simulate", "interpreted simulate", 4),
            Comparison("clone, compiled : gin_rummy", "compiled clone", "openspiel gin_rummy clone", 10),
            Comparison("listener costs, compiled", "compiled silent", "compiled listened to", 1.25, True),
            Comparison("listener costs, interpreted", "interpreted silent", "interpreted listened to", 1.25, True),
            Comparison("last : first quarter, compiled", "compiled first quarter", "compiled last quarter", 1.2, True),
            Comparison(
                "last : first quarter, interpreted", "interpreted first quarter", "interpreted last quarter", 1.2, True
            ),
        ),
        weights=(
            Weight("clone size, compiled", "compiled clone kB", 3),
            Weight("clone size, interpreted", "interpreted clone kB", 3),
        ),
    ),
)

DUNGEON = Course(
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
    weighing=WEIGHING,
    asked=Asked(
        comparisons=(
            Comparison("play, compiled : python-chess", "compiled play", "python-chess chess", 3),
            Comparison("play, compiled : gin_rummy", "compiled play", "openspiel gin_rummy", 2),
            Comparison("simulate, compiled : python-chess", "compiled simulate", "python-chess chess", 3),
            Comparison("simulate, compiled : gin_rummy", "compiled simulate", "openspiel gin_rummy", 2),
            Comparison("play, interpreted : python-chess", "interpreted play", "python-chess chess"),
            Comparison("play, interpreted : gin_rummy", "interpreted play", "openspiel gin_rummy"),
            Comparison("simulate, compiled : interpreted", "compiled simulate", "interpreted simulate"),
            Comparison("clone at 40, compiled : gin_rummy", "compiled clone", "openspiel gin_rummy clone", 6),
            Comparison("laying at 20 : 10, compiled", "compiled laying at 10", "compiled laying at 20", 1.5, True),
            Comparison("laying at 40 : 10, compiled", "compiled laying at 10", "compiled laying at 40", 2, True),
            Comparison("laying at 40 : 10, interpreted", "interpreted laying at 10", "interpreted laying at 40"),
        ),
        weights=(
            Weight("clone size at 40, compiled", "compiled clone kB"),
            Weight("clone size at 40, interpreted", "interpreted clone kB"),
        ),
    ),
)

COURSES = {course.game: course for course in (KNOCKDOWN, DUNGEON)}
