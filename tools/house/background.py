"""`python -m tools.house.background`: compile the engine at the lowest priority, apart from the program that asked.

The build outlives that program, so that the next start finds the compiled engine; it ends by itself, asks nothing,
and leaves either a whole copy in .build/ or none.
"""

import os
import sys

from tools.house.compiled import build, compiled_copy, note_failure
from tools.house.ground import HouseError, is_being_made, say

LOWEST_PRIORITY = 19


def main() -> int:
    """Detach and compile; return at once in the process that was started."""
    if is_being_made("engine"):
        return 0
    if os.fork():
        return 0
    os.setsid()
    os.nice(LOWEST_PRIORITY)
    compile_quietly()
    return 0


def compile_quietly() -> None:
    """Compile; what goes wrong is noted next to the copy that could not be made, and printed into the log."""
    copy = compiled_copy()
    try:
        build()
    except (HouseError, OSError) as trouble:
        say(str(trouble))
        note_failure(copy, trouble)


if __name__ == "__main__":
    sys.exit(main())
