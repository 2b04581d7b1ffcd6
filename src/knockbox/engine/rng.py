"""Random sources: a fast one whose state is one int, a verifiable keyed one, and a scripted one."""

from hashlib import blake2b
from typing import Final

WORD_BITS: Final = 30  # factors below 2**30 multiply without big ints when compiled
WORD_MASK: Final = 0x3FFFFFFF
MULTIPLIER: Final = 1073741172  # MULTIPLIER * 2**30 - 1 is a safe prime: the period is about 2**59
DRAW_BYTES: Final = 6


class Rng:
    """A multiply-with-carry generator: cheap to copy, the same on every machine, never above 2**60."""

    __slots__ = ("memory",)

    def __init__(self, memory: int) -> None:
        self.memory = memory

    def below(self, bound: int) -> int:
        """Return an int in ``range(bound)``."""
        memory = MULTIPLIER * (self.memory & WORD_MASK) + (self.memory >> WORD_BITS)
        self.memory = memory
        return (((memory ^ (memory >> WORD_BITS)) & WORD_MASK) * bound) >> WORD_BITS

    def die(self) -> int:
        """Roll a six-sided die."""
        return 1 + self.below(6)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held

    def copy(self) -> "Rng":
        return Rng(self.memory)


class KeyedRng(Rng):
    """Draw number n is BLAKE2(key, n): anyone with the key can recompute every shuffle and die."""

    __slots__ = ("key",)

    def __init__(self, key: bytes, drawn: int) -> None:
        super().__init__(drawn)
        self.key = key

    def below(self, bound: int) -> int:
        """Return an int in ``range(bound)`` with negligible bias (48 bits)."""
        digest = blake2b(self.memory.to_bytes(8, "big"), key=self.key, digest_size=DRAW_BYTES).digest()
        self.memory += 1
        return (int.from_bytes(digest, "big") * bound) >> (8 * DRAW_BYTES)

    def copy(self) -> "Rng":
        return KeyedRng(self.key, self.memory)


class ScriptedRng(Rng):
    """Dice from a script, for tests, puzzles and programs; after the script the seed continues."""

    __slots__ = ("dice",)

    def __init__(self, memory: int, dice: list[int]) -> None:
        super().__init__(memory)
        self.dice = dice

    def die(self) -> int:
        """Return the next scripted roll, or a random one after the script."""
        if self.dice:
            return self.dice.pop(0)
        return 1 + self.below(6)

    def copy(self) -> "Rng":
        return ScriptedRng(self.memory, self.dice[:])


def make_rng(seed: int) -> Rng:
    """Return a fast generator, unrelated to those of neighbouring seeds."""
    digest = blake2b(str(seed).encode(), digest_size=8, person=b"knockbox").digest()
    return Rng(1 + int.from_bytes(digest, "big") % ((MULTIPLIER << WORD_BITS) - 3))


def fork(rng: Rng) -> Rng:
    """Return a new fast generator seeded from another one."""
    return Rng(1 + (rng.below(WORD_MASK >> 1) << WORD_BITS | rng.below(WORD_MASK)))
