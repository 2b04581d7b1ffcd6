"""The launcher: what makes it set up or compile again, and what it says when it cannot."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.house import compilation, debian, engine, setup
from tools.house.paths import ROOT, SRC, LauncherError, digest

PYPROJECT = """
[tool.knockbox]
hot = ["knockbox/engine/task.py", "knockbox/games/*.py"]
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small project with two hot modules, one that they import, and one that they do not."""
    sources = {
        "engine/__init__.py": "",
        "engine/task.py": "from knockbox.engine.rng import Rng\n",
        "engine/rng.py": "class Rng: ...\n",
        "games/__init__.py": "",
        "games/duel.py": "import msgspec\n\nfrom knockbox.text import words\n",
        "text/__init__.py": "",
        "text/words.py": "",
        "cli/main.py": "",
    }
    for name, text in sources.items():
        write(tmp_path / "src" / "knockbox" / name, text)
    write(tmp_path / "pyproject.toml", PYPROJECT)
    for lock in ("requirements.lock", "requirements-uv.lock", "requirements-openspiel.lock"):
        write(tmp_path / lock, lock)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def kb(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [ROOT / "kb", *arguments], env={**os.environ, **env}, capture_output=True, text=True, check=False
    )


def test_the_digest_tells_parts_apart() -> None:
    assert digest([b"ab", b"c"]) != digest([b"a", b"bc"])


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-uv.lock"])
def test_a_changed_lock_asks_for_a_new_set_up(house: Path, lock: str) -> None:
    before = setup.setup_stamp(house, [])
    assert setup.setup_stamp(house, []) == before
    write(house / lock, "changed")
    assert setup.setup_stamp(house, []) != before


def test_only_a_chosen_extra_asks_for_a_new_set_up(house: Path) -> None:
    plain, chosen = setup.setup_stamp(house, []), setup.setup_stamp(house, ["openspiel"])
    write(house / "requirements-openspiel.lock", "changed")
    assert setup.setup_stamp(house, []) == plain
    assert setup.setup_stamp(house, ["openspiel"]) != chosen


def test_a_moved_project_asks_for_a_new_set_up(house: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    moved = shutil.copytree(house, tmp_path_factory.mktemp("moved") / "house")
    assert setup.setup_stamp(moved, []) != setup.setup_stamp(house, [])


def test_extras_are_the_locks_but_uv(house: Path) -> None:
    assert setup.known_extras(house) == ["openspiel"]


def test_hot_patterns_name_modules_but_never_packages(house: Path) -> None:
    assert compilation.hot_modules(house) == ["knockbox/engine/task.py", "knockbox/games/duel.py"]


def test_a_hot_pattern_without_modules_is_an_error(house: Path) -> None:
    (house / "src/knockbox/games/duel.py").unlink()
    with pytest.raises(LauncherError, match=r"`knockbox/games/\*\.py` matches no module"):
        compilation.hot_modules(house)


def test_reach_follows_imports_and_takes_packages_whole(house: Path) -> None:
    reached = compilation.transitive_imports(house / "src", ["knockbox/games/duel.py", "knockbox/engine/task.py"])
    assert [name.removeprefix("knockbox/") for name in reached] == [
        "engine/rng.py",
        "engine/task.py",
        "games/duel.py",
        "text/__init__.py",
        "text/words.py",
    ]


@pytest.mark.parametrize("name", ["engine/task.py", "engine/rng.py", "text/words.py"])
def test_a_change_that_the_compiler_sees_changes_the_tag(house: Path, name: str) -> None:
    before = compilation.build_tag(house)
    write(house / "src/knockbox" / name, "changed = True\n")
    assert compilation.build_tag(house) != before


def test_a_change_elsewhere_keeps_the_tag(house: Path) -> None:
    before = compilation.build_tag(house)
    write(house / "src/knockbox/cli/main.py", "changed = True\n")
    write(house / "src/knockbox/content/pack.toml", "changed = true\n")
    assert compilation.build_tag(house) == before


def test_the_copy_shows_the_sources_of_now(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "ROOT", house)
    monkeypatch.setattr(compilation, "SRC", house / "src")
    copy = shutil.copytree(house / "src", house / ".build/copy")
    package = house / "src/knockbox"
    write(package / "content/pack.toml", "fresh = true\n")
    write(package / "cli/main.py", "fresh = True\n")
    (package / "text/words.py").unlink()
    for _ in range(2):
        compilation.refresh_sources(copy)
    assert (copy / "knockbox/content/pack.toml").read_text() == "fresh = true\n"
    assert (copy / "knockbox/cli/main.py").read_text() == "fresh = True\n"
    assert not (copy / "knockbox/engine/task.py").is_symlink()


def test_a_source_that_went_leaves_the_copy(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "ROOT", house)
    monkeypatch.setattr(compilation, "SRC", house / "src")
    copy = shutil.copytree(house / "src", house / ".build/copy")
    compilation.refresh_sources(copy)
    (house / "src/knockbox/text/words.py").unlink()
    compilation.refresh_sources(copy)
    assert not (copy / "knockbox/text/words.py").is_symlink()


def test_whoever_may_only_read_the_copy_can_use_it(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A service runs as somebody who does not own the program."""

    def refuse(path: Path) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(compilation, "ROOT", house)
    monkeypatch.setattr(compilation, "SRC", house / "src")
    copy = compilation.refresh_sources(shutil.copytree(house / "src", house / ".build/copy"))
    monkeypatch.setattr(os, "utime", refuse)
    assert compilation.refresh_sources(copy) == copy


