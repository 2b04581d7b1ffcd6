"""The page, the schema and the TypeScript of the protocol are current, whole, and true of what is really said."""

import datetime as dt
import json
import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import pytest
from msgspec import Meta, inspect

from knockbox.engine.action import VERB_MASK, action
from knockbox.engine.zones import pack
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.state import HAND_LIMIT
from knockbox.games.registry import SHIPPED_PACKS, build
from knockbox.server.catalogue import catalogue_of, games_of
from knockbox.server.forms import Create, Opened
from knockbox.server.protocol import PROTOCOL, ClientMessage, ServerMessage
from knockbox.server.public_url import LOOPBACK_ONLY
from tests.tools import schema_validation
from tests.tools.schema_validation import SAFE
from tools import make_protocol
from tools.protocol import conversation, page, shapes, typescript
from tools.protocol.comments import comments_in, strip_links
from tools.protocol.schema import to_portable_pattern
from tools.protocol.shapes import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    FieldShape,
    Struct,
    UnknownConstructError,
    shape_of,
    struct_groups,
)

OWN_NAMES = {"Record"}


@cache
def written() -> dict[Path, str]:
    return make_protocol.pages()


@cache
def definitions() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(written()[make_protocol.SCHEMA])["$defs"]
    return found


@cache
def said() -> list[conversation.ConversationLine]:
    return conversation.record_conversation()


def all_structs() -> list[Struct]:
    return [kind for family in struct_groups().values() for kind in family.structs]


def test_what_is_committed_is_current() -> None:
    assert [path.name for path, text in written().items() if path.read_text(encoding="utf-8") != text] == []


def test_it_is_the_same_every_time() -> None:
    assert make_protocol.pages() == written()


def test_every_message_has_its_place_on_the_page() -> None:
    headings = re.findall(r"^### `?(\w+)`?$", written()[make_protocol.PAGE], re.MULTILINE)
    assert {kind.__name__.lower() for kind in (*CLIENT_MESSAGES, *SERVER_MESSAGES)} <= set(headings)
    assert {kind.__name__ for kind in all_structs()} - {
        kind.__name__ for kind in (*CLIENT_MESSAGES, *SERVER_MESSAGES)
    } <= set(headings)


@pytest.mark.parametrize("kind", all_structs(), ids=lambda kind: kind.__name__)
def test_every_struct_is_told_field_by_field(kind: Struct) -> None:
    shape, types = shape_of(kind), written()[make_protocol.TYPES]
    body = re.search(rf"^export interface {shape.name} {{\n(.*?)^}}", types, re.MULTILINE | re.DOTALL)
    assert body is not None
    tag = [shape.tag[0]] if shape.tag else []
    names = [*tag, *(field.name for field in shape.fields)]
    assert re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE) == names
    assert list(definitions()[shape.name]["properties"]) == names
    assert [field.name for field in shape.fields] == list(kind.__struct_fields__)


def test_the_unions_are_those_of_the_server() -> None:
    for name, kinds in (("ClientMessage", CLIENT_MESSAGES), ("ServerMessage", SERVER_MESSAGES)):
        names = [kind.__name__ for kind in kinds]
        assert [each["$ref"].rpartition("/")[2] for each in definitions()[name]["anyOf"]] == names
        assert f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n" in written()[make_protocol.TYPES]


def test_typescript_guesses_nothing_and_names_only_what_it_has() -> None:
    types = written()[make_protocol.TYPES]
    assert not re.search(r"\bany\b", re.sub(r"/\*\*.*?\*/", "", types))
    exported = re.findall(r"^export (?:interface|type) (\w+)", types, re.MULTILINE)
    assert len(exported) == len(set(exported))
    used = re.findall(r"^  (?:\| |\w+\??: )(.*);?$", types, re.MULTILINE)
    assert {name for line in used for name in re.findall(r"\b[A-Z]\w+", line)} - OWN_NAMES <= set(exported)
    assert f"export const PROTOCOL = {PROTOCOL};" in types


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_sends_is_there() -> None:
    types = written()[make_protocol.TYPES]
    assert "  seq?: number | null;\n" in types
    assert "  reasons?: Reason[];\n" in types, "a candidate is sent without what is empty"
    assert "  reasons: Reason[];\n" in types, "a refusal is not"
    assert definitions()["Hello"]["required"] == ["do"]
    assert definitions()["Refused"]["required"] == ["is", "id", "code", "text", "reasons", "told"]
    assert "default" not in definitions()["Refused"]["properties"]["reasons"]


