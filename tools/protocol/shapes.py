"""What the generators know of the protocol: every struct with its fields, and which way it goes."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from types import ModuleType
from typing import Any, Final, TypeAlias, get_args

import msgspec
from msgspec import inspect

from knockbox.engine.event import Event
from knockbox.server import forms, protocol
from knockbox.server.catalogue import shapes as catalogue
from tools.protocol.comments import comments_of

Struct: TypeAlias = type[msgspec.Struct]
PLAIN: Final = (
    inspect.AnyType,
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.EnumType,
    inspect.LiteralType,
)
SAID: Final[tuple[Struct, ...]] = get_args(protocol.ClientMessage)
TOLD: Final[tuple[Struct, ...]] = get_args(protocol.ServerMessage)


class UnknownConstructError(ValueError):
    """Something in the protocol that the generators would have to guess about."""


class FieldShape(msgspec.Struct, frozen=True):
    """One field."""

    name: str
    type: inspect.Type
    comment: str
    default: str | None  # as JSON, of a field that may be missing


class Shape(msgspec.Struct, frozen=True):
    """One struct."""

    name: str
    text: str
    tag: tuple[str, str] | None  # the field that tells it from others, and its value
    fields: list[FieldShape]


class Family(msgspec.Struct, frozen=True):
    """Structs that belong together."""

    structs: list[Struct]
    enums: list[type[Enum]] = []


def written_in(module: ModuleType) -> list[Struct]:
    """The structs of a module in their order."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in kinds if kind.__module__ == module.__name__]


def is_form(kind: Struct) -> bool:
    """Whether a form is filled in by a client; what it says must all be understood."""
    return bool(kind.__struct_config__.forbid_unknown_fields)


FORMS: Final = written_in(forms)
RECEIVED: Final[tuple[Struct, ...]] = (*SAID, *(kind for kind in FORMS if is_form(kind)))
SENT: Final[tuple[Struct, ...]] = (
    *TOLD,
    *(kind for kind in FORMS if not is_form(kind)),
    catalogue.Catalogue,
    catalogue.Games,
)


def families() -> dict[str, Family]:
    """All structs of the protocol by what they are for, each once."""
    seen: set[type] = {*SAID, *TOLD, *FORMS}
    parts = unseen((*SAID, *TOLD), seen)
    more = unseen(FORMS, seen)
    words = unseen((catalogue.Catalogue, catalogue.Games), seen)
    found = {
        "said": Family(list(SAID)),
        "told": Family(list(TOLD)),
        "parts": parts,
        "forms": Family([*FORMS, *more.structs], more.enums),
        "catalogue": words,
    }
    check_names([each for family in found.values() for each in (*family.structs, *family.enums)])
    check_ways()
    return found


def unseen(roots: Iterable[Struct], seen: set[type]) -> Family:
    """What the roots are made of and nobody has seen yet, in the order of reading."""
    found = [kind for kind in dict.fromkeys(reached(roots)) if kind not in seen]
    seen.update(found)
    structs = [kind for kind in found if issubclass(kind, msgspec.Struct)]
    return Family(structs, [kind for kind in found if issubclass(kind, Enum)])


def reached(roots: Iterable[Struct]) -> Iterator[type]:
    for root in roots:
        yield from named_in(inspect.type_info(root))


def named_in(kind: inspect.Type) -> Iterator[type]:
    """The structs and enums that a type is made of, itself first."""
    if isinstance(kind, inspect.StructType | inspect.EnumType):
        yield kind.cls
    for part in parts_of(kind):
        yield from named_in(part)


def parts_of(kind: inspect.Type) -> Sequence[inspect.Type]:
    match kind:
        case inspect.StructType():
            return [field.type for field in kind.fields]
        case inspect.ListType() | inspect.VarTupleType():
            return [kind.item_type]
        case inspect.TupleType():
            return kind.item_types
        case inspect.DictType():
            return [kind.key_type, kind.value_type]
        case inspect.UnionType():
            return kind.types
        case _ if isinstance(kind, PLAIN):
            return []
    raise UnknownConstructError(f"found {kind!r}; expected a type that the generators know")


def check_names(kinds: Sequence[type]) -> None:
    names = [kind.__name__ for kind in kinds]
    twins = sorted({name for name in names if names.count(name) > 1})
    if twins:
        raise UnknownConstructError(f"found several structs called {', '.join(twins)}; expected a name for each")


def check_ways() -> None:
    """What may be missing depends on who writes it; a struct that both write would have to say so."""
    both = set(structs_in(RECEIVED)) & set(structs_in(SENT))
    if both:
        names = ", ".join(sorted(kind.__name__ for kind in both))
        raise UnknownConstructError(f"found {names} both ways; expected every struct to be written by one side")


def structs_in(roots: Iterable[Struct]) -> list[type]:
    return [kind for kind in reached(roots) if issubclass(kind, msgspec.Struct)]


def shape_of(kind: Struct) -> Shape:
    told = inspect.type_info(kind)
    if not isinstance(told, inspect.StructType) or told.array_like:
        raise UnknownConstructError(f"found {kind.__name__}; expected a struct that is written as an object")
    text, comments, may_miss = text_of(kind), comments_of(kind), may_be_missing(kind)
    fields = [
        FieldShape(field.name, field.type, comments[field.name], default_of(field) if may_miss else None)
        for field in told.fields
        if spelt_as_named(field)
    ]
    tag = (told.tag_field, str(told.tag)) if told.tag_field is not None else None
    return Shape(kind.__name__, text, tag, fields)


def text_of(kind: Struct) -> str:
    """Its docstring; an event needs none, for its name is a sentence."""
    if kind.__doc__ is None and not issubclass(kind, Event):
        raise UnknownConstructError(f"found {kind.__name__}; expected a struct with a docstring")
    return (kind.__doc__ or "").strip()


def may_be_missing(kind: Struct) -> bool:
    """A client may leave out what has a default; the server does so only where a struct says it."""
    return kind in structs_in(RECEIVED) or kind.__struct_config__.omit_defaults


def spelt_as_named(field: inspect.Field) -> bool:
    if field.encode_name != field.name:
        raise UnknownConstructError(f"found the field {field.name} written as {field.encode_name}; expected one name")
    return True


def default_of(field: inspect.Field) -> str | None:
    if field.required:
        return None
    made: Any = field.default
    if made is msgspec.NODEFAULT:
        made = field.default_factory()
    return msgspec.json.encode(made).decode()
