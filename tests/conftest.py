"""Where knockbox is imported from, a check that it is the engine that was asked for, and a list of failures."""

import importlib.util
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
if "PYTHONPATH" not in os.environ:
    sys.path.insert(0, str(ROOT / "src"))
    os.environ["PYTHONPATH"] = str(ROOT / "src")  # for the programs that tests start

from tools.house.compilation import hot_modules  # noqa: E402  (found only now)

SUFFIX = {"compiled": ".so", "interpreted": ".py"}
FAILURES = os.environ.get("KNOCKBOX_FAILURES", "")
IS_WORKER = "PYTEST_XDIST_WORKER" in os.environ

settings.register_profile("knockbox", deadline=None)  # a shared machine is slow at times
settings.load_profile("knockbox")


def pytest_sessionstart() -> None:
    expected = os.environ.get("KNOCKBOX_EXPECT")
    if expected is None:
        return
    wrong = [name for name in hot_names() if not origin(name).endswith(SUFFIX[expected])]
    if wrong:
        pytest.exit(f"expected {expected} modules, but these are not: {', '.join(wrong)}", returncode=1)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    list_failure(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    list_failure(report)


def list_failure(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Write the name of a failed test to the file that `./kb test` reads; reports of workers come here, too."""
    if report.failed and FAILURES and not IS_WORKER:
        with Path(FAILURES).open("a", encoding="utf-8") as names:
            names.write(f"{report.nodeid}\n")


def hot_names() -> list[str]:
    return [module.removesuffix(".py").replace("/", ".") for module in hot_modules(ROOT)]


def origin(name: str) -> str:
    spec = importlib.util.find_spec(name)
    return (spec.origin if spec else None) or "nowhere"
