"""Record the cards that the tests beside this draw: `PYTHONPATH=src .venv/bin/python -m web.tests.cards.record`.

Prettier then lays the file out as it does all others.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from knockbox.server.catalogue import catalogue_of
from knockbox.text.language import LANGUAGES

BOXES: Final = ("siege-storm", "nemesis", "tainted-grail")
RECORDED: Final = {
    "attacks": [
        "high-jab",
        "haymaker",
        "sortie",
        "rivet-gun",
        "crossfire",
        "headlong-flight",
        "cairn-stone",
        "last-rites",
    ],
    "specials": ["veroth/fury-grab", "xingo/glaive-arc", "lost-knight/bitter-brew", "lost-knight/quests-end"],
    "skills": ["whatever-is-at-hand", "unbowed"],
}
"""One symbol and two, every type, K.O. without wounds, a projectile, any distance, either-or and any symbol."""


def recorded(lang: str) -> dict[str, list[dict[str, Any]]]:
    contents = msgspec.json.decode(catalogue_of("knockdown", BOXES, lang))["contents"]
    return {part: [card for card in contents[part] if card["id"] in ids] for part, ids in RECORDED.items()}


def main() -> None:
    texts = {lang: recorded(lang) for lang in LANGUAGES}
    written = msgspec.json.format(msgspec.json.encode(texts), indent=2).decode()
    Path(__file__).with_name("texts.json").write_text(written + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
