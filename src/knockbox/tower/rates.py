"""How often towers of the builder models stand; the measured numbers are shipped."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final, TypeAlias

import msgspec

from knockbox.tower.curve import Counts, Curve, CurveFitter
from knockbox.tower.errors import RatesError
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import DEFAULT_SECONDS, PHYSICS_VERSION

RATES_FILE: Final = "rates.json"
POINTER: Final = "pointer"
DEVICES: Final = ("keys", POINTER)

CurveTable: TypeAlias = dict[int, dict[str, Curve]]
"""By seconds on the clock, then by skill."""


class SeriesResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a series."""

    skill: str
    device: str
    cubes: int
    tests: int
    stood: int
    faults: dict[str, int]  # fallen towers by failed condition
    seconds: int = DEFAULT_SECONDS  # on the clock


class Rates(msgspec.Struct, frozen=True):
    """All series, with the curve of each device, clock and skill."""

    physics: int
    tests: int
    seed: int
    curves: dict[str, CurveTable]  # by device
    cells: list[SeriesResult]


def make_rates(cells: Iterable[SeriesResult], tests: int, seed: int) -> Rates:
    order = {skill: number for number, skill in enumerate(SKILLS)}
    found = sorted(cells, key=lambda cell: (cell.seconds, cell.device, order[cell.skill], cell.cubes))
    return Rates(PHYSICS_VERSION, tests, seed, {device: fit_device_curves(found, device) for device in DEVICES}, found)


def fit_device_curves(cells: Iterable[SeriesResult], device: str) -> CurveTable:
    """Fit the curves of a device; more time or skill is never worse, even if small counts suggest it."""
    counts: Counts = {}
    for cell in cells:
        if cell.device == device:
            row = counts.setdefault((cell.seconds, cell.skill), [])
            row.append((cell.cubes, cell.tests, cell.tests - cell.stood))
    clocks = sorted({seconds for seconds, _ in counts} | {DEFAULT_SECONDS})
    for seconds, skill in product(clocks, SKILLS):
        if (seconds, skill) not in counts:
            raise RatesError(f"no tower was built by '{skill}' with {device} in {seconds} seconds")
    found = CurveFitter(counts).fit_curves()
    return make_monotonic({seconds: {skill: found[seconds, skill] for skill in SKILLS} for seconds in clocks})


def make_monotonic(curves: CurveTable) -> CurveTable:
    found: CurveTable = {}
    shorter = dict.fromkeys(SKILLS, 0.0)  # value of `late` with the next shorter clock
    for seconds, row in curves.items():
        late = frail = 0.0
        for skill, curve in row.items():
            late = max(late, shorter[skill], round(curve.late, 2))
            frail = max(frail, round(curve.frail, 2))
            rounded = Curve(late, round(curve.late_power, 2), frail, round(curve.frail_power, 2))
            found.setdefault(seconds, {})[skill] = rounded
            shorter[skill] = late
    return found


def encode_rates(rates: Rates) -> bytes:
    """Encode with one line per series, for readable diffs."""
    frame = msgspec.json.encode(msgspec.structs.replace(rates, cells=[]))
    return frame.removesuffix(b"[]}") + b"[\n" + b",\n".join(map(msgspec.json.encode, rates.cells)) + b"\n]}\n"


@cache
def load_rates() -> Rates:
    """Load the shipped rates; raise `RatesError` if they belong to another physics version."""
    rates = msgspec.json.decode(files("knockbox.tower").joinpath(RATES_FILE).read_bytes(), type=Rates)
    if rates.physics != PHYSICS_VERSION:
        raise RatesError(
            f"rates were measured with physics {rates.physics}; expected {PHYSICS_VERSION}: `./kb tower rates`"
        )
    return rates
