"""The tasks of an agenda as objects: the name of each task and its fields by name."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol, TypeAlias

from knockbox.engine.task import Task, field_names, fields_of
from knockbox.games.knockdown.clauses import CLAUSES
from knockbox.games.knockdown.position.task_registry import TASKS
from knockbox.games.knockdown.state import NOTHING, SEATS, KnockdownRules, KnockdownState
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.vocabulary import MOMENTS
from knockbox.games.positions.parts import Part, read_name_list, require_fields

WOUND_KIND_NAMES: Final = ("light", "heavy")
COUNTABLE_NAMES: Final = ("light", "heavy", "wounds", "cards")
SYMBOL_NAMES: Final = ("fist", "foot", "block", "dash")
MAX_NUMBER: Final = 99

KnockdownTask: TypeAlias = Task[KnockdownState]


class Field(Protocol):
    """How one field of a task is written in a position."""

    def write(self, value: int) -> object: ...

    def read(self, part: Part) -> int: ...


class NameField:
    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = names

    def write(self, value: int) -> object:
        return self.names[value]

    def read(self, part: Part) -> int:
        return part.read_name(self.what, self.names)


class BitsField:
    """A set of skills or symbols, one bit each."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = names

    def write(self, value: int) -> object:
        return [name for bit, name in enumerate(self.names) if value >> bit & 1]

    def read(self, part: Part) -> int:
        found = read_name_list(part, self.names, self.what, 1)
        if len(set(found)) < len(found):
            raise part.error(f"each {self.what} once")
        return sum(1 << bit for bit in found)


