"""List names that VOCABULARY retired and that are still in use: `python -m tools.check_names`.

Python names are found in the syntax tree, web names by their declarations, modules and web files by their names.
"""

import ast
import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from tools.house.paths import ROOT

RETIRED_MODULES: Final = {
    "src/knockbox/bots": "case lane lean learned shared story sweep sweeping sweeps thinker thinkers turns vantage",
    "src/knockbox/cli": "asked desk doorplate recounted retold stages trouble",
    "src/knockbox/engine": "presumed",
    "src/knockbox/games": "aids faces filing hearsay imagine naming premises presume sight spoken token_voices "
    "utterance voice wording chronicle",
    "src/knockbox/hosting": "pretence speech",
    "src/knockbox/records": "moment",
    "src/knockbox/server": "again annals answers audience beats brief chair changes company course fates gate given "
    "house lines lives lots memory notice outlook patience pen reach room scenes shares shelf showing site "
    "surroundings trial turns wishes",
    "tests": "candlelight delving ducts interview ledger minutes still stretches twins walks way witness",
    "tools/house": "ground",
}
RETIRED_NAMES: Final = frozenset(
    (
        "ASKED",
        "FAVOURS",
        "WAYS",
        "WRITTEN",
        "Chair",
        "Company",
        "Course",
        "Deciding",
        "Deed",
        "Gate",
        "Ground",
        "House",
        "Hush",
        "Judge",
        "Lean",
        "Learned",
        "Life",
        "Line",
        "Lots",
        "Mixture",
        "Moment",
        "Opinion",
        "Outlook",
        "Painter",
        "Pen",
        "Piece",
        "Punctual",
        "Purse",
        "Ruling",
        "Scene",
        "Shares",
        "Shelf",
        "Thought",
        "Trial",
        "Vantage",
        "Wish",
        "aids",
        "believe",
        "closed",
        "doubt",
        "hears",
        "hush",
        "imagine",
        "is_lesson",
        "lead_on",
        "payoffs",
        "presume",
        "reflex",
        "spell",
        "stakes",
        "told",
        "turned",
        "weigh",
    )
)
RETIRED_GAME_METHODS: Final = frozenset(["accept", "read", "seats"])
"""Methods of a game; these words are fine elsewhere."""
RETIRED_WEB_NAMES: Final = frozenset(["Furnishing", "Line", "Place", "Room", "Show"])
RETIRED_WEB_FILES: Final = frozenset(["beside", "companion", "furnishing", "line", "place", "room", "show", "unheard"])

GAME_CONTRACT: Final = "src/knockbox/engine/game.py"
WEB_SOURCES: Final = "web/src"
GENERATED_WEB_SOURCES: Final = f"{WEB_SOURCES}/wire"
WEB_DECLARATION: Final = re.compile(r"\b(?:class|interface|type|function)\s+(\w+)")


def main() -> int:
    found = list(find_retired_names(ROOT))
    print("\n".join(found) or "no retired name is in use")
    return 1 if found else 0


def find_retired_names(root: Path) -> Iterator[str]:
    """Yield `place: name` for each retired name that is in use below a project root."""
    yield from find_modules(root)
    for path in sorted(chain((root / "src").rglob("*.py"), (root / "tools").rglob("*.py"))):
        yield from find_python_names(path, path.relative_to(root).as_posix())
    yield from find_web_names(root)


def find_modules(root: Path) -> Iterator[str]:
    for folder, names in RETIRED_MODULES.items():
        retired = set(names.split())
        for path in sorted((root / folder).rglob("*")):
            if path.stem in retired and (path.suffix == ".py" or (path / "__init__.py").exists()):
                yield f"{path.relative_to(root).as_posix()}: module {path.stem}"


def find_python_names(path: Path, place: str) -> Iterator[str]:
    retired = RETIRED_NAMES | RETIRED_GAME_METHODS if place == GAME_CONTRACT else RETIRED_NAMES
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.name in retired:
            yield f"{place}:{node.lineno}: {node.name}"
    for statement in tree.body:
        for name in assigned_names(statement):
            if name in retired:
                yield f"{place}:{statement.lineno}: {name}"


def assigned_names(statement: ast.stmt) -> Iterator[str]:
    match statement:
        case ast.Assign(targets=targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def find_web_names(root: Path) -> Iterator[str]:
    for path in sorted((root / WEB_SOURCES).rglob("*")):
        place = path.relative_to(root).as_posix()
        if path.suffix not in (".ts", ".svelte") or place.startswith(GENERATED_WEB_SOURCES):
            continue
        if path.name.partition(".")[0].lower() in RETIRED_WEB_FILES:
            yield f"{place}: file {path.name}"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield from (
                f"{place}:{number}: {name}" for name in WEB_DECLARATION.findall(line) if name in RETIRED_WEB_NAMES
            )


if __name__ == "__main__":
    sys.exit(main())
