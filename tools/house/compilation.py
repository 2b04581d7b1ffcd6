"""The compiled copy: a mirror of the package in .build/ with its hot modules compiled by mypyc."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.house.debian import missing_packages
from tools.house.paths import (
    BUILD,
    PYTHON,
    ROOT,
    SRC,
    LauncherError,
    digest,
    exclusive_lock,
    explain_failure,
    run_quietly,
    tail,
)
from tools.house.progress import COMPILE_ENGINE, step

MAX_BUILDS = 2
WORK_PREFIX = "work-"
IMPORT_PATTERN = re.compile(r"^\s*(?:from|import)\s+(knockbox(?:\.\w+)+)", re.MULTILINE)
SETUP_SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
hot = sys.stdin.read().split()
modules = mypycify(["--config-file=", "--strict", *hot], opt_level="3", group_name="knockbox")
for module in modules:
    module.extra_compile_args += [
        "-fvisibility=hidden",  # lets the compiler inline across modules
        "-ffp-contract=off",  # towers are identical to the last bit, compiled or not
    ]
setup(name="knockbox-hot", packages=[], ext_modules=modules)
"""


def hot_modules(root: Path) -> list[str]:
    """Resolve `[tool.knockbox] hot` to module files relative to src/."""
    patterns = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["knockbox"]["hot"]
    return sorted({module for pattern in patterns for module in match_pattern(root / "src", pattern)})


def match_pattern(src: Path, pattern: str) -> list[str]:
    found = [path.relative_to(src).as_posix() for path in src.glob(pattern) if path.name != "__init__.py"]
    if not found:
        raise LauncherError(f"pyproject.toml, [tool.knockbox] hot: `{pattern}` matches no module in src/")
    return found


def transitive_imports(src: Path, modules: Iterable[str]) -> list[str]:
    """Return all modules of ours that these import, directly or not: a change there can change the compiled code."""
    reached: set[str] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module not in reached:
            reached.add(module)
            waiting += imports_of(src, (src / module).read_text())
    return sorted(reached)


def imports_of(src: Path, text: str) -> list[str]:
    return [file for name in IMPORT_PATTERN.findall(text) for file in files_of(src, name.replace(".", "/"))]


def files_of(src: Path, stem: str) -> list[str]:
    """Return the file of a module, or all modules of a package, since names may come from any of them."""
    module = src / f"{stem}.py"
    package = src / stem
    found = [module] if module.exists() else package.glob("*.py")
    return [path.relative_to(src).as_posix() for path in found]


def build_tag(root: Path) -> str:
    """Return the name of the compiled copy: interpreter, platform and hash of everything compiled."""
    src = root / "src"
    hot = hot_modules(root)
    sources = ((src / module).read_bytes() for module in transitive_imports(src, hot))
    content = digest([SETUP_SCRIPT.encode(), repr(hot).encode(), (root / "requirements.lock").read_bytes(), *sources])
    return f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}-{content}"


def compiled_copy() -> Path:
    """Return the path of the compiled copy of the current sources, whether it exists or not."""
    return BUILD / build_tag(ROOT)


def failure_note(copy: Path) -> Path:
    """Return the file with the reason why this copy could not be compiled."""
    return copy.with_name(f"{copy.name}.failed")  # `with_suffix` would cut the version of a platform such as macOS


def note_failure(copy: Path, error: Exception) -> None:
    """Store why a copy could not be compiled, so that not every start tries again."""
    with contextlib.suppress(OSError):
        failure_note(copy).write_text(str(error))


def build() -> Path:
    """Compile the hot modules in a copy of the package, never next to their sources."""
    with exclusive_lock("engine"):
        copy = compiled_copy()
        if not copy.exists():
            require_compiler()
            with step(COMPILE_ENGINE):
                compile_copy(copy, hot_modules(ROOT))
            drop_old_builds()
    return refresh_sources(copy)


def require_compiler() -> None:
    missing = " ".join(missing_packages())
    if missing:
        raise LauncherError(
            f"cannot compile the engine: install {missing} first (on Debian: `sudo apt-get install {missing}`)"
        )


