"""The random source of a match in a position: seed, memory, key or scripted dice."""

from typing import Final

from knockbox.engine.rng import KeyedRng, Rng, ScriptedRng, seeded
from knockbox.games.positions.parts import Part

FIELDS: Final = ("memory", "dice", "key", "drawn", "seed")
WIDEST: Final = 1 << 62
KEY_BYTES: Final = 64


def write_rng(rng: Rng) -> dict[str, object]:
    if isinstance(rng, KeyedRng):
        return {"key": rng.key.hex(), "drawn": rng.memory}
    if isinstance(rng, ScriptedRng):
        return {"memory": rng.memory, "dice": rng.dice[:]}
    return {"memory": rng.memory}


def read_rng(part: Part) -> Rng:
    """A keyed source has `key` and `drawn`; any other has `memory` or `seed`, and perhaps `dice`."""
    fields = part.fields(FIELDS)
    if "key" in fields or "drawn" in fields:
        if set(fields) - {"key", "drawn"} or "key" not in fields:
            raise part.wrong("a key and how many were drawn, and nothing else")
        return KeyedRng(read_key(fields["key"]), fields["drawn"].whole(0, WIDEST) if "drawn" in fields else 0)
    if "memory" in fields and "seed" in fields:
        raise part.wrong("either memory or seed")
    memory = read_memory(fields)
    if "dice" not in fields:
        return Rng(memory)
    return ScriptedRng(memory, [die.whole(1, 6) for die in fields["dice"].items()])


def read_memory(fields: dict[str, Part]) -> int:
    if "memory" in fields:
        return fields["memory"].whole(0, WIDEST - 1)
    return seeded(fields["seed"].whole(-WIDEST, WIDEST) if "seed" in fields else 0).memory


def read_key(part: Part) -> bytes:
    try:
        key = bytes.fromhex(part.text())
    except ValueError:
        raise part.wrong("a key in hexadecimal digits") from None
    if not 0 < len(key) <= KEY_BYTES:
        raise part.wrong(f"a key of 1 to {KEY_BYTES} bytes")
    return key
