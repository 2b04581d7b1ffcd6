"""Record the cards that the tests draw: `PYTHONPATH=src .venv/bin/python -m web.tests.dungeon.cards.record`.

Prettier then lays the file out as it does all others.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from knockbox.server.catalogue import catalogue_of
from knockbox.text.language import LANGUAGES

BOXES: Final = ("first-dungeon",)


def recorded(lang: str) -> dict[str, Any]:
    contents: dict[str, Any] = msgspec.json.decode(catalogue_of("dungeon", BOXES, lang))["contents"]
    return contents


def main() -> None:
    texts = {lang: recorded(lang) for lang in LANGUAGES}
    written = msgspec.json.format(msgspec.json.encode(texts), indent=2).decode()
    Path(__file__).with_name("texts.json").write_text(written + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
