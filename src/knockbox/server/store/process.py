"""Process identities that other processes on the same machine can check for liveness."""

import os
from pathlib import Path
from typing import Final

BOOT_ID_PATH: Final = Path("/proc/sys/kernel/random/boot_id")
PID_NAMESPACE_PATH: Final = Path("/proc/self/ns/pid")
ENDED_STATES: Final = ("Z", "X")
"""States of a dead process in `/proc`: zombie and dead."""


def process_id() -> str:
    """Return machine, namespace, PID and start time of this process; empty without `/proc`."""
    pid = os.getpid()
    machine = machine_id()
    started = stat_of(pid)[1]
    return f"{machine} {pid} {started}" if machine and started else ""


def is_dead(process: str) -> bool:
    """Return whether a process is known to have ended; False for other machines and containers."""
    machine, _, rest = process.rpartition(" ")[0].rpartition(" ") if process else ("", "", "")
    if not machine or machine != machine_id():
        return False
    pid = int(rest)
    started = process.rpartition(" ")[2]
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False  # it belongs to another user, whose processes may be hidden from us
    state, found = stat_of(pid)
    return state in ENDED_STATES or bool(found and found != started)


def machine_id() -> str:
    """Return the boot id of this machine and the PID namespace; empty without `/proc`."""
    try:
        return f"{BOOT_ID_PATH.read_text().strip()} {PID_NAMESPACE_PATH.readlink()}"
    except OSError:
        return ""


def stat_of(pid: int) -> tuple[str, str]:
    """Return the state of a process and its start time in ticks since boot; empty if unknown."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return fields[0], fields[19]
    except (OSError, IndexError):
        return "", ""
