"""Entry point of `./kb`: set up, continue inside .venv, and run the command."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tools.house import engine, setup, web
from tools.house.checks import run_checks
from tools.house.compilation import build
from tools.house.engine import HELP_FLAGS, child_env, run_command
from tools.house.paths import (
    CHECK_FAILED,
    INTERRUPTED,
    PYTHON,
    ROOT,
    SRC,
    SUCCESS,
    VENV,
    WRONG_INPUT,
    LauncherError,
    explain_os_error,
    print_message,
)
from tools.house.progress import PROGRESS
from tools.house.setup import add_extra, chosen_extras, known_extras, set_up
from tools.house.stages import report_failure
from tools.house.web import app_environment
from tools.house.wheel import make_wheel

USAGE = """Usage: ./kb play [--lan]     set up and play in the browser
       ./kb terminal [GAME]  set up and play in the terminal
       ./kb test             set up and run all checks
                             (--quick, --long, --only STAGE, or a path: see CONTRIBUTING.md)
       ./kb build            compile the engine and build the web app into .build/
       ./kb wheel            build one wheel with the web app in it into dist/
       ./kb docs [--check]   write the generated pages, or list stale ones
       ./kb pictures [NAME]  retake the pictures of the app for the docs
       ./kb train GAME       retrain the bots of a game (takes an hour)
       ./kb extra NAME       install optional packages: {extras}
       ./kb COMMAND ...      run a command listed below
"""
TRAINING_EXTRA = "training"


def main(arguments: list[str]) -> int:
    try:
        return start(arguments)
    except LauncherError as error:
        print_message(f"error: {error}")
        return (
            report_failure("set-up")
            if arguments[:1] == ["test"] and error.exit_code == CHECK_FAILED
            else error.exit_code
        )
    except OSError as error:
        print_message(f"error: {explain_os_error(error)}")
        return CHECK_FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def start(arguments: list[str]) -> int:
    set_up_in(arguments)
    command = (arguments or ["--help"])[0]
    rest = arguments[1:]
    if command in HELP_FLAGS:
        print_usage()
    if command in LAUNCHER_COMMANDS and command != "train" and rest[:1] in ([word] for word in HELP_FLAGS):
        return print_usage()
    if command in LAUNCHER_COMMANDS:
        return LAUNCHER_COMMANDS[command](rest)
    return run_command(arguments, **app_environment(arguments))


def set_up_in(arguments: Sequence[str]) -> None:
    """Set up, then continue inside .venv, whose Python determines what can be compiled."""
    PROGRESS.lines_only = arguments[:1] == ["test"]
    PROGRESS.plan(missing_steps(arguments))
    set_up(chosen_extras())
    if Path(sys.prefix).resolve() != VENV.resolve():
        os.execve(PYTHON, [str(PYTHON), str(ROOT / "kb"), *arguments], dict(os.environ))


def missing_steps(arguments: Sequence[str]) -> list[str]:
    """Return the steps needed before the command can start, for the progress display."""
    app = web.missing_steps() if web.needs_app(arguments) else []
    return [*setup.missing_steps(), *app, *engine.missing_steps(engine.command_of(arguments))]


def write_docs(arguments: Sequence[str]) -> int:
    command = [str(PYTHON), "-m", "tools.make_all", *arguments]
    return subprocess.run(command, cwd=ROOT, env=child_env(SRC), check=False).returncode


def take_pictures(arguments: Sequence[str]) -> int:
    command = [str(PYTHON), "-m", "tools.pictures", *arguments]
    return subprocess.run(command, cwd=ROOT, env=child_env(SRC), check=False).returncode


def train(arguments: Sequence[str]) -> int:
    """Train with the compiled engine, because bots play many matches."""
    if TRAINING_EXTRA not in chosen_extras():
        raise LauncherError("`./kb train` needs NumPy; run `./kb extra training` to install it", WRONG_INPUT)
    command = [str(PYTHON), "-m", "tools.train", *arguments]
    return subprocess.run(command, cwd=ROOT, env=child_env(build()), check=False).returncode


def build_all(arguments: Sequence[str]) -> int:
    """Compile the engine and build the web app, so that the first start has nothing to build."""
    if arguments:
        raise LauncherError(f"`./kb build` takes no arguments; found `{' '.join(arguments)}`", WRONG_INPUT)
    print_message(f"ready in {build().relative_to(ROOT)}")
    print_message(f"ready in {web.build_web().relative_to(ROOT)}")
    return SUCCESS


def print_usage() -> int:
    print(USAGE.format(extras=", ".join(known_extras(ROOT))), flush=True)
    return SUCCESS


LAUNCHER_COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "test": run_checks,
    "build": build_all,
    "docs": write_docs,
    "extra": add_extra,
    "pictures": take_pictures,
    "train": train,
    "wheel": make_wheel,
}
"""Commands of the launcher; all others, and `train`, have their own help."""
