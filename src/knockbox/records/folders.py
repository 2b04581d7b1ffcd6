"""The data folder and its subfolders."""

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from knockbox.records.errors import StorageError
from knockbox.records.record import RECORD_SUFFIX


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return `$KNOCKBOX_HOME`, else `$XDG_DATA_HOME/knockbox`, else `~/.local/share/knockbox`."""
    if environment.get("KNOCKBOX_HOME"):
        return expand_home(environment["KNOCKBOX_HOME"])
    if environment.get("XDG_DATA_HOME"):
        return expand_home(environment["XDG_DATA_HOME"]) / "knockbox"
    return expand_home(environment.get("HOME") or "~") / ".local" / "share" / "knockbox"


def expand_home(folder: str) -> Path:
    """Expand `~` in a path; raise `StorageError` if there is no such home folder."""
    try:
        return Path(folder).expanduser()
    except RuntimeError:
        raise unusable_folder(Path(folder), "that user has no home folder here") from None


def records_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of saved matches; create it if missing."""
    return data_subfolder("records", environment)


def adventures_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of saved adventures; create it if missing."""
    return data_subfolder("adventures", environment)


def ladders_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of ladders in progress; create it if missing."""
    return data_subfolder("ladders", environment)


def data_subfolder(name: str, environment: Mapping[str, str]) -> Path:
    try:
        return ensure_writable(data_folder(environment) / name)
    except StorageError as error:
        raise StorageError(f"{error}; set KNOCKBOX_HOME to a folder you can write to") from None


def ensure_writable(folder: Path) -> Path:
    """Return the folder, created if missing; raise `StorageError` if it is not writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable_folder(folder, error.strerror or "cannot be created") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise unusable_folder(folder, "you may not write to it")
    return folder


def unusable_folder(folder: Path, reason: str) -> StorageError:
    return StorageError(f"`{folder}` cannot hold records: {reason}")


def new_record_path(folder: Path, game: str, now: datetime) -> Path:
    """Return an unused path for a new record."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path = folder / f"{stem}{RECORD_SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{RECORD_SUFFIX}"
    return path
