"""Secrets that open a seat: made once, told once, and kept as a hash alone."""

import hmac
import secrets
from hashlib import blake2b
from typing import Final

TOKEN_BYTES: Final = 24
HASH_BYTES: Final = 32
PERSON: Final = b"knockbox token"
"""A hash of the same text for another purpose is another hash."""
BEARER: Final = "bearer"


def new_token() -> str:
    """32 letters that nobody can guess and a link can carry."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What may be written down."""
    return blake2b(token.encode(errors="surrogatepass"), digest_size=HASH_BYTES, person=PERSON).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept, in a time that tells nothing; no hash is opened by none."""
    same = hmac.compare_digest(hash_of(token).encode(), kept.encode(errors="surrogatepass"))
    return bool(token and kept) and same


def bearer(authorization: str | None) -> str:
    """The token of an `Authorization: Bearer` header; empty if it is no such header."""
    kind, _, token = (authorization or "").strip().partition(" ")
    return token.strip() if kind.lower() == BEARER else ""
