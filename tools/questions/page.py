"""What every page of questions has: one section for each kind of question."""

from collections.abc import Iterable
from typing import NamedTuple


class Question(NamedTuple):
    """What a page says about one kind of question."""

    prompt: int
    asked: str
    candidates: str
    verbs: tuple[int, ...]


def section(name: str, wording: str, rule: str, question: Question, examples: Iterable[str]) -> str:
    """A question by its name, as people read it, with the rule that asks it and its answers in notation."""
    return (
        f"\n## `{name}`\n\n"
        f"> {wording}\n\n"
        f"- Asked: {question.asked}.\n"
        f"- Rule: {link(rule)}.\n"
        f"- Candidates: {question.candidates}.\n"
        f"- Notation: {', '.join(examples)}.\n"
    )


def link(rule: str) -> str:
    """To the rule in the rulebook of its game."""
    game = "dungeon" if rule.startswith("KKD") else "knockdown"
    return f"[{rule}](../../rules/{game}.md#{rule.lower()})"
