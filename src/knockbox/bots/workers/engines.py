"""Which engine a worker process imports: the one of this process, or a compiled copy that was built meanwhile.

`./kb play` may start with the interpreted engine while the compiled one is still being built in the background; it
then names the place where that will be. This module imports nothing of the engine itself, so that a fresh process can
choose before anything is loaded.
"""

import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

VARIABLE: Final = "KNOCKBOX_COMPILED"
"""Names the folder of the compiled copy; it appears there whole, by one rename."""
PACKAGE: Final = "knockbox"
CHOSEN_TOO_LATE: Final = f"{PACKAGE}.engine."


def awaited_engine() -> Path | None:
    """Return where a compiled engine will be, or None if none is being built for this program."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else None


def ready_engine() -> Path | None:
    """Return the compiled engine that was awaited, once it is there."""
    awaited = awaited_engine()
    return awaited if awaited is not None and awaited.is_dir() else None


def failed_build() -> Path | None:
    """Return the note that says why the awaited engine could not be built, if there is one."""
    awaited = awaited_engine()
    note = awaited.with_name(f"{awaited.name}.failed") if awaited is not None else None
    return note if note is not None and note.exists() else None


def run_worker(engine: Path | None, connection: "Connection[bytes, bytes]", nice: int) -> None:
    """Serve searches in this fresh process, with the given engine or that of the parent process."""
    if engine is not None:
        import_from(engine)
    from knockbox.bots.workers.worker import serve  # only now: it loads the engine

    serve(connection, nice)


def import_from(engine: Path) -> None:
    """Let all further imports of knockbox come from that folder; do nothing if an engine is loaded already."""
    loaded = {name: module for name, module in sys.modules.items() if name.split(".")[0] == PACKAGE}
    if any(name.startswith(CHOSEN_TOO_LATE) for name in loaded):
        return
    before = Path(loaded[PACKAGE].__path__[0]).parent
    for module in loaded.values():
        if hasattr(module, "__path__"):
            module.__path__[:] = [str(engine / Path(folder).relative_to(before)) for folder in module.__path__]
    sys.path[:] = [str(engine) if folder == str(before) else folder for folder in sys.path]
