"""What the clicks of a browser come to, and how that is written into its page."""

import pytest
from click import ClickException

from benchmarks.server.parts import PartResult
from benchmarks.web import floor
from benchmarks.web.run import BEGIN, END, MAX_CLICK_MS, PAGE, figures_of, replace_figures

KIND = "a card is picked up"


def test_all_clicks_count_together_and_the_rounds_stand_beside() -> None:
    clicks, half, nearly_all = figures_of(KIND, [{KIND: [10.0, 20.0, 30.0]}, {KIND: [40.0, MAX_CLICK_MS + 1]}])
    assert clicks.measured == 5
    assert (half.measured, half.low, half.high) == pytest.approx((30.0, 20.0, 40.0))
    assert half.ok
    assert nearly_all.measured == pytest.approx(MAX_CLICK_MS + 1)
    assert not nearly_all.ok


@pytest.mark.parametrize("mark", [BEGIN, floor.BEGIN])
def test_the_page_has_room_for_the_figures_and_keeps_the_rest(mark: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    part = PartResult(True, "web", "clicks", figures_of(KIND, [{KIND: [12.0]}]))
    written = replace_figures(page, "Measured here.", part, mark)
    assert written.startswith(page.partition(mark)[0])
    assert written.endswith(page.partition(mark)[2].partition(END)[2])
    assert "Measured here." in written
    assert "12.00 ms" in written
    assert replace_figures(written, "Measured here.", part, mark) == written


def test_a_page_without_room_is_refused() -> None:
    with pytest.raises(ClickException, match="no section to replace"):
        replace_figures(END, "", PartResult(True, "web", "clicks", []))


def test_the_worst_frame_stands_beside_the_usual_ones() -> None:
    """A slow one among many is not lost in a quantile."""
    told = {figure.name: figure for figure in floor.frame_figures(with_a_slow_frame(own=9_000.0))}
    assert told["script and style, p99"].measured == pytest.approx(1.0)
    assert told["script and style, worst frame"].measured == pytest.approx(12.0)
    assert told["the same without waiting"].measured == pytest.approx(10.0)
    assert not told["the same without waiting"].ok


def test_a_frame_that_waited_for_a_core_is_not_the_fault_of_the_page() -> None:
    told = {figure.name: figure for figure in floor.frame_figures(with_a_slow_frame(own=2_000.0))}
    assert told["the same without waiting"].measured == pytest.approx(3.0)
    assert all(figure.ok for figure in told.values())


def with_a_slow_frame(own: float) -> list[floor.TraceSpan]:
    """Frames with 1 ms of work each, and 11 ms more in one of them."""
    frames = [floor.TraceSpan(floor.FRAME, 16_000.0 * number, 16_000.0 * number, 0.0) for number in range(202)]
    busy = [floor.TraceSpan("FunctionCall", frame.start + 1, frame.start + 1_001, 1_000.0) for frame in frames]
    within = [floor.TraceSpan("Layout", span.start + 10, span.end - 10, 980.0) for span in busy]
    slow = floor.TraceSpan("Layout", frames[7].start + 2_000, frames[7].start + 13_000, own)
    return sorted([*frames, *busy, *within, slow], key=lambda span: span.start)
