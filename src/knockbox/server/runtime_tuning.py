"""Run the cyclic garbage collector rarely: a full collection pauses every table.

By default Python collects after every few hundred new objects, which takes a tenth of a second with a thousand tables.
Inputs leave no cycles and are freed at once; connections do, and theirs wait until there are many.
"""

import gc
from typing import Final

MAX_UNCOLLECTED_OBJECTS: Final = 500_000
"""New objects since the last collection."""


def disable_automatic_gc() -> None:
    """Disable automatic collection and exclude all imported objects; see `collect_if_due`."""
    gc.freeze()
    gc.disable()


def collect_if_due() -> bool:
    """Collect garbage if there may be much; return whether it ran."""
    is_due = not gc.isenabled() and gc.get_count()[0] > MAX_UNCOLLECTED_OBJECTS
    if is_due:
        gc.collect()
    return is_due
