"""A ladder at a real (pseudo) terminal: the bar tells how it stands, and Ctrl-C ends every process."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

from knockbox.lab.ladder.ladder_file import read_ladder
from tests.cli.live_terminal import restore_sigint
from tests.cli.test_study_live import PATIENCE, read_until

CLIMB = """
import sys
from knockbox.cli.main import main
from knockbox.lab.ladder.matchups import LADDERS, Lineup, Matchup, Target, Won
lineup = Lineup("greedy-random", ("greedy", "random"))
LADDERS["knockdown"] = (Matchup("greedy-random", (lineup,), (Target("won", Won("greedy-random"), 0.5),), (100_000,)),)
sys.exit(main(["ladder", "knockdown", "--jobs", "2"]))
"""


def test_ctrl_c_ends_all_processes_and_says_what_is_kept(tmp_path: Path) -> None:
    master, side = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "KNOCKBOX_HOME": str(tmp_path), "COLUMNS": "200"}
    running = subprocess.Popen(
        [sys.executable, "-c", CLIMB],
        env=environment,
        stdout=side,
        stderr=side,
        start_new_session=True,
        preexec_fn=restore_sigint,
    )
    os.close(side)
    try:
        read_until(master, b" % (")
        os.killpg(running.pid, signal.SIGINT)
        rest = read_until(master, b"")
        assert running.wait(PATIENCE) == 130
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()
        os.close(master)
    assert b"Traceback" not in rest
    kept = read_ladder(tmp_path / "ladders" / "knockdown.json")
    assert f"stopped, with {len(kept.cells)} deal".encode() in rest
    assert [cell.deal for cell in kept.cells] == sorted({cell.deal for cell in kept.cells})
