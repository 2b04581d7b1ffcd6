"""Write the pages, schemas and TypeScript of the protocol and of the views and events in it: `./kb docs`."""

from pathlib import Path
from typing import Final

from knockbox.games.registry import games
from tools.house.ground import ROOT
from tools.protocol import page, schema, typescript, views
from tools.reference import REFERENCE

PAGE: Final = REFERENCE / "protocol.md"
SCHEMA: Final = REFERENCE / "protocol.schema.json"
WEB: Final = ROOT / "web" / "src" / "wire"
TYPES: Final = WEB / "protocol.ts"


def pages() -> dict[Path, str]:
    found = {PAGE: page.page(), SCHEMA: schema.document(), TYPES: typescript.module()}
    for game in games():
        found |= pages_of(game)
    return found


def pages_of(game: str) -> dict[Path, str]:
    return {
        REFERENCE / game / "views.md": views.page(game),
        REFERENCE / game / "views.schema.json": schema.game_document(game),
        WEB / f"{game}.ts": typescript.game_module(game),
    }
