"""The web app in the house: for which commands it is made, and what they do when it cannot be."""

import json
from pathlib import Path

import pytest

from tools.house import web
from tools.house.paths import LauncherError

READY = Path("/made/web")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KNOCKBOX_WEB", raising=False)
    monkeypatch.setattr(web, "build_web", lambda: READY)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Path:
        raise LauncherError("could not install the packages (is there a network?)")

    monkeypatch.delenv("KNOCKBOX_WEB", raising=False)
    monkeypatch.setattr(web, "build_web", fail)


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize("arguments", [["play"], ["play", "--lan"], ["serve", "--port", "9000"]])
def test_the_app_is_made_for_whoever_serves_it(arguments: list[str]) -> None:
    assert web.app_environment(arguments) == {"KNOCKBOX_WEB": str(READY)}


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    "arguments",
    [[], ["terminal"], ["match", "serve"], ["play", "--help"], ["serve", "--web", "here"], ["serve", "--web=."]],
)
def test_nobody_else_waits_for_it(arguments: list[str]) -> None:
    assert web.app_environment(arguments) == {}


@pytest.mark.usefixtures("broken")
def test_an_app_that_is_named_by_a_variable_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KNOCKBOX_WEB", "elsewhere")
    assert web.app_environment(["play"]) == {}


@pytest.mark.usefixtures("broken")
def test_tables_are_served_without_the_app_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert web.app_environment(["serve"]) == {}
    assert capsys.readouterr().err.startswith("kb: serving tables without the web app: could not install")


@pytest.mark.usefixtures("broken")
def test_without_the_app_whoever_wants_to_play_is_shown_the_terminal() -> None:
    with pytest.raises(
        LauncherError, match=r"could not build the web app: could not install[\s\S]*run `\./kb terminal`"
    ):
        web.app_environment(["play"])


def test_what_decides_about_the_app_is_in_its_stamp(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (tmp_path / name).write_text("{}")
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "TEXTS", tmp_path / "text")
    stamps = {web.web_stamp()}
    for name in ("package-lock.json", "src/main.ts", "src/new.ts", "text/en/web-home.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("changed")
        stamps.add(web.web_stamp())
    (tmp_path / "text/en/terminal.ftl").write_text("no part of it")
    assert len(stamps | {web.web_stamp()}) == 5


def test_packages_count_once_they_are_unpacked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(web, "MODULES", tmp_path / "node_modules")
    names = ["", "node_modules/vite", "node_modules/@scope/one", "node_modules/vite/node_modules/inner"]
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": dict.fromkeys(names)}))
    for name in names[1:]:
        (tmp_path / name).mkdir(parents=True)
    assert web.installed_share() == 0
    (tmp_path / "node_modules/@scope/one/package.json").write_text("{}")
    assert web.installed_share() == 0.5