def test_no_compiled_module_stands_beside_its_source() -> None:
    assert not list(SRC.rglob("*.so"))


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda path: path.name)
def test_locks_are_hashed_and_name_no_host(lock: Path) -> None:
    text = lock.read_text()
    assert "--hash=sha256:" in text
    assert "://" not in text


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "gcc" in debian.missing_packages()


def test_without_root_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(LauncherError, match="apt-get install gcc"):
        debian.apt_install(["gcc"])


def test_programs_keep_what_python_makes_of_sources_apart_from_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    env = engine.child_env(SRC, KNOCKBOX_EXPECT="interpreted")
    assert "PYTHONDONTWRITEBYTECODE" not in env
    assert SRC not in Path(env["PYTHONPYCACHEPREFIX"]).parents
    assert (env["PYTHONPATH"], env["KNOCKBOX_EXPECT"]) == (str(SRC), "interpreted")


def test_version_names_the_engine_that_was_asked_for() -> None:
    done = kb("--version", KNOCKBOX_ENGINE="interpreted")
    assert (done.returncode, done.stdout) == (0, "knockbox 0.1.0 (interpreted)\n")


@pytest.mark.parametrize("command", ["test", "build", "docs", "extra", "wheel"])
def test_housework_explains_itself_instead_of_beginning(command: str) -> None:
    done = kb(command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"./kb {command}" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "env", "message"),
    [
        (["test", "--short"], {}, "found `--short`; expected a path, or `--only STAGE` before it"),
        (["build", "all"], {}, "takes no arguments; found `all`"),
        (["wheel", "all"], {}, "takes no arguments; found `all`"),
        (["extra", "chess"], {}, "unknown extra chess; known: openspiel"),
        (["--version"], {"KNOCKBOX_ENGINE": "fast"}, "expected `compiled` or `interpreted`"),
        (["termnal"], {"KNOCKBOX_ENGINE": "interpreted"}, "unknown command `termnal`; known: "),
        (["--verson"], {"KNOCKBOX_ENGINE": "interpreted"}, "no such option"),
    ],
)
def test_wrong_input_is_named_with_exit_code_2(arguments: list[str], env: dict[str, str], message: str) -> None:
    done = kb(*arguments, **env)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
