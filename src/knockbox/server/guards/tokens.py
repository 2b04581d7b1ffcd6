"""Tokens of seats: sent once, and stored only as a hash."""

import hmac
import secrets
from hashlib import blake2b
from typing import Final

TOKEN_BYTES: Final = 24
HASH_BYTES: Final = 32
HASH_PERSON: Final = b"knockbox token"
"""Personalisation, so that hashes for other purposes differ."""
BEARER_SCHEME: Final = "bearer"


def new_token() -> str:
    """Return 32 random URL-safe characters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Return the hash that may be stored."""
    return blake2b(token.encode(errors="surrogatepass"), digest_size=HASH_BYTES, person=HASH_PERSON).hexdigest()


def matches_hash(token: str, stored_hash: str) -> bool:
    """Compare a token with a stored hash in constant time; empty values never match."""
    same = hmac.compare_digest(hash_token(token).encode(), stored_hash.encode(errors="surrogatepass"))
    return bool(token and stored_hash) and same


def bearer_token(authorization: str | None) -> str:
    """Return the token of an `Authorization: Bearer` header; empty if there is none."""
    kind, _, token = (authorization or "").strip().partition(" ")
    return token.strip() if kind.lower() == BEARER_SCHEME else ""
