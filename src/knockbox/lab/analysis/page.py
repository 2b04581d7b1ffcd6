"""Renders an analysis as one self-contained HTML page without scripts, fonts or external images."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from knockbox.lab.analysis.analysis_text import AnalysisText
from knockbox.lab.analysis.annotations import AnnotatedInput, noteworthy_inputs
from knockbox.lab.analysis.marks import MARK_THRESHOLDS, to_percent
from knockbox.lab.analysis.plot import MARK_SHAPES, render_plot

GENERATOR_TAG: Final = '<meta name="generator" content="knockbox analyse">'
"""Identifies a page as an analysis."""
CONTENT_SECURITY_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
STYLESHEET: Final = "page.css"
MAX_PLAYERS_SIDE_BY_SIDE: Final = 2
"""Up to this many players fit side by side on a phone; more are listed below each other."""


def render_page(text: AnalysisText) -> str:
    """Render the whole page."""
    sections = [
        render_summary(text),
        render_plot_section(text),
        render_noteworthy(text),
        render_input_table(text),
        render_glossary(text),
    ]
    body = [render_header(text), "<main>", *sections, "</main>", f"<footer><p>{escape(text.footer())}</p></footer>"]
    return "\n".join([*render_head(text), "<body>", *body, "</body>", "</html>", ""])


def render_head(text: AnalysisText) -> Iterator[str]:
    yield "<!doctype html>"
    yield f'<html lang="{text.language}">'
    yield '<head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{CONTENT_SECURITY_POLICY}">'
    yield '<meta name="color-scheme" content="light dark">'
    yield GENERATOR_TAG
    yield f"<title>{escape(text.title())}</title>"
    yield f"<style>\n{files('knockbox.lab.analysis').joinpath(STYLESHEET).read_text(encoding='utf-8')}</style></head>"


def render_header(text: AnalysisText) -> str:
    skip = f'<a class="skip" href="#moments">{escape(text.format_message("skip"))}</a>'
    lead = (
        f'<p class="lead">{escape(text.result())} <a href="#reading">{escape(text.format_message("reading"))}</a></p>'
    )
    return f"{skip}\n<header><h1>{escape(text.title())}</h1>\n{lead}</header>"


def render_summary(text: AnalysisText) -> str:
    title = text.format_message("summary")
    names = text.tally_head()
    rows = text.tally_rows()
    fits = len(text.analysis.players) <= MAX_PLAYERS_SIDE_BY_SIDE
    return render_html_section(
        "summary", title, render_html_table(title, names, rows) if fits else render_seats(names[1:], rows)
    )


def render_seats(names: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Render the counts as a list of players."""
    items = "\n".join(
        render_seat(name, [(row[0], row[place]) for row in rows]) for place, name in enumerate(names, start=1)
    )
    return f'<ul class="seats">\n{items}\n</ul>'


def render_seat(name: str, counted: Sequence[tuple[str, str]]) -> str:
    pairs = "".join(f"<div><dt>{escape(term)}</dt><dd>{escape(count)}</dd></div>" for term, count in counted)
    return f"<li><h3>{escape(name)}</h3><dl>{pairs}</dl></li>"


def render_plot_section(text: AnalysisText) -> str:
    """Render the plot and its legend."""
    return render_html_section(
        "plot", text.format_message("plot"), f'<div class="plot">\n{render_plot(text)}\n</div>\n{render_legend(text)}'
    )


