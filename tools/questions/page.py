"""Render the sections of a question page."""

from collections.abc import Iterable
from typing import NamedTuple


class QuestionDescription(NamedTuple):
    """Description of one kind of question."""

    prompt: int
    who: str
    candidates: str
    verbs: tuple[int, ...]


def section(name: str, wording: str, rule: str, question: QuestionDescription, examples: Iterable[str]) -> str:
    """Return the section of a question: name, text, rule and notation of its answers."""
    return (
        f"\n## `{name}`\n\n"
        f"> {wording}\n\n"
        f"- Asked: {question.who}.\n"
        f"- Rule: {link(rule)}.\n"
        f"- Candidates: {question.candidates}.\n"
        f"- Notation: {', '.join(examples)}.\n"
    )


def link(rule: str) -> str:
    """Return a link to the rule in its rulebook."""
    game = "dungeon" if rule.startswith("KKD") else "knockdown"
    return f"[{rule}](../../rules/{game}.md#{rule.lower()})"
