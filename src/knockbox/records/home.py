"""Where the data of Knockbox live on this machine."""

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from knockbox.records.errors import StorageError
from knockbox.records.record import SUFFIX


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The data folder: `$KNOCKBOX_HOME`, else `$XDG_DATA_HOME/knockbox`, else `~/.local/share/knockbox`."""
    if environment.get("KNOCKBOX_HOME"):
        return expanded(environment["KNOCKBOX_HOME"])
    if environment.get("XDG_DATA_HOME"):
        return expanded(environment["XDG_DATA_HOME"]) / "knockbox"
    return expanded(environment.get("HOME") or "~") / ".local" / "share" / "knockbox"


def expanded(folder: str) -> Path:
    """A folder whose `~` stands for somebody's home."""
    try:
        return Path(folder).expanduser()
    except RuntimeError:
        raise no_place(Path(folder), "nobody of that name has a home here") from None


def records_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of saved matches; it is made if it is missing."""
    return folder_at_home("records", environment)


def adventures_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of saved adventures; it is made if it is missing."""
    return folder_at_home("adventures", environment)


def ladders_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of ladders that are being climbed; it is made if it is missing."""
    return folder_at_home("ladders", environment)


def folder_at_home(name: str, environment: Mapping[str, str]) -> Path:
    try:
        return writable(home(environment) / name)
    except StorageError as error:
        raise StorageError(f"{error}; set KNOCKBOX_HOME to a folder you may write to") from None


def writable(folder: Path) -> Path:
    """The same folder, made if missing; one that cannot be written to is an error that says so."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise no_place(folder, error.strerror or "cannot be made") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise no_place(folder, "may not be written to by you")
    return folder


def no_place(folder: Path, reason: str) -> StorageError:
    return StorageError(f"`{folder}` cannot hold records: {reason}")


def free_path(folder: Path, game: str, now: datetime) -> Path:
    """A name for a new record that nothing bears yet."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path
