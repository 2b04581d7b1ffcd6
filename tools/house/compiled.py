"""The compiled copy: a mirror of the package in .build/ whose hot modules went through mypyc."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.house.ground import BUILD, PYTHON, ROOT, SRC, HouseError, alone, digest, say, tail

BUILDS_KEPT = 2
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


def build() -> Path:
    """Compile the hot modules in a copy of the package, never beside their sources."""
    with alone("engine"):
        copy = BUILD / build_tag(ROOT)
        if not copy.exists():
            say("compiling the engine (once for each change of its sources)")
            compile_copy(copy, hot_modules(ROOT))
            drop_old_builds()
    return show_sources(copy)


def compile_copy(copy: Path, hot: Sequence[str]) -> None:
    work = BUILD / "work"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(SRC / "knockbox", work / "knockbox", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    if build_tag(ROOT) != copy.name:
        raise HouseError("the sources changed while they were copied; start again")
    (work / "setup.py").write_text(RECIPE)
    run_recipe(work, hot)
    shutil.rmtree(work / "build", ignore_errors=True)
    (work / "setup.py").unlink()
    work.rename(copy)


def run_recipe(work: Path, hot: Sequence[str]) -> None:
    compiler = [str(PYTHON), "setup.py", "--quiet", "build_ext", "--inplace"]
    env = {**os.environ, "PYTHONPATH": str(work)}
    names = "\n".join(hot)
    done = subprocess.run(compiler, cwd=work, env=env, input=names, capture_output=True, text=True, check=False)
    if done.returncode:
        raise HouseError(f"mypyc could not compile the hot modules:\n{tail(done.stdout + done.stderr, 40)}")


def drop_old_builds() -> None:
    builds = sorted((path for path in BUILD.glob("*-*-*") if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for old in builds[:-BUILDS_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def show_sources(copy: Path) -> Path:
    """Make all of the copy but the compiled modules links to src/, so that it never shows old cards or words."""
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
    with contextlib.suppress(OSError):  # whoever may only read it cannot say that it is in use
        os.utime(copy)
    return copy


def link_once(link: Path, target: Path) -> None:
    if not link.is_symlink():
        link.unlink(missing_ok=True)
        with contextlib.suppress(FileExistsError):
            link.symlink_to(target)