def render_legend(text: AnalysisText) -> str:
    """Render the names of lines and shapes."""
    sides = range(0 if text.analysis.shared else len(text.analysis.players))
    items = [
        render_legend_entry(f'<path class="line side-{seat}" d="M-12 0H12"/>', text.player_name(seat)) for seat in sides
    ]
    kinds = dict.fromkeys(moment.mark or moment.luck for moment in noteworthy_inputs(text.analysis.moments))
    shown = [kind for kind in MARK_SHAPES if kind in kinds]
    items += [
        render_legend_entry(f'<path class="mark {kind}" d="{MARK_SHAPES[kind]}"/>', describe_mark(text, kind))
        for kind in shown
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


def describe_mark(text: AnalysisText, kind: str) -> str:
    """Return the name of a mark with its threshold."""
    mark = text.format_message(f"mark-{kind}")
    return (
        text.format_message("least", mark=mark, points=to_percent(MARK_THRESHOLDS[kind]))
        if kind in MARK_THRESHOLDS
        else mark
    )


def render_legend_entry(drawn: str, words: str) -> str:
    return f'<li><svg viewBox="-14 -9 28 18" aria-hidden="true">{drawn}</svg>{escape(words)}</li>'


def render_noteworthy(text: AnalysisText) -> str:
    found = noteworthy_inputs(text.analysis.moments)
    body = "\n".join(render_article(text, moment) for moment in found) or f"<p>{escape(text.no_marks_text())}</p>"
    return render_html_section("moments", text.format_message("moments"), body)


def render_article(text: AnalysisText, annotated: AnnotatedInput) -> str:
    kind = annotated.mark or annotated.luck
    shape = f'<svg viewBox="-9 -9 18 18" aria-hidden="true"><path class="mark {kind}" d="{MARK_SHAPES[kind]}"/></svg>'
    mark = escape(text.mark_label(annotated))
    label = f'<span class="label">{shape}<strong>{mark}</strong> · {escape(text.input_position(annotated))}'
    title = f"<h3>{label}</span> {escape(text.choice_text(annotated))}</h3>"
    lines = "".join(f"<p>{escape(sentence)}</p>" for sentence in text.sentences(annotated))
    return f'<article id="input-{annotated.input}" tabindex="-1" class="{kind}">{title}{lines}</article>'


def render_input_table(text: AnalysisText) -> str:
    """Render the plot as a table, for screen readers and exact values."""
    analysis = text.analysis
    title = text.format_message("every")
    sides = [0] if analysis.shared else range(len(analysis.players))
    chances = [
        text.format_message("plot")
        if analysis.shared
        else text.format_message("chance-of", name=text.player_name(seat))
        for seat in sides
    ]
    names = [text.format_message(key) for key in ("input", "player", "what")]
    columns = [*names, *chances, text.format_message("loss"), text.format_message("mark")]
    rows = [input_row(text, moment, sides) for moment in analysis.moments]
    shown = f'<summary><h2 id="every-title">{escape(title)}</h2></summary>'
    inner = f"<details>{shown}{render_html_table(title, columns, rows)}</details>"
    return f'<section id="every" aria-labelledby="every-title">\n{inner}\n</section>'


def input_row(text: AnalysisText, annotated: AnnotatedInput, sides: Sequence[int]) -> list[str]:
    chances = [text.format_percent(annotated.chances[seat]) for seat in sides]
    lost = text.format_decimal(100 * annotated.lost) if annotated.before is not None else "-"
    mark = text.format_message("forced") if annotated.options == 1 else text.mark_label(annotated)
    return [
        str(annotated.input),
        text.player_name(annotated.seat),
        text.choice_texts[annotated.input].chosen,
        *chances,
        lost,
        mark,
    ]


def render_glossary(text: AnalysisText) -> str:
    """Render the glossary."""
    terms = "\n".join(f"<dt>{escape(term)}</dt><dd>{escape(words)}</dd>" for term, words in text.glossary())
    return render_html_section("reading", text.format_message("reading"), f"<dl>\n{terms}\n</dl>")


def render_html_section(id: str, title: str, body: str) -> str:
    heading = f'<h2 id="{id}-title">{escape(title)}</h2>'
    return f'<section id="{id}" aria-labelledby="{id}-title">\n{heading}\n{body}\n</section>'


def render_html_table(label: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Render a table that scrolls where it is too wide; the first column names the rows."""
    first = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(render_table_row(cells) for cells in rows)
    frame = f'<div class="wide" tabindex="0" role="group" aria-label="{escape(label)}">'
    return f"{frame}\n<table><thead><tr>{first}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"


def render_table_row(cells: Sequence[str]) -> str:
    rest = "".join(f"<td>{escape(cell)}</td>" for cell in cells[1:])
    return f'<tr><th scope="row">{escape(cells[0])}</th>{rest}</tr>'
