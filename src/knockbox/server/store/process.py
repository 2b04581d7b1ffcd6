"""Process identities by which another process on the same machine can check whether one still runs."""

import os
from pathlib import Path
from typing import Final

BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
NAMESPACE: Final = Path("/proc/self/ns/pid")
ENDED: Final = ("Z", "X")
"""States of a process that runs no more."""


def process_id() -> str:
    """Return machine, namespace, PID and start time of this process; empty without `/proc`."""
    pid = os.getpid()
    machine, started = machine_id(), stat_of(pid)[1]
    return f"{machine} {pid} {started}" if machine and started else ""


def is_dead(process: str) -> bool:
    """Whether a process is known to have ended; of other machines and containers nothing is known."""
    machine, _, rest = process.rpartition(" ")[0].rpartition(" ") if process else ("", "", "")
    if not machine or machine != machine_id():
        return False
    pid, started = int(rest), process.rpartition(" ")[2]
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False  # of another user, whose processes may be hidden from us
    state, found = stat_of(pid)
    return state in ENDED or bool(found and found != started)


def machine_id() -> str:
    """This boot of this machine, and the space in which its processes are numbered."""
    try:
        return f"{BOOT.read_text().strip()} {NAMESPACE.readlink()}"
    except OSError:
        return ""


def stat_of(pid: int) -> tuple[str, str]:
    """Return the state of a process and its start time in ticks since the boot; empty where that is not known."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return fields[0], fields[19]
    except (OSError, IndexError):
        return "", ""
