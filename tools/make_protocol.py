"""Write docs/reference/protocol.md, its schema and web/src/protocol.ts: `./kb docs`."""

from pathlib import Path
from typing import Final

from tools.house.ground import ROOT
from tools.protocol import page, schema, typescript
from tools.reference import REFERENCE

PAGE: Final = REFERENCE / "protocol.md"
SCHEMA: Final = REFERENCE / "protocol.schema.json"
TYPES: Final = ROOT / "web" / "src" / "protocol.ts"


def pages() -> dict[Path, str]:
    return {PAGE: page.page(), SCHEMA: schema.document(), TYPES: typescript.module()}
