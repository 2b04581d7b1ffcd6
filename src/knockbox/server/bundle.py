"""The web app as it was made: every file of its folder, read once and kept in memory as it is sent.

What is asked for is looked up among these and never becomes a path, so nothing else of the disk can be had.
"""

import gzip
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

import knockbox

INDEX: Final = "index.html"
KINDS: Final = {
    ".html": b"text/html; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
    ".css": b"text/css; charset=utf-8",
    ".json": b"application/json",
    ".map": b"application/json",
    ".webmanifest": b"application/manifest+json",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".png": b"image/png",
    ".webp": b"image/webp",
    ".ico": b"image/x-icon",
    ".woff2": b"font/woff2",
}
ANY_KIND: Final = b"application/octet-stream"
DENSE: Final = frozenset({".png", ".webp", ".woff2"})
"""Files that gzip would not make smaller."""
HASHED: Final = re.compile(r"assets/.+-[A-Za-z0-9_-]{8}\.\w+")
"""Names that change with what is in the file."""
FOR_EVER: Final = b"public, max-age=31536000, immutable"
ASK_FIRST: Final = b"no-cache"
TAG_BYTES: Final = 12


class BundleError(ValueError):
    """A folder that has no web app in it."""


class Sheet(msgspec.Struct, frozen=True):
    """One file, ready to be sent."""

    kind: bytes
    body: bytes
    packed: bytes | None  # the same by gzip, where that is shorter
    tag: bytes  # changes with the body
    cache: bytes


Bundle: TypeAlias = dict[str, Sheet]
"""By path, from the folder on."""


def bundle_in(folder: str) -> Bundle:
    """The app in a folder; without one, that which comes with the package, or nothing if there is none."""
    if folder:
        return read_bundle(Path(folder))
    packaged = packaged_folder()
    return read_bundle(packaged) if packaged.is_dir() else {}


def packaged_folder() -> Path:
    """Where a wheel has the app."""
    return Path(knockbox.__file__).parent / "web"


def read_bundle(folder: Path) -> Bundle:
    """Raises `BundleError`."""
    if not (folder / INDEX).is_file():
        raise BundleError(f"found no {INDEX} in `{folder}`; expected the folder of the web app")
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {name: sheet(name, path.read_bytes()) for path in files for name in [path.relative_to(folder).as_posix()]}


def sheet(name: str, body: bytes) -> Sheet:
    suffix = Path(name).suffix
    packed = None if suffix in DENSE else gzip.compress(body, mtime=0)
    return Sheet(
        kind=KINDS.get(suffix, ANY_KIND),
        body=body,
        packed=packed if packed is not None and len(packed) < len(body) else None,
        tag=b'W/"%s"' % blake2b(body, digest_size=TAG_BYTES).hexdigest().encode(),
        cache=FOR_EVER if HASHED.fullmatch(name) else ASK_FIRST,
    )
