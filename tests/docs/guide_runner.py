"""Do what a page says: write its files, run its commands, compare what they print."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

from tests.docs.pages import ROOT, Fence, fences

CONSOLE: Final = "console"
REFUSED: Final = "console refused"
"""Commands that are refused as wrong input, with what they complain about."""
PROMPT: Final = "$ "
GAP: Final = "…"
EXIT_CODES: Final = {CONSOLE: 0, REFUSED: 2}
SURROUNDINGS: Final = {"KNOCKBOX_ENGINE": "interpreted", "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
LINKED: Final = ("kb", "docs", "tests", "src")
NAMED: Final = re.compile(r"# (?P<name>[\w./-]+\.(?:py|toml|ftl))(?P<more>, continued)?\n")


def furnish(desk: Path) -> Path:
    """Make a folder look like the repository, where commands may leave files."""
    for name in LINKED:
        (desk / name).symlink_to(ROOT / name)
    return desk


def follow(page: Path, desk: Path) -> None:
    """Do everything a page says, in its order."""
    for fence in fences(page):
        write_named(fence, desk)
        for command, shown in commands(fence):
            compare(fence, command, shown, run(command, desk, EXIT_CODES[fence.label]))


def write_named(fence: Fence, desk: Path) -> None:
    """A block whose first line is a comment with a file name is that file, or the rest of it."""
    named = NAMED.match(fence.text)
    if named is None:
        return
    path = desk / named["name"]
    assert ".." not in path.parts
    assert path.exists() == bool(named["more"]), f"{fence.place()}: is {named['name']} new or continued?"
    before = path.read_text(encoding="utf-8") + "\n" if named["more"] else ""
    path.write_text(before + fence.text, encoding="utf-8")


def commands(fence: Fence) -> list[tuple[str, list[str]]]:
    """Each command of a block with the lines printed below it."""
    lines = fence.text.splitlines() if fence.label in EXIT_CODES else []
    starts = [index for index, line in enumerate(lines) if line.startswith(PROMPT)]
    return [(lines[start][len(PROMPT) :], lines[start + 1 : end]) for start, end in pairwise([*starts, len(lines)])]


def run(command: str, desk: Path, code: int = 0) -> str:
    """What a command prints; a refusal stands on the other stream."""
    env = {**os.environ, **SURROUNDINGS, "KNOCKBOX_HOME": str(desk / "home")}
    ours = re.sub(r"^python3(?= )", shlex.quote(sys.executable), command)
    shell = [shutil.which("bash") or "bash", "-c", ours]
    done = subprocess.run(
        shell,
        cwd=desk,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == code, f"`{command}` ended with {done.returncode}: {done.stderr}"
    return done.stderr if code else done.stdout


def compare(fence: Fence, command: str, shown: list[str], output: str) -> None:
    """Nothing shown promises nothing, except of a refusal."""
    if shown or fence.label == REFUSED:
        assert re.fullmatch(pattern_of(shown), output), f"{fence.place()}: `{command}` printed\n{output}"


def pattern_of(shown: list[str]) -> str:
    """The output a page promises; a line with an ellipsis alone stands for any lines, inside a line for any words."""
    parts = [r"(?:.*\n)*?" if line.strip() == GAP else re.escape(line).replace(GAP, ".*") + r"\s*?\n" for line in shown]
    return "".join(parts) + r"\s*"
