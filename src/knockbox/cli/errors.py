"""Errors of commands and their exit codes."""

import errno
import os
import sys

from knockbox.text.control_characters import escape_controls

SUCCESS = 0
CHECK_FAILED = 1
WRONG_INPUT = 2
TEMPORARY_FAILURE = 75
INTERRUPTED = 130
PIPE_CLOSED = 141

OS_ERROR_REASONS = {
    errno.ENOENT: "does not exist",
    errno.EISDIR: "is a directory; expected a file",
    errno.ENOTDIR: "is not inside a directory",
    errno.EACCES: "permission denied",
    errno.EPERM: "permission denied",
    errno.EROFS: "is on a read-only disk",
    errno.ENOSPC: "cannot be written: the disk is full",
}


class InputError(Exception):
    """Wrong input from the user: what was found, what was expected, and an optional hint."""

    exit_code = WRONG_INPUT

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


class TemporaryFailureError(InputError):
    """The input is fine; the command may succeed later."""

    exit_code = TEMPORARY_FAILURE


def report(error: InputError) -> int:
    """Print the error to stderr and return its exit code."""
    sys.stderr.write(f"error: {escape_controls(error.message)}\n")
    if error.hint:
        sys.stderr.write(f"hint: {escape_controls(error.hint)}\n")
    return error.exit_code


def from_os_error(error: OSError) -> InputError:
    """Convert the failure to open a path to an `InputError`."""
    reason = OS_ERROR_REASONS.get(error.errno or 0, error.strerror or "cannot be used")
    return InputError(f"`{os.fsdecode(error.filename)}` {reason}")
