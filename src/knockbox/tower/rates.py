"""How often towers stood when models of hands built many of them; the numbers are shipped."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final, TypeAlias

import msgspec

from knockbox.tower.curve import Counts, Curve, Family
from knockbox.tower.errors import RatesError
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import PHYSICS, SECONDS

SHIPPED: Final = "rates.json"
POINTER: Final = "pointer"
DEVICES: Final = ("keys", POINTER)

Curves: TypeAlias = dict[int, dict[str, Curve]]
"""By seconds of the clock, then by skill."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a series came out."""

    skill: str
    device: str
    cubes: int
    tests: int
    stood: int
    faults: dict[str, int]  # by condition, how many towers it failed
    seconds: int = SECONDS  # on the clock


class Rates(msgspec.Struct, frozen=True):
    """All series, with the curve of each device, clock and skill."""

    physics: int
    tests: int
    seed: int
    curves: dict[str, Curves]  # by device
    cells: list[Cell]


def rates_of(cells: Iterable[Cell], tests: int, seed: int) -> Rates:
    order = {skill: number for number, skill in enumerate(SKILLS)}
    found = sorted(cells, key=lambda cell: (cell.seconds, cell.device, order[cell.skill], cell.cubes))
    return Rates(PHYSICS, tests, seed, {device: curves_of(found, device) for device in DEVICES}, found)


def curves_of(cells: Iterable[Cell], device: str) -> Curves:
    """A family of curves; where counts are too few to tell, more time and more skill are not worth less."""
    counts: Counts = {}
    for cell in cells:
        if cell.device == device:
            row = counts.setdefault((cell.seconds, cell.skill), [])
            row.append((cell.cubes, cell.tests, cell.tests - cell.stood))
    clocks = sorted({seconds for seconds, _ in counts} | {SECONDS})
    for seconds, skill in product(clocks, SKILLS):
        if (seconds, skill) not in counts:
            raise RatesError(f"no tower was built by '{skill}' with {device} in {seconds} seconds")
    found = Family(counts).curves()
    return rising({seconds: {skill: found[seconds, skill] for skill in SKILLS} for seconds in clocks})


def rising(curves: Curves) -> Curves:
    found: Curves = {}
    shorter = dict.fromkeys(SKILLS, 0.0)  # when time runs out with the clock before
    for seconds, row in curves.items():
        late = frail = 0.0
        for skill, curve in row.items():
            late, frail = max(late, shorter[skill], round(curve.late, 2)), max(frail, round(curve.frail, 2))
            rounded = Curve(late, round(curve.late_power, 2), frail, round(curve.frail_power, 2))
            found.setdefault(seconds, {})[skill] = rounded
            shorter[skill] = late
    return found


def packed(rates: Rates) -> bytes:
    """One line for each cell, so that a change can be read."""
    frame = msgspec.json.encode(msgspec.structs.replace(rates, cells=[]))
    return frame.removesuffix(b"[]}") + b"[\n" + b",\n".join(map(msgspec.json.encode, rates.cells)) + b"\n]}\n"


@cache
def shipped() -> Rates:
    """The rates that come with the house."""
    rates = msgspec.json.decode(files("knockbox.tower").joinpath(SHIPPED).read_bytes(), type=Rates)
    if rates.physics != PHYSICS:
        raise RatesError(f"rates were measured with physics {rates.physics}; expected {PHYSICS}: `./kb tower rates`")
    return rates