def compile_copy(copy: Path, hot: Sequence[str]) -> None:
    """Build a complete copy elsewhere and rename it, so that an interruption never leaves a partial copy."""
    remove_abandoned_work()
    work = Path(tempfile.mkdtemp(prefix=WORK_PREFIX, dir=BUILD))
    try:
        shutil.copytree(SRC / "knockbox", work / "knockbox", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        if build_tag(ROOT) != copy.name:
            raise LauncherError("the sources changed while they were copied; try again")
        (work / "setup.py").write_text(SETUP_SCRIPT)
        run_setup_script(work, hot)
        shutil.rmtree(work / "build", ignore_errors=True)
        (work / "setup.py").unlink()
        link_sources(work)
        check_imports(work, hot)
        flush_libraries(work)
        work.chmod(copy_mode())
        work.rename(copy)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def check_imports(work: Path, hot: Sequence[str]) -> None:
    """Import every compiled module once, so that a broken build is never used."""
    names = [module.removesuffix(".py").replace("/", ".") for module in hot]
    importing = f"import {', '.join(names)}"
    env = {**os.environ, "PYTHONPATH": str(work), "PYTHONDONTWRITEBYTECODE": "1"}
    run_quietly("load the compiled engine", [PYTHON, "-P", "-c", importing], env)


def remove_abandoned_work() -> None:
    """Remove leftovers of killed builds; the caller holds the lock, so no running build uses them.

    Each build has its own folder: a compiler that outlived its build cannot write into the next one.
    """
    for work in BUILD.glob(f"{WORK_PREFIX}*"):
        shutil.rmtree(work, ignore_errors=True)


def flush_libraries(work: Path) -> None:
    """Flush the libraries to disk before the folder is renamed, in case of power loss."""
    for library in work.rglob("*.so"):
        with library.open("rb") as file:
            os.fsync(file.fileno())


def copy_mode() -> int:
    """Return the mode of a plain `mkdir`; `mkdtemp` restricts access to the owner."""
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o777 & ~mask


def run_setup_script(work: Path, hot: Sequence[str]) -> None:
    compiler = [str(PYTHON), "setup.py", "--quiet", "build_ext", "--inplace"]
    env = {**os.environ, "PYTHONPATH": str(work)}
    names = "\n".join(hot)
    done = subprocess.run(compiler, cwd=work, env=env, input=names, capture_output=True, text=True, check=False)
    if done.returncode:
        output = done.stdout + done.stderr
        reason = explain_failure(output) or f"mypyc failed:\n{tail(output, 40)}"
        raise LauncherError(f"could not compile the engine: {reason}")


def drop_old_builds() -> None:
    builds = sorted((path for path in BUILD.glob("*-*-*") if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for old in builds[:-MAX_BUILDS]:
        shutil.rmtree(old, ignore_errors=True)
    for note in BUILD.glob("*.failed"):
        note.unlink(missing_ok=True)


def refresh_sources(copy: Path) -> Path:
    """Link everything but the compiled modules to src/, so that content and texts are never outdated."""
    link_sources(copy)
    with contextlib.suppress(OSError):  # fails in a read-only checkout
        os.utime(copy)
    return copy


def link_sources(copy: Path) -> None:
    hot = {copy / module for module in hot_modules(ROOT)}
    for folder, folders, files in os.walk(SRC / "knockbox"):
        folders[:] = [name for name in folders if name != "__pycache__"]
        twin = copy / Path(folder).relative_to(SRC)
        twin.mkdir(exist_ok=True)
        for link in {twin / name for name in files} - hot:
            link_once(link, Path(folder) / link.name)
    for path in copy.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink(missing_ok=True)


def link_once(link: Path, target: Path) -> None:
    """Replace a file by a link atomically, for programs that import from the copy at this moment."""
    if link.is_symlink():
        return
    fresh = link.with_name(f".{link.name}.{os.getpid()}")
    fresh.unlink(missing_ok=True)
    fresh.symlink_to(target)
    fresh.replace(link)
