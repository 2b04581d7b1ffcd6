"""What is said of a tower, both ways: at a table, in practice, and of a match that is over."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from knockbox.server.protocol.bounds import ActionId, Count
from knockbox.server.protocol.messages import Message
from knockbox.server.protocol.requests import Request

Gesture: TypeAlias = Literal["move", "pick", "release"]
Key: TypeAlias = Literal["left", "right", "up", "down", "grab"]
Phase: TypeAlias = Literal["waiting", "running", "settling", "judged", "none"]
Condition: TypeAlias = Literal["held", "table", "crowded", "chain", ""]
Cubes: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
Seconds: TypeAlias = Annotated[int, Meta(ge=10, le=60)]


class TowerStart(Request, frozen=True):
    """As the attacker, or in practice: start the clock."""

    id: ActionId


class TowerPoint(Request, frozen=True):
    """Where your pointer is, while you build; it is not answered, and what comes early or late is nothing."""

    kind: Gesture
    x: float  # from the middle of the table to the right
    y: float  # from the table upwards; a cube is 40 wide


class TowerKey(Request, frozen=True):
    """A key that leads your pointer instead, while you build; it is not answered either."""

    key: Key  # `grab` closes the hand and opens it


class Rebuild(Request, frozen=True):
    """After the end: a tower of the match as it was built."""

    id: ActionId
    input: Count  # that says how it came out


class Practise(Request, frozen=True):
    """In practice: cubes are scattered anew, whatever became of those before."""

    id: ActionId
    light: Cubes
    heavy: Cubes  # together with the light ones, 1 to 50
    seconds: Seconds = 10


class TowerVerdict(msgspec.Struct, frozen=True):
    """How a test came out."""

    stands: bool
    condition: Condition  # that did not hold ([the tower](tower.md#the-verdict)); empty if it stands
    cubes: list[int]  # with which it did not
    rule: str  # that says so


class Tower(Message, frozen=True):
    """A test from its scatter to its verdict; told to whoever comes, and when its phase changes."""

    seat: int  # that builds
    attacker: int  # that starts the clock; in practice the one that builds
    phase: Phase  # `waiting` for the clock; `none` once it is gone
    light: int
    heavy: int
    seconds: int  # of its clock
    heavies: list[bool]  # whether each cube is a heavy one
    poses: list[int]  # of each cube ten times its x, ten times its y, and a thousand times its angle in radians
    tick: int  # of 240 a second, since the clock was started
    held: int  # the cube in the hand, or -1
    hand: tuple[int, int]  # where it is
    height: int  # of the highest column, in cubes
    starts_ms: int | None  # until the table starts the clock by itself; null if it does not
    restarted: bool  # whether the server stopped in mid-test: it begins anew, with the same scatter
    verdict: TowerVerdict | None
    trials: int  # which test it is of the match, or of this practice, from 1


class TowerFrame(Message, frozen=True):
    """What moved since you were told last, about 30 times a second; whoever is slow is told less often."""

    tick: int
    poses: list[tuple[int, int, int, int]]  # of each cube that moved its number, then its pose as in `tower`
    hand: tuple[int, int]
    held: int
    height: int


class Rebuilt(Message, frozen=True):
    """A tower of a match that is over, simulated again."""

    id: str
    input: int
    seat: int
    light: int
    heavy: int
    seconds: int
    heavies: list[bool]
    frames: list[TowerFrame]  # 20 a second; the first one has all cubes
    verdict: TowerVerdict  # as it comes out here
    confirmed: bool  # whether that is what the record says; other machines may differ in the last bit of a sine
