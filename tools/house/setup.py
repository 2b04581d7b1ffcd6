"""Set-up: .venv, the locked packages in it, and a path by which its Python finds `src/`."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.house.debian import apt_install
from tools.house.ground import (
    PYTHON,
    ROOT,
    SRC,
    VENV,
    WELL,
    WRONG_INPUT,
    Command,
    HouseError,
    alone,
    digest,
    quietly,
    say,
)
from tools.house.progress import ENVIRONMENT, INSTALLER, PACKAGES, step

STAMP = VENV / "knockbox.stamp"
EXTRAS = VENV / "knockbox.extras"
UV_CACHE = VENV / "uv-cache"
MIN_FREE_MB: Final = 1200
"""For .venv, the packages of the web app, and what is built of both."""
PACKAGE: Final = re.compile(r"^[\w.-]+==", re.MULTILINE)
PROGRAM: Final = """#!{python}
import sys

from knockbox.cli.main import main

sys.exit(main())
"""
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
    if not is_set_up(extras):
        with alone("venv"):
            if not is_set_up(extras):
                install(extras)
    make_importable()


def missing_steps() -> list[str]:
    """Name what must be done before .venv is as the locks want it."""
    if is_set_up(chosen_extras()):
        return []
    return [*[ENVIRONMENT] * (not has_pip()), INSTALLER, PACKAGES]


def install(extras: Sequence[str]) -> None:
    say("setting up what Knockbox needs in .venv and .build, once; this needs the network")
    check_disk()
    STAMP.unlink(missing_ok=True)
    if not has_pip():
        with step(ENVIRONMENT):
            make_venv()
    with step(INSTALLER):
        quietly("install `uv` with pip", [*PIP, "-r", ROOT / "requirements-uv.lock"])
    files = locks(ROOT, extras)
    with step(PACKAGES, lambda: unpacked_share(files)):
        sync(files)
    STAMP.write_text(setup_stamp(ROOT, extras))


def check_disk() -> None:
    free_mb = shutil.disk_usage(ROOT).free // 1_000_000
    if free_mb < MIN_FREE_MB:
        raise HouseError(f"the set-up needs about {MIN_FREE_MB} MB in {ROOT}, and its disk has {free_mb} MB left")


def unpacked_share(files: Sequence[Path]) -> float:
    """How many of the packages uv has unpacked; it links all of them into .venv at the very end."""
    wanted = sum(len(PACKAGE.findall(file.read_text())) for file in files)
    unpacked = UV_CACHE / "archive-v0"
    return len(list(unpacked.iterdir())) / wanted if unpacked.is_dir() else 0.0


def make_importable() -> None:
    """Let the Python of .venv import `src/`; PYTHONPATH comes first, so the compiled copy is never hidden by it."""
    with contextlib.suppress(OSError):  # a read-only checkout was made importable by its owner, or stays as it is
        keep_file(site_packages() / "knockbox-src.pth", f"{SRC}\n")
        keep_file(VENV / "bin" / "knockbox", PROGRAM.format(python=PYTHON), 0o755)


def site_packages() -> Path:
    return next((VENV / "lib").glob("python3.*/site-packages"))


def keep_file(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file unless it is as it should be."""
    if path.exists() and path.read_text() == text:
        return
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_text(text)
    fresh.chmod(mode)
    fresh.replace(path)


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
        quietly(
            "install the locked packages",
            [VENV / "bin" / "uv", "pip", "sync", "--require-hashes", *files],
            uv_env(VENV),
        )
    except HouseError as trouble:
        say(f"uv {str(trouble).splitlines()[0]}; trying pip instead")
        for file in files:
            quietly("install the locked packages", [*PIP, "-r", file])


def uv_env(venv: Path) -> dict[str, str]:
    """For uv at work in some environment, with what it has kept from making ours."""
    return {"UV_CACHE_DIR": str(UV_CACHE), "UV_SYSTEM_CERTS": "1", **os.environ, "VIRTUAL_ENV": str(venv)}


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
