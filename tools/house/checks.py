"""The stages of `./kb test`: which there are, what each needs, and which of them a command line asks for."""

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

from tools.house.chromium import VARIABLE as CHROMIUM
from tools.house.chromium import chromium
from tools.house.compiled import build
from tools.house.debian import apt_install, missing_packages
from tools.house.engine import child_env
from tools.house.ground import BUILD, PYTHON, ROOT, SRC, VENV, WRONG_INPUT, Command, HouseError
from tools.house.steps import CORES, Stage, StageError, Work, run_stages
from tools.house.web import WEB, build_web, packages_ready, web_tool

ON_BOTH_ENGINES: Final = (
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
"""Tests that run on both engines; all others run once, on the compiled one that people have."""
ON_SOURCES: Final = "tests/long"
"""Tests that change sources to see what happens, and so run interpreted; all of them are long."""
IN_BROWSER: Final = "tests/e2e"
AFTERWARDS: Final = f"{IN_BROWSER}/afterwards"
SEEN: Final = BUILD / "e2e-seen"
"""What the tests in the browser leave for those afterwards."""
WORKERS: Final = 2 * CORES
"""Processes of tests that wait for servers, programs and pages half of their time."""
IN_ORDER: Final = ("--dist", "load", "--maxschedchunk", "1")
"""Each process takes the next test when it has done one; tests/e2e/conftest.py puts the longest first."""
OPTIONS_WITH_VALUES: Final = ("-k", "-m", "-n", "-t", "-p", "-o", "-c", "--dist", "--durations", "--maxfail")
"""Options of pytest whose value is the next word, which may look like a path."""
FAILURES: Final = "KNOCKBOX_FAILURES"
"""Names the file in which tests/conftest.py lists tests that failed."""
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


class Request(Namespace):
    """What was asked for on the command line; `tests` goes on to pytest or vitest."""

    long: bool
    quick: bool
    only: str
    tests: list[str]

    @property
    def paths(self) -> list[str]:
        """The tests that are named, as paths of the project; values of options are none."""
        words = [word for before, word in pairwise(["", *self.tests]) if before not in OPTIONS_WITH_VALUES]
        return [word for word in words if is_test_path(word)]

    def arguments(self, usual: Sequence[str], ignored: Sequence[str] = (), marks: Sequence[str] = ()) -> list[str]:
        """Return the arguments of pytest; named paths replace the usual ones, and a test named by `::` always runs."""
        left_out = [f"not {mark}" for mark in (*marks, *["long"] * (not self.long))]
        is_one_test = any("::" in path for path in self.paths)
        chosen = [] if is_one_test or not left_out else ["-m", " and ".join(left_out)]
        return [*([] if self.paths else usual), *(f"--ignore={path}" for path in ignored), *chosen, *self.tests]


class Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise HouseError(f"`./kb test`: {message}", WRONG_INPUT)


def run_checks(arguments: Sequence[str]) -> int:
    """Run the stages that are asked for, and return the exit code."""
    request = read_request(arguments)
    return run_stages(chosen_stages(request))


def read_request(arguments: Sequence[str]) -> Request:
    parser = Parser(prog="./kb test", add_help=False, allow_abbrev=False)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="")
    request, tests = parser.parse_known_args(arguments, namespace=Request(tests=[]))
    request.tests = [word.removeprefix("./") for word in tests]
    if request.long and request.quick:
        parser.error("found `--long` and `--quick`; expected one of them")
    if request.quick and tests:
        parser.error(f"found `{' '.join(tests)}` with `--quick`; expected nothing else, or a path without `--quick`")
    if tests and not request.only:
        request.only = stage_of(request)
    return request


def is_test_path(word: str) -> bool:
    return not word.startswith("-") and (ROOT / word.partition("::")[0]).exists()


def stage_of(request: Request) -> str:
    """Name the stage that runs a path; options alone do not tell which stage is meant."""
    if not request.paths:
        found = " ".join(request.tests)
        raise HouseError(f"`./kb test`: found `{found}`; expected a path, or `--only STAGE` before it", WRONG_INPUT)
    path = request.paths[0]
    if path.startswith("web/"):
        return "vitest"
    return "e2e" if path.startswith(IN_BROWSER) else "interpreted"


def chosen_stages(request: Request) -> list[Stage]:
    every = quick_stages(request) if request.quick else all_stages(request)
    if not request.only:
        return every
    known = {stage.name: stage for stage in every}
    names = request.only.split(",")
    unknown = [name for name in names if name not in known]
    if unknown:
        raise HouseError(f"`./kb test`: found stage `{unknown[0]}`; known: {', '.join(known)}", WRONG_INPUT)
    if request.tests and not (len(names) == 1 and names[0] in TAKING_TESTS):
        expected = ", ".join(TAKING_TESTS)
        found = " ".join(request.tests)
        raise HouseError(f"`./kb test`: found `{found}`; expected one of the stages {expected} with it", WRONG_INPUT)
    return [known[name] for name in names]


