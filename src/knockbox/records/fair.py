"""Chance that nobody can steer or foresee: a secret promised by its hash, mixed with a nonce of each player.

The house draws the secret and publishes the commitment; each player then adds a nonce; all of them make the deal.
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
from knockbox.records.record import Committed

SECRET_BYTES: Final = 32
ENVELOPE: Final = ".secret"


def new_secret() -> str:
    """A secret of 32 bytes, in hex."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_to(secret: str) -> str:
    """What is published before the deal."""
    return blake2b(bytes.fromhex(secret), digest_size=SECRET_BYTES, person=b"knockbox-commit").hexdigest()


def keeps_promise(start: Committed, secret: str) -> bool:
    """Whether this is the secret that the commitment promised; what is no hex was never promised."""
    try:
        return commitment_to(secret) == start.commitment
    except ValueError:
        return False


def key_from(secret: str, nonces: list[str]) -> bytes:
    """The key of the match; each nonce is written with its length, so that no two lists look alike."""
    digest = blake2b(digest_size=SECRET_BYTES, key=bytes.fromhex(secret), person=b"knockbox-key")
    for nonce in nonces:
        text = nonce.encode()
        digest.update(len(text).to_bytes(4, "big") + text)
    return digest.digest()


def chance_of(start: Committed, secret: str) -> KeyedRng:
    """The random source of a committed match, at its first draw."""
    if not keeps_promise(start, secret):
        raise ValueError(f"this secret is not the one promised by {start.commitment}")
    return KeyedRng(key_from(secret, start.nonces), 0)


def envelope(record: Path) -> Path:
    """Where the secret of a match that is not over lies: beside its record, for its owner only."""
    return record.with_name(record.name + ENVELOPE)


def keep_secret(record: Path, secret: str) -> None:
    """Put the secret beside the record, so that the match survives its program."""
    path = envelope(record)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise StorageError(f"`{path}` cannot be written: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb", buffering=0) as file:
            file.write(secret.encode())
            os.fsync(file.fileno())
    except OSError as error:
        open_envelope(record)
        raise StorageError(f"`{path}` could not be written: {error.strerror}") from None


@contextmanager
def secret_beside(record: Path, secret: str) -> Iterator[None]:
    """Put the secret, if there is one, beside a record that is about to be written; without the record it goes."""
    if secret:
        keep_secret(record, secret)
    try:
        yield
    except StorageError:
        if secret:
            open_envelope(record)
        raise


def open_envelope(record: Path) -> None:
    """The secret is out: the record has it now."""
    envelope(record).unlink(missing_ok=True)


def kept_secret(record: Path) -> str:
    """The secret that lies beside a record, or nothing."""
    path = envelope(record)
    return path.read_text(encoding="utf-8", errors="replace").strip() if path.is_file() else ""
