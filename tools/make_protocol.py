"""Write pages, schemas and TypeScript types of the protocol, with its views and events: `./kb docs`."""

from pathlib import Path
from typing import Final

from knockbox.games.registry import game_keys
from tools.house.paths import ROOT
from tools.protocol import page, schema, typescript, views
from tools.reference import REFERENCE

PAGE: Final = REFERENCE / "protocol.md"
SCHEMA: Final = REFERENCE / "protocol.schema.json"
WEB: Final = ROOT / "web" / "src" / "wire"
TYPES: Final = WEB / "protocol.ts"


def pages() -> dict[Path, str]:
    found = {PAGE: page.page(), SCHEMA: schema.document(), TYPES: typescript.module()}
    for game in game_keys():
        found |= pages_of(game)
    return found


def pages_of(game: str) -> dict[Path, str]:
    return {
        REFERENCE / game / "views.md": views.page(game),
        REFERENCE / game / "views.schema.json": schema.game_document(game),
        WEB / f"{game}.ts": typescript.game_module(game),
    }