def test_comments_are_the_documentation() -> None:
    assert "| `question` | integer (0 to 2^53) or `null` | `null` | its id |" in written()[make_protocol.PAGE]
    assert definitions()["Choose"]["properties"]["question"]["description"] == "its id"
    assert "  /** its id */\n  question?: number | null;\n" in written()[make_protocol.TYPES]


# What is really said.


def test_the_conversation_is_made_of_messages_that_decode() -> None:
    kinds: dict[str, Any] = {"POST": Create, "201": Opened, ">": ClientMessage, "<": ServerMessage}
    by = [line.by for line in said() if line.by != conversation.OMISSION]
    assert set(by) == set(kinds)
    for line in said():
        if line.by != conversation.OMISSION:
            msgspec.json.decode(line.message, type=kinds[line.by])


def test_the_conversation_stands_on_the_page() -> None:
    fence = written()[make_protocol.PAGE].partition("```text\n")[2].partition("\n```")[0].splitlines()
    assert fence == list(conversation.render_conversation())
    assert len(fence) == len(said())
    assert {json.loads(line[2:])["is"] for line in fence if line.startswith("< ")} >= {
        *("welcome", "seats", "snapshot", "events", "accepted", "refused", "previewed", "chatted", "ping"),
    }


def test_a_list_is_cut_where_it_would_fill_the_page() -> None:
    assert conversation.abridge({"view": {"seat": 0}, "events": [[1], [2], [3]], "asked": [0, 1]}) == {
        "view": "…",
        "events": [[1], "… 2 more"],
        "asked": [0, 1],
    }
    assert conversation.abridge({"view": None}) == {"view": None}


def misfits(value: Any, schema: schema_validation.Schema) -> list[str]:
    return schema_validation.schema_errors(value, schema, definitions())


NAMED = {"POST": "Create", "201": "Opened", ">": "ClientMessage", "<": "ServerMessage"}


def test_all_that_is_said_fits_the_schema() -> None:
    for line in said():
        if line.by != conversation.OMISSION:
            assert misfits(json.loads(line.message), {"$ref": f"#/$defs/{NAMED[line.by]}"}) == []


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_the_catalogue_fits_the_schema(game: str) -> None:
    assert misfits(json.loads(catalogue_of(game, [], "pl")), {"$ref": "#/$defs/Catalogue"}) == []


