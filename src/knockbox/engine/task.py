"""One sentence of the rulebook, announced and not yet carried out."""

from typing import Generic, TypeVar

from knockbox.engine.decision import Decision

S = TypeVar("S")


class Task(Generic[S]):
    """Immutable and made of ints, so that copies of a state may share it and a save can spell it."""

    __slots__ = ()

    def do(self, state: S) -> Decision | None:
        """Carry the sentence out, or return the question it raises, changing nothing, and wait for `hear`."""
        raise NotImplementedError

    def hear(self, state: S, choice: int) -> None:
        """Go on with the answer to the question that `do` returned."""
        raise AssertionError(f"{self} asked nothing, yet heard {choice}")


def fields_of(task: Task[S]) -> dict[str, int]:
    """The ints a task is made of, by name."""
    return {name: getattr(task, name) for name in part_names(type(task))}


def part_names(kind: type[object]) -> list[str]:
    """The names of the ints that a kind of task is made of, interpreted or compiled."""
    names = getattr(kind, "__mypyc_attrs__", None) or slots_of(kind)
    return sorted(name for name in names if not name.startswith("__"))


def slots_of(kind: type[object]) -> list[str]:
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
