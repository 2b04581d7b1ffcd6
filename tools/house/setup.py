"""Set up .venv with the locked packages, and make `src/` importable in it."""

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
from tools.house.paths import (
    PYTHON,
    ROOT,
    SRC,
    SUCCESS,
    VENV,
    WRONG_INPUT,
    Command,
    LauncherError,
    digest,
    exclusive_lock,
    print_message,
    run_quietly,
)
from tools.house.progress import CREATE_VENV, INSTALL_PACKAGES, INSTALL_UV, step

STAMP = VENV / "knockbox.stamp"
EXTRAS = VENV / "knockbox.extras"
UV_CACHE = VENV / "uv-cache"
MIN_FREE_MB: Final = 1200
"""Disk space for .venv, the web packages and the builds."""
PACKAGE_PATTERN: Final = re.compile(r"^[\w.-]+==", re.MULTILINE)
PROGRAM_SCRIPT: Final = """#!{python}
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
    """Return a hash of everything that determines .venv, including its path, since a venv cannot be moved."""
    files = [root / "requirements-uv.lock", *locks(root, extras)]
    return digest([str(root).encode(), *(path.read_bytes() for path in files)])


def is_set_up(extras: Sequence[str]) -> bool:
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text() == setup_stamp(ROOT, extras)


def set_up(extras: Sequence[str]) -> None:
    if not is_set_up(extras):
        with exclusive_lock("venv"):
            if not is_set_up(extras):
                install(extras)
    make_importable()


def missing_steps() -> list[str]:
    """Return the steps needed to bring .venv up to date."""
    if is_set_up(chosen_extras()):
        return []
    return [*[CREATE_VENV] * (not has_pip()), INSTALL_UV, INSTALL_PACKAGES]


def install(extras: Sequence[str]) -> None:
    print_message("setting up .venv and .build for the first time; this needs the network")
    check_disk()
    STAMP.unlink(missing_ok=True)
    if not has_pip():
        with step(CREATE_VENV):
            make_venv()
    with step(INSTALL_UV):
        run_quietly("install `uv` with pip", [*PIP, "-r", ROOT / "requirements-uv.lock"])
    files = locks(ROOT, extras)
    with step(INSTALL_PACKAGES, lambda: unpacked_share(files)):
        sync(files)
    STAMP.write_text(setup_stamp(ROOT, extras))


def check_disk() -> None:
    free_mb = shutil.disk_usage(ROOT).free // 1_000_000
    if free_mb < MIN_FREE_MB:
        raise LauncherError(f"the set-up needs about {MIN_FREE_MB} MB in {ROOT}; only {free_mb} MB are free")


def unpacked_share(files: Sequence[Path]) -> float:
    """Return the fraction of packages that uv has unpacked; it links all of them into .venv at the end."""
    wanted = sum(len(PACKAGE_PATTERN.findall(file.read_text())) for file in files)
    unpacked = UV_CACHE / "archive-v0"
    return len(list(unpacked.iterdir())) / wanted if unpacked.is_dir() else 0.0


def make_importable() -> None:
    """Make `src/` importable in .venv; PYTHONPATH comes first, so it never hides the compiled copy."""
    with contextlib.suppress(OSError):  # a read-only checkout stays as its owner left it
        write_if_changed(site_packages() / "knockbox-src.pth", f"{SRC}\n")
        write_if_changed(VENV / "bin" / "knockbox", PROGRAM_SCRIPT.format(python=PYTHON), 0o755)


def site_packages() -> Path:
    return next((VENV / "lib").glob("python3.*/site-packages"))


def write_if_changed(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file if its content differs."""
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
    run_quietly("create .venv", [sys.executable, "-m", "venv", "--clear", VENV])


def sync(files: Sequence[Path]) -> None:
    """Install exactly the locked packages with uv; fall back to pip, which may have other index settings."""
    try:
        run_quietly(
            "install the locked packages",
            [VENV / "bin" / "uv", "pip", "sync", "--require-hashes", *files],
            uv_env(VENV),
        )
    except LauncherError as error:
        print_message(f"uv {str(error).splitlines()[0]}; trying pip instead")
        for file in files:
            run_quietly("install the locked packages", [*PIP, "-r", file])


def uv_env(venv: Path) -> dict[str, str]:
    """Return the environment of uv for a venv, with the cache of our own."""
    return {"UV_CACHE_DIR": str(UV_CACHE), "UV_SYSTEM_CERTS": "1", **os.environ, "VIRTUAL_ENV": str(venv)}


def add_extra(names: Sequence[str]) -> int:
    unknown = sorted(set(names) - set(known_extras(ROOT)))
    if unknown or not names:
        found = f"unknown extra {', '.join(unknown)}" if unknown else "no extra named"
        raise LauncherError(f"{found}; known: {', '.join(known_extras(ROOT))}", WRONG_INPUT)
    wanted = sorted({*chosen_extras(), *names})
    set_up(wanted)
    EXTRAS.write_text("\n".join(wanted) + "\n")
    print_message(f"installed {', '.join(names)}")
    return SUCCESS
