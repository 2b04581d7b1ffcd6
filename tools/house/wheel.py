"""Build one pure Python wheel with the package, its content and the web app."""

from collections.abc import Sequence
from pathlib import Path

from tools.house.engine import child_env
from tools.house.paths import (
    PYTHON,
    ROOT,
    SRC,
    SUCCESS,
    WRONG_INPUT,
    Command,
    LauncherError,
    print_message,
    run_quietly,
)
from tools.house.web import APP_VARIABLE, build_web

DIST = ROOT / "dist"


def make_wheel(arguments: Sequence[str]) -> int:
    if arguments:
        raise LauncherError(f"`./kb wheel` takes no arguments; found `{' '.join(arguments)}`", WRONG_INPUT)
    print_message(f"ready: {build_wheel(DIST, build_web()).relative_to(ROOT)}")
    return SUCCESS


def build_wheel(folder: Path, app: Path) -> Path:
    """Build the wheel with the given app into a folder, replacing one of the same name."""
    before = {path: path.stat().st_mtime_ns for path in folder.glob("*.whl")}
    builder: Command = [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    run_quietly("build the wheel", builder, child_env(SRC, **{APP_VARIABLE: str(app)}), ROOT)
    return next(path for path in folder.glob("*.whl") if before.get(path) != path.stat().st_mtime_ns)
