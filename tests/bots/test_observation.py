"""No module of the bots reads the hidden state behind an observation, directly or by reflection."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import knockbox.bots

BOTS_FOLDER = Path(knockbox.bots.__file__).parent
OWNER = BOTS_FOLDER / "observation.py"
HIDDEN = {"_state", "_game"}
DUNDER_NAMES = {
    "__dict__",
    "__self__",
    "__getattribute__",
    "__getstate__",
    "__reduce_ex__",
    "__closure__",
    "__globals__",
}
REFLECTION_NAMES = {
    "vars",
    "getattr",
    "eval",
    "exec",
    "attrgetter",
    "gc",
    "inspect",
    "pickle",
    "copy",
    "copyreg",
    "ctypes",
}
REFLECTION_NAMES |= {"_getframe", "builtins", "importlib", "import_module", "__import__"}


def find_peeks(source: str) -> Iterator[str]:
    """Yield names by which a module could read the private state of an observation."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in HIDDEN | DUNDER_NAMES | REFLECTION_NAMES:
            yield node.attr
        elif isinstance(node, ast.MatchClass):
            yield from HIDDEN.intersection(node.kwd_attrs)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (name for name in HIDDEN if name in node.value)
        elif isinstance(node, ast.Name) and node.id in REFLECTION_NAMES:
            yield node.id
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from REFLECTION_NAMES.intersection(
                [getattr(node, "module", None), *(each.name for each in node.names)]
            )


def test_the_state_and_the_game_of_a_vantage_are_its_own() -> None:
    modules = {path: list(find_peeks(path.read_text(encoding="utf-8"))) for path in BOTS_FOLDER.rglob("*.py")}
    assert set(modules.pop(OWNER)) == HIDDEN
    assert len(modules) > 20
    assert {path.name: found for path, found in modules.items() if found} == {}


@pytest.mark.parametrize(
    "trick",
    [
        "vantage._state.hands",
        "vantage._game.view(0)",
        "getattr(vantage, '_' + 'state')",
        "vars(vantage)",
        "vantage.__dict__['_state']",
        "vantage.imagine.__self__",
        "object.__getattribute__(vantage, name)",
        "from operator import attrgetter",
        "operator.attrgetter('_' + 'state')(vantage)",
        "match vantage:\n    case Vantage(_state=state): pass",
        "'{0._state.hands}'.format(vantage)",
        "sys._getframe(1).f_locals",
        "copy.copy(vantage)",
        "import builtins",
        "import pickle",
        "from gc import get_referents",
        "from inspect import getmembers",
    ],
)
def test_a_trick_would_be_noticed(trick: str) -> None:
    assert list(find_peeks(trick))
