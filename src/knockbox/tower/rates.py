"""How often towers stood when models of hands built many of them; the numbers are shipped."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from knockbox.tower.curve import Curve, fitted
from knockbox.tower.errors import RatesError
from knockbox.tower.motor import SKILLS, USUAL
from knockbox.tower.parameters import PHYSICS, SECONDS

SHIPPED: Final = "rates.json"
POINTER: Final = "pointer"
DEVICES: Final = ("keys", POINTER)


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
    """All series, with the curve of each skill and device."""

    physics: int
    tests: int
    seed: int
    curves: dict[str, dict[str, Curve]]  # by device, then by skill, with the usual clock
    slower: dict[int, Curve]  # by the seconds of a slower clock, of a normal hand with a pointer
    cells: list[Cell]


def rates_of(cells: Iterable[Cell], tests: int, seed: int) -> Rates:
    order = {skill: number for number, skill in enumerate(SKILLS)}
    found = sorted(cells, key=lambda cell: (cell.seconds, cell.device, order[cell.skill], cell.cubes))
    curves = {device: {skill: curve_of(found, skill, device) for skill in SKILLS} for device in DEVICES}
    clocks = sorted({cell.seconds for cell in found} - {SECONDS})
    slower = {seconds: curve_of(found, USUAL, POINTER, seconds) for seconds in clocks}
    return Rates(PHYSICS, tests, seed, curves, slower, found)


def curve_of(cells: Iterable[Cell], skill: str, device: str, seconds: int = SECONDS) -> Curve:
    own = [cell for cell in cells if (cell.skill, cell.device, cell.seconds) == (skill, device, seconds)]
    if not own:
        raise RatesError(f"no tower was built by '{skill}' with {device}")
    return fitted((cell.cubes, cell.tests, cell.tests - cell.stood) for cell in own)


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
