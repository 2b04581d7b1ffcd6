"""HTTP routes for tables: create, list, describe, join, delete, and download records."""

import re
from typing import Any, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.exceptions import InternalServerException
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from knockbox.server import forms
from knockbox.server.dependencies import (
    AccessDependency,
    AnyRequest,
    PathNumber,
    PathText,
    QueryText,
    TableRegistryDependency,
)
from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Create, Listed, SatDown, Take
from knockbox.server.guards.tokens import bearer_token
from knockbox.server.protocol import TableFacts
from knockbox.server.records import build_record

TABLES_PER_PAGE: Final = 50
CURSOR_PATTERN: Final = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})")


@post("/api/tables", status_code=HTTP_201_CREATED)
async def open_table(request: AnyRequest, registry: TableRegistryDependency, access: AccessDependency) -> forms.Opened:
    access.check_creation(request.scope)
    return await registry.open_table(await read_body(request, Create))


@get("/api/tables")
async def list_tables(
    request: AnyRequest, registry: TableRegistryDependency, access: AccessDependency, before: QueryText = ""
) -> list[Listed]:
    """Return public tables, newest first; `before` is `created_ms.id` of the last known one."""
    access.check_request(request.scope)
    found = await registry.repository.list_public(TABLES_PER_PAGE, parse_cursor(before) if before else None)
    return [Listed(each.id, each.game, each.phase, list(each.seats), each.created_ms) for each in found]


@get("/api/tables/{table:str}")
async def describe_table(
    request: AnyRequest, registry: TableRegistryDependency, access: AccessDependency, table: PathText
) -> TableFacts:
    access.check_request(request.scope)
    return (await registry.find(table)).table.facts


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=HTTP_201_CREATED)
async def take_seat(
    request: AnyRequest, registry: TableRegistryDependency, access: AccessDependency, table: PathText, seat: PathNumber
) -> SatDown:
    caller = access.check_request(request.scope)
    form = await read_body(request, Take)
    if seat < 0:
        raise RequestRefusedError("no-seat", f"found seat {seat}; expected 0 or more")
    return SatDown(seat, await registry.take_seat(table, seat, form.invitation, form.name, form.token, caller.address))


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson")
async def get_record(
    request: AnyRequest, registry: TableRegistryDependency, access: AccessDependency, table: PathText
) -> Response[bytes]:
    """Return the record of a finished match, as `./kb verify` reads it."""
    access.check_request(request.scope)
    record = build_record((await registry.find(table)).table)
    name = f'attachment; filename="knockbox-{table}.kbr"'
    return Response(record, status_code=HTTP_200_OK, headers={"content-disposition": name})


@delete("/api/tables/{table:str}", status_code=HTTP_204_NO_CONTENT)
async def delete_table(
    request: AnyRequest, registry: TableRegistryDependency, access: AccessDependency, table: PathText
) -> None:
    access.check_request(request.scope)
    await registry.delete_table(table, bearer_token(request.headers.get("authorization")))


def parse_cursor(text: str) -> tuple[int, str]:
    """Parse `created_ms.id` of a table; raise `RequestRefusedError`."""
    found = CURSOR_PATTERN.fullmatch(text)
    if found is None:
        raise RequestRefusedError(
            "bad-mark", "before: found something else; expected created_ms.id of a table in the list"
        )
    return int(found[1]), found[2]


async def read_body(request: AnyRequest, form: type[Any]) -> Any:
    """Decode the body of a request; raise `RequestRefusedError` if it is malformed."""
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except InternalServerException:  # raised by Litestar
        raise RequestRefusedError("malformed", "found an incomplete body; expected all of it") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestRefusedError("malformed", f"malformed body: {error}") from None


ROUTES: Final = [open_table, list_tables, describe_table, take_seat, get_record, delete_table]
