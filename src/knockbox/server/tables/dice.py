"""KDR-69 A seat may request dice instead of towers: before the deal, and visible to everyone."""

from collections.abc import Mapping, Sequence
from typing import Final

DICE_OPTION: Final = "dice_always"
ROLLING_SEATS: Final[dict[str, tuple[bool, bool]]] = {
    "none": (False, False),
    "A": (True, False),
    "B": (False, True),
    "both": (True, True),
}


def has_towers(options: Mapping[str, str]) -> bool:
    """Return whether these options have towers."""
    return options.get("ko_test") == "tower"


def seat_rolls(options: Mapping[str, str], seat: int) -> bool:
    """Return whether a seat rolls dice at a table with towers."""
    return has_towers(options) and ROLLING_SEATS[options.get(DICE_OPTION, "none")][seat]


def with_dice(options: Mapping[str, str], requested: Sequence[bool]) -> dict[str, str]:
    """Return the options with dice also for the seats that requested them."""
    if not has_towers(options) or not any(requested):
        return dict(options)
    before = ROLLING_SEATS[options.get(DICE_OPTION, "none")]
    return {
        **options,
        DICE_OPTION: dice_option_value([rolls or request for rolls, request in zip(before, requested, strict=True)]),
    }


def dice_after_reseating(options: Mapping[str, str], places: Sequence[int]) -> dict[str, str]:
    """Return the options with dice for the same people after a change of seats; `places` is the new seat of each."""
    if DICE_OPTION not in options:
        return dict(options)
    before = ROLLING_SEATS[options[DICE_OPTION]]
    return {**options, DICE_OPTION: dice_option_value([before[places.index(seat)] for seat in range(len(places))])}


def dice_option_value(rolling: Sequence[bool]) -> str:
    return next(name for name, seats in ROLLING_SEATS.items() if seats == tuple(rolling))
