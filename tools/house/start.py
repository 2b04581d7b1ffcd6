"""The start: set up, go on inside .venv, and do what was asked."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tools.house import engine, setup, web
from tools.house.checks import run_checks
from tools.house.compiled import build
from tools.house.engine import HELP, child_env, hand_over
from tools.house.ground import (
    CHECK_FAILED,
    INTERRUPTED,
    PYTHON,
    ROOT,
    SRC,
    VENV,
    WELL,
    WRONG_INPUT,
    HouseError,
    explain_os_error,
    say,
)
from tools.house.progress import PROGRESS
from tools.house.setup import add_extra, chosen_extras, known_extras, set_up
from tools.house.steps import failed_at
from tools.house.web import app_for
from tools.house.wheel import make_wheel

USAGE = """Usage: ./kb play [--lan]     set up what is needed and play in the browser
       ./kb terminal [GAME]  set up what is needed and play in the terminal
       ./kb test             set up what is needed and run every check
                             (--quick, --long, --only STAGE, or a path: see CONTRIBUTING.md)
       ./kb build            compile the engine and build the web app into .build/
       ./kb wheel            build one wheel with the web app in it into dist/
       ./kb docs [--check]   write the generated pages, or say which are stale
       ./kb pictures [NAME]  take the pictures of the app for the documents anew
       ./kb train GAME       teach the bots of a game anew, which takes an hour
       ./kb extra NAME       install optional packages: {extras}
       ./kb COMMAND ...      any command below
"""
TRAINING = "training"


def main(arguments: list[str]) -> int:
    try:
        return start(arguments)
    except HouseError as trouble:
        say(f"error: {trouble}")
        return failed_at("set-up") if arguments[:1] == ["test"] and trouble.code == CHECK_FAILED else trouble.code
    except OSError as error:
        say(f"error: {explain_os_error(error)}")
        return CHECK_FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def start(arguments: list[str]) -> int:
    set_up_in(arguments)
    command, rest = (arguments or ["--help"])[0], arguments[1:]
    if command in HELP:
        print_usage()
    if command in WORK and command != "train" and rest[:1] in ([word] for word in HELP):
        return print_usage()
    if command in WORK:
        return WORK[command](rest)
    return hand_over(arguments, **app_for(arguments))


def set_up_in(arguments: Sequence[str]) -> None:
    """Set up, then go on inside .venv, whose Python decides what can be compiled."""
    PROGRESS.lines_only = arguments[:1] == ["test"]
    PROGRESS.plan(missing_steps(arguments))
    set_up(chosen_extras())
    if Path(sys.prefix).resolve() != VENV.resolve():
        os.execve(PYTHON, [str(PYTHON), str(ROOT / "kb"), *arguments], dict(os.environ))


def missing_steps(arguments: Sequence[str]) -> list[str]:
    """Name what must be done before the command can start, so that the progress shows how far it is."""
    app = web.missing_steps() if web.needs_app(arguments) else []
    return [*setup.missing_steps(), *app, *engine.missing_steps(engine.command_of(arguments))]


def write_docs(arguments: Sequence[str]) -> int:
    maker = [str(PYTHON), "-m", "tools.make_all", *arguments]
    return subprocess.run(maker, cwd=ROOT, env=child_env(SRC), check=False).returncode


def take_pictures(arguments: Sequence[str]) -> int:
    photographer = [str(PYTHON), "-m", "tools.pictures", *arguments]
    return subprocess.run(photographer, cwd=ROOT, env=child_env(SRC), check=False).returncode


def train(arguments: Sequence[str]) -> int:
    """Bots play many matches, so the engine must be the fast one."""
    if TRAINING not in chosen_extras():
        raise HouseError("`./kb train` needs NumPy; `./kb extra training` installs it", WRONG_INPUT)
    teacher = [str(PYTHON), "-m", "tools.train", *arguments]
    return subprocess.run(teacher, cwd=ROOT, env=child_env(build()), check=False).returncode


def compile_engine(arguments: Sequence[str]) -> int:
    """Compile the engine and build the web app, and say where: nothing is left to be made at the first start."""
    if arguments:
        raise HouseError(f"`./kb build` takes nothing, found `{' '.join(arguments)}`", WRONG_INPUT)
    say(f"ready in {build().relative_to(ROOT)}")
    say(f"ready in {web.build_web().relative_to(ROOT)}")
    return WELL


def print_usage() -> int:
    print(USAGE.format(extras=", ".join(known_extras(ROOT))), flush=True)
    return WELL


WORK: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "test": run_checks,
    "build": compile_engine,
    "docs": write_docs,
    "extra": add_extra,
    "pictures": take_pictures,
    "train": train,
    "wheel": make_wheel,
}
"""What is done here; every other command has a help page of its own, and so has `train`."""
