"""What a command says when its input is wrong, and the exit codes that go with it."""

import errno
import os
import sys

from knockbox.text.control_characters import escape_controls

WELL = 0
CHECK_FAILED = 1
WRONG_INPUT = 2
NOT_NOW = 75
INTERRUPTED = 130
PIPE_CLOSED = 141

REASONS = {
    errno.ENOENT: "does not exist",
    errno.EISDIR: "is a directory, a file was expected",
    errno.ENOTDIR: "is not inside a directory",
    errno.EACCES: "may not be read or written by you",
    errno.EPERM: "may not be read or written by you",
    errno.EROFS: "is on a read-only disk",
    errno.ENOSPC: "does not fit: the disk is full",
}


class InputError(Exception):
    """Wrong input from the user: what was found, what was expected, and perhaps what to do."""

    code = WRONG_INPUT

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


class NotNowError(InputError):
    """Nothing is wrong with the input: the same may go well later."""

    code = NOT_NOW


def report(error: InputError) -> int:
    """Print the error to stderr and return its exit code."""
    sys.stderr.write(f"error: {escape_controls(error.message)}\n")
    if error.hint:
        sys.stderr.write(f"hint: {escape_controls(error.hint)}\n")
    return error.code


def from_path(error: OSError) -> InputError:
    """Turn the failure to open a path into an error that a person can read."""
    reason = REASONS.get(error.errno or 0, error.strerror or "cannot be used")
    return InputError(f"`{os.fsdecode(error.filename)}` {reason}")
