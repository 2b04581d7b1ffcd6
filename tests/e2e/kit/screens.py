"""Which screens and dialogs the app has, by its sources, and which of them axe has looked at."""

import re
from collections.abc import Iterator
from typing import Final

from tools.house.checks import SEEN_SCREENS
from tools.house.paths import ROOT

SOURCES: Final = ROOT / "web" / "src"
FIXED: Final = re.compile(r'data-screen="([a-z-]+)"')
COMPUTED: Final = re.compile(r"data-screen=\{([^}]*)\}")
NAME: Final = re.compile(r'"([a-z-]+)"')
DIALOG: Final = re.compile(r"<dialog\b|<Dialog\b")
OF_DUNGEON: Final = "+"
TABLET_PX: Final = 600
DESKTOP_PX: Final = 1000
FRAME: Final = "ui/Dialog.svelte"
"""What every dialog is made of; it is none itself."""
TYPED: Final = {
    "table/dialogs/Dialogs.svelte": ("table/page.svelte.ts", "DialogName"),
    "table/panel/SidePanel.svelte": ("table/panel/sidePanelState.svelte.ts", "Tab"),
}
"""Sources that compute their names: where the type of these is written, and what it is called."""


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCES.rglob("*.svelte")):
        yield path.relative_to(SOURCES).as_posix(), path.read_text(encoding="utf-8")


def declared() -> set[str]:
    """The names of all screens and dialogs."""
    return {name for file, text in sources() for name in names_in(file, text)}


def names_in(file: str, text: str) -> list[str]:
    computed = [name for written in COMPUTED.findall(text) for name in NAME.findall(written)]
    return [*FIXED.findall(text), *computed, *(names_of(*TYPED[file]) if file in TYPED else ())]


def names_of(file: str, kind: str) -> list[str]:
    """The names in a union of TypeScript."""
    text = (SOURCES / file).read_text(encoding="utf-8")
    written = re.search(rf"type {kind} =([^;]*);", text)
    return NAME.findall(written[1]) if written else []


def nameless() -> list[str]:
    """Sources of dialogs without a name, and of names that nobody can read there."""
    return [file for file, text in sources() if file != FRAME and is_nameless(file, text)]


def is_nameless(file: str, text: str) -> bool:
    is_computed = COMPUTED.search(text) is not None
    return (is_computed or DIALOG.search(text) is not None) and not names_in(file, text)


def note_seen(names: list[str], there: list[str], width: int) -> None:
    """A file for each, so that several processes can note at once; `./kb test` begins with none."""
    SEEN_SCREENS.mkdir(parents=True, exist_ok=True)
    kept = [f"{name}@{size_of(width)}" for name in names]
    in_dungeon = kept if any(name.startswith("dungeon") for name in there) else []
    for name in [*kept, *(f"{OF_DUNGEON}{name}" for name in in_dungeon)]:
        (SEEN_SCREENS / name).touch()


def size_of(width: int) -> str:
    if width < TABLET_PX:
        return "phone"
    return "tablet" if width < DESKTOP_PX else "desktop"


def noted() -> set[str]:
    """`screen@size`, and once more with a sign before it where a dungeon was on the page."""
    return {path.name for path in SEEN_SCREENS.iterdir()} if SEEN_SCREENS.is_dir() else set()


def seen() -> set[str]:
    return {name.removeprefix(OF_DUNGEON).partition("@")[0] for name in noted()}


def seen_in_dungeons() -> set[tuple[str, str]]:
    """Each screen with the size of the window in which it was seen."""
    pairs = (name.removeprefix(OF_DUNGEON).split("@") for name in noted() if name.startswith(OF_DUNGEON))
    return {(screen, size) for screen, size in pairs}
