"""The tasks of an agenda as objects: the name of each task and its parts by name."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol, TypeAlias

from knockbox.engine.task import Task, fields_of, part_names
from knockbox.games.knockdown.clauses import CLAUSES
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.position.registry import TASKS
from knockbox.games.knockdown.state import NOTHING, SEATS, KnockdownRules, KnockdownState
from knockbox.games.knockdown.vocabulary import MOMENTS
from knockbox.games.positions.parts import Part, need, numbers

WOUND_KINDS: Final = ("light", "heavy")
COUNTED: Final = ("light", "heavy", "wounds", "cards")
SYMBOLS: Final = ("fist", "foot", "block", "dash")
MOST: Final = 99

Duty: TypeAlias = Task[KnockdownState]


class Field(Protocol):
    """How one part of a task stands in a position."""

    def write(self, value: int) -> object: ...

    def read(self, part: Part) -> int: ...


class Named:
    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = names

    def write(self, value: int) -> object:
        return self.names[value]

    def read(self, part: Part) -> int:
        return part.named(self.what, self.names)


class Bits:
    """A set of skills or symbols, one bit each."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = names

    def write(self, value: int) -> object:
        return [name for bit, name in enumerate(self.names) if value >> bit & 1]

    def read(self, part: Part) -> int:
        found = numbers(part, self.names, self.what, 1)
        if len(set(found)) < len(found):
            raise part.wrong(f"each {self.what} once")
        return sum(1 << bit for bit in found)


class Spaces:
    """A set of spaces, one bit each."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def write(self, value: int) -> object:
        return [space for space in range(self.spaces) if value >> space & 1]

    def read(self, part: Part) -> int:
        return sum(1 << space for space in {item.whole(0, self.spaces - 1) for item in part.items()})


class Whole:
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def write(self, value: int) -> object:
        return value

    def read(self, part: Part) -> int:
        return part.whole(self.low, self.high)


class Seat:
    def write(self, value: int) -> object:
        return value

    def read(self, part: Part) -> int:
        return part.seat(SEATS)


class Flag:
    def write(self, value: int) -> object:
        return bool(value)

    def read(self, part: Part) -> int:
        return part.flag()


Maker: TypeAlias = Callable[[Names, KnockdownRules], Field]


def token_field(names: Names, rules: KnockdownRules) -> Field:
    return Named("token", token_names(names, rules))


def token_names(names: Names, rules: KnockdownRules) -> list[str]:
    return [f"{names.fighters[owner]}/{names.tokens[kind]}" for kind, owner in enumerate(rules.token_owners)]


FIELDS: Final[dict[str, Maker]] = {
    "accepted": lambda names, rules: Bits("symbol", SYMBOLS),
    "amount": lambda names, rules: Whole(0, MOST),
    "attack": lambda names, rules: Named("attack", attack_names(names, rules)),
    "block": lambda names, rules: Whole(0, len(rules.blocks[0]) - 1),
    "conditions": lambda names, rules: Whole(0, len(rules.condition_lists) - 1),
    "cost": lambda names, rules: Whole(0, len(rules.costs) - 1),
    "count": lambda names, rules: Whole(0, MOST),
    "counted": lambda names, rules: Named("thing to count", COUNTED),
    "dash": lambda names, rules: Flag(),
    "done": lambda names, rules: Whole(0, MOST),
    "high": lambda names, rules: Whole(0, MOST),
    "holder": lambda names, rules: Seat(),
    "kind": lambda names, rules: Named("kind of wound", WOUND_KINDS),
    "left": lambda names, rules: Whole(0, MOST),
    "low": lambda names, rules: Whole(0, MOST),
    "otherwise": lambda names, rules: Whole(NOTHING, len(rules.blocks[0]) - 1),
    "parts": lambda names, rules: Whole(1, 3),
    "rule": lambda names, rules: Named("rule", CLAUSES),
    "seat": lambda names, rules: Seat(),
    "space": lambda names, rules: Whole(0, max(ground.spaces for ground in rules.grounds) - 1),
    "step": lambda names, rules: Whole(1, MOST),
    "then": lambda names, rules: Whole(0, len(rules.blocks[0]) - 1),
    "trigger": lambda names, rules: Named("moment", MOMENTS),
    "waiting": lambda names, rules: Bits("skill or token", names.listeners),
    "bearer": lambda names, rules: Seat(),
    "entered": lambda names, rules: Spaces(max(ground.spaces for ground in rules.grounds)),
    "inwards": lambda names, rules: Flag(),
    "token": token_field,
}


SPECIAL_FIELDS: Final[dict[tuple[str, str], Maker]] = {
    ("Choose", "first"): FIELDS["block"],
    ("NextRound", "first"): FIELDS["seat"],
    ("GiveToken", "kind"): token_field,
    ("PlaceHere", "kind"): token_field,
    ("PlaceToken", "kind"): token_field,
    ("Recover", "kind"): token_field,
    ("RecoverEvery", "kind"): token_field,
    ("RemoveToken", "kind"): token_field,
    ("TakeCard", "kind"): lambda names, rules: Named("card", names.cards),
}
"""Where the name of a part means something else than elsewhere."""


DEFAULTS: Final[dict[tuple[str, str], int]] = {("TakeAction", "entered"): 0}
"""Parts that are left out while they say nothing."""


def attack_names(names: Names, rules: KnockdownRules) -> list[str]:
    """Cards, specials, and the Strikes of skills by their number."""
    return names.attacks + [f"strike/{number + 1}" for number in range(len(rules.attacks) - len(names.attacks))]


def field_of(names: Names, rules: KnockdownRules, task: str, name: str) -> Field:
    return (SPECIAL_FIELDS.get((task, name)) or FIELDS[name])(names, rules)


def write_task(names: Names, rules: KnockdownRules, task: Duty) -> dict[str, object]:
    kind = type(task).__name__
    values = [(name, value) for name, value in fields_of(task).items() if DEFAULTS.get((kind, name)) != value]
    return {"task": kind} | {name: field_of(names, rules, kind, name).write(value) for name, value in values}


def read_task(names: Names, rules: KnockdownRules, part: Part) -> Duty:
    """Build a task from its name and exactly its parts."""
    if not isinstance(part.value, dict) or "task" not in part.value:
        raise part.wrong('a task such as {"task": "TakeAction"}')
    kind = list(TASKS)[Part(part.under("task"), part.value["task"]).named("task", list(TASKS))]
    known = part_names(TASKS[kind])
    fields = part.fields(["task", *known])
    wanted = [name for name in known if name in fields or (kind, name) not in DEFAULTS]
    given = need(fields, wanted, part)
    values = {name: field_of(names, rules, kind, name).read(value) for name, value in zip(wanted, given, strict=True)}
    return TASKS[kind](**{name: DEFAULTS[kind, name] for name in known if (kind, name) in DEFAULTS} | values)


def read_tasks(names: Names, rules: KnockdownRules, part: Part) -> list[Duty]:
    return [read_task(names, rules, item) for item in part.items()]


def has(tasks: Iterable[Duty], *kinds: str) -> bool:
    """Whether one of these tasks is still to be done."""
    return any(type(task).__name__ in kinds for task in tasks)
