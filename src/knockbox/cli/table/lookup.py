"""Lookups in the terminal: rules, illegal choices with reasons, keys and signs."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from knockbox.cli.rules import heading
from knockbox.cli.table.layout import HangingLine
from knockbox.cli.table.presenter import AnyPresenter, ChoiceGroup
from knockbox.cli.table.question import NUMBER_WIDTH as MARGIN
from knockbox.cli.table.question import draw_answers
from knockbox.cli.table.scene import NO_MARK, RenderedQuestion, TerminalScene
from knockbox.cli.table.styles import BOLD, DIM, NUMBER
from knockbox.cli.table.terse import AnswerGroup, flow_rows
from knockbox.engine.decision import Decision
from knockbox.engine.reason import Candidate, Reason
from knockbox.text.errors import TextError
from knockbox.text.rulebook import load_rulebook, search_rules

MAX_RULES = 8
MAX_CLOSED_PER_REASON = 3
SIDE_PROMPT = -1
"""Prompt of side actions and talk."""


def show_rules(presenter: AnyPresenter, game: str, typed: str) -> RenderableType:
    """Show a rule by its id, or the first few that contain a word."""
    if not typed:
        return Text(presenter.format_message("which-rule"))
    book = load_rulebook(game, presenter.language)
    try:
        found = search_rules(typed, book)
    except TextError:
        return Text(presenter.format_message("no-rule", typed=typed))
    shown = [
        Group(heading(rule, presenter.language), Padding(Text(rule.full_text()), (0, 0, 0, 2)))
        for rule in found[:MAX_RULES]
    ]
    rest = [Text(", ".join(rule.id for rule in found[MAX_RULES:]), style=DIM)] if found[MAX_RULES:] else []
    return Group(*shown, *rest)


def show_closed(
    presenter: AnyPresenter, scene: TerminalScene, candidates: list[Candidate], rendered: RenderedQuestion
) -> RenderableType:
    """Show illegal candidates with their reasons; for inline questions, a few for each kind of reason."""
    closed = [candidate for candidate in candidates if not candidate.enabled]
    if not closed:
        return Text(presenter.format_message("all-open"))
    parts: list[RenderableType] = [Text(presenter.format_message("closed"), style=BOLD)]
    for family in group_by_reasons(closed) if rendered.is_inline else [closed]:
        shown = family[:MAX_CLOSED_PER_REASON] if rendered.is_inline else family
        for candidate in shown:
            parts.append(Text(f"  {presenter.option_text(scene, candidate.choice, rendered.decision.prompt)}"))
            parts += [show_reason(presenter, reason) for reason in candidate.reasons]
        if len(shown) < len(family):
            parts.append(
                Text(f"  {presenter.format_message('closed-more', count=len(family) - len(shown))}", style=DIM)
            )
    return Group(*parts)


def group_by_reasons(candidates: list[Candidate]) -> list[list[Candidate]]:
    """Group candidates by their reason codes, in order of first occurrence."""
    groups: dict[tuple[str, ...], list[Candidate]] = {}
    for candidate in candidates:
        groups.setdefault(tuple(reason.code for reason in candidate.reasons), []).append(candidate)
    return list(groups.values())


def show_refusal(
    presenter: AnyPresenter, scene: TerminalScene, candidate: Candidate, prompt: int, typed: str = ""
) -> RenderableType:
    """Show why a choice, or typed notation that no choice can represent, is illegal."""
    head = Text(
        presenter.format_message("refused", choice=typed or presenter.option_text(scene, candidate.choice, prompt))
    )
    return Group(head, *[show_reason(presenter, reason) for reason in candidate.reasons])


def show_reason(presenter: AnyPresenter, reason: Reason) -> RenderableType:
    text = Text(presenter.reason_text(reason))
    if reason.rule:
        text.append(f" [{reason.rule}]", style=DIM)
    return Padding(text, (0, 0, 0, 4))


def show_side_choices(
    presenter: AnyPresenter, scene: TerminalScene, key: str, choices: list[int], width: int
) -> RenderableType:
    """Show numbered side actions or talk; `key` is the message above them."""
    if not choices:
        return Text(presenter.format_message(f"no-{key}"))
    title = Text(presenter.format_message(key), style=BOLD)
    groups = presenter.group_choices(scene, choices)
    if groups:
        return Group(title, *draw_groups(groups, width), *draw_ungrouped(presenter, scene, choices, groups))
    words = [presenter.option_text(scene, choice, SIDE_PROMPT) for choice in choices]
    rendered = RenderedQuestion(Decision(SIDE_PROMPT, SIDE_PROMPT, choices), "", words, [""] * len(words))
    return Group(title, draw_answers(rendered, width))


def draw_groups(groups: Sequence[ChoiceGroup], width: int) -> Iterator[Text]:
    """Draw choices that differ only in a place: one heading, and the numbered places."""
    for family in groups:
        yield Text(family.text)
        items = [AnswerGroup([number], NO_MARK, place) for number, place in family.places.items()]
        for row in flow_rows(items, width):
            yield row.text


def draw_ungrouped(
    presenter: AnyPresenter, scene: TerminalScene, choices: list[int], groups: Sequence[ChoiceGroup]
) -> Iterator[RenderableType]:
    """Draw the other choices on lines of their own, nearest to the prompt because they are used most."""
    grouped = {number for family in groups for number in family.places}
    for number, choice in enumerate(choices, start=1):
        if number not in grouped:
            words = presenter.option_text(scene, choice, SIDE_PROMPT)
            yield HangingLine(Text.assemble((f"{number:>2}  ", NUMBER), words), margin=MARGIN)


def show_help(presenter: AnyPresenter, scene: TerminalScene, example: str) -> RenderableType:
    """Show keys, then signs."""
    keys = [("1, 2, 3 …", "answer"), ("?", "why"), ("c …", "card"), ("r …", "rule"), ("l", "log"), ("v", "view")]
    keys += [("n", "next"), ("hint", "hint"), ("o", "offers"), *presenter.keys(scene), ("p", "pause"), ("s", "save")]
    keys += [("h", "help")]
    head = [Text(presenter.headline(scene), style=BOLD)] if presenter.headline(scene) else []
    title = Text(presenter.format_message("help-signs"), style=BOLD)
    return Group(
        *head, help_table(presenter, keys, example), title, help_table(presenter, presenter.legend(scene), example)
    )


def help_table(presenter: AnyPresenter, rows: Iterable[tuple[str, str]], example: str) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for sign, word in rows:
        grid.add_row(Text(sign, style=NUMBER), Text(presenter.format_message(f"help-{word}", example=example)))
    return grid
