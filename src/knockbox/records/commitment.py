"""Provably fair randomness: a secret committed to by its hash, mixed with a nonce of each player.

The server draws the secret and publishes the commitment; each player then adds a nonce; together they make the deal.
At the end the secret is revealed, and anyone can recompute every shuffle and die.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Final

from knockbox.engine.rng import KeyedRng
from knockbox.records.errors import StorageError
from knockbox.records.record import CommittedStart

SECRET_BYTES: Final = 32
SEALED_SUFFIX: Final = ".secret"


def new_secret() -> str:
    """Return a new secret of 32 bytes, in hex."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_to(secret: str) -> str:
    """Return the hash that is published before the deal."""
    return blake2b(bytes.fromhex(secret), digest_size=SECRET_BYTES, person=b"knockbox-commit").hexdigest()


def matches_commitment(start: CommittedStart, secret: str) -> bool:
    """Return whether the secret matches the commitment; text that is not hex never does."""
    try:
        return commitment_to(secret) == start.commitment
    except ValueError:
        return False


def derive_key(secret: str, nonces: list[str]) -> bytes:
    """Return the key of the match; each nonce is hashed with its length, so that no two lists collide."""
    digest = blake2b(digest_size=SECRET_BYTES, key=bytes.fromhex(secret), person=b"knockbox-key")
    for nonce in nonces:
        text = nonce.encode()
        digest.update(len(text).to_bytes(4, "big") + text)
    return digest.digest()


def committed_rng(start: CommittedStart, secret: str) -> KeyedRng:
    """Return the random source of a committed match at its first draw; raise `ValueError` for a wrong secret."""
    if not matches_commitment(start, secret):
        raise ValueError(f"this secret does not match the commitment {start.commitment}")
    return KeyedRng(derive_key(secret, start.nonces), 0)


def secret_path(record: Path) -> Path:
    """Return the path of the secret of an unfinished match: next to its record, readable by its owner only."""
    return record.with_name(record.name + SEALED_SUFFIX)


def write_secret(record: Path, secret: str) -> None:
    """Write the secret next to the record, so that the match survives the program."""
    path = secret_path(record)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise StorageError(f"`{path}` cannot be written: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb", buffering=0) as file:
            file.write(secret.encode())
            os.fsync(file.fileno())
    except OSError as error:
        delete_secret(record)
        raise StorageError(f"`{path}` could not be written: {error.strerror}") from None


@contextmanager
def secret_file(record: Path, secret: str) -> Iterator[None]:
    """Write the secret, if any, next to a record about to be written; delete it if that fails."""
    if secret:
        write_secret(record, secret)
    try:
        yield
    except StorageError:
        if secret:
            delete_secret(record)
        raise


def delete_secret(record: Path) -> None:
    """Delete the secret file: the record now holds the secret."""
    secret_path(record).unlink(missing_ok=True)


def read_secret(record: Path) -> str:
    """Return the secret stored next to a record, or an empty string."""
    path = secret_path(record)
    return path.read_text(encoding="utf-8", errors="replace").strip() if path.is_file() else ""
