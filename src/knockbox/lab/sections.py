"""Tables and verdicts as sections of a page."""

from collections.abc import Sequence

from knockbox.lab.tables import Table, spell


def section(table: Table) -> str:
    rule = " | ".join(["---"] + ["---:"] * (len(table.head) - 1))
    rows = "".join(f"| {' | '.join(spell(value) for value in row)} |\n" for row in table.rows)
    return f"\n### {table.title}\n\n| {' | '.join(table.head)} |\n| {rule} |\n{rows}"


def verdict(found: Sequence[str], caveat: str) -> str:
    """What is outside the bars, and before it whether there is enough to judge by."""
    lines = [f"{caveat.capitalize()}.", ""] if caveat else []
    if not found:
        return "\n".join([*lines, "Everything is within the bars."])
    return "\n".join([*lines, "Outside the bars:", "", *(f"* {sentence}." for sentence in found)])
