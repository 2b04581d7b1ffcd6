"""An analysis as one page that asks nothing of anybody: no scripts, no fonts, no pictures from elsewhere."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from knockbox.lab.analysis.findings import Moment, remarkable
from knockbox.lab.analysis.marks import MARKS, percent
from knockbox.lab.analysis.plot import SHAPES, plot
from knockbox.lab.analysis.retelling import Retelling

GENERATOR: Final = '<meta name="generator" content="knockbox analyse">'
"""By which a page is known as one of ours."""
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
STYLE: Final = "page.css"
SIDE_BY_SIDE: Final = 2
"""So many players fit beside each other on a phone; of more, one stands below the other."""


def page(told: Retelling) -> str:
    """The whole page, in the language of the retelling."""
    sections = [summary(told), picture(told), moments(told), every_input(told), reading(told)]
    body = [header(told), "<main>", *sections, "</main>", f"<footer><p>{escape(told.made())}</p></footer>"]
    return "\n".join([*head(told), "<body>", *body, "</body>", "</html>", ""])


def head(told: Retelling) -> Iterator[str]:
    yield "<!doctype html>"
    yield f'<html lang="{told.language}">'
    yield '<head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    yield '<meta name="color-scheme" content="light dark">'
    yield GENERATOR
    yield f"<title>{escape(told.title())}</title>"
    yield f"<style>\n{files('knockbox.lab.analysis').joinpath(STYLE).read_text(encoding='utf-8')}</style></head>"


def header(told: Retelling) -> str:
    skip = f'<a class="skip" href="#moments">{escape(told.say("skip"))}</a>'
    lead = f'<p class="lead">{escape(told.result())} <a href="#reading">{escape(told.say("reading"))}</a></p>'
    return f"{skip}\n<header><h1>{escape(told.title())}</h1>\n{lead}</header>"


def summary(told: Retelling) -> str:
    title, names, rows = told.say("summary"), told.tally_head(), told.tally_rows()
    fits = len(told.analysis.players) <= SIDE_BY_SIDE
    return section("summary", title, table(title, names, rows) if fits else seats(names[1:], rows))


def seats(names: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """What is counted of each player, as a list of players."""
    items = "\n".join(seat(name, [(row[0], row[place]) for row in rows]) for place, name in enumerate(names, start=1))
    return f'<ul class="seats">\n{items}\n</ul>'


def seat(name: str, counted: Sequence[tuple[str, str]]) -> str:
    pairs = "".join(f"<div><dt>{escape(term)}</dt><dd>{escape(count)}</dd></div>" for term, count in counted)
    return f"<li><h3>{escape(name)}</h3><dl>{pairs}</dl></li>"


def picture(told: Retelling) -> str:
    """The plot, and what its lines and shapes mean."""
    return section("plot", told.say("plot"), f'<div class="plot">\n{plot(told)}\n</div>\n{legend(told)}')


def legend(told: Retelling) -> str:
    """Lines and shapes with their names."""
    sides = range(0 if told.analysis.shared else len(told.analysis.players))
    items = [entry(f'<path class="line side-{seat}" d="M-12 0H12"/>', told.name(seat)) for seat in sides]
    kinds = dict.fromkeys(moment.mark or moment.luck for moment in remarkable(told.analysis.moments))
    shown = [kind for kind in SHAPES if kind in kinds]
    items += [entry(f'<path class="mark {kind}" d="{SHAPES[kind]}"/>', meaning(told, kind)) for kind in shown]
    return f'<ul class="legend">{"".join(items)}</ul>'


def meaning(told: Retelling, kind: str) -> str:
    """A mark with what it takes to get it."""
    mark = told.say(f"mark-{kind}")
    return told.say("least", mark=mark, points=percent(MARKS[kind])) if kind in MARKS else mark


def entry(drawn: str, words: str) -> str:
    return f'<li><svg viewBox="-14 -9 28 18" aria-hidden="true">{drawn}</svg>{escape(words)}</li>'


def moments(told: Retelling) -> str:
    found = remarkable(told.analysis.moments)
    body = "\n".join(article(told, moment) for moment in found) or f"<p>{escape(told.nothing())}</p>"
    return section("moments", told.say("moments"), body)


def article(told: Retelling, moment: Moment) -> str:
    kind = moment.mark or moment.luck
    shape = f'<svg viewBox="-9 -9 18 18" aria-hidden="true"><path class="mark {kind}" d="{SHAPES[kind]}"/></svg>'
    label = f'<span class="label">{shape}<strong>{escape(told.label(moment))}</strong> · {escape(told.place(moment))}'
    title = f"<h3>{label}</span> {escape(told.choice(moment))}</h3>"
    lines = "".join(f"<p>{escape(sentence)}</p>" for sentence in told.sentences(moment))
    return f'<article id="input-{moment.input}" tabindex="-1" class="{kind}">{title}{lines}</article>'


def every_input(told: Retelling) -> str:
    """The plot as a table, for whoever cannot see it or wants it exactly."""
    analysis, title = told.analysis, told.say("every")
    sides = [0] if analysis.shared else range(len(analysis.players))
    chances = [told.say("plot") if analysis.shared else told.say("chance-of", name=told.name(seat)) for seat in sides]
    names = [told.say(key) for key in ("input", "player", "what")]
    columns = [*names, *chances, told.say("loss"), told.say("mark")]
    rows = [row(told, moment, sides) for moment in analysis.moments]
    shown = f'<summary><h2 id="every-title">{escape(title)}</h2></summary>'
    inner = f"<details>{shown}{table(title, columns, rows)}</details>"
    return f'<section id="every" aria-labelledby="every-title">\n{inner}\n</section>'


def row(told: Retelling, moment: Moment, sides: Sequence[int]) -> list[str]:
    chances = [told.percent(moment.chances[seat]) for seat in sides]
    lost = told.decimal(100 * moment.lost) if moment.before is not None else "-"
    mark = told.say("forced") if moment.options == 1 else told.label(moment)
    return [str(moment.input), told.name(moment.seat), told.words[moment.input].chosen, *chances, lost, mark]


def reading(told: Retelling) -> str:
    """What the words of the page mean."""
    terms = "\n".join(f"<dt>{escape(term)}</dt><dd>{escape(words)}</dd>" for term, words in told.reading())
    return section("reading", told.say("reading"), f"<dl>\n{terms}\n</dl>")


def section(id: str, title: str, body: str) -> str:
    heading = f'<h2 id="{id}-title">{escape(title)}</h2>'
    return f'<section id="{id}" aria-labelledby="{id}-title">\n{heading}\n{body}\n</section>'


def table(label: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls by itself where it is too wide; the first column names the rows."""
    first = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(table_row(cells) for cells in rows)
    frame = f'<div class="wide" tabindex="0" role="group" aria-label="{escape(label)}">'
    return f"{frame}\n<table><thead><tr>{first}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"


def table_row(cells: Sequence[str]) -> str:
    rest = "".join(f"<td>{escape(cell)}</td>" for cell in cells[1:])
    return f'<tr><th scope="row">{escape(cells[0])}</th>{rest}</tr>'
