"""One wheel with everything in it: the package, its content and the web app; pure Python, for every machine."""

from collections.abc import Sequence
from pathlib import Path

from tools.house.engine import child_env
from tools.house.ground import PYTHON, ROOT, SRC, WELL, WRONG_INPUT, Command, HouseError, quietly, say
from tools.house.web import SETTING, build_web

DIST = ROOT / "dist"


def make_wheel(arguments: Sequence[str]) -> int:
    if arguments:
        raise HouseError(f"`./kb wheel` takes nothing, found `{' '.join(arguments)}`", WRONG_INPUT)
    say(f"ready: {build_wheel(DIST, build_web()).relative_to(ROOT)}")
    return WELL


def build_wheel(folder: Path, app: Path) -> Path:
    """The wheel with that app, in a folder; an older one of the same name is replaced."""
    before = {path: path.stat().st_mtime_ns for path in folder.glob("*.whl")}
    builder: Command = [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    quietly("build the wheel", builder, child_env(SRC, **{SETTING: str(app)}), ROOT)
    return next(path for path in folder.glob("*.whl") if before.get(path) != path.stat().st_mtime_ns)
