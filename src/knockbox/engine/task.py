"""Tasks: sentences of the rulebook that are still to be carried out."""

from typing import Generic, TypeVar

from knockbox.engine.decision import Decision

S = TypeVar("S")


class Task(Generic[S]):
    """One pending sentence; immutable and made of ints, so that states can share it and a save can write it."""

    __slots__ = ()

    def do(self, state: S) -> Decision | None:
        """Carry out the sentence, or change nothing and return the question it raises; then `hear` follows."""
        raise NotImplementedError

    def hear(self, state: S, choice: int) -> None:
        """Continue with the answer to the question that `do` returned."""
        raise AssertionError(f"{self} asked no question, but got the answer {choice}")


def fields_of(task: Task[S]) -> dict[str, int]:
    """Return the ints a task is made of, by name."""
    return {name: getattr(task, name) for name in field_names(type(task))}


def field_names(kind: type[object]) -> list[str]:
    """Return the names of the ints a task class is made of, interpreted or compiled."""
    names = getattr(kind, "__mypyc_attrs__", None) or slots_of(kind)
    return sorted(name for name in names if not name.startswith("__"))


def slots_of(kind: type[object]) -> list[str]:
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
