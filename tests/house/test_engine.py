"""Which engine a command starts with, and a build in the background that leaves a whole copy or none."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from knockbox.bots.workers import engines
from tests.house.pipes import Pipe, named_pipe
from tools.house import background, compilation, engine, paths, progress
from tools.house.paths import ROOT, SRC, LauncherError

NO_ENGINE = ("rules", "cards", "packs", "tables", "verify", "replay", "golden", "--version", "--help", "termnal")
PATIENCE = 120


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one hot module, an empty .build, and a compiler that is not used."""
    package = tmp_path / "src" / "knockbox"
    for name, text in (("__init__.py", ""), ("engine/__init__.py", ""), ("engine/task.py", "NUMBER = 1\n")):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    (tmp_path / "pyproject.toml").write_text('[tool.knockbox]\nhot = ["knockbox/engine/task.py"]\n')
    (tmp_path / "requirements.lock").write_text("")
    for module in (compilation, engine, background, paths, progress):
        for name, path in (("ROOT", tmp_path), ("SRC", tmp_path / "src"), ("BUILD", tmp_path / ".build")):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, path)
    monkeypatch.delenv("KNOCKBOX_ENGINE", raising=False)
    monkeypatch.setattr(engine, "missing_packages", list)
    monkeypatch.setattr(compilation, "missing_packages", list)
    monkeypatch.setattr(compilation, "PYTHON", sys.executable)
    monkeypatch.setattr(compilation, "run_setup_script", lambda work, hot: None)
    return tmp_path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Copies that would be built in the background."""
    copies: list[Path] = []

    def start(copy: Path) -> bool:
        copies.append(copy)
        return True

    monkeypatch.setattr(engine, "compile_in_background", start)
    return copies


@pytest.mark.parametrize("command", sorted(engine.INTERACTIVE_COMMANDS))
def test_what_people_wait_for_starts_interpreted_while_the_engine_is_compiled(
    house: Path, started: list[Path], command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = compilation.compiled_copy()
    is_switching = command in ("play", "terminal")
    told = {"KNOCKBOX_COMPILED": str(copy)} if is_switching else {}
    assert engine.engine_for(command) == (house / "src", told)
    assert started == [copy]
    use = "bots switch to it when it is ready" if is_switching else "the next start uses it"
    begin = "kb: running interpreted while the engine compiles in the background (once, about "
    said = capsys.readouterr().err
    assert said.startswith(begin)
    assert said.endswith(f" min); {use}\n")


@pytest.mark.parametrize("command", sorted(engine.COMPILED_COMMANDS))
def test_what_measures_or_runs_for_long_waits_for_the_compiled_engine(
    house: Path, started: list[Path], command: str
) -> None:
    assert engine.engine_for(command) == (compilation.compiled_copy(), {})
    assert compilation.compiled_copy().is_dir()
    assert started == []


@pytest.mark.parametrize("command", NO_ENGINE)
def test_what_needs_no_speed_compiles_nothing(house: Path, started: list[Path], command: str) -> None:
    assert engine.engine_for(command) == (house / "src", {})
    assert started == []
    assert not (house / ".build").exists()


@pytest.mark.parametrize("arguments", [["bench", "--help"], ["ladder", "knockdown", "-h"], ["--help"], []])
def test_a_page_of_help_waits_for_nothing(house: Path, started: list[Path], arguments: list[str]) -> None:
    assert engine.missing_steps(engine.command_of(arguments)) == []
    assert engine.engine_for(engine.command_of(arguments)) == (house / "src", {})
    assert started == []


@pytest.mark.parametrize("command", ["play", "serve", "rules"])
def test_once_it_is_there_everything_uses_it(house: Path, started: list[Path], command: str) -> None:
    copy = compilation.build()
    assert engine.engine_for(command) == (copy, {})
    assert started == []


def test_the_engine_that_is_asked_for_is_used(
    house: Path, started: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KNOCKBOX_ENGINE", "interpreted")
    assert engine.engine_for("bench") == (house / "src", {})
    monkeypatch.setenv("KNOCKBOX_ENGINE", "compiled")
    assert engine.engine_for("play") == (compilation.compiled_copy(), {})
    assert started == []


@pytest.mark.parametrize("command", ["play", "serve"])
def test_without_a_compiler_one_sentence_says_so(
    house: Path, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "missing_packages", lambda: ["gcc"])
    assert engine.engine_for(command) == (house / "src", {})
    assert capsys.readouterr().err == "kb: running interpreted: to compile the engine, install gcc\n"


def test_a_build_without_a_compiler_names_what_to_install(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "missing_packages", lambda: ["gcc", "libc6-dev"])
    with pytest.raises(LauncherError, match=r"install gcc libc6-dev first \(on Debian: `sudo apt-get install"):
        compilation.build()


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_checkout_that_is_read_only_runs_interpreted_and_says_so_in_one_sentence(
    house: Path, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert engine.engine_for(command) == (house / "src", {})
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert said[0].startswith(f"kb: running interpreted: {house / '.build'} is not writable; run `./kb build` as")


@pytest.mark.parametrize("command", ["play", "serve"])
def test_what_once_failed_to_compile_is_not_tried_at_every_start(
    house: Path, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compilation, "run_setup_script", fail)
    engine.compiled_or_interpreted(compilation.compiled_copy())
    monkeypatch.setattr(engine, "build", fail)
    capsys.readouterr()
    assert engine.engine_for(command) == (house / "src", {})
    assert capsys.readouterr().err == f"kb: {engine.COMPILE_FAILED_MESSAGE}\n"


def fail(*_: object) -> Path:
    raise LauncherError("no")


@pytest.mark.parametrize("trouble", [LauncherError("no"), KeyboardInterrupt(), OSError(28, "No space left on device")])
def test_a_build_that_ends_early_leaves_neither_a_copy_nor_its_work(
    house: Path, trouble: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise trouble

    monkeypatch.setattr(compilation, "run_setup_script", interrupt)
    with pytest.raises(type(trouble)):
        compilation.build()
    assert [path.name for path in (house / ".build").iterdir() if path.is_dir()] == []


def test_what_a_killed_build_left_is_removed_and_its_compiler_cannot_reach_the_next_one(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = house / ".build" / "work-old"
    (old / "knockbox").mkdir(parents=True)
    works: list[Path] = []
    monkeypatch.setattr(compilation, "run_setup_script", lambda work, hot: works.append(work))
    copy = compilation.build()
    assert not old.exists()
    assert works[0] != old
    assert copy.is_dir()
    assert copy.stat().st_mode & 0o077 == (house / "src").stat().st_mode & 0o077


def test_a_copy_that_cannot_be_imported_never_becomes_the_engine(house: Path) -> None:
    (house / "src/knockbox/engine/task.py").write_text("raise ValueError('torn')\n")
    with pytest.raises(LauncherError, match=r"could not load the compiled engine[\s\S]*torn"):
        compilation.build()
    assert not compilation.compiled_copy().exists()


def test_a_note_of_failure_belongs_to_one_copy_wherever_its_name_has_a_dot() -> None:
    first, second = (Path(f".build/cpython-311-macosx-14.0-arm64-{tag}") for tag in ("aa", "bb"))
    assert compilation.failure_note(first) != compilation.failure_note(second)


def test_the_program_and_the_launcher_agree_on_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert engine.COMPILED_PATH_VARIABLE == engines.ENGINE_VARIABLE
    monkeypatch.setenv(engines.ENGINE_VARIABLE, str(tmp_path / "cpython-311-x-1.0-y"))
    compilation.failure_note(tmp_path / "cpython-311-x-1.0-y").write_text("no")
    assert engines.failed_build() == compilation.failure_note(tmp_path / "cpython-311-x-1.0-y")


def test_the_background_build_notes_why_it_failed(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "run_setup_script", fail)
    background.compile_quietly()
    assert compilation.failure_note(compilation.compiled_copy()).read_text() == "no"


def test_a_second_background_build_leaves_the_work_to_the_first(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fork", lambda: pytest.fail("a second build was started"))
    with paths.exclusive_lock("engine"):
        assert background.main() == 0


WORKING = """
import os, sys, time
from pathlib import Path
from tools.house import background, compilation, paths, progress
for module in (compilation, paths, progress):
    for name in ("ROOT", "SRC", "BUILD"):
        if hasattr(module, name):
            setattr(module, name, Path({folder!r}) / {{"ROOT": "", "SRC": "src", "BUILD": ".build"}}[name])
