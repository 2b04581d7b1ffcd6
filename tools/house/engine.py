"""Choosing between the compiled and the interpreted engine, and handing over to the command."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from tools.house.compiled import build, compiled_copy, failure_note, note_failure, show_sources
from tools.house.debian import missing_packages
from tools.house.ground import BUILD, PYTHON, ROOT, SRC, WRONG_INPUT, HouseError, explain_os_error, say
from tools.house.progress import ENGINE, PROGRESS
from tools.house.progress import VARIABLE as STEPS_DONE

KEEPS_NOTHING = "PYTHONDONTWRITEBYTECODE"
"""With it, which images of machines like to set, every program reads all sources anew: a server, for three seconds."""
COMPILED_LATER: Final = "KNOCKBOX_COMPILED"
"""Where the compiled engine will be once the background build is done; bot processes look for it."""
HELP: Final = ("-h", "--help")
AT_ONCE: Final = frozenset(("play", "terminal", "hint", "recount", "stdio"))
"""Commands people wait for: they start interpreted, and the engine is compiled in the background."""
SWITCHING: Final = frozenset(("play", "terminal"))
"""Those among them whose bots change to the compiled engine while they run."""
WAITING: Final = frozenset(("serve", "match", "ladder", "analyse", "tower", "bench"))
"""Commands that run for long or measure speed: they wait for the compiled engine. All others need none."""
DOES_NOT_COMPILE: Final = "running interpreted: the engine does not compile here; `./kb build` shows why"


def command_of(arguments: Sequence[str]) -> str:
    """Return the command, or the word that asks for its help: a page of help needs no engine."""
    return next((word for word in arguments if word in HELP), arguments[0] if arguments else HELP[0])


def engine_for(command: str) -> tuple[Path, dict[str, str]]:
    """Return the directory to import knockbox from, and variables that tell the command of a build under way."""
    wish = os.environ.get("KNOCKBOX_ENGINE", "")
    if wish not in ("", "compiled", "interpreted"):
        raise HouseError(f"KNOCKBOX_ENGINE is `{wish}`; expected `compiled` or `interpreted`", WRONG_INPUT)
    if wish == "interpreted":
        return SRC, {}
    copy = compiled_copy()
    if copy.exists():
        return show_sources(copy), {}
    if wish == "compiled":
        return build(), {}
    if command in WAITING:
        return compiled_or_not(copy), {}
    if command in AT_ONCE and compile_later(copy):
        say(f"running interpreted while the engine is compiled in the background ({usual_time()}); {use_of(command)}")
        return SRC, {COMPILED_LATER: str(copy)} if command in SWITCHING else {}
    return SRC, {}


def usual_time() -> str:
    minutes = max(1, round(PROGRESS.usual[ENGINE] / 60))
    return f"once, about {minutes} min"


def use_of(command: str) -> str:
    return "bots use it as soon as it is ready" if command in SWITCHING else "the next start uses it"


def missing_steps(command: str) -> list[str]:
    """Name what must be done before the engine of a command is there."""
    wish = os.environ.get("KNOCKBOX_ENGINE", "")
    waits = wish == "compiled" or (wish == "" and command in WAITING)
    return [ENGINE] if waits and not missing_packages() and not compiled_copy().exists() else []


def compiled_or_not(copy: Path) -> Path:
    """Wait for the compiled engine; where there can be none, say so and go on interpreted."""
    if not can_compile(copy):
        return SRC
    try:
        return build()
    except HouseError as trouble:
        note_failure(copy, trouble)
        say(DOES_NOT_COMPILE)
    except OSError as error:
        say(f"running interpreted: {explain_os_error(error)}")
    return SRC


def compile_later(copy: Path) -> bool:
    """Start a build in the background; where that cannot be, say why and return False."""
    if not can_compile(copy):
        return False
    try:
        BUILD.mkdir(exist_ok=True)
        with (BUILD / "engine.log").open("w") as log:
            builder = [str(PYTHON), "-m", "tools.house.background"]
            env = {name: value for name, value in os.environ.items() if name != STEPS_DONE}
            subprocess.run(builder, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = explain_os_error(error) if isinstance(error, OSError) else "no background build could be started"
        say(f"running interpreted: {reason}")
        return False
    return True


def can_compile(copy: Path) -> bool:
    """Return whether a build is worth trying; say in one sentence why not."""
    missing = missing_packages()
    if missing:
        say(f"running interpreted: to compile the engine, install {' '.join(missing)}")
    elif failure_note(copy).exists():
        say(DOES_NOT_COMPILE)
    return not missing and not failure_note(copy).exists()


def child_env(path: Path, **more: str) -> dict[str, str]:
    """For a program of ours; what Python makes of sources is kept, and never beside them, whatever the others want."""
    ignored = (KEEPS_NOTHING, COMPILED_LATER, STEPS_DONE)
    others = {name: value for name, value in os.environ.items() if name not in ignored}
    ours = {"PYTHONPATH": str(path), "PYTHONPYCACHEPREFIX": str(BUILD / "pycache"), "KNOCKBOX_PROGRAM": "./kb"}
    return {**others, **ours, **more}


def hand_over(arguments: Sequence[str], **more: str) -> NoReturn:
    """Become the command: terminal, pipes, signals and exit code are its own."""
    path, variables = engine_for(command_of(arguments))
    env = child_env(path, **variables, **more)
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "knockbox", *arguments], env)
