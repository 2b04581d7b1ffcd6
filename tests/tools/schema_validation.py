"""Validate values against the subset of JSON Schema that the reference uses."""

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]

SAFE = 2**53 - 1
"""Largest integer that JavaScript represents exactly."""
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
KNOWN = {
    *("$ref", "anyOf", "type", "enum", "properties", "required", "additionalProperties", "items", "prefixItems"),
    *(
        "minItems",
        "maxItems",
        "minLength",
        "maxLength",
        "minimum",
        "maximum",
        "pattern",
        "maxProperties",
        "propertyNames",
    ),
    *("title", "description", "default", "discriminator"),
}


def schema_errors(value: Any, schema: Schema, parts: Mapping[str, Schema]) -> list[str]:
    """Return the errors of a value; `parts` are the definitions a schema refers to."""
    assert schema.keys() <= KNOWN, schema.keys() - KNOWN
    if "$ref" in schema:
        return schema_errors(value, parts[schema["$ref"].rpartition("/")[2]], parts)
    if "anyOf" in schema:
        return (
            []
            if any(not schema_errors(value, each, parts) for each in schema["anyOf"])
            else [f"{value!r} fits nothing"]
        )
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{value!r} is not one of {schema['enum']}"]
    if "type" in schema and not has_type(value, schema["type"]):
        return [f"{value!r} is no {schema['type']}"]
    if isinstance(value, dict):
        return object_errors(value, schema, parts)
    return list_errors(value, schema, parts) if isinstance(value, list) else plain_errors(value, schema)


def has_type(value: Any, name: str) -> bool:
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))


def object_errors(value: dict[str, Any], schema: Schema, parts: Mapping[str, Schema]) -> list[str]:
    known, more = schema.get("properties", {}), schema.get("additionalProperties", {})
    wrong = [f"{name} is missing" for name in schema.get("required", []) if name not in value]
    wrong += [f"{name} is too much" for name in value if name not in known and more is False]
    wrong += [] if len(value) <= schema.get("maxProperties", SAFE) else ["too many fields"]
    wrong += [each for name in value for each in schema_errors(name, schema.get("propertyNames", {}), parts)]
    return wrong + [
        each for name, part in value.items() for each in schema_errors(part, known.get(name, more or {}), parts)
    ]


def list_errors(value: list[Any], schema: Schema, parts: Mapping[str, Schema]) -> list[str]:
    wrong = [] if schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", SAFE) else ["wrong length"]
    each_of = schema.get("prefixItems") or [schema.get("items", {})] * len(value)
    return wrong + [
        each for part, kind in zip(value, each_of, strict=False) for each in schema_errors(part, kind, parts)
    ]


def plain_errors(value: Any, schema: Schema) -> list[str]:
    if isinstance(value, str):
        is_long_enough = schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", SAFE)
        return [] if is_long_enough and re.search(schema.get("pattern", ""), value) else [f"{value!r} is not allowed"]
    if isinstance(value, int) and not isinstance(value, bool):
        is_within = schema.get("minimum", value) <= value <= schema.get("maximum", value)
        return [] if is_within else [f"{value} is out of bounds"]
    return []
