"""The stages of `./kb test`, their dependencies, and their selection on the command line."""

import json
import os
import shlex
import shutil
import subprocess
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final, NoReturn

from tools.house.chromium import CHROMIUM_VARIABLE as CHROMIUM
from tools.house.chromium import find_chromium
from tools.house.compilation import build
from tools.house.debian import apt_install, missing_packages
from tools.house.engine import child_env
from tools.house.paths import BUILD, PYTHON, ROOT, SRC, VENV, WRONG_INPUT, Command, LauncherError
from tools.house.stages import CORES, Stage, StageError, StageWork, run_stages
from tools.house.web import WEB, build_web, ensure_packages, web_tool

BOTH_ENGINES_TESTS: Final = (
    "rules",
    "cards",
    "conformance",
    "golden",
    "perft",
    "engine",
    "effects",
    "games",
    "records",
    "bots",
)
"""Tests that run on both engines; all others run only on the compiled one, which users have."""
SOURCE_TESTS: Final = "tests/long"
"""Tests that modify sources and so run interpreted; all of them are long."""
BROWSER_TESTS: Final = "tests/e2e"
AFTER_BROWSER_TESTS: Final = f"{BROWSER_TESTS}/afterwards"
SEEN_SCREENS: Final = BUILD / "e2e-seen"
"""Results of the browser tests for the tests that follow them."""
WAITING_WORKERS: Final = 2 * CORES
"""Test processes; these tests spend half their time waiting for servers, programs and pages."""
LOAD_ORDER_OPTIONS: Final = ("--dist", "load", "--maxschedchunk", "1")
"""Each process takes the next test when it has finished one; tests/e2e/conftest.py puts the longest first."""
OPTIONS_WITH_VALUES: Final = ("-k", "-m", "-n", "-t", "-p", "-o", "-c", "--dist", "--durations", "--maxfail")
"""Options of pytest whose value is the next word, which may look like a path."""
FAILURES_VARIABLE: Final = "KNOCKBOX_FAILURES"
"""Variable with the file in which tests/conftest.py lists failed tests."""
WEB_CHECKS: Final = {
    "svelte-check": ("--fail-on-warnings", "--output", "human"),
    "eslint": (".", "--max-warnings", "0"),
    "prettier": ("--check", "--log-level", "warn", "."),
}
QUICK_TESTS: Final = (
    "tests/rules",
    "tests/cards",
    "tests/conformance/test_laws.py",
    "tests/conformance/test_laws_of_dungeons.py",
    "tests/engine",
    "tests/effects",
    "tests/records",
    "tests/server/test_tables.py",
    "tests/server/test_sockets.py",
    "tests/server/test_http.py",
    "tests/server/test_seats.py",
)
QUICK_PAGE: Final = "tests/e2e/test_smoke.py"


class TestRequest(Namespace):
    """Options of `./kb test`; `tests` is passed to pytest or vitest."""

    long: bool
    quick: bool
    only: str
    tests: list[str]

    @property
    def paths(self) -> list[str]:
        """Return the arguments that are test paths; values of options are not."""
        words = [word for before, word in pairwise(["", *self.tests]) if before not in OPTIONS_WITH_VALUES]
        return [word for word in words if is_test_path(word)]

    def arguments(
        self, default_paths: Sequence[str], ignored: Sequence[str] = (), marks: Sequence[str] = ()
    ) -> list[str]:
        """Return the arguments of pytest; named paths replace the usual ones, and a test named by `::` always runs."""
        left_out = [f"not {mark}" for mark in (*marks, *["long"] * (not self.long))]
        is_one_test = any("::" in path for path in self.paths)
        chosen = [] if is_one_test or not left_out else ["-m", " and ".join(left_out)]
        return [*([] if self.paths else default_paths), *(f"--ignore={path}" for path in ignored), *chosen, *self.tests]


class TestArgumentParser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise LauncherError(f"`./kb test`: {message}", WRONG_INPUT)


def run_checks(arguments: Sequence[str]) -> int:
    """Run the selected stages and return the exit code."""
    request = read_request(arguments)
    return run_stages(select_stages(request))


