"""Where packs are found: those of the house by id, those from outside by path."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from knockbox.games.packs.errors import PackError

CONTENT = Path(__file__).resolve().parents[2] / "content"


class Shelf:
    """The packs of one game that come with the house."""

    def __init__(self, game: str) -> None:
        self.folder = CONTENT / game

    def ids(self) -> list[str]:
        return list(ids_in(self.folder))

    def find(self, name: str) -> Path:
        """The folder of a pack named by its id, or by its path if it comes from outside."""
        if name in self.ids():
            return self.folder / name
        return folder_called(name, self.ids())


@lru_cache
def ids_in(folder: Path) -> tuple[str, ...]:
    """What comes with the house does not change while it runs."""
    return tuple(sorted(pack.name for pack in folder.iterdir() if (pack / "pack.toml").is_file()))


def folder_called(name: str, ids: Iterable[str]) -> Path:
    """The folder of a pack from outside; a path that is too long or closed to us leads nowhere."""
    try:
        if name and Path(name).is_dir():
            return Path(name)
        found = "a file" if name and Path(name).exists() else "nothing"
    except OSError as error:
        found = f"what cannot be opened ({error.strerror})"
    raise PackError(f"no pack '{name}': found {found} there, expected a folder or one of {', '.join(ids)}")


def no_folder(folder: Path) -> str:
    """What is wrong with a path that should lead to a pack."""
    return f"found {'a file' if folder.exists() else 'nothing there'}, expected a folder"


def hash_of_files(folder: Path, files: Iterable[str]) -> str:
    """One short name for what the cards do; translations do not count."""
    digest = blake2b(digest_size=12)
    for name in files:
        digest.update((folder / name).read_bytes())
    return digest.hexdigest()
