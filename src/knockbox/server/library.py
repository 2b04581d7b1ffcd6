"""What can be played here, and every card and rule in words: the same for everybody, so browsers may keep it."""

from asyncio import to_thread
from typing import Final

import msgspec
from litestar import Response, get

from knockbox.server.catalogue import catalogue_of, games_of
from knockbox.server.errors import Refusal
from knockbox.server.given import AnyRequest, Asked, Part, TheGate, TheReach
from knockbox.server.guards.hosts import is_neighbour

JSON: Final = "application/json"
FOR_EVER: Final = "public, max-age=31536000, immutable"
MOST_PACKS: Final = 10


class Label(msgspec.Struct):
    """As much of a catalogue as tells whether it is the right one."""

    content_hash: str


@get("/api/games")
async def list_games(request: AnyRequest, gate: TheGate, reach: TheReach, lang: Asked = "en") -> Response[bytes]:
    """All that can be played here: games, boxes, options, fighters, bots."""
    gate.request(request.scope)
    told = reach if is_neighbour(request.scope, gate.names) else msgspec.structs.replace(reach, origin=None)
    return Response(await to_thread(games_of, lang, told), media_type=JSON)


@get("/api/catalogue/{game:str}/{content:str}/{lang:str}")
async def hand_out_catalogue(
    request: AnyRequest, gate: TheGate, game: Part, content: Part, lang: Part, packs: Asked = ""
) -> Response[bytes]:
    """Every card and rule in words; `packs` are those of a table, in its order, with commas. It never changes."""
    gate.request(request.scope)
    named = [pack for pack in packs.split(",") if pack]
    if len(named) > MOST_PACKS:
        raise Refusal("bad-pack", f"found {len(named)} packs; expected at most {MOST_PACKS}")
    found = await to_thread(catalogue_of, game, named, lang)
    expected = msgspec.json.decode(found, type=Label).content_hash
    if content != expected:
        raise Refusal("no-catalogue", f"found another content hash; expected {expected}, which is the one here")
    return Response(found, media_type=JSON, headers={"cache-control": FOR_EVER})


ROUTES: Final = [list_games, hand_out_catalogue]
