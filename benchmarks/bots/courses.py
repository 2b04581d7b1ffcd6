"""What search is held to: plain search beside OpenSpiel's, and what the levels make of it, for information."""

from benchmarks.bots.search import PLAIN
from benchmarks.courses import Course, Step
from benchmarks.figures import Asked, Comparison
from benchmarks.workers import COMPILED, INTERPRETED, OPENSPIEL
from knockbox.bots.registry import DEEP as LEVELS

OURS: tuple[Step, ...] = (
    (COMPILED, PLAIN),
    (INTERPRETED, PLAIN),
    *((COMPILED, level) for level in LEVELS),
)
AMONG_OURS = (
    Comparison("ismcts, compiled : interpreted", "compiled ismcts", "interpreted ismcts"),
    *(Comparison(f"{level} : ismcts, compiled", f"compiled {level}", "compiled ismcts") for level in LEVELS),
)

KNOCKDOWN = Course(
    game="knockdown",
    modules={
        COMPILED: "benchmarks.bots.knockdown",
        INTERPRETED: "benchmarks.bots.knockdown",
        OPENSPIEL: "benchmarks.bots.openspiel",
    },
    order=((OPENSPIEL, PLAIN), *OURS),
    asked=Asked(
        comparisons=(
            Comparison("ismcts, compiled : gin_rummy", "compiled ismcts", "openspiel ismcts", 3),
            Comparison("ismcts, interpreted : gin_rummy", "interpreted ismcts", "openspiel ismcts"),
            *AMONG_OURS,
        )
    ),
)

DUNGEON = Course(
    game="dungeon",
    modules={COMPILED: "benchmarks.bots.dungeon", INTERPRETED: "benchmarks.bots.dungeon"},
    order=OURS,
    asked=Asked(comparisons=AMONG_OURS),
)

COURSES = {course.game: course for course in (KNOCKDOWN, DUNGEON)}
