"""Lines of a record are sealed: each carries the hash of the one before and its own."""

import re
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from knockbox.records.record import Line

SEAL: Final = re.compile(rb',"before":"([0-9a-f]{16}|)","hash":"([0-9a-f]{16})"\}')


class Sealed(NamedTuple):
    """A line as found: what it says, and its two hashes."""

    entry: bytes
    before: str
    hash: str
    is_whole: bool  # its own hash is right


def seal(entry: Line, before: str) -> tuple[bytes, str]:
    """The bytes of a line that follows the one with hash `before`, and its own hash."""
    body = msgspec.json.encode(entry)[:-1] + f',"before":"{before}"'.encode()
    own = hash_of(body)
    return body + f',"hash":"{own}"}}\n'.encode(), own


def unseal(line: bytes) -> Sealed | None:
    """Take a line apart; None if it carries no seal."""
    found = SEAL.fullmatch(line, max(0, line.rfind(b',"before":"')))
    if found is None:
        return None
    before, own = found[1].decode(), found[2].decode()
    body = line[: found.start(2) - len(b',"hash":"')]
    return Sealed(line[: found.start()] + b"}", before, own, hash_of(body) == own)


def hash_of(body: bytes) -> str:
    return blake2b(body, digest_size=8, person=b"knockbox-line").hexdigest()
