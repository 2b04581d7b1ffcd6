"""What is asked over HTTP: tables are opened, listed, joined and deleted, and finished ones handed out."""

import re
from typing import Any, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.exceptions import InternalServerException
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from knockbox.server import forms
from knockbox.server.errors import Refusal
from knockbox.server.forms import Create, Listed, SatDown, Take
from knockbox.server.given import AnyRequest, Asked, Number, Part, TheGate, TheHouse
from knockbox.server.guards.tokens import bearer
from knockbox.server.protocol import TableFacts
from knockbox.server.records import record_of

PAGE: Final = 50
"""Tables in one part of the list."""
MARK: Final = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})")


@post("/api/tables", status_code=HTTP_201_CREATED)
async def open_table(request: AnyRequest, house: TheHouse, gate: TheGate) -> forms.Opened:
    gate.creation(request.scope)
    return await house.open(await body(request, Create))


@get("/api/tables")
async def list_tables(request: AnyRequest, house: TheHouse, gate: TheGate, before: Asked = "") -> list[Listed]:
    """Public tables, newest first; `before` is made of `created_ms.id` of the last that is known."""
    gate.request(request.scope)
    found = await house.shelf.public_boards(PAGE, mark(before) if before else None)
    return [Listed(each.id, each.game, each.phase, list(each.seats), each.created_ms) for each in found]


@get("/api/tables/{table:str}")
async def describe_table(request: AnyRequest, house: TheHouse, gate: TheGate, table: Part) -> TableFacts:
    gate.request(request.scope)
    return (await house.find(table)).table.facts


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=HTTP_201_CREATED)
async def sit_down(request: AnyRequest, house: TheHouse, gate: TheGate, table: Part, seat: Number) -> SatDown:
    caller = gate.request(request.scope)
    form = await body(request, Take)
    if seat < 0:
        raise Refusal("no-seat", f"found seat {seat}; expected 0 or more")
    return SatDown(seat, await house.sit(table, seat, form.invitation, form.name, form.token, caller.address))


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson")
async def hand_out_record(request: AnyRequest, house: TheHouse, gate: TheGate, table: Part) -> Response[bytes]:
    """The record of a match that is over, as `./kb verify` reads it."""
    gate.request(request.scope)
    record = record_of((await house.find(table)).table)
    name = f'attachment; filename="knockbox-{table}.kbr"'
    return Response(record, status_code=HTTP_200_OK, headers={"content-disposition": name})


@delete("/api/tables/{table:str}", status_code=HTTP_204_NO_CONTENT)
async def delete_table(request: AnyRequest, house: TheHouse, gate: TheGate, table: Part) -> None:
    gate.request(request.scope)
    await house.delete(table, bearer(request.headers.get("authorization")))


def mark(text: str) -> tuple[int, str]:
    """When a table was made, and its name."""
    found = MARK.fullmatch(text)
    if found is None:
        raise Refusal("bad-mark", "before: found something else; expected created_ms.id of a table in the list")
    return int(found[1]), found[2]


async def body(request: AnyRequest, form: type[Any]) -> Any:
    """A form, or a word about what is wrong with it."""
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except InternalServerException:  # so says Litestar
        raise Refusal("malformed", "found a body that broke off; expected all of it") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"found what is no such form: {error}") from None


ROUTES: Final = [open_table, list_tables, describe_table, sit_down, hand_out_record, delete_table]
