"""When circles of garbage are looked for: seldom, because the search halts all tables at once.

Python would look after every few hundred new objects, and with a thousand tables that takes a tenth of a second.
What inputs leave behind is no circle and goes at once; what connections leave is, and waits until it is much.
"""

import gc
from typing import Final

MOST_OBJECTS: Final = 500_000
"""That have come and not gone since the last search."""


def keep_calm() -> None:
    """From now on look only when `tidy_up` says so; what was imported is never looked at."""
    gc.freeze()
    gc.disable()


def tidy_up() -> bool:
    """Look for garbage, if there may be much; says whether it did."""
    is_due = not gc.isenabled() and gc.get_count()[0] > MOST_OBJECTS
    if is_due:
        gc.collect()
    return is_due
