"""What can be looked up at every table: rules, what is closed and why, keys and signs."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from knockbox.cli.rules import heading
from knockbox.cli.table.lines import Hanging
from knockbox.cli.table.question import NUMBER as MARGIN
from knockbox.cli.table.question import draw_answers
from knockbox.cli.table.scene import NO_MARK, Asked, Scene
from knockbox.cli.table.stage import AnyStage, Family
from knockbox.cli.table.styles import BOLD, DIM, NUMBER
from knockbox.cli.table.terse import Item, flowing
from knockbox.engine.decision import Decision
from knockbox.engine.reason import Candidate, Reason
from knockbox.text.errors import TextError
from knockbox.text.rulebook import load_rulebook, search

MOST_RULES = 8
A_FEW = 3
BESIDE = -1
"""The prompt of what is done or said beside the question."""


def show_rules(stage: AnyStage, game: str, typed: str) -> RenderableType:
    """A rule by its id, or the first few that speak of a word."""
    if not typed:
        return Text(stage.say("which-rule"))
    book = load_rulebook(game, stage.language)
    try:
        found = search(typed, book)
    except TextError:
        return Text(stage.say("no-rule", typed=typed))
    shown = [
        Group(heading(rule, stage.language), Padding(Text(rule.in_full()), (0, 0, 0, 2))) for rule in found[:MOST_RULES]
    ]
    rest = [Text(", ".join(rule.id for rule in found[MOST_RULES:]), style=DIM)] if found[MOST_RULES:] else []
    return Group(*shown, *rest)


def show_closed(stage: AnyStage, scene: Scene, candidates: list[Candidate], asked: Asked) -> RenderableType:
    """All that could be tried and is closed, each with its reasons; of many places a few for each kind of reason."""
    closed = [candidate for candidate in candidates if not candidate.enabled]
    if not closed:
        return Text(stage.say("all-open"))
    parts: list[RenderableType] = [Text(stage.say("closed"), style=BOLD)]
    for family in alike(closed) if asked.is_flowing else [closed]:
        shown = family[:A_FEW] if asked.is_flowing else family
        for candidate in shown:
            parts.append(Text(f"  {stage.option_text(scene, candidate.choice, asked.decision.prompt)}"))
            parts += [show_reason(stage, reason) for reason in candidate.reasons]
        if len(shown) < len(family):
            parts.append(Text(f"  {stage.say('closed-more', count=len(family) - len(shown))}", style=DIM))
    return Group(*parts)


def alike(candidates: list[Candidate]) -> list[list[Candidate]]:
    """Those that are closed for one kind of reason, in the order of the first of each kind."""
    families: dict[tuple[str, ...], list[Candidate]] = {}
    for candidate in candidates:
        families.setdefault(tuple(reason.code for reason in candidate.reasons), []).append(candidate)
    return list(families.values())


def show_refusal(stage: AnyStage, scene: Scene, candidate: Candidate, prompt: int, typed: str = "") -> RenderableType:
    """Why a choice, or what was typed where no choice can hold it, cannot be done."""
    head = Text(stage.say("refused", choice=typed or stage.option_text(scene, candidate.choice, prompt)))
    return Group(head, *[show_reason(stage, reason) for reason in candidate.reasons])


def show_reason(stage: AnyStage, reason: Reason) -> RenderableType:
    text = Text(stage.reason_text(reason))
    if reason.rule:
        text.append(f" [{reason.rule}]", style=DIM)
    return Padding(text, (0, 0, 0, 4))


def show_beside(stage: AnyStage, scene: Scene, key: str, choices: list[int], width: int) -> RenderableType:
    """What can be done or said beside the question, numbered; `key` is the message above it."""
    if not choices:
        return Text(stage.say(f"no-{key}"))
    title, families = Text(stage.say(key), style=BOLD), stage.families(scene, choices)
    if families:
        return Group(title, *draw_families(families, width), *draw_others(stage, scene, choices, families))
    words = [stage.option_text(scene, choice, BESIDE) for choice in choices]
    asked = Asked(Decision(BESIDE, BESIDE, choices), "", words, [""] * len(words))
    return Group(title, draw_answers(asked, width))


def draw_families(families: Sequence[Family], width: int) -> Iterator[Text]:
    """What differs in a place only: one heading, and the places with their numbers."""
    for family in families:
        yield Text(family.words)
        items = [Item([number], NO_MARK, place) for number, place in family.places.items()]
        for row in flowing(items, width):
            yield row.text


def draw_others(
    stage: AnyStage, scene: Scene, choices: list[int], families: Sequence[Family]
) -> Iterator[RenderableType]:
    """Everything else in a line of its own, nearest to the prompt: it is said most often."""
    told = {number for family in families for number in family.places}
    for number, choice in enumerate(choices, start=1):
        if number not in told:
            words = stage.option_text(scene, choice, BESIDE)
            yield Hanging(Text.assemble((f"{number:>2}  ", NUMBER), words), margin=MARGIN)


def show_help(stage: AnyStage, scene: Scene, example: str) -> RenderableType:
    """Keys, then signs."""
    keys = [("1, 2, 3 …", "answer"), ("?", "why"), ("c …", "card"), ("r …", "rule"), ("l", "log"), ("v", "view")]
    keys += [("n", "next"), ("hint", "hint"), ("o", "offers"), *stage.keys(scene), ("p", "pause"), ("s", "save")]
    keys += [("h", "help")]
    head = [Text(stage.headline(scene), style=BOLD)] if stage.headline(scene) else []
    title = Text(stage.say("help-signs"), style=BOLD)
    return Group(*head, listed(stage, keys, example), title, listed(stage, stage.signs(scene), example))


def listed(stage: AnyStage, rows: Iterable[tuple[str, str]], example: str) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for sign, word in rows:
        grid.add_row(Text(sign, style=NUMBER), Text(stage.say(f"help-{word}", example=example)))
    return grid
