"""Chance that a test decides: what the server draws by lot, and what a browser adds to the deal, by a seed."""

from base64 import urlsafe_b64encode
from hashlib import blake2b
from itertools import count
from typing import Final

TABLE_BYTES: Final = 12
TOKEN_BYTES: Final = 24
SECRET_BYTES: Final = 32
ADVENTURE_BYTES: Final = 8

SEEDED_BROWSER: Final = """
(() => {
  const NONCE_BYTES = 16;
  const others = stream();
  Crypto.prototype.getRandomValues = function (array) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const next = bytes.length === NONCE_BYTES ? stream() : others;
    for (let place = 0; place < bytes.length; place++) bytes[place] = next();
    return array;
  };

  function stream() {
    let word = %d >>> 0;
    return () => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return word >>> 24;
    };
  }
})();
"""
"""Every nonce of a page is the same: seats of one device become ready in any order, and the deal must not tell."""


class SeededLots:
    """Names of tables, tokens and secrets as they would be drawn, but the same with each seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.numbers = count()

    def new_table_id(self) -> str:
        return self.text(TABLE_BYTES)

    def new_token(self) -> str:
        return self.text(TOKEN_BYTES)

    def new_secret(self) -> str:
        return self.drawn(SECRET_BYTES).hex()

    def new_adventure_id(self) -> str:
        return self.drawn(ADVENTURE_BYTES).hex()

    def text(self, size: int) -> str:
        return urlsafe_b64encode(self.drawn(size)).decode().rstrip("=")

    def drawn(self, size: int) -> bytes:
        return blake2b(f"{self.seed}/{next(self.numbers)}".encode(), digest_size=size).digest()
