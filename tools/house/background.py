"""`python -m tools.house.background`: compile the engine in a detached process with the lowest priority.

The build outlives the program that started it, so that the next start finds the compiled engine. It leaves either a
complete copy in .build/ or none.
"""

import os
import sys

from tools.house.compilation import build, compiled_copy, note_failure
from tools.house.paths import LauncherError, is_locked, print_message

LOWEST_PRIORITY = 19


def main() -> int:
    """Detach and compile; return at once in the calling process."""
    if is_locked("engine"):
        return 0
    if os.fork():
        return 0
    os.setsid()
    os.nice(LOWEST_PRIORITY)
    compile_quietly()
    return 0


def compile_quietly() -> None:
    """Compile; on failure, log the reason and store it next to the copy."""
    copy = compiled_copy()
    try:
        build()
    except (LauncherError, OSError) as error:
        print_message(str(error))
        note_failure(copy, error)


if __name__ == "__main__":
    sys.exit(main())
