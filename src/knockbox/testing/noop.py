"""Turn one task or function into a no-op and ask whether its marked tests notice.

As a pytest plugin (`-p knockbox.testing.noop`) it reads `KNOCKBOX_NOOP`: `module:qualname` or `module:qualname=value`.
"""

import importlib
import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FunctionType
from typing import Final

import pytest

from knockbox.text.citations import Citation

VARIABLE: Final = "KNOCKBOX_NOOP"
PLUGIN: Final = "knockbox.testing.noop"
PATIENCE_S: Final = 120  # a no-op may make a match endless; that is noticed too

NEUTRAL: Final[dict[str, Callable[..., object]]] = {
    "None": lambda *args, **names: None,
    "False": lambda *args, **names: False,
    "True": lambda *args, **names: True,
    "0": lambda *args, **names: 0,
    "1": lambda *args, **names: 1,
    "''": lambda *args, **names: "",
    "[]": lambda *args, **names: [],
    "()": lambda *args, **names: (),
    "{}": lambda *args, **names: {},
    "set()": lambda *args, **names: set(),
    "iter(())": lambda *args, **names: iter(()),
}
# By the head of the return annotation. No bool or int is neutral for every rule: either may show what a test is worth.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "bool": ("False", "True"),
    "int": ("0", "1"),
    "str": ("''",),
    "list": ("[]",),
    "Sequence": ("[]",),
    "Iterable": ("[]",),
    "tuple": ("()",),
    "dict": ("{}",),
    "Mapping": ("{}",),
    "set": ("set()",),
    "frozenset": ("set()",),
    "Iterator": ("iter(())",),
    "Generator": ("iter(())",),
}


def pytest_configure(config: pytest.Config) -> None:
    if target := os.environ.get(VARIABLE):
        silence(target)


def silence(target: str) -> None:
    """Swap the function's code in place, so that every name and table that holds it is silenced too."""
    name, _, value = target.partition("=")
    module, _, qualname = name.partition(":")
    found: object = imported(module)
    for part in qualname.split("."):
        found = inspect.getattr_static(found, part, None)
    bare = bare_function(found)
    if bare is None:
        raise pytest.UsageError(f"{VARIABLE}: no function `{qualname}` in `{module}`")
    bare.__code__ = NEUTRAL[value or "None"].__code__


def imported(module: str) -> object:
    """Import it; a failure must not leave pytest with the exit code of a failed test."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise pytest.UsageError(f"{VARIABLE}: `{module}` cannot be imported: {error}") from error


def bare_function(found: object) -> FunctionType | None:
    """Look through properties, static and class methods and wrappers such as caches."""
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) else None


def targets(carrier: Citation, source: Path) -> list[str]:
    """List what to set `KNOCKBOX_NOOP` to, in turn; `source` is the folder that packages are imported from."""
    module = ".".join(carrier.path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
    if carrier.is_task:
        return [f"{module}:{carrier.qualname}.do"]
    return [f"{module}:{carrier.qualname}={value}" for value in neutral_values(carrier.returns)]


def neutral_values(annotation: str) -> tuple[str, ...]:
    return VALUES.get(annotation.split("[")[0].split(".")[-1], ("None",))


def node_ids(tests: Sequence[Citation], rule: str) -> list[str]:
    """Name the tests marked with the rule as pytest does."""
    return [f"{test.path}::{test.qualname.replace('.', '::')}" for test in tests if rule in test.ids]


def is_noticed(target: str, nodes: Sequence[str], checkout: Path) -> bool:
    """Run these tests with the target silenced; fail loudly if they cannot be run at all."""
    run = run_tests(target, nodes, checkout)
    if run is None:
        return True
    if run.returncode == pytest.ExitCode.INTERRUPTED and pass_unsilenced(nodes, checkout):
        return True  # silence broke the import of the tests, and nothing else did
    if run.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(f"pytest could not run {nodes} without {target}:\n{run.stdout}{run.stderr}")
    return run.returncode == pytest.ExitCode.TESTS_FAILED


def pass_unsilenced(nodes: Sequence[str], checkout: Path) -> bool:
    run = run_tests("", nodes, checkout)
    return run is not None and run.returncode == pytest.ExitCode.OK


def run_tests(target: str, nodes: Sequence[str], checkout: Path) -> subprocess.CompletedProcess[str] | None:
    """Run pytest on the interpreted sources; None when it did not end in time."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", PLUGIN, "-p", "no:cacheprovider", *nodes]
    environment = {name: value for name, value in os.environ.items() if name != "KNOCKBOX_EXPECT"}
    environment |= {VARIABLE: target, "KNOCKBOX_ENGINE": "interpreted", "PYTHONPATH": str(checkout / "src")}
    try:
        return subprocess.run(  # noqa: S603 the command is ours
            command, cwd=checkout, env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except subprocess.TimeoutExpired:
        return None
