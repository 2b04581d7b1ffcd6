"""Messages about towers in both directions: at a table, in practice, and of a finished match."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from knockbox.server.protocol.limits import ActionId, Count
from knockbox.server.protocol.messages import Message
from knockbox.server.protocol.requests import Request

PointerAction: TypeAlias = Literal["move", "pick", "release"]
TowerKeyName: TypeAlias = Literal["left", "right", "up", "down", "grab"]
TowerPhase: TypeAlias = Literal["waiting", "running", "settling", "judged", "none"]
FaultCondition: TypeAlias = Literal["held", "table", "crowded", "chain", ""]
CubeCount: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
ClockSeconds: TypeAlias = Annotated[int, Meta(ge=10, le=60)]


class TowerStart(Request, frozen=True):
    """As the attacker, or in practice: start the clock."""

    id: ActionId


class TowerPoint(Request, frozen=True):
    """The position of your pointer while you build; not answered, and ignored if it comes early or late."""

    kind: PointerAction
    x: float  # to the right from the middle of the table
    y: float  # upwards from the table; a cube is 40 wide


class TowerKey(Request, frozen=True):
    """A key that moves your pointer instead while you build; not answered either."""

    key: TowerKeyName  # `grab` closes or opens the hand


class Rebuild(Request, frozen=True):
    """After the match: show a tower as it was built."""

    id: ActionId
    input: Count  # the input with its verdict


class Practise(Request, frozen=True):
    """In practice: scatter new cubes, which ends the attempt before."""

    id: ActionId
    light: CubeCount
    heavy: CubeCount  # together with the light ones, 1 to 50
    seconds: ClockSeconds = 10


class TowerVerdict(msgspec.Struct, frozen=True):
    """The result of a test."""

    stands: bool
    condition: FaultCondition  # that failed ([the tower](tower.md#the-verdict)); empty if it stands
    cubes: list[int]  # for which it failed
    rule: str  # that decides it


class Tower(Message, frozen=True):
    """A test from its scatter to its verdict; sent when you connect, and when its phase changes."""

    seat: int  # that builds
    attacker: int  # that starts the clock; in practice the builder
    phase: TowerPhase  # `waiting` for the clock; `none` once it is gone
    light: int
    heavy: int
    seconds: int  # of its clock
    heavies: list[bool]  # whether each cube is a heavy one
    poses: list[int]  # for each cube ten times its x, ten times its y, and a thousand times its angle in radians
    tick: int  # of 240 a second, since the clock was started
    held: int  # the cube in the hand, or -1
    hand: tuple[int, int]  # position of the hand
    height: int  # of the highest column, in cubes
    starts_ms: int | None  # until the table starts the clock; null if it does not
    restarted: bool  # whether the server stopped in mid-test: the test restarts with the same scatter
    verdict: TowerVerdict | None
    trials: int  # number of the test in the match, or in this practice, from 1


class TowerFrame(Message, frozen=True):
    """What moved since the last frame, about 30 times a second; slow clients are sent fewer frames."""

    tick: int
    poses: list[tuple[int, int, int, int]]  # for each cube that moved its number, then its pose as in `tower`
    hand: tuple[int, int]
    held: int
    height: int


class Rebuilt(Message, frozen=True):
    """A tower of a finished match, simulated again."""

    id: str
    input: int
    seat: int
    light: int
    heavy: int
    seconds: int
    heavies: list[bool]
    frames: list[TowerFrame]  # 20 a second; the first one has all cubes
    verdict: TowerVerdict  # of this simulation
    confirmed: bool  # whether the record has the same verdict; machines may differ in the last bit of a sine
