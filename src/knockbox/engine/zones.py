"""Zones are sorted lists of card kinds; a few cards together pack into one int."""

from typing import Final

KIND_BITS: Final = 8
KIND_MASK: Final = 255


def put(zone: list[int], kind: int) -> None:
    """Add a card to a sorted zone."""
    index = len(zone)
    while index and zone[index - 1] > kind:
        index -= 1
    zone.insert(index, kind)


def remove(zone: list[int], kind: int) -> None:
    """Remove a card from a sorted zone, which must contain it."""
    zone.remove(kind)


def holds(zone: list[int], kind: int) -> bool:
    """Return whether a card is in a zone; compiled, this compares ints where `in` compares objects."""
    for card in zone:  # noqa: SIM110 (interpreted, a generator is slower)
        if card == kind:
            return True
    return False


def distinct(zone: list[int]) -> list[int]:
    """Return each kind of a sorted zone once."""
    kinds: list[int] = []
    last = -1
    for kind in zone:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def pack(kinds: list[int]) -> int:
    """Pack a few cards, given in ascending order, into one int; equal sets have equal ints."""
    name = 0
    for kind in reversed(kinds):
        name = name << KIND_BITS | kind + 1
    return name


def pack_one(kind: int) -> int:
    """Pack a single card."""
    return kind + 1


def unpack(name: int) -> list[int]:
    """Return the packed cards in ascending order."""
    kinds: list[int] = []
    while name:
        kinds.append((name & KIND_MASK) - 1)
        name >>= KIND_BITS
    return kinds
