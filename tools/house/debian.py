"""Debian packages needed for compiling, and their installation."""

import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from tools.house.paths import LauncherError, print_message, run_quietly


def missing_packages() -> list[str]:
    """Return the missing system packages needed for compiling."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    wanted = {"gcc": shutil.which(compiler.split()[0]) is not None, "libc6-dev": has_c_library()}
    wanted[f"python{sys.version_info[0]}.{sys.version_info[1]}-dev"] = headers.exists()
    return [package for package, is_installed in wanted.items() if not is_installed]


def has_c_library() -> bool:
    return sys.platform != "linux" or Path("/usr/include/stdio.h").exists()


def apt_install(packages: Sequence[str]) -> None:
    names = " ".join(packages)
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise LauncherError(f"install {names} first (on Debian: `sudo apt-get install {names}`), then try again")
    print_message(f"installing {names}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run_quietly("read the package lists", ["apt-get", "update"], env)
    run_quietly(f"install {names}", ["apt-get", "install", "-y", "--no-install-recommends", *packages], env)
