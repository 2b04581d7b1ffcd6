"""Sealed lines of a record: each carries the hash of the previous line and its own."""

import re
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from knockbox.records.record import RecordLine

SEAL_PATTERN: Final = re.compile(rb',"before":"([0-9a-f]{16}|)","hash":"([0-9a-f]{16})"\}')


class SealedLine(NamedTuple):
    """A line as read: its entry and its two hashes."""

    entry: bytes
    previous_hash: str
    hash: str
    is_intact: bool  # its own hash is correct


def seal(entry: RecordLine, previous_hash: str) -> tuple[bytes, str]:
    """Return the bytes and the hash of a line that follows the one with hash `before`."""
    body = msgspec.json.encode(entry)[:-1] + f',"before":"{previous_hash}"'.encode()
    own = hash_line(body)
    return body + f',"hash":"{own}"}}\n'.encode(), own


def unseal(line: bytes) -> SealedLine | None:
    """Split a line into entry and hashes; return None if it has no seal."""
    found = SEAL_PATTERN.fullmatch(line, max(0, line.rfind(b',"before":"')))
    if found is None:
        return None
    before, own = found[1].decode(), found[2].decode()
    body = line[: found.start(2) - len(b',"hash":"')]
    return SealedLine(line[: found.start()] + b"}", before, own, hash_line(body) == own)


def hash_line(body: bytes) -> str:
    return blake2b(body, digest_size=8, person=b"knockbox-line").hexdigest()
