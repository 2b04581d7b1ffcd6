"""Tables and verdicts as Markdown sections."""

from collections.abc import Sequence

from knockbox.lab.result_tables import ResultTable, format_cell


def render_section(table: ResultTable) -> str:
    rule = " | ".join(["---"] + ["---:"] * (len(table.head) - 1))
    rows = "".join(f"| {' | '.join(format_cell(value) for value in row)} |\n" for row in table.rows)
    return f"\n### {table.title}\n\n| {' | '.join(table.head)} |\n| {rule} |\n{rows}"


def render_verdict(findings: Sequence[str], caveat: str) -> str:
    """Render the findings outside the accepted ranges, after a caveat if there is too little data."""
    lines = [f"{caveat.capitalize()}.", ""] if caveat else []
    if not findings:
        return "\n".join([*lines, "Everything is within the accepted ranges."])
    return "\n".join([*lines, "Outside the accepted ranges:", "", *(f"* {sentence}." for sentence in findings)])
