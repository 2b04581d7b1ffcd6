"""Replace one task or function with a no-op and check that its marked tests fail.

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

NOOP_VARIABLE: Final = "KNOCKBOX_NOOP"
PLUGIN: Final = "knockbox.testing.noop"
TIMEOUT_SECONDS: Final = 120  # a no-op may make a match endless, which counts as a failure

NEUTRAL_FUNCTIONS: Final[dict[str, Callable[..., object]]] = {
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
# By the head of the return annotation. No bool or int is neutral for every rule, so both values are tried.
NEUTRAL_VALUES: Final[dict[str, tuple[str, ...]]] = {
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
    if target := os.environ.get(NOOP_VARIABLE):
        replace_with_noop(target)


def replace_with_noop(target: str) -> None:
    """Replace the function's code in place, so that every reference to it is affected."""
    name, _, value = target.partition("=")
    module, _, qualname = name.partition(":")
    found: object = import_target(module)
    for part in qualname.split("."):
        found = inspect.getattr_static(found, part, None)
    function = unwrap_function(found)
    if function is None:
        raise pytest.UsageError(f"{NOOP_VARIABLE}: no function `{qualname}` in `{module}`")
    function.__code__ = NEUTRAL_FUNCTIONS[value or "None"].__code__


def import_target(module: str) -> object:
    """Import the module; a failure must not have the exit code of a failed test."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise pytest.UsageError(f"{NOOP_VARIABLE}: `{module}` cannot be imported: {error}") from error


def unwrap_function(found: object) -> FunctionType | None:
    """Unwrap properties, static and class methods and wrappers such as caches."""
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) else None


def noop_targets(carrier: Citation, source: Path) -> list[str]:
    """Return the values of `KNOCKBOX_NOOP` to try; `source` is the import root."""
    module = ".".join(carrier.path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
    if carrier.is_task:
        return [f"{module}:{carrier.qualname}.do"]
    return [f"{module}:{carrier.qualname}={value}" for value in neutral_values(carrier.returns)]


def neutral_values(annotation: str) -> tuple[str, ...]:
    return NEUTRAL_VALUES.get(annotation.split("[")[0].split(".")[-1], ("None",))


def node_ids(tests: Sequence[Citation], rule: str) -> list[str]:
    """Return the pytest node ids of the tests marked with the rule."""
    return [f"{test.path}::{test.qualname.replace('.', '::')}" for test in tests if rule in test.ids]


def is_detected(target: str, nodes: Sequence[str], checkout: Path) -> bool:
    """Return whether these tests fail with the target as a no-op; raise RuntimeError if they cannot run."""
    run = run_tests(target, nodes, checkout)
    if run is None:
        return True
    if run.returncode == pytest.ExitCode.INTERRUPTED and pass_without_noop(nodes, checkout):
        return True  # the no-op alone broke the import of the tests
    if run.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(f"pytest could not run {nodes} without {target}:\n{run.stdout}{run.stderr}")
    return run.returncode == pytest.ExitCode.TESTS_FAILED


def pass_without_noop(nodes: Sequence[str], checkout: Path) -> bool:
    run = run_tests("", nodes, checkout)
    return run is not None and run.returncode == pytest.ExitCode.OK


def run_tests(target: str, nodes: Sequence[str], checkout: Path) -> subprocess.CompletedProcess[str] | None:
    """Run pytest on the interpreted sources; return None after a timeout."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", PLUGIN, "-p", "no:cacheprovider", *nodes]
    environment = {name: value for name, value in os.environ.items() if name != "KNOCKBOX_EXPECT"}
    environment |= {NOOP_VARIABLE: target, "KNOCKBOX_ENGINE": "interpreted", "PYTHONPATH": str(checkout / "src")}
    try:
        return subprocess.run(  # noqa: S603 the command is ours
            command, cwd=checkout, env=environment, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return None