def test_the_offers_fit_the_schema() -> None:
    assert misfits(json.loads(games_of("es", LOOPBACK_ONLY)), {"$ref": "#/$defs/Games"}) == []


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": "hello", "tokn": "a"},
        {"do": "hello", "lang": "EN"},
        {"do": "choose", "id": "a"},
        {"do": "choose", "id": "a", "choice": "1"},
        {"do": "choose", "id": "a", "choice": -1},
        {"do": "chat", "id": "a", "text": ""},
        {"do": "ready", "id": "a b", "nonce": "12345678"},
        {"do": "mute", "id": "a", "seat": 6, "on": True},
    ],
    ids=str,
)
def test_what_the_server_does_not_read_does_not_fit_the_schema(message: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(message, ClientMessage)
    assert misfits(message, {"$ref": "#/$defs/ClientMessage"})


def test_every_choice_is_an_int_that_javascript_can_hold() -> None:
    """A choice names at most a whole hand, and cards are told apart by their numbers."""
    game = build("knockdown", {}, SHIPPED_PACKS["knockdown"]())
    assert isinstance(game, Knockdown)
    designs = len(game.names.cards)
    assert action(VERB_MASK, pack([designs - 1] * HAND_LIMIT)) <= SAFE


# Nothing is guessed.


class Both(msgspec.Struct):
    """Goes both ways."""

    n: int


class Renamed(msgspec.Struct, rename="camel"):
    """Has another name on the wire."""

    in_camel: int


class AsList(msgspec.Struct, array_like=True):
    """Is no object."""

    n: int


class Undocumented(msgspec.Struct):
    n: int


class Pair(NamedTuple):
    left: int


@pytest.mark.parametrize("kind", [set[int], dt.datetime, bytes, Pair, frozenset[str]])
def test_a_type_that_nobody_knows_is_an_error(kind: Any) -> None:
    told = inspect.type_info(kind)
    for read in (shapes.parts_of, typescript.format_type, page.format_type):
        with pytest.raises(UnknownConstructError, match=r"^found .*; expected"):
            read(told)


@pytest.mark.parametrize(
    "kind",
    [
        Annotated[int, Meta(gt=0)],
        Annotated[int, Meta(ge=0)],
        Annotated[float, Meta(ge=0)],
        tuple[int, str],
    ],
)
def test_a_limit_that_the_page_has_no_words_for_is_an_error(kind: Any) -> None:
    with pytest.raises(UnknownConstructError):
        page.format_type(inspect.type_info(kind))


@pytest.mark.parametrize("kind", [Renamed, AsList, Undocumented])
def test_a_struct_that_would_be_told_wrongly_is_an_error(kind: Struct) -> None:
    with pytest.raises(UnknownConstructError, match=r"^found .*; expected"):
        shape_of(kind)


def test_a_struct_that_both_sides_write_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shapes, "RECEIVED_STRUCTS", (*shapes.RECEIVED_STRUCTS, Both))
    monkeypatch.setattr(shapes, "SENT_STRUCTS", (*shapes.SENT_STRUCTS, Both))
    with pytest.raises(UnknownConstructError, match="found Both both ways"):
        struct_groups()


def test_two_structs_of_one_name_are_an_error() -> None:
    with pytest.raises(UnknownConstructError, match="found several structs called Both"):
        shapes.check_names([Both, Both])


@pytest.mark.parametrize("pattern", [r"[a-z]+", r"\A\d+\Z", r"\A(?P<name>a)\b\Z"])
def test_a_pattern_that_only_python_reads_is_an_error(pattern: str) -> None:
    with pytest.raises(UnknownConstructError):
        to_portable_pattern(pattern)


def test_a_pattern_becomes_one_that_all_languages_read() -> None:
    assert to_portable_pattern(r"\A[\x21-\x7e]+\Z") == r"^[\x21-\x7e]+$"


def test_a_comment_cannot_end_another() -> None:
    with pytest.raises(UnknownConstructError, match="found the end of a comment"):
        typescript.member(FieldShape("n", inspect.type_info(int), "ends */ here", None))


def test_two_headings_of_one_name_are_an_error() -> None:
    with pytest.raises(UnknownConstructError, match="found several headings called hello"):
        page.check_headings("### `hello`\n\n### Hello\n")


def test_comments_are_found_behind_their_fields(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text(
        "class Form:\n"
        "    # before, and of nothing\n"
        "    one: int  # the first\n"
        "    two: list[\n"
        "        int  # inside\n"
        "    ] = []  # at the end\n"
        '    three: str = "# no comment"\n'
        "    four: int  # noqa: E501\n"
        "\n"
        "    def method(self) -> None:\n"
        "        five: int = 1  # of no field\n"
    )
    assert comments_in(source) == {
        "Form": {"one": "the first", "two": "inside at the end", "three": "", "four": ""},
    }


def test_links_of_a_comment_stand_on_the_page_alone() -> None:
    assert strip_links("of [Knockdown](knockdown/events.md) or [the dungeon](a.md)") == "of Knockdown or the dungeon"
    assert "[Knockdown](knockdown/views.md)" in written()[make_protocol.PAGE]
    assert not re.search(r"\]\(", written()[make_protocol.TYPES] + written()[make_protocol.SCHEMA])