compilation.PYTHON = sys.executable
compilation.check_imports = lambda work, hot: None

def recipe(work, hot):
    open({started!r}, "w").write(f"{{os.getpid()}} {{os.getsid(0)}} {{os.nice(0)}}")
    open({going_on!r}).readline()

compilation.run_setup_script = recipe
sys.exit(background.main())
"""


class Building(NamedTuple):
    """A build in the background that waits at a pipe before it compiles."""

    pid: int
    session: int
    nice: int
    going_on: Pipe


@pytest.fixture
def building(house: Path) -> Iterator[Building]:
    with named_pipe(house / "started") as started, named_pipe(house / "going-on") as going_on:
        script = WORKING.format(folder=str(house), started=str(started.path), going_on=str(going_on.path))
        command = [sys.executable, "-c", script]
        subprocess.run(command, cwd=ROOT, check=True, timeout=PATIENCE, stderr=subprocess.DEVNULL)
        pid, session, nice = map(int, started.read().split())
        yield Building(pid, session, nice, going_on)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def test_the_background_build_is_apart_and_steps_back_for_everything_else(building: Building) -> None:
    assert building.session == building.pid != os.getsid(0)
    assert building.nice == 19
    assert paths.is_locked("engine")
    assert not compilation.compiled_copy().exists()
    building.going_on.write_line("go on")
    with paths.exclusive_lock("engine"):
        assert compilation.compiled_copy().is_dir()


def test_a_background_build_that_is_killed_leaves_no_copy_and_the_next_one_makes_it(
    house: Path, building: Building
) -> None:
    os.kill(building.pid, signal.SIGKILL)
    with paths.exclusive_lock("engine"):
        assert not compilation.compiled_copy().exists()
    assert compilation.build().is_dir()
    assert not list((house / ".build").glob("work-*"))


def test_links_are_put_in_place_of_files_in_one_step(tmp_path: Path) -> None:
    (tmp_path / "copy.py").write_text("old\n")
    (tmp_path / "source.py").write_text("new\n")
    reader = (tmp_path / "copy.py").open()
    for _ in range(2):
        compilation.link_once(tmp_path / "copy.py", tmp_path / "source.py")
    assert (tmp_path / "copy.py").read_text() == "new\n"
    assert reader.read() == "old\n"
    reader.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.py", "source.py"]


def test_python_of_the_environment_imports_the_package_and_prefers_what_is_named() -> None:
    shown = [sys.executable, "-P", "-c", "import knockbox; print(knockbox.__file__)"]
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    outside = subprocess.run(shown, env=plain, cwd="/", capture_output=True, text=True, check=True)
    assert Path(outside.stdout.strip()) == SRC / "knockbox" / "__init__.py"


def test_the_path_of_the_environment_comes_after_the_one_that_is_named(tmp_path: Path) -> None:
    shutil.copytree(SRC / "knockbox" / "engine", tmp_path / "knockbox" / "engine")
    (tmp_path / "knockbox" / "__init__.py").write_text("")
    shown = [sys.executable, "-P", "-c", "import knockbox.engine as engine; print(engine.__file__)"]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    named = subprocess.run(shown, env=env, cwd="/", capture_output=True, text=True, check=True)
    assert Path(named.stdout.strip()).is_relative_to(tmp_path)
