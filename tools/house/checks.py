"""The checks of `./kb test`, in order, with a closing line that says how they went."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tools.house.chromium import VARIABLE as CHROMIUM
from tools.house.chromium import chromium
from tools.house.compiled import build
from tools.house.debian import apt_install, missing_packages
from tools.house.engine import child_env
from tools.house.ground import BUILD, CHECK_FAILED, PYTHON, ROOT, SRC, VENV, WELL, WRONG_INPUT, Command, HouseError, say
from tools.house.web import build_web, check_web

COMPILED_TESTS = ("rules", "cards", "conformance", "golden", "perft", "engine", "effects", "games", "records", "bots")
IN_BROWSER = "tests/e2e"
AFTERWARDS = f"{IN_BROWSER}/afterwards"
SEEN = BUILD / "e2e-seen"
"""What the tests in the browser leave for those afterwards."""
Steps = Mapping[str, Callable[[], str | None]]


def run_checks(arguments: Sequence[str]) -> int:
    if set(arguments) - {"--long"}:
        raise HouseError(f"`./kb test` takes only `--long`, found `{' '.join(arguments)}`", WRONG_INPUT)
    long = "--long" in arguments
    tool = VENV / "bin"
    trees = [name for name in ("src", "tests", "tools", "benchmarks") if (ROOT / name).is_dir()]
    steps: Steps = {
        "ruff": lambda: check([tool / "ruff", "check", "--quiet", "."]),
        "import-linter": lambda: check([tool / "lint-imports", "--no-cache"]),
        "mypy": lambda: check([tool / "mypy", "--strict", *trees, "kb", "hatch_build.py"]),
        "pytest interpreted": lambda: run_pytest(SRC, "interpreted", ["tests", f"--ignore={IN_BROWSER}"], long),
        "build": build_for_checks,
        "pytest compiled": lambda: run_pytest(build(), "compiled", compiled_tests(), long),
        "web checks": check_web,
        "web build": make_app,
    }
    in_browser: Steps = {"e2e": lambda: run_in_browser(long)}
    return report({**steps, **in_browser} if long else steps)


def report(steps: Steps) -> int:
    started, closings = time.monotonic(), []
    for name, work in steps.items():
        print(f"knockbox: {name}", flush=True)
        try:
            closings.append(work())
        except HouseError as trouble:
            say(str(trouble))
            return failed_at(name)
    lines = [line for line in closings if line]
    tests = sum(int(count) for line in lines for count in re.findall(r"(\d+) passed", line))
    minutes, seconds = divmod(round(time.monotonic() - started), 60)
    print(*lines, f"knockbox: all checks passed ({tests} tests, {minutes} min {seconds} s)", sep="\n", flush=True)
    return WELL


def failed_at(step: str) -> int:
    print(f"knockbox: failed at {step}", flush=True)
    return CHECK_FAILED


def check(command: Command) -> None:
    if subprocess.run(command, cwd=ROOT, env=child_env(SRC), check=False).returncode:
        raise HouseError(f"`{Path(command[0]).name}` found something to mend")


def build_for_checks() -> None:
    missing = missing_packages()
    if missing:
        apt_install(missing)
    build()


def compiled_tests() -> list[str]:
    return [f"tests/{name}" for name in COMPILED_TESTS if any((ROOT / "tests" / name).rglob("test_*.py"))]


def make_app() -> None:
    build_web()


def run_in_browser(long: bool) -> str:
    """The app as people use it, with the engine that they have; then, whether each of its screens was looked at."""
    shutil.rmtree(SEEN, ignore_errors=True)
    found = chromium()
    if found is not None:
        os.environ[CHROMIUM] = str(found)
    played = run_pytest(build(), "compiled", [IN_BROWSER, f"--ignore={AFTERWARDS}"], long)
    return f"{played}\n{run_pytest(build(), 'compiled', [AFTERWARDS], long)}"


def run_pytest(path: Path, expected: str, where: Sequence[str], long: bool) -> str:
    """Run pytest, show what it says, and return its closing line."""
    command = [str(PYTHON), "-m", "pytest", "-q", "-n", str(os.cpu_count() or 1), "--dist", "worksteal", *where]
    command += [] if long else ["-m", "not long"]
    env = child_env(path, KNOCKBOX_EXPECT=expected)
    closing = ""
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as running:
        for line in running.stdout or ():
            print(line, end="", flush=True)
            closing = line.strip() or closing
    if running.returncode:
        raise HouseError(f"pytest, {expected}: {closing}")
    return closing
