"""Find packs: built-in ones by id, others by path."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from knockbox.games.packs.errors import PackError

CONTENT_FOLDER = Path(__file__).resolve().parents[2] / "content"


class PackLibrary:
    """The built-in packs of one game."""

    def __init__(self, game: str) -> None:
        self.folder = CONTENT_FOLDER / game

    def ids(self) -> list[str]:
        return list(pack_ids_in(self.folder))

    def find(self, name: str) -> Path:
        """Return the folder of a pack, given by its id or path; raise PackError if there is none."""
        if name in self.ids():
            return self.folder / name
        return find_pack_folder(name, self.ids())


@lru_cache
def pack_ids_in(folder: Path) -> tuple[str, ...]:
    """Return the ids of the packs in a folder, cached, since built-in packs do not change at run time."""
    return tuple(sorted(pack.name for pack in folder.iterdir() if (pack / "pack.toml").is_file()))


def find_pack_folder(name: str, ids: Iterable[str]) -> Path:
    """Return the folder of a pack given by path; raise PackError if it is none or cannot be opened."""
    try:
        if name and Path(name).is_dir():
            return Path(name)
        found = "a file" if name and Path(name).exists() else "nothing"
    except OSError as error:
        found = f"something that cannot be opened ({error.strerror})"
    raise PackError(f"no pack '{name}': found {found} there, expected a folder or one of {', '.join(ids)}")


def folder_problem(folder: Path) -> str:
    """Return the problem of a path that is no folder."""
    return f"found {'a file' if folder.exists() else 'nothing there'}, expected a folder"


def hash_files(folder: Path, files: Iterable[str]) -> str:
    """Return the hash of the given files of a pack."""
    digest = blake2b(digest_size=12)
    for name in files:
        digest.update((folder / name).read_bytes())
    return digest.hexdigest()