def read_request(arguments: Sequence[str]) -> TestRequest:
    parser = TestArgumentParser(prog="./kb test", add_help=False, allow_abbrev=False)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="")
    request, tests = parser.parse_known_args(arguments, namespace=TestRequest(tests=[]))
    request.tests = [word.removeprefix("./") for word in tests]
    if request.long and request.quick:
        parser.error("`--long` and `--quick` exclude each other")
    if request.quick and tests:
        parser.error(f"`--quick` takes no other arguments; found `{' '.join(tests)}`")
    if tests and not request.only:
        request.only = stage_of(request)
    return request


def is_test_path(word: str) -> bool:
    return not word.startswith("-") and (ROOT / word.partition("::")[0]).exists()


def stage_of(request: TestRequest) -> str:
    """Return the stage that runs a path; raise if only options are given."""
    if not request.paths:
        found = " ".join(request.tests)
        raise LauncherError(f"`./kb test`: found `{found}`; expected a path, or `--only STAGE` before it", WRONG_INPUT)
    path = request.paths[0]
    if path.startswith("web/"):
        return "vitest"
    return "e2e" if path.startswith(BROWSER_TESTS) else "interpreted"


def select_stages(request: TestRequest) -> list[Stage]:
    every = quick_stages(request) if request.quick else all_stages(request)
    if not request.only:
        return every
    known = {stage.name: stage for stage in every}
    names = request.only.split(",")
    unknown = [name for name in names if name not in known]
    if unknown:
        raise LauncherError(f"`./kb test`: found stage `{unknown[0]}`; known: {', '.join(known)}", WRONG_INPUT)
    if request.tests and not (len(names) == 1 and names[0] in STAGES_WITH_TESTS):
        expected = ", ".join(STAGES_WITH_TESTS)
        found = " ".join(request.tests)
        raise LauncherError(f"`./kb test`: found `{found}`; expected one of the stages {expected} with it", WRONG_INPUT)
    return [known[name] for name in names]


def all_stages(request: TestRequest) -> list[Stage]:
    """Return every stage; dependencies come first, and stages that take all cores last."""
    return [
        *linters(),
        Stage("programs", lambda output: install_programs()),
        Stage("engine", lambda output: no_closing_line(build()), needs=["programs"]),
        mypy(),
        Stage("packages", lambda output: ensure_packages()),
        Stage("vitest", vitest(request), needs=["packages"]),
        *(Stage(name, web_check(name), needs=["packages"]) for name in WEB_CHECKS),
        Stage("app", lambda output: no_closing_line(build_web()), needs=["packages"]),
        Stage("interpreted", interpreted_tests(request), cores=CORES),
        Stage("compiled", compiled_tests(request), needs=["engine"], cores=CORES),
        Stage("e2e", browser_tests(request), needs=["programs", "engine", "app"], cores=CORES),
    ]


def quick_stages(request: TestRequest) -> list[Stage]:
    """Return the stages to run after every small change, on the interpreted engine."""
    chosen = request.arguments(QUICK_TESTS, marks=["once"])
    page = request.arguments([QUICK_PAGE])
    return [
        *linters(),
        mypy(),
        Stage("programs", lambda output: install_programs()),
        Stage("app", lambda output: no_closing_line(build_web())),
        Stage("tests", lambda output: run_pytest("tests", SRC, chosen, output), cores=CORES),
        Stage("page", lambda output: run_pytest("page", SRC, page, output), needs=["programs", "app"], cores=CORES),
    ]


def linters() -> list[Stage]:
    return [
        Stage("ruff", checker(VENV / "bin" / "ruff", "check", "--quiet", ".")),
        Stage("format", checker(VENV / "bin" / "ruff", "format", "--quiet", "--check", ".")),
        Stage("imports", checker(VENV / "bin" / "lint-imports", "--no-cache")),
    ]


def mypy() -> Stage:
    trees = [name for name in ("src", "tests", "tools", "benchmarks") if (ROOT / name).is_dir()]
    return Stage("mypy", checker(VENV / "bin" / "mypy", "--strict", *trees, "kb", "hatch_build.py"))


def checker(*command: str | Path) -> StageWork:
    """Return a stage function that runs a checker."""
    return lambda output: run_checker(command, ROOT, child_env(SRC), output)


def web_check(name: str) -> StageWork:
    """Return a stage function that runs a checker of the web packages."""

    def work(output: IO[str]) -> None:
        ensure_packages()
        command, env = web_tool(name, *WEB_CHECKS[name])
        run_checker(command, WEB, env, output)

    return work


