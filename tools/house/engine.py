"""Choosing between the compiled and the interpreted engine, and handing over to the command."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from tools.house.compiled import build, build_tag, show_sources
from tools.house.debian import missing_packages
from tools.house.ground import BUILD, PYTHON, ROOT, SRC, WRONG_INPUT, HouseError, say

KEEPS_NOTHING = "PYTHONDONTWRITEBYTECODE"
"""With it, which images of machines like to set, every program reads all sources anew: a server, for three seconds."""
SLOW_ENGINE_WILL_DO = {"rules", "cards", "packs", "-h", "--help"}


def engine_for(command: str) -> Path:
    """Return the directory to import knockbox from: a compiled copy where there can be one, else src/."""
    wish = os.environ.get("KNOCKBOX_ENGINE", "")
    if wish not in ("", "compiled", "interpreted"):
        raise HouseError(f"KNOCKBOX_ENGINE is `{wish}`; expected `compiled` or `interpreted`", WRONG_INPUT)
    if wish == "interpreted":
        return SRC
    ready = BUILD / build_tag(ROOT)
    if ready.exists():
        return show_sources(ready)
    if wish == "compiled":
        return build()
    return SRC if command in SLOW_ENGINE_WILL_DO else compiled_or_not(ready.with_suffix(".failed"))


def compiled_or_not(failed: Path) -> Path:
    missing = missing_packages()
    if missing:
        say(f"running interpreted: to compile the engine, install {' '.join(missing)}")
        return SRC
    if not failed.exists():
        try:
            return build()
        except HouseError as trouble:
            failed.write_text(str(trouble))
    say("running interpreted: the engine does not compile here; `./kb build` shows why")
    return SRC


def child_env(path: Path, **more: str) -> dict[str, str]:
    """For a program of ours; what Python makes of sources is kept, and never beside them, whatever the others want."""
    others = {name: value for name, value in os.environ.items() if name != KEEPS_NOTHING}
    ours = {"PYTHONPATH": str(path), "PYTHONPYCACHEPREFIX": str(BUILD / "pycache"), "KNOCKBOX_PROGRAM": "./kb"}
    return {**others, **ours, **more}


def hand_over(arguments: Sequence[str], **more: str) -> NoReturn:
    """Become the command: terminal, pipes, signals and exit code are its own."""
    env = child_env(engine_for(arguments[0] if arguments else "--help"), **more)
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "knockbox", *arguments], env)
