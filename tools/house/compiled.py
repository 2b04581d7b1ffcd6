"""The compiled copy: a mirror of the package in .build/ whose hot modules went through mypyc."""

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
from tools.house.ground import BUILD, PYTHON, ROOT, SRC, HouseError, alone, digest, explain, quietly, tail
from tools.house.progress import ENGINE, step

BUILDS_KEPT = 2
WORK_PREFIX = "work-"
IMPORT = re.compile(r"^\s*(?:from|import)\s+(knockbox(?:\.\w+)+)", re.MULTILINE)
RECIPE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
hot = sys.stdin.read().split()
modules = mypycify(["--config-file=", "--strict", *hot], opt_level="3", group_name="knockbox")
for module in modules:
    module.extra_compile_args += [
        "-fvisibility=hidden",  # what nobody else can replace may be inlined
        "-ffp-contract=off",  # towers come out the same to the last bit, compiled or not
    ]
setup(name="knockbox-hot", packages=[], ext_modules=modules)
"""


def hot_modules(root: Path) -> list[str]:
    """Resolve `[tool.knockbox] hot` to module files relative to src/."""
    patterns = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["knockbox"]["hot"]
    return sorted({module for pattern in patterns for module in matches(root / "src", pattern)})


def matches(src: Path, pattern: str) -> list[str]:
    found = [path.relative_to(src).as_posix() for path in src.glob(pattern) if path.name != "__init__.py"]
    if not found:
        raise HouseError(f"pyproject.toml, [tool.knockbox] hot: `{pattern}` names no module below src/")
    return found


def reach(src: Path, modules: Iterable[str]) -> list[str]:
    """Every module of ours that these import, directly or not: a change there can change the compiled code."""
    reached: set[str] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module not in reached:
            reached.add(module)
            waiting += imports_of(src, (src / module).read_text())
    return sorted(reached)


def imports_of(src: Path, text: str) -> list[str]:
    return [file for name in IMPORT.findall(text) for file in files_of(src, name.replace(".", "/"))]


def files_of(src: Path, stem: str) -> list[str]:
    """A module is its file; a package counts as all its modules, for names may come from any of them."""
    module, package = src / f"{stem}.py", src / stem
    found = [module] if module.exists() else package.glob("*.py")
    return [path.relative_to(src).as_posix() for path in found]


def build_tag(root: Path) -> str:
    """Name the compiled copy after the interpreter, the platform and the content of all that was compiled."""
    src, hot = root / "src", hot_modules(root)
    sources = ((src / module).read_bytes() for module in reach(src, hot))
    content = digest([RECIPE.encode(), repr(hot).encode(), (root / "requirements.lock").read_bytes(), *sources])
    return f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}-{content}"


def compiled_copy() -> Path:
    """Return where the compiled copy of the sources as they are now is, or will be."""
    return BUILD / build_tag(ROOT)


def failure_note(copy: Path) -> Path:
    """Return the file that says why this copy could not be compiled."""
    return copy.with_name(f"{copy.name}.failed")  # `with_suffix` would cut the version of a platform such as macOS


def note_failure(copy: Path, trouble: Exception) -> None:
    """Keep why a copy could not be compiled, so that it is not tried at every start."""
    with contextlib.suppress(OSError):
        failure_note(copy).write_text(str(trouble))


def build() -> Path:
    """Compile the hot modules in a copy of the package, never beside their sources."""
    with alone("engine"):
        copy = compiled_copy()
        if not copy.exists():
            require_compiler()
            with step(ENGINE):
                compile_copy(copy, hot_modules(ROOT))
            drop_old_builds()
    return show_sources(copy)


def require_compiler() -> None:
    missing = " ".join(missing_packages())
    if missing:
        raise HouseError(
            f"could not compile the engine: install {missing} first (on Debian: `sudo apt-get install {missing}`)"
        )


def compile_copy(copy: Path, hot: Sequence[str]) -> None:
    """Make a whole copy elsewhere and rename it: whenever this is interrupted, there is no half-made copy."""
    remove_abandoned_work()
    work = Path(tempfile.mkdtemp(prefix=WORK_PREFIX, dir=BUILD))
    try:
        shutil.copytree(SRC / "knockbox", work / "knockbox", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        if build_tag(ROOT) != copy.name:
            raise HouseError("the sources changed while they were copied; start again")
        (work / "setup.py").write_text(RECIPE)
        run_recipe(work, hot)
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
    """Import every compiled module once: what does not load here never becomes the engine."""
    names = [module.removesuffix(".py").replace("/", ".") for module in hot]
    importing = f"import {', '.join(names)}"
    env = {**os.environ, "PYTHONPATH": str(work), "PYTHONDONTWRITEBYTECODE": "1"}
    quietly("load the compiled engine", [PYTHON, "-P", "-c", importing], env)


def remove_abandoned_work() -> None:
    """Remove what killed builds left; the caller holds the lock, so no living build is using it.

    Each build has a folder of its own: a compiler that outlived its build cannot write into the next one.
    """
    for work in BUILD.glob(f"{WORK_PREFIX}*"):
        shutil.rmtree(work, ignore_errors=True)


def flush_libraries(work: Path) -> None:
    """Write the libraries to disk before their folder gets its name, in case the machine loses power."""
    for library in work.rglob("*.so"):
        with library.open("rb") as file:
            os.fsync(file.fileno())


def copy_mode() -> int:
    """Return the mode that a plain `mkdir` would give: `mkdtemp` lets only its owner in."""
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o777 & ~mask


def run_recipe(work: Path, hot: Sequence[str]) -> None:
    compiler = [str(PYTHON), "setup.py", "--quiet", "build_ext", "--inplace"]
    env = {**os.environ, "PYTHONPATH": str(work)}
    names = "\n".join(hot)
    done = subprocess.run(compiler, cwd=work, env=env, input=names, capture_output=True, text=True, check=False)
    if done.returncode:
        output = done.stdout + done.stderr
        reason = explain(output) or f"mypyc failed:\n{tail(output, 40)}"
        raise HouseError(f"could not compile the engine: {reason}")


def drop_old_builds() -> None:
    builds = sorted((path for path in BUILD.glob("*-*-*") if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for old in builds[:-BUILDS_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    for note in BUILD.glob("*.failed"):
        note.unlink(missing_ok=True)


def show_sources(copy: Path) -> Path:
    """Make all of the copy but the compiled modules links to src/, so that it never shows old cards or words."""
    link_sources(copy)
    with contextlib.suppress(OSError):  # whoever may only read it cannot say that it is in use
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
    """Put a link there in one step: a program that imports from the copy at this moment finds the one or the other."""
    if link.is_symlink():
        return
    fresh = link.with_name(f".{link.name}.{os.getpid()}")
    fresh.unlink(missing_ok=True)
    fresh.symlink_to(target)
    fresh.replace(link)
