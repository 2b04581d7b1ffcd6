"""The random source of a match in a position: seed, memory, key or scripted dice."""

from typing import Final

from knockbox.engine.rng import KeyedRng, Rng, ScriptedRng, make_rng
from knockbox.games.positions.parts import Part

RNG_FIELDS: Final = ("memory", "dice", "key", "drawn", "seed")
MAX_RNG_VALUE: Final = 1 << 62
MAX_KEY_BYTES: Final = 64


def write_rng(rng: Rng) -> dict[str, object]:
    if isinstance(rng, KeyedRng):
        return {"key": rng.key.hex(), "drawn": rng.memory}
    if isinstance(rng, ScriptedRng):
        return {"memory": rng.memory, "dice": rng.dice[:]}
    return {"memory": rng.memory}


def read_rng(part: Part) -> Rng:
    """Read a random source: keyed by `key` and `drawn`, or `memory` or `seed` and perhaps `dice`."""
    fields = part.read_fields(RNG_FIELDS)
    if "key" in fields or "drawn" in fields:
        if set(fields) - {"key", "drawn"} or "key" not in fields:
            raise part.error("key, perhaps drawn, and nothing else")
        return KeyedRng(read_key(fields["key"]), fields["drawn"].read_int(0, MAX_RNG_VALUE) if "drawn" in fields else 0)
    if "memory" in fields and "seed" in fields:
        raise part.error("either memory or seed")
    memory = read_memory(fields)
    if "dice" not in fields:
        return Rng(memory)
    return ScriptedRng(memory, [die.read_int(1, 6) for die in fields["dice"].read_list()])


def read_memory(fields: dict[str, Part]) -> int:
    if "memory" in fields:
        return fields["memory"].read_int(0, MAX_RNG_VALUE - 1)
    return make_rng(fields["seed"].read_int(-MAX_RNG_VALUE, MAX_RNG_VALUE) if "seed" in fields else 0).memory


def read_key(part: Part) -> bytes:
    try:
        key = bytes.fromhex(part.read_str())
    except ValueError:
        raise part.error("a key in hexadecimal digits") from None
    if not 0 < len(key) <= MAX_KEY_BYTES:
        raise part.error(f"a key of 1 to {MAX_KEY_BYTES} bytes")
    return key
