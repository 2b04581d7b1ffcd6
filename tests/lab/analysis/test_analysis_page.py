"""The page is self-contained, its links resolve, and it escapes names."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from knockbox.lab.analysis.analysis_builder import build_analysis
from knockbox.lab.analysis.analysis_text import AnalysisText
from knockbox.lab.analysis.annotations import Analysis, RoundStart, noteworthy_inputs
from knockbox.lab.analysis.page import render_page
from knockbox.lab.analysis.plot import MAX_TICKS, tick_step
from knockbox.lab.analysis.review_tasks import inputs_to_review
from knockbox.lab.analysis.reviewer import ROLLOUT_EVALUATOR
from knockbox.records.record import Player, SeedStart
from knockbox.records.session import new_session
from knockbox.text.language import LANGUAGES
from tests.lab.analysis.analysed_matches import (
    PLAYERS,
    analyse,
    best_chosen,
    dungeon_match,
    input_reviews,
    make_review,
    make_task,
    notation_texts,
    save_and_replay,
)
from tests.records.matches import play_random

VOID = {"meta", "line", "path", "polyline"}


class PageReader(HTMLParser):
    """Collects the relevant parts of a page and checks its nesting."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.loads: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        self.note(dict(attributes))

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.note(dict(attributes))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data

    def note(self, attributes: dict[str, str | None]) -> None:
        self.ids += [attributes["id"] or ""] if "id" in attributes else []
        self.links += [attributes["href"] or ""] if "href" in attributes else []
        self.loads += [name for name in attributes if name in ("src", "srcset", "action", "data", "xlink:href")]


def analysis_of(path: Path, finished: bool = True) -> Analysis:
    session = new_session("knockdown", {}, [], PLAYERS, SeedStart(7))
    replay = save_and_replay(play_random(session, 10_000 if finished else 30), path)
    task = make_task(path, 10, ROLLOUT_EVALUATOR)
    numbers = inputs_to_review(replay)
    looks = [
        (best_chosen(0.5), make_review(0.7, 0.5)),
        (make_review(0.8, 0.6), best_chosen(0.7)),
        (make_review(0.6, 0.55), make_review(0.7, 0.5)),
    ]
    seen = [(number, *pair) for number, pair in zip(numbers, looks, strict=False)]
    return build_analysis(replay, task, input_reviews(*seen))


@pytest.fixture
def analysis(tmp_path: Path) -> Analysis:
    return analysis_of(tmp_path / "match.kbr")


