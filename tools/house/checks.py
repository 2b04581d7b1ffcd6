"""The checks of `./kb test`: which there are, in which order, and which of them go side by side."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from tools.house.chromium import VARIABLE as CHROMIUM
from tools.house.chromium import chromium
from tools.house.compiled import build
from tools.house.debian import apt_install, missing_packages
from tools.house.engine import child_env
from tools.house.ground import BUILD, PYTHON, ROOT, SRC, VENV, WRONG_INPUT, Command, HouseError
from tools.house.steps import Lane, Steps
from tools.house.web import build_web, check_web

ON_BOTH_ENGINES = ("rules", "cards", "conformance", "golden", "perft", "engine", "effects", "games", "records", "bots")
"""What runs on either engine; all other tests run once, on the one that people have."""
ON_SOURCES = "tests/long"
"""What changes sources to see what happens, and so has nothing to do with a compiled engine; all of it is long."""
CORES = os.cpu_count() or 1
IN_BROWSER = "tests/e2e"
AFTERWARDS = f"{IN_BROWSER}/afterwards"
SEEN = BUILD / "e2e-seen"
"""What the tests in the browser leave for those afterwards."""


def run_checks(arguments: Sequence[str]) -> int:
    """The quickest first; what keeps one core busy goes beside what keeps another busy; tests use all of them."""
    if set(arguments) - {"--long"}:
        raise HouseError(f"`./kb test` takes only `--long`, found `{' '.join(arguments)}`", WRONG_INPUT)
    steps = Steps()
    steps.run(linters())
    steps.run(compiling(), checking())
    steps.run(testing(is_long="--long" in arguments))
    return steps.close()


def linters() -> Lane:
    return {
        "ruff": lambda paper: check([VENV / "bin" / "ruff", "check", "--quiet", "."], paper),
        "ruff format": lambda paper: check([VENV / "bin" / "ruff", "format", "--quiet", "--check", "."], paper),
        "import-linter": lambda paper: check([VENV / "bin" / "lint-imports", "--no-cache"], paper),
    }


def compiling() -> Lane:
    return {"programs": lambda paper: get_programs(), "build": lambda paper: make_engine()}


def checking() -> Lane:
    trees = [name for name in ("src", "tests", "tools", "benchmarks") if (ROOT / name).is_dir()]
    return {
        "mypy": lambda paper: check([VENV / "bin" / "mypy", "--strict", *trees, "kb", "hatch_build.py"], paper),
        "web checks": check_web,
        "web build": lambda paper: make_app(),
    }


def testing(is_long: bool) -> Lane:
    interpreted = [f"tests/{name}" for name in ON_BOTH_ENGINES] + [ON_SOURCES] * is_long
    compiled = ["tests", f"--ignore={ON_SOURCES}", f"--ignore={IN_BROWSER}"]
    return {
        "pytest interpreted": lambda paper: run_pytest(SRC, "interpreted", [*interpreted, *without(is_long, "once")]),
        "pytest compiled": lambda paper: run_pytest(build(), "compiled", [*compiled, *without(is_long)]),
        "e2e": lambda paper: run_in_browser(is_long),
    }


def without(is_long: bool, *marks: str) -> list[str]:
    """What is marked so is left out; and what takes long, unless it is asked for."""
    left_out = [f"not {mark}" for mark in (*marks, *["long"] * (not is_long))]
    return ["-m", " and ".join(left_out)] if left_out else []


def check(command: Command, paper: IO[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, env=child_env(SRC), stdout=paper, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise HouseError(f"`{Path(command[0]).name}` found something to mend")


def get_programs() -> None:
    """A compiler and a browser; whoever cannot have them need not wait for anything else to hear of it."""
    missing = missing_packages()
    if missing:
        apt_install(missing)
    found = chromium()
    if found is not None:
        os.environ[CHROMIUM] = str(found)


def make_engine() -> None:
    build()


def make_app() -> None:
    build_web()


def run_in_browser(is_long: bool) -> str:
    """The app as people use it, with the engine that they have; then, whether each of its screens was looked at."""
    shutil.rmtree(SEEN, ignore_errors=True)
    played = run_pytest(build(), "compiled", [IN_BROWSER, f"--ignore={AFTERWARDS}", *without(is_long)], CORES + 1)
    return f"{played}\n{run_pytest(build(), 'compiled', [AFTERWARDS], 0)}"


def run_pytest(path: Path, expected: str, what: Sequence[str], workers: int = CORES) -> str:
    """Run pytest, show what it says, and return its closing line; workers that wait for pages leave room for others."""
    command = [str(PYTHON), "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *what]
    env = child_env(path, KNOCKBOX_EXPECT=expected)
    closing = ""
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as running:
        for line in running.stdout or ():
            print(line, end="", flush=True)
            closing = line.strip() or closing
    if running.returncode:
        raise HouseError(f"pytest, {expected}: {closing}")
    return closing
