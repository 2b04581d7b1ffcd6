"""What a player can look up at the table: cards, rules, what is closed and why, the signs."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from knockbox.cli.rules import heading
from knockbox.cli.table import glyphs
from knockbox.cli.table.glyphs import BOLD, DIM
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.knockdown.faces import Face, attack_faces, sheets, skill_faces
from knockbox.games.knockdown.reasons.telling import tell
from knockbox.games.knockdown.wording import Wording
from knockbox.text.errors import TextError
from knockbox.text.rulebook import load_rulebook, plain, search

MOST_RULES = 8


def show_cards(wording: Wording, typed: str) -> RenderableType:
    """Whatever bears a name, or an id, that contains these words; a fighter shows its whole sheet."""
    if not typed:
        return Text(wording.say("terminal-which-card", example=wording.attack(0)))
    found = [
        face for owner, face in everything(wording) if is_called(face.id, face.name, typed) or is_called(*owner, typed)
    ]
    if not found:
        return Text(wording.say("terminal-no-card", typed=typed))
    return Group(*[show_face(face) for face in found])


def everything(wording: Wording) -> Iterator[tuple[tuple[str, str], Face]]:
    """All faces, each with id and name of the fighter it belongs to."""
    for face in (*attack_faces(wording), *skill_faces(wording)):
        yield ("", ""), face
    for sheet in sheets(wording):
        for face in (*sheet.specials, *sheet.tokens):
            yield (sheet.id, sheet.name), face


def is_called(id: str, name: str, typed: str) -> bool:
    wanted = plain(typed)
    return wanted in plain(name) or wanted in (id, id.replace("-", " "))


def show_face(face: Face) -> RenderableType:
    head = Text().append(face.name, style=BOLD).append(f"  {' · '.join(face.facts)}")
    return Group(head, Padding(Text(face.text), (0, 0, 0, 2))) if face.text else head


def show_rules(wording: Wording, game: str, typed: str) -> RenderableType:
    """A rule by its id, or the first few that speak of a word."""
    if not typed:
        return Text(wording.say("terminal-which-rule"))
    book = load_rulebook(game, wording.language)
    try:
        found = search(book, typed)
    except TextError:
        return Text(wording.say("terminal-no-rule", typed=typed))
    shown = [Group(heading(book, rule), Padding(Text(rule.in_full()), (0, 0, 0, 2))) for rule in found[:MOST_RULES]]
    rest = [Text(", ".join(rule.id for rule in found[MOST_RULES:]), style=DIM)] if found[MOST_RULES:] else []
    return Group(*shown, *rest)


def show_closed(wording: Wording, candidates: list[Candidate], prompt: int) -> RenderableType:
    """All that could be tried and is closed, each with its reasons."""
    closed = [candidate for candidate in candidates if not candidate.enabled]
    if not closed:
        return Text(wording.say("terminal-all-open"))
    parts: list[RenderableType] = [Text(wording.say("terminal-closed"), style=BOLD)]
    for candidate in closed:
        parts.append(Text(f"  {wording.option_text(candidate.choice, prompt)}"))
        parts += [show_reason(wording, reason) for reason in candidate.reasons]
    return Group(*parts)


def show_refusal(wording: Wording, candidate: Candidate, prompt: int) -> RenderableType:
    """Why what was typed cannot be done."""
    head = Text(wording.say("terminal-refused", choice=wording.option_text(candidate.choice, prompt)))
    return Group(head, *[show_reason(wording, reason) for reason in candidate.reasons])


def show_reason(wording: Wording, reason: Reason) -> RenderableType:
    text = Text(tell(wording.catalogue, reason))
    if reason.rule:
        text.append(f" [{reason.rule}]", style=DIM)
    return Padding(text, (0, 0, 0, 4))


def show_help(wording: Wording, example: str) -> RenderableType:
    """Keys, then signs."""
    keys = [("1, 2, 3 …", "answer"), ("?", "why"), ("c …", "card"), ("r …", "rule"), ("l", "log"), ("v", "view")]
    keys += [("resign", "resign"), ("s", "save"), ("h", "help")]
    signs = [("1-2", "range"), ("+ / ?", "cost"), ("K.O.", "knockout")]
    signs += [(glyphs.LIGHT, "light"), (glyphs.HEAVY, "heavy")]
    signs += [
        (glyphs.REACHED, "reached"),
        (glyphs.PAYABLE, "payable"),
        (f"{glyphs.LAID}A", "token"),
        (glyphs.DANGER, "danger"),
        (glyphs.VICTORY, "victory"),
    ]
    signs += [(f"{glyphs.FACE_UP} {glyphs.FACE_DOWN}", "skill"), (glyphs.BACK, "back")]
    title = Text(wording.say("terminal-help-signs"), style=BOLD)
    return Group(listed(wording, keys, example), title, listed(wording, signs, example))


def listed(wording: Wording, rows: list[tuple[str, str]], example: str) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for sign, word in rows:
        grid.add_row(Text(sign, style="bold green"), Text(wording.say(f"terminal-help-{word}", example=example)))
    return grid
