"""Which engine a worker process imports: that of this process, or a compiled copy built in the meantime.

`./kb play` may start with the interpreted engine while the compiled one is built in the background; an environment
variable then names its future folder. This module imports nothing from the engine, so that a new process can choose
before anything is loaded.
"""

import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

ENGINE_VARIABLE: Final = "KNOCKBOX_COMPILED"
"""Environment variable with the folder of the compiled copy, which appears there atomically by a rename."""
PACKAGE: Final = "knockbox"
ENGINE_MODULE_PREFIX: Final = f"{PACKAGE}.engine."


def pending_engine() -> Path | None:
    """Return the future folder of the compiled engine, or None if none is being built."""
    named = os.environ.get(ENGINE_VARIABLE)
    return Path(named) if named else None


def ready_engine() -> Path | None:
    """Return the folder of the compiled engine once it exists."""
    awaited = pending_engine()
    return awaited if awaited is not None and awaited.is_dir() else None


def failed_build() -> Path | None:
    """Return the file with the build error of the awaited engine, if the build failed."""
    awaited = pending_engine()
    note = awaited.with_name(f"{awaited.name}.failed") if awaited is not None else None
    return note if note is not None and note.exists() else None


def run_worker(engine: Path | None, connection: "Connection[bytes, bytes]", nice: int) -> None:
    """Serve searches in this new process, with the given engine or that of the parent."""
    if engine is not None:
        import_from(engine)
    from knockbox.bots.workers.worker_main import serve  # only now: it loads the engine

    serve(connection, nice)


def import_from(engine: Path) -> None:
    """Import knockbox from that folder from now on; do nothing if an engine is already loaded."""
    loaded = {name: module for name, module in sys.modules.items() if name.split(".")[0] == PACKAGE}
    if any(name.startswith(ENGINE_MODULE_PREFIX) for name in loaded):
        return
    before = Path(loaded[PACKAGE].__path__[0]).parent
    for module in loaded.values():
        if hasattr(module, "__path__"):
            module.__path__[:] = [str(engine / Path(folder).relative_to(before)) for folder in module.__path__]
    sys.path[:] = [str(engine) if folder == str(before) else folder for folder in sys.path]