def text_of(analysis: Analysis, language: str = "en") -> AnalysisText:
    return AnalysisText(analysis, notation_texts(analysis), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_asks_for_nothing(analysis: Analysis, language: str) -> None:
    text = render_page(text_of(analysis, language))
    read = PageReader(text)
    assert read.open == []
    assert f'<html lang="{language}">' in text
    assert read.loads == []
    assert not {"script", "link", "img", "iframe", "object"} & set(read.tags)
    assert "://" not in text
    assert "url(" not in text
    assert "default-src 'none'" in text


def test_every_link_leads_to_a_place_of_the_page(analysis: Analysis) -> None:
    read = PageReader(render_page(text_of(analysis)))
    assert len(read.ids) == len(set(read.ids))
    assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
    marked = {f"#input-{moment.input}" for moment in noteworthy_inputs(analysis.moments)}
    assert marked <= set(read.links)
    assert len(marked) == 3


def test_names_are_shown_and_never_run(analysis: Analysis) -> None:
    text = render_page(text_of(analysis))
    assert "<b>Bo" not in text
    assert "&lt;b&gt;Bo&lt;/b&gt;" in text
    assert "<b>Bo</b>" in PageReader(text).words


def test_the_table_says_all_that_the_plot_shows(analysis: Analysis) -> None:
    text = render_page(text_of(analysis))
    rows = re.findall(r'<tr><th scope="row">(\d+)</th>(.*?)</tr>', text)
    assert [int(number) for number, _ in rows] == [moment.input for moment in analysis.moments]
    for (_, cells), moment in zip(rows, analysis.moments, strict=True):
        assert f"<td>{round(100 * moment.chances[0])}%</td><td>{round(100 * moment.chances[1])}%</td>" in cells
    lines = re.findall(r'<polyline class="line side-(\d)" points="([^"]*)"', text)
    assert [seat for seat, _ in lines] == ["0", "1"]
    assert all(len(points.split()) == len(analysis.moments) + 1 for _, points in lines)


def test_rounds_stand_in_the_plot(analysis: Analysis) -> None:
    assert [f">Round {part.number}</text>" in render_page(text_of(analysis)) for part in analysis.rounds] == [
        True
    ] * len(analysis.rounds)


def test_an_input_names_the_better_choice_and_hidden_information(analysis: Analysis) -> None:
    text = text_of(analysis)
    unlucky, lucky, plain = noteworthy_inputs(analysis.moments)
    assert text.sentences(unlucky)[0].startswith("Right given what the player knew.")
    assert text.sentences(unlucky)[0].endswith("20 points better.")
    assert text.mark_label(lucky) == "Blunder"
    assert text.sentences(lucky)[0] == "It cost 20 points (±4): a chance to win of 60% instead of 80%."
    assert text.sentences(lucky)[1].startswith("Surely better: ")
    assert text.sentences(lucky)[-1].startswith("The hidden cards made it work")
    assert text.heading(plain).startswith(f"{plain.input}. Inaccuracy · ")
    assert text.sentences(plain)[0] == "It cost 5 points (±4): a chance to win of 55% instead of 60%."


def test_a_short_round_shows_its_number_alone(analysis: Analysis) -> None:
    """Names of short rounds would overlap on a phone."""
    last = len(analysis.moments)
    crowded = msgspec.structs.replace(
        analysis, rounds=[RoundStart(1, 1), RoundStart(last // 10, 2), RoundStart(last // 2, 3)]
    )
    assert re.findall(r'dy="-8">([^<]*)</text>', render_page(text_of(crowded))) == ["1", "Round 2", "Round 3"]


def test_the_plot_is_as_wide_as_the_page(analysis: Analysis) -> None:
    """Only the lines are stretched; marks are positioned by percentage and keep their shape."""
    text = render_page(text_of(analysis))
    assert re.findall(r"<svg[^>]*preserveAspectRatio[^>]*>\s*<(\w+)", text) == ["polyline"]
    for moment in noteworthy_inputs(analysis.moments):
        assert f'<svg x="{100 * moment.input / len(analysis.moments):.2f}%"' in text


def test_a_screen_reader_hears_links_and_tables_and_no_drawing(analysis: Analysis) -> None:
    text = render_page(text_of(analysis))
    drawings = re.findall(r"<svg[^>]*>", re.sub(r'(?s)<g aria-hidden="true">.*?</g>', "", text))
    assert len(drawings) > len(noteworthy_inputs(analysis.moments))
    assert [drawing for drawing in drawings if 'aria-hidden="true"' not in drawing] == [
        '<svg role="group" aria-labelledby="plot-name plot-text">'
    ]


@pytest.mark.parametrize(("last", "step"), [(1, 1), (6, 1), (7, 2), (30, 5), (61, 20), (207, 50), (1000, 200)])
def test_ticks_are_easy_to_count_by(last: int, step: int) -> None:
    assert tick_step(last) == step
    assert last // step <= MAX_TICKS


def test_a_moment_says_when_it_was(analysis: Analysis) -> None:
    first = noteworthy_inputs(analysis.moments)[0]
    later = msgspec.structs.replace(analysis, rounds=[RoundStart(0, 1), RoundStart(first.input, 2)])
    assert text_of(later).input_position(first) == f"Round 1 · Step {first.input}"
    assert text_of(msgspec.structs.replace(analysis, rounds=[])).input_position(first) == f"Step {first.input}"


def test_players_are_counted_side_by_side(analysis: Analysis) -> None:
    text = text_of(analysis, "es")
    assert text.tally_head() == ["Jugador", "Ada", "<b>Bo</b>"]
    rows = {name: cells for name, *cells in text.tally_rows()}
    for tally in analysis.tallies:
        assert rows["Errores graves"][tally.seat] == str(tally.blunders)
        assert rows["Imprecisiones"][tally.seat] == str(tally.inaccuracies)
    assert all("," in mean for mean in rows["Pérdida media (puntos)"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_page_are_explained(analysis: Analysis, language: str) -> None:
    text = text_of(analysis, language)
    read = PageReader(render_page(text))
    assert read.tags.count("dt") == read.tags.count("dd") == len(text.glossary())
    assert "#reading" in read.links
    explained = " ".join(term for term, _ in text.glossary()).lower()
    for mark in ("inaccuracy", "mistake", "blunder", "unlucky", "lucky"):
        assert text.format_message(f"mark-{mark}").lower() in explained


@pytest.mark.parametrize(
    ("language", "chance", "few", "many", "seconds"),
    [
        ("en", "50%", "2 simulations", "60 simulations", "0.5\u00a0s"),
        ("es", "50\u00a0%", "2 simulaciones", "60 simulaciones", "0,5\u00a0s"),
        ("pl", "50%", "2 symulacje", "60 symulacji", "0,5\u00a0s"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    analysis: Analysis, language: str, chance: str, few: str, many: str, seconds: str
) -> None:
    assert text_of(analysis, language).format_percent(0.5) == chance
    for budget, words in (("2", few), ("60", many), ("0.5s", seconds)):
        assert text_of(msgspec.structs.replace(analysis, budget=budget), language).budget_text() == words


def test_a_match_that_goes_on_says_so(tmp_path: Path) -> None:
    unfinished = analysis_of(tmp_path / "match.kbr", finished=False)
    assert text_of(unfinished).result() == "The match is not over; this is how it went so far."


def test_a_group_has_one_line(tmp_path: Path) -> None:
    analysis = analyse(dungeon_match(8), tmp_path / "match.kbr", 8, ROLLOUT_EVALUATOR)
    text = render_page(text_of(analysis))
    assert re.findall(r'<polyline class="line side-(\d)"', text) == ["0"]
    assert "Ana (1), Olek, Ana (3)" in text


def test_more_players_than_a_phone_is_wide_stand_below_each_other(tmp_path: Path, analysis: Analysis) -> None:
    group = text_of(analyse(dungeon_match(8), tmp_path / "group.kbr", 8, ROLLOUT_EVALUATOR), "es")
    shown = render_page(group).split('id="summary"')[1].split("</section>")[0]
    assert "<table>" not in shown
    assert re.findall("<h3>(.*?)</h3>", shown) == group.tally_head()[1:]
    counted = re.findall("<dt>(.*?)</dt><dd>(.*?)</dd>", shown)
    assert counted == [(row[0], row[place]) for place in (1, 2, 3) for row in group.tally_rows()]
    assert "<table>" in render_page(text_of(analysis)).split('id="summary"')[1].split("</section>")[0]


def test_a_match_without_moments_says_so(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    replay = save_and_replay(
        play_random(new_session("knockdown", {}, [], [Player("Ada", "person")] * 2, SeedStart(7)), 20), path
    )
    task = make_task(path, 10, ROLLOUT_EVALUATOR)
    quiet = build_analysis(
        replay, task, input_reviews((inputs_to_review(replay)[0], best_chosen(0.5), best_chosen(0.5)))
    )
    assert "No choice clearly lost 4 points or more." in render_page(text_of(quiet))