class SpacesField:
    """A set of spaces, one bit each."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def write(self, value: int) -> object:
        return [space for space in range(self.spaces) if value >> space & 1]

    def read(self, part: Part) -> int:
        return sum(1 << space for space in {item.read_int(0, self.spaces - 1) for item in part.read_list()})


class NumberField:
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def write(self, value: int) -> object:
        return value

    def read(self, part: Part) -> int:
        return part.read_int(self.low, self.high)


class SeatField:
    def write(self, value: int) -> object:
        return value

    def read(self, part: Part) -> int:
        return part.read_seat(SEATS)


class FlagField:
    def write(self, value: int) -> object:
        return bool(value)

    def read(self, part: Part) -> int:
        return part.read_bool()


FieldMaker: TypeAlias = Callable[[Names, KnockdownRules], Field]


def token_field(names: Names, rules: KnockdownRules) -> Field:
    return NameField("token", token_names(names, rules))


def token_names(names: Names, rules: KnockdownRules) -> list[str]:
    return [f"{names.fighters[owner]}/{names.tokens[kind]}" for kind, owner in enumerate(rules.token_owners)]


TASK_FIELDS: Final[dict[str, FieldMaker]] = {
    "accepted": lambda names, rules: BitsField("symbol", SYMBOL_NAMES),
    "amount": lambda names, rules: NumberField(0, MAX_NUMBER),
    "attack": lambda names, rules: NameField("attack", attack_names(names, rules)),
    "block": lambda names, rules: NumberField(0, len(rules.blocks[0]) - 1),
    "conditions": lambda names, rules: NumberField(0, len(rules.condition_lists) - 1),
    "cost": lambda names, rules: NumberField(0, len(rules.costs) - 1),
    "count": lambda names, rules: NumberField(0, MAX_NUMBER),
    "counted": lambda names, rules: NameField("thing to count", COUNTABLE_NAMES),
    "dash": lambda names, rules: FlagField(),
    "done": lambda names, rules: NumberField(0, MAX_NUMBER),
    "high": lambda names, rules: NumberField(0, MAX_NUMBER),
    "holder": lambda names, rules: SeatField(),
    "kind": lambda names, rules: NameField("kind of wound", WOUND_KIND_NAMES),
    "left": lambda names, rules: NumberField(0, MAX_NUMBER),
    "low": lambda names, rules: NumberField(0, MAX_NUMBER),
    "otherwise": lambda names, rules: NumberField(NOTHING, len(rules.blocks[0]) - 1),
    "parts": lambda names, rules: NumberField(1, 3),
    "rule": lambda names, rules: NameField("rule", CLAUSES),
    "seat": lambda names, rules: SeatField(),
    "space": lambda names, rules: NumberField(0, max(arena.spaces for arena in rules.arenas) - 1),
    "step": lambda names, rules: NumberField(1, MAX_NUMBER),
    "then": lambda names, rules: NumberField(0, len(rules.blocks[0]) - 1),
    "trigger": lambda names, rules: NameField("moment", MOMENTS),
    "waiting": lambda names, rules: BitsField("skill or token", names.listeners),
    "bearer": lambda names, rules: SeatField(),
    "entered": lambda names, rules: SpacesField(max(arena.spaces for arena in rules.arenas)),
    "inwards": lambda names, rules: FlagField(),
    "token": token_field,
}


TASK_FIELD_OVERRIDES: Final[dict[tuple[str, str], FieldMaker]] = {
    ("Choose", "first"): TASK_FIELDS["block"],
    ("NextRound", "first"): TASK_FIELDS["seat"],
    ("GiveToken", "kind"): token_field,
    ("PlaceHere", "kind"): token_field,
    ("PlaceToken", "kind"): token_field,
    ("Recover", "kind"): token_field,
    ("RecoverEvery", "kind"): token_field,
    ("RemoveToken", "kind"): token_field,
    ("TakeCard", "kind"): lambda names, rules: NameField("card", names.cards),
}
"""Fields whose name means something else in this task."""


TASK_FIELD_DEFAULTS: Final[dict[tuple[str, str], int]] = {("TakeAction", "entered"): 0}
"""Fields that are left out while they have this value."""


def attack_names(names: Names, rules: KnockdownRules) -> list[str]:
    """Return cards, specials, and the Strikes of skills by number."""
    return names.attacks + [f"strike/{number + 1}" for number in range(len(rules.attacks) - len(names.attacks))]


def field_of(names: Names, rules: KnockdownRules, task: str, name: str) -> Field:
    return (TASK_FIELD_OVERRIDES.get((task, name)) or TASK_FIELDS[name])(names, rules)


def write_task(names: Names, rules: KnockdownRules, task: KnockdownTask) -> dict[str, object]:
    kind = type(task).__name__
    values = [
        (name, value) for name, value in fields_of(task).items() if TASK_FIELD_DEFAULTS.get((kind, name)) != value
    ]
    return {"task": kind} | {name: field_of(names, rules, kind, name).write(value) for name, value in values}


def read_task(names: Names, rules: KnockdownRules, part: Part) -> KnockdownTask:
    """Build a task from its name and exactly its fields."""
    if not isinstance(part.value, dict) or "task" not in part.value:
        raise part.error('a task such as {"task": "TakeAction"}')
    kind = list(TASKS)[Part(part.path_of("task"), part.value["task"]).read_name("task", list(TASKS))]
    known = field_names(TASKS[kind])
    fields = part.read_fields(["task", *known])
    wanted = [name for name in known if name in fields or (kind, name) not in TASK_FIELD_DEFAULTS]
    parts = require_fields(fields, wanted, part)
    values = {name: field_of(names, rules, kind, name).read(value) for name, value in zip(wanted, parts, strict=True)}
    return TASKS[kind](
        **{name: TASK_FIELD_DEFAULTS[kind, name] for name in known if (kind, name) in TASK_FIELD_DEFAULTS} | values
    )


def read_tasks(names: Names, rules: KnockdownRules, part: Part) -> list[KnockdownTask]:
    return [read_task(names, rules, item) for item in part.read_list()]


def has_task(tasks: Iterable[KnockdownTask], *kinds: str) -> bool:
    """Return whether one of these tasks is of a given kind."""
    return any(type(task).__name__ in kinds for task in tasks)
