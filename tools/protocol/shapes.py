"""Structs of the protocol with their fields and direction, for the generators."""

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
CLIENT_MESSAGES: Final[tuple[Struct, ...]] = get_args(protocol.ClientMessage)
SERVER_MESSAGES: Final[tuple[Struct, ...]] = get_args(protocol.ServerMessage)


class UnknownConstructError(ValueError):
    """A construct in the protocol that the generators do not support."""


class FieldShape(msgspec.Struct, frozen=True):
    """A field of a struct."""

    name: str
    type: inspect.Type
    comment: str
    default: str | None  # as JSON, for an optional field


class Shape(msgspec.Struct, frozen=True):
    """A struct with its fields."""

    name: str
    text: str
    tag: tuple[str, str] | None  # tag field and its value
    fields: list[FieldShape]


class StructGroup(msgspec.Struct, frozen=True):
    """Structs that belong together."""

    structs: list[Struct]
    enums: list[type[Enum]] = []


def structs_of_module(module: ModuleType) -> list[Struct]:
    """Return the structs of a module in order of definition."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in kinds if kind.__module__ == module.__name__]


def is_form(kind: Struct) -> bool:
    """Return whether clients send this struct; it forbids unknown fields."""
    return bool(kind.__struct_config__.forbid_unknown_fields)


FORMS: Final = structs_of_module(forms)
RECEIVED_STRUCTS: Final[tuple[Struct, ...]] = (*CLIENT_MESSAGES, *(kind for kind in FORMS if is_form(kind)))
SENT_STRUCTS: Final[tuple[Struct, ...]] = (
    *SERVER_MESSAGES,
    *(kind for kind in FORMS if not is_form(kind)),
    catalogue.Catalogue,
    catalogue.Games,
)


def struct_groups() -> dict[str, StructGroup]:
    """Return all structs of the protocol by purpose, each once."""
    seen: set[type] = {*CLIENT_MESSAGES, *SERVER_MESSAGES, *FORMS}
    parts = new_parts((*CLIENT_MESSAGES, *SERVER_MESSAGES), seen)
    more = new_parts(FORMS, seen)
    words = new_parts((catalogue.Catalogue, catalogue.Games), seen)
    found = {
        "said": StructGroup(list(CLIENT_MESSAGES)),
        "told": StructGroup(list(SERVER_MESSAGES)),
        "parts": parts,
        "forms": StructGroup([*FORMS, *more.structs], more.enums),
        "catalogue": words,
    }
    check_names([each for family in found.values() for each in (*family.structs, *family.enums)])
    check_directions()
    return found


def new_parts(roots: Iterable[Struct], seen: set[type]) -> StructGroup:
    """Return the parts of the roots that are not in `seen`, in reading order."""
    found = [kind for kind in dict.fromkeys(reachable_types(roots)) if kind not in seen]
    seen.update(found)
    structs = [kind for kind in found if issubclass(kind, msgspec.Struct)]
    return StructGroup(structs, [kind for kind in found if issubclass(kind, Enum)])


def reachable_types(roots: Iterable[Struct]) -> Iterator[type]:
    for root in roots:
        yield from types_in(inspect.type_info(root))


def types_in(kind: inspect.Type) -> Iterator[type]:
    """Yield the structs and enums in a type, itself first."""
    if isinstance(kind, inspect.StructType | inspect.EnumType):
        yield kind.cls
    for part in parts_of(kind):
        yield from types_in(part)


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


def check_directions() -> None:
    """Raise if a struct is used in both directions, since optional fields depend on the direction."""
    both = set(structs_in(RECEIVED_STRUCTS)) & set(structs_in(SENT_STRUCTS))
    if both:
        names = ", ".join(sorted(kind.__name__ for kind in both))
        raise UnknownConstructError(f"found {names} both ways; expected every struct to be written by one side")


def structs_in(roots: Iterable[Struct]) -> list[type]:
    return [kind for kind in reachable_types(roots) if issubclass(kind, msgspec.Struct)]


def shape_of(kind: Struct) -> Shape:
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType) or info.array_like:
        raise UnknownConstructError(f"found {kind.__name__}; expected a struct that is written as an object")
    text, comments, may_miss = text_of(kind), comments_of(kind), may_be_missing(kind)
    fields = [
        FieldShape(field.name, field.type, comments[field.name], default_of(field) if may_miss else None)
        for field in info.fields
        if has_plain_name(field)
    ]
    tag = (info.tag_field, str(info.tag)) if info.tag_field is not None else None
    return Shape(kind.__name__, text, tag, fields)


def text_of(kind: Struct) -> str:
    """Return the docstring; events need none."""
    if kind.__doc__ is None and not issubclass(kind, Event):
        raise UnknownConstructError(f"found {kind.__name__}; expected a struct with a docstring")
    return (kind.__doc__ or "").strip()


def may_be_missing(kind: Struct) -> bool:
    """Return whether defaults may be omitted: by clients always, by the server only with `omit_defaults`."""
    return kind in structs_in(RECEIVED_STRUCTS) or kind.__struct_config__.omit_defaults


def has_plain_name(field: inspect.Field) -> bool:
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
