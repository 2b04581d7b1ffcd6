"""KDR-69 A seat may ask to roll dice where others build: it says so before the deal, and everybody is shown."""

from collections.abc import Mapping, Sequence
from typing import Final

OPTION: Final = "dice_always"
SEATS: Final[dict[str, tuple[bool, bool]]] = {
    "none": (False, False),
    "A": (True, False),
    "B": (False, True),
    "both": (True, True),
}


def has_towers(options: Mapping[str, str]) -> bool:
    """Whether anybody builds at a table with these options."""
    return options.get("ko_test") == "tower"


def seat_rolls(options: Mapping[str, str], seat: int) -> bool:
    """Whether a seat rolls at a table where others build."""
    return has_towers(options) and SEATS[options.get(OPTION, "none")][seat]


def with_dice(options: Mapping[str, str], wished: Sequence[bool]) -> dict[str, str]:
    """The options with dice also for the seats that asked for them."""
    if not has_towers(options) or not any(wished):
        return dict(options)
    before = SEATS[options.get(OPTION, "none")]
    return {**options, OPTION: spelled([was or asked for was, asked in zip(before, wished, strict=True)])}


def taken_along(options: Mapping[str, str], places: Sequence[int]) -> dict[str, str]:
    """The options with dice for the same people, who sit elsewhere from now on: `places` is where, seat by seat."""
    if OPTION not in options:
        return dict(options)
    before = SEATS[options[OPTION]]
    return {**options, OPTION: spelled([before[places.index(seat)] for seat in range(len(places))])}


def spelled(rolling: Sequence[bool]) -> str:
    return next(name for name, seats in SEATS.items() if seats == tuple(rolling))