def vitest(request: TestRequest) -> StageWork:
    """Return a stage function that runs vitest with paths and options from the command line."""
    chosen = [word.removeprefix("web/") for word in request.tests]

    def work(output: IO[str]) -> None:
        ensure_packages()
        with TemporaryDirectory() as folder:
            report = Path(folder) / "report.json"
            reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={report}"]
            command, env = web_tool("vitest", "run", *reporters, *chosen)
            try:
                run_checker(command, WEB, env, output)
            except LauncherError as error:
                raise StageError(str(error), vitest_rerun_commands(report)) from None

    return work


def vitest_rerun_commands(report: Path) -> list[str]:
    """Return the commands that run each failed test of vitest alone."""
    files = json.loads(report.read_text(encoding="utf-8"))["testResults"] if report.exists() else []
    failed = [
        (Path(file["name"]).relative_to(ROOT), test["fullName"])
        for file in files
        for test in file["assertionResults"]
        if test["status"] == "failed"
    ]
    return [f"./kb test {path} -t {shlex.quote(name)}" for path, name in failed]


def run_checker(command: Command, folder: Path, env: dict[str, str], output: IO[str]) -> None:
    done = subprocess.run(command, cwd=folder, env=env, stdout=output, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise LauncherError(f"`{' '.join(Path(word).name for word in command[:2])}` failed; see its output above")


def install_programs() -> None:
    """Install a missing compiler or browser before other stages need them."""
    missing = missing_packages()
    if missing:
        apt_install(missing)
    found = find_chromium()
    if found is not None:
        os.environ[CHROMIUM] = str(found)


def no_closing_line(result: object) -> None:
    """Drop the result of a build: its stage has no closing line."""


def interpreted_tests(request: TestRequest) -> StageWork:
    paths = [f"tests/{name}" for name in BOTH_ENGINES_TESTS] + [SOURCE_TESTS] * request.long
    chosen = request.arguments(paths, marks=["once"])
    return lambda output: run_pytest("interpreted", SRC, chosen, output)


def compiled_tests(request: TestRequest) -> StageWork:
    chosen = request.arguments(["tests"], ignored=[SOURCE_TESTS, BROWSER_TESTS])
    return lambda output: run_pytest("compiled", build(), chosen, output, WAITING_WORKERS)


def browser_tests(request: TestRequest) -> StageWork:
    """Test the app in a browser; after a full run, check that every screen was visited."""
    chosen = request.arguments([BROWSER_TESTS], ignored=[AFTER_BROWSER_TESTS])

    def work(output: IO[str]) -> str:
        install_programs()
        shutil.rmtree(SEEN_SCREENS, ignore_errors=True)
        played = run_pytest("e2e", build(), [*LOAD_ORDER_OPTIONS, *chosen], output, WAITING_WORKERS)
        if request.tests:
            return played
        return f"{played}\n{run_pytest('e2e', build(), [AFTER_BROWSER_TESTS], output, workers=0)}"

    return work


def run_pytest(stage: str, path: Path, arguments: Sequence[str], output: IO[str], workers: int = CORES) -> str:
    """Run pytest on an engine and return its closing line."""
    command = [str(PYTHON), "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *arguments]
    engine = "interpreted" if path == SRC else "compiled"
    closing = ""
    with TemporaryDirectory() as folder:
        failures = Path(folder) / "failures"
        env = child_env(path, KNOCKBOX_EXPECT=engine, **{FAILURES_VARIABLE: str(failures)})
        with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as running:
            for line in running.stdout or ():
                print(line, end="", file=output, flush=True)
                closing = line.strip() or closing
        if running.returncode:
            raise StageError(f"pytest, {engine}: {closing}", rerun_commands(stage, failures))
    return closing


def rerun_commands(stage: str, failures: Path) -> list[str]:
    """Return the commands that run each failed test alone."""
    tests = failures.read_text(encoding="utf-8").splitlines() if failures.exists() else []
    runner = {"tests": "interpreted", "page": "e2e"}.get(stage, stage)
    return [f"./kb test --only {runner} {shlex.quote(test)}" for test in dict.fromkeys(tests)]


STAGES_WITH_TESTS: Final = ("interpreted", "compiled", "e2e", "vitest")
"""Stages that take paths and options of their test runner."""