def all_stages(request: Request) -> list[Stage]:
    """Return every stage; what others wait for comes first, and what takes all cores last."""
    return [
        *linters(),
        Stage("programs", lambda output: get_programs()),
        Stage("engine", lambda output: ignore(build()), needs=["programs"]),
        mypy(),
        Stage("packages", lambda output: packages_ready()),
        Stage("vitest", vitest(request), needs=["packages"]),
        *(Stage(name, web_check(name), needs=["packages"]) for name in WEB_CHECKS),
        Stage("app", lambda output: ignore(build_web()), needs=["packages"]),
        Stage("interpreted", interpreted(request), cores=CORES),
        Stage("compiled", compiled(request), needs=["engine"], cores=CORES),
        Stage("e2e", in_browser(request), needs=["programs", "engine", "app"], cores=CORES),
    ]


def quick_stages(request: Request) -> list[Stage]:
    """Return what is worth running after every small change; the engine is the interpreted one."""
    chosen = request.arguments(QUICK_TESTS, marks=["once"])
    page = request.arguments([QUICK_PAGE])
    return [
        *linters(),
        mypy(),
        Stage("programs", lambda output: get_programs()),
        Stage("app", lambda output: ignore(build_web())),
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


def checker(*command: str | Path) -> Work:
    """Return the work of a program that finds nothing, or prints what it found."""
    return lambda output: check(command, ROOT, child_env(SRC), output)


def web_check(name: str) -> Work:
    """Return the work of a program of the web packages."""

    def work(output: IO[str]) -> None:
        packages_ready()
        command, env = web_tool(name, *WEB_CHECKS[name])
        check(command, WEB, env, output)

    return work


def vitest(request: Request) -> Work:
    """Return the work of vitest, which takes paths and options from the command line."""
    chosen = [word.removeprefix("web/") for word in request.tests]

    def work(output: IO[str]) -> None:
        packages_ready()
        with TemporaryDirectory() as folder:
            report = Path(folder) / "report.json"
            reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={report}"]
            command, env = web_tool("vitest", "run", *reporters, *chosen)
            try:
                check(command, WEB, env, output)
            except HouseError as error:
                raise StageError(str(error), vitest_commands(report)) from None

    return work


def vitest_commands(report: Path) -> list[str]:
    """Return the commands that run each failed test of vitest alone."""
    files = json.loads(report.read_text(encoding="utf-8"))["testResults"] if report.exists() else []
    failed = [
        (Path(file["name"]).relative_to(ROOT), test["fullName"])
        for file in files
        for test in file["assertionResults"]
        if test["status"] == "failed"
    ]
    return [f"./kb test {path} -t {shlex.quote(name)}" for path, name in failed]


def check(command: Command, folder: Path, env: dict[str, str], output: IO[str]) -> None:
    done = subprocess.run(command, cwd=folder, env=env, stdout=output, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise HouseError(f"`{' '.join(Path(word).name for word in command[:2])}` failed; see its output above")


def get_programs() -> None:
    """Install a compiler and a browser where they are missing, before anything waits for them."""
    missing = missing_packages()
    if missing:
        apt_install(missing)
    found = chromium()
    if found is not None:
        os.environ[CHROMIUM] = str(found)


def ignore(result: object) -> None:
    """A stage that only makes something has no closing line."""


def interpreted(request: Request) -> Work:
    paths = [f"tests/{name}" for name in ON_BOTH_ENGINES] + [ON_SOURCES] * request.long
    chosen = request.arguments(paths, marks=["once"])
    return lambda output: run_pytest("interpreted", SRC, chosen, output)


def compiled(request: Request) -> Work:
    chosen = request.arguments(["tests"], ignored=[ON_SOURCES, IN_BROWSER])
    return lambda output: run_pytest("compiled", build(), chosen, output, WORKERS)


def in_browser(request: Request) -> Work:
    """Play the app as people use it; then, if all of it was played, check that each of its screens was looked at."""
    chosen = request.arguments([IN_BROWSER], ignored=[AFTERWARDS])

    def work(output: IO[str]) -> str:
        get_programs()
        shutil.rmtree(SEEN, ignore_errors=True)
        played = run_pytest("e2e", build(), [*IN_ORDER, *chosen], output, WORKERS)
        if request.tests:
            return played
        return f"{played}\n{run_pytest('e2e', build(), [AFTERWARDS], output, workers=0)}"

    return work


def run_pytest(stage: str, path: Path, chosen: Sequence[str], output: IO[str], workers: int = CORES) -> str:
    """Run pytest on an engine and return its closing line."""
    command = [str(PYTHON), "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *chosen]
    engine = "interpreted" if path == SRC else "compiled"
    closing = ""
    with TemporaryDirectory() as folder:
        failures = Path(folder) / "failures"
        env = child_env(path, KNOCKBOX_EXPECT=engine, **{FAILURES: str(failures)})
        with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as running:
            for line in running.stdout or ():
                print(line, end="", file=output, flush=True)
                closing = line.strip() or closing
        if running.returncode:
            raise StageError(f"pytest, {engine}: {closing}", commands_for(stage, failures))
    return closing


def commands_for(stage: str, failures: Path) -> list[str]:
    """Return the commands that run each failed test alone."""
    tests = failures.read_text(encoding="utf-8").splitlines() if failures.exists() else []
    runner = {"tests": "interpreted", "page": "e2e"}.get(stage, stage)
    return [f"./kb test --only {runner} {shlex.quote(test)}" for test in dict.fromkeys(tests)]


TAKING_TESTS: Final = ("interpreted", "compiled", "e2e", "vitest")
"""Stages that take paths and options of their test runner."""
