"""HTTP routes for the games and catalogues; public and cacheable."""

from asyncio import to_thread
from typing import Final

import msgspec
from litestar import Response, get

from knockbox.server.catalogue import catalogue_of, games_of
from knockbox.server.dependencies import AccessDependency, AnyRequest, PathText, QueryText, ReachDependency
from knockbox.server.errors import RequestRefusedError
from knockbox.server.guards.hosts import is_local_request

JSON_TYPE: Final = "application/json"
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
MAX_PACKS: Final = 10


class ContentHash(msgspec.Struct):
    """The part of a catalogue that identifies it."""

    content_hash: str


@get("/api/games")
async def list_games(
    request: AnyRequest, access: AccessDependency, reach: ReachDependency, lang: QueryText = "en"
) -> Response[bytes]:
    """Return everything that can be played here: games, boxes, options, fighters, bots."""
    access.check_request(request.scope)
    visible = (
        reach if is_local_request(request.scope, access.host_names) else msgspec.structs.replace(reach, origin=None)
    )
    return Response(await to_thread(games_of, lang, visible), media_type=JSON_TYPE)


@get("/api/catalogue/{game:str}/{content:str}/{lang:str}")
async def get_catalogue(
    request: AnyRequest,
    access: AccessDependency,
    game: PathText,
    content: PathText,
    lang: PathText,
    packs: QueryText = "",
) -> Response[bytes]:
    """Return every card and rule as text; `packs` are those of a table, in order, comma-separated. Immutable."""
    access.check_request(request.scope)
    ids = [pack for pack in packs.split(",") if pack]
    if len(ids) > MAX_PACKS:
        raise RequestRefusedError("bad-pack", f"found {len(ids)} packs; expected at most {MAX_PACKS}")
    found = await to_thread(catalogue_of, game, ids, lang)
    expected = msgspec.json.decode(found, type=ContentHash).content_hash
    if content != expected:
        raise RequestRefusedError("no-catalogue", f"found another content hash; expected {expected}")
    return Response(found, media_type=JSON_TYPE, headers={"cache-control": CACHE_FOREVER})


ROUTES: Final = [list_games, get_catalogue]
