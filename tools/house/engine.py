"""Choose the compiled or the interpreted engine, and run the command with it."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from tools.house.compilation import build, compiled_copy, failure_note, note_failure, refresh_sources
from tools.house.debian import missing_packages
from tools.house.paths import BUILD, PYTHON, ROOT, SRC, WRONG_INPUT, LauncherError, explain_os_error, print_message
from tools.house.progress import COMPILE_ENGINE, PROGRESS
from tools.house.progress import STEPS_DONE_VARIABLE as STEPS_DONE

NO_BYTECODE_VARIABLE = "PYTHONDONTWRITEBYTECODE"
"""Often set in container images; with it, every start recompiles all sources, which takes a server three seconds."""
COMPILED_PATH_VARIABLE: Final = "KNOCKBOX_COMPILED"
"""Variable with the path of the compiled engine once the background build is done; bot processes look for it."""
HELP_FLAGS: Final = ("-h", "--help")
INTERACTIVE_COMMANDS: Final = frozenset(("play", "terminal", "hint", "recount", "stdio"))
"""Interactive commands: they start interpreted while the engine compiles in the background."""
SWITCHING_COMMANDS: Final = frozenset(("play", "terminal"))
"""Interactive commands whose bots switch to the compiled engine while they run."""
COMPILED_COMMANDS: Final = frozenset(("serve", "match", "ladder", "analyse", "tower", "bench"))
"""Commands that run long or measure speed: they wait for the compiled engine. All others need none."""
COMPILE_FAILED_MESSAGE: Final = "running interpreted: the engine does not compile here; run `./kb build` for the reason"


def command_of(arguments: Sequence[str]) -> str:
    """Return the command, or the help flag, since help needs no engine."""
    return next((word for word in arguments if word in HELP_FLAGS), arguments[0] if arguments else HELP_FLAGS[0])


def engine_for(command: str) -> tuple[Path, dict[str, str]]:
    """Return the directory to import knockbox from, and environment variables about a running build."""
    engine = os.environ.get("KNOCKBOX_ENGINE", "")
    if engine not in ("", "compiled", "interpreted"):
        raise LauncherError(f"KNOCKBOX_ENGINE is `{engine}`; expected `compiled` or `interpreted`", WRONG_INPUT)
    if engine == "interpreted":
        return SRC, {}
    copy = compiled_copy()
    if copy.exists():
        return refresh_sources(copy), {}
    if engine == "compiled":
        return build(), {}
    if command in COMPILED_COMMANDS:
        return compiled_or_interpreted(copy), {}
    if command in INTERACTIVE_COMMANDS and compile_in_background(copy):
        duration = usual_build_time()
        print_message(
            f"running interpreted while the engine compiles in the background ({duration}); {when_used(command)}"
        )
        return SRC, {COMPILED_PATH_VARIABLE: str(copy)} if command in SWITCHING_COMMANDS else {}
    return SRC, {}


def usual_build_time() -> str:
    minutes = max(1, round(PROGRESS.usual_seconds[COMPILE_ENGINE] / 60))
    return f"once, about {minutes} min"


def when_used(command: str) -> str:
    return "bots switch to it when it is ready" if command in SWITCHING_COMMANDS else "the next start uses it"


def missing_steps(command: str) -> list[str]:
    """Return the steps needed before the engine of a command is ready."""
    engine = os.environ.get("KNOCKBOX_ENGINE", "")
    waits = engine == "compiled" or (engine == "" and command in COMPILED_COMMANDS)
    return [COMPILE_ENGINE] if waits and not missing_packages() and not compiled_copy().exists() else []


def compiled_or_interpreted(copy: Path) -> Path:
    """Wait for the compiled engine; if it cannot be built, print why and return the interpreted one."""
    if not can_compile(copy):
        return SRC
    try:
        return build()
    except LauncherError as error:
        note_failure(copy, error)
        print_message(COMPILE_FAILED_MESSAGE)
    except OSError as error:
        print_message(f"running interpreted: {explain_os_error(error)}")
    return SRC


def compile_in_background(copy: Path) -> bool:
    """Start a build in the background; on failure print why and return False."""
    if not can_compile(copy):
        return False
    try:
        BUILD.mkdir(exist_ok=True)
        with (BUILD / "engine.log").open("w") as log:
            builder = [str(PYTHON), "-m", "tools.house.background"]
            env = {name: value for name, value in os.environ.items() if name != STEPS_DONE}
            subprocess.run(builder, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = explain_os_error(error) if isinstance(error, OSError) else "could not start a background build"
        print_message(f"running interpreted: {reason}")
        return False
    return True


def can_compile(copy: Path) -> bool:
    """Return whether a build is worth trying; if not, print why."""
    missing = missing_packages()
    if missing:
        print_message(f"running interpreted: to compile the engine, install {' '.join(missing)}")
    elif failure_note(copy).exists():
        print_message(COMPILE_FAILED_MESSAGE)
    return not missing and not failure_note(copy).exists()


def child_env(path: Path, **more: str) -> dict[str, str]:
    """Return the environment of our programs; bytecode is always cached, and never next to the sources."""
    ignored = (NO_BYTECODE_VARIABLE, COMPILED_PATH_VARIABLE, STEPS_DONE)
    others = {name: value for name, value in os.environ.items() if name not in ignored}
    ours = {"PYTHONPATH": str(path), "PYTHONPYCACHEPREFIX": str(BUILD / "pycache"), "KNOCKBOX_PROGRAM": "./kb"}
    return {**others, **ours, **more}


def run_command(arguments: Sequence[str], **more: str) -> NoReturn:
    """Replace this process by the command, which gets the terminal, pipes, signals and exit code."""
    path, variables = engine_for(command_of(arguments))
    env = child_env(path, **variables, **more)
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "knockbox", *arguments], env)
