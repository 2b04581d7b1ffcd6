"""The built web app: every file of its folder, read once and kept in memory ready to send.

A request path is only looked up in this dictionary and never used as a file path, so no other file can be read.
"""

import gzip
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

import knockbox

INDEX: Final = "index.html"
CONTENT_TYPES: Final = {
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
DEFAULT_CONTENT_TYPE: Final = b"application/octet-stream"
COMPRESSED_SUFFIXES: Final = frozenset({".png", ".webp", ".woff2"})
"""Suffixes of files that gzip does not shrink."""
HASHED_NAME: Final = re.compile(r"assets/.+-[A-Za-z0-9_-]{8}\.\w+")
"""Names that contain a hash of the content."""
CACHE_FOREVER: Final = b"public, max-age=31536000, immutable"
CACHE_REVALIDATE: Final = b"no-cache"
ETAG_BYTES: Final = 12


class BundleError(ValueError):
    """A folder contains no web app."""


class BundledFile(msgspec.Struct, frozen=True):
    """One file, ready to send."""

    content_type: bytes
    body: bytes
    gzipped: bytes | None  # compressed, if that is shorter
    etag: bytes  # changes with the body
    cache_control: bytes


Bundle: TypeAlias = dict[str, BundledFile]
"""By path relative to the folder."""


def find_bundle(folder: str) -> Bundle:
    """Return the app in a folder, else the packaged app, or nothing if there is none. Raise `BundleError`."""
    if folder:
        return read_bundle(Path(folder))
    packaged = packaged_folder()
    return read_bundle(packaged) if packaged.is_dir() else {}


def packaged_folder() -> Path:
    """Return the folder of the app in a wheel."""
    return Path(knockbox.__file__).parent / "web"


def read_bundle(folder: Path) -> Bundle:
    """Read all files; raise `BundleError` if the folder has no web app."""
    if not (folder / INDEX).is_file():
        raise BundleError(f"found no {INDEX} in `{folder}`; expected the folder of the web app")
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {
        name: make_file(name, path.read_bytes()) for path in files for name in [path.relative_to(folder).as_posix()]
    }


def make_file(name: str, body: bytes) -> BundledFile:
    suffix = Path(name).suffix
    packed = None if suffix in COMPRESSED_SUFFIXES else gzip.compress(body, mtime=0)
    return BundledFile(
        content_type=CONTENT_TYPES.get(suffix, DEFAULT_CONTENT_TYPE),
        body=body,
        gzipped=packed if packed is not None and len(packed) < len(body) else None,
        etag=b'W/"%s"' % blake2b(body, digest_size=ETAG_BYTES).hexdigest().encode(),
        cache_control=CACHE_FOREVER if HASHED_NAME.fullmatch(name) else CACHE_REVALIDATE,
    )
