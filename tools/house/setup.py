"""Set-up: .venv and the locked packages that stand in it."""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from tools.house.debian import apt_install
from tools.house.ground import PYTHON, ROOT, VENV, WELL, WRONG_INPUT, Command, HouseError, alone, digest, quietly, say

STAMP = VENV / "knockbox.stamp"
EXTRAS = VENV / "knockbox.extras"
PIP: Command = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-cache-dir", "install", "--require-hashes")


def locks(root: Path, extras: Sequence[str]) -> list[Path]:
    return [root / "requirements.lock", *(root / f"requirements-{extra}.lock" for extra in extras)]


def known_extras(root: Path) -> list[str]:
    names = (path.name.removeprefix("requirements-").removesuffix(".lock") for path in root.glob("requirements-*.lock"))
    return sorted(name for name in names if name != "uv")


def chosen_extras() -> list[str]:
    return EXTRAS.read_text().split() if EXTRAS.exists() else []


def setup_stamp(root: Path, extras: Sequence[str]) -> str:
    """Name everything that decides what stands in .venv; its place too, for a venv cannot be moved."""
    files = [root / "requirements-uv.lock", *locks(root, extras)]
    return digest([str(root).encode(), *(path.read_bytes() for path in files)])


def is_set_up(extras: Sequence[str]) -> bool:
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text() == setup_stamp(ROOT, extras)


def set_up(extras: Sequence[str]) -> None:
    if is_set_up(extras):
        return
    with alone("venv"):
        if not is_set_up(extras):
            install(extras)


def install(extras: Sequence[str]) -> None:
    say("setting up .venv (once; needs the network)")
    STAMP.unlink(missing_ok=True)
    if not has_pip():
        make_venv()
    quietly("install `uv` with pip (is there a network?)", [*PIP, "-r", ROOT / "requirements-uv.lock"])
    sync(locks(ROOT, extras))
    STAMP.write_text(setup_stamp(ROOT, extras))


def has_pip() -> bool:
    asked = [str(PYTHON), "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"]
    return PYTHON.exists() and subprocess.run(asked, capture_output=True, check=False).returncode == 0


def make_venv() -> None:
    if not (find_spec("venv") and find_spec("ensurepip")):  # Debian leaves them out of python3
        apt_install([f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"])
    quietly("make .venv", [sys.executable, "-m", "venv", "--clear", VENV])


def sync(files: Sequence[Path]) -> None:
    """Install exactly the locked packages; pip takes over where only pip knows the way to the packages."""
    try:
        quietly("sync .venv", [VENV / "bin" / "uv", "pip", "sync", "--require-hashes", *files], uv_env(VENV))
    except HouseError as trouble:
        say(f"uv {trouble}\nkb: trying pip instead")
        for file in files:
            quietly("install the locked packages (is there a network?)", [*PIP, "-r", file])


def uv_env(venv: Path) -> dict[str, str]:
    """For uv at work in some environment, with what it has kept from making ours."""
    return {"UV_CACHE_DIR": str(VENV / "uv-cache"), "UV_SYSTEM_CERTS": "1", **os.environ, "VIRTUAL_ENV": str(venv)}


def add_extra(names: Sequence[str]) -> int:
    unknown = sorted(set(names) - set(known_extras(ROOT)))
    if unknown or not names:
        found = f"unknown extra {', '.join(unknown)}" if unknown else "no extra named"
        raise HouseError(f"{found}; known: {', '.join(known_extras(ROOT))}", WRONG_INPUT)
    wanted = sorted({*chosen_extras(), *names})
    set_up(wanted)
    EXTRAS.write_text("\n".join(wanted) + "\n")
    say(f"{', '.join(names)}: installed")
    return WELL
