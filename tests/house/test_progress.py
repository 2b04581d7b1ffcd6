"""Progress of the set-up: what is being done, how far it is, and about how long it takes."""

import io
from pathlib import Path

import pytest

from tools.house import progress
from tools.house.progress import (
    BUILD_WEB_APP,
    INSTALL_PACKAGES,
    INSTALL_WEB_PACKAGES,
    Progress,
    RunningStep,
    format_remaining,
    read_times,
)


class Terminal(io.StringIO):
    """A stream that people look at."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Shows what the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def build_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(progress, "BUILD", tmp_path)
    monkeypatch.setenv(progress.STEPS_DONE_VARIABLE, "0")
    monkeypatch.setenv("TERM", "xterm")
    return tmp_path


def test_elsewhere_each_step_is_a_line_with_what_is_left_of_all_of_them() -> None:
    stream = io.StringIO()
    shown = Progress(stream, Clock())
    shown.plan([INSTALL_PACKAGES, INSTALL_WEB_PACKAGES, BUILD_WEB_APP])
    for name in (INSTALL_PACKAGES, INSTALL_WEB_PACKAGES, BUILD_WEB_APP):
        with shown.step(name):
            pass
    assert stream.getvalue().splitlines() == [
        "kb: 1/3 installing Python packages (about 26 s left)",
        "kb: 2/3 installing web packages (about 16 s left)",
        "kb: 3/3 building the web app (about 8 s left)",
    ]


def test_a_terminal_shows_a_bar_and_clears_it() -> None:
    stream = Terminal()
    shown = Progress(stream, Clock())
    shown.plan([INSTALL_PACKAGES, BUILD_WEB_APP])
    with shown.step(INSTALL_PACKAGES):
        pass
    assert "\x1b[Kkb: [------------------------] 1/2 installing Python packages, about 18 s left" in stream.getvalue()
    assert stream.getvalue().endswith("\r\x1b[K")
    assert "\n" not in stream.getvalue()


def test_a_long_step_says_how_far_it_is_by_the_clock_and_never_that_it_is_done() -> None:
    clock = Clock()
    shown = Progress(io.StringIO(), clock)
    shown.plan([INSTALL_PACKAGES])
    running = RunningStep(shown, INSTALL_PACKAGES, None)
    clock.now = 7.5
    assert running.plain_line() == "kb: 1/1 installing Python packages (75%, about 2 s left)"
    clock.now = 10.0
    assert running.plain_line() == "kb: 1/1 installing Python packages (95%, nearly done)"
    clock.now = 70.0
    assert running.plain_line() == "kb: 1/1 installing Python packages (95%, taking longer than usual)"


def test_a_step_that_can_be_measured_says_what_was_measured() -> None:
    shown = Progress(io.StringIO(), Clock())
    shown.plan([INSTALL_PACKAGES])
    assert RunningStep(shown, INSTALL_PACKAGES, lambda: 0.5).bar_line().startswith("kb: [############------------] 1/1")


def test_steps_side_by_side_have_no_bar_in_common() -> None:
    stream = Terminal()
    shown = Progress(stream, Clock())
    with shown.step(INSTALL_PACKAGES), shown.step(BUILD_WEB_APP):
        pass
    lines = stream.getvalue().split("\n")
    assert lines[0].endswith("\r\x1b[Kkb: 1/2 building the web app (about 18 s left)")


def test_the_next_stage_goes_on_counting() -> None:
    with Progress(io.StringIO(), Clock()).step(INSTALL_PACKAGES):
        pass
    stream = io.StringIO()
    with Progress(stream, Clock()).step(BUILD_WEB_APP):
        pass
    assert stream.getvalue().startswith("kb: 2/2 building the web app")


def test_a_step_is_expected_to_take_as_long_as_last_time() -> None:
    clock = Clock()
    with Progress(io.StringIO(), clock).step(INSTALL_PACKAGES):
        clock.now = 40.0
    assert read_times() == {INSTALL_PACKAGES: 40.0}
    assert Progress(io.StringIO(), Clock()).usual_seconds[INSTALL_PACKAGES] == 40.0


def test_what_failed_says_nothing_about_the_next_time() -> None:
    with pytest.raises(ValueError, match="no"), Progress(io.StringIO(), Clock()).step(INSTALL_PACKAGES):
        raise ValueError("no")
    assert read_times() == {}


def test_a_torn_file_of_times_is_no_trouble(build_folder: Path) -> None:
    (build_folder / "seconds.json").write_text("[1, ")
    assert read_times() == {}
    (build_folder / "seconds.json").write_text("[1]")
    assert read_times() == {}


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.4, "nearly done"), (12.3, "about 12 s left"), (100, "about 2 min left")]
)
def test_times_are_rough(seconds: float, words: str) -> None:
    assert format_remaining(seconds) == words
