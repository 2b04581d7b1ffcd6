"""Whatever the server does not do is told in a sentence, in every language of the page."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from knockbox import server
from knockbox.server.errors import REFUSAL_CODES
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import LANGUAGES
from tools.protocol.refusals import CLOSE_CODES, sentence

AT_A_TABLE = frozenset(
    [
        "bad-bot",
        "bad-cubes",
        "bad-seat",
        "chat-empty",
        "chat-marks",
        "chat-too-long",
        "elsewhere",
        "frozen",
        "handed",
        "id-used",
        "illegal",
        "known",
        "malformed",
        "moved",
        "name-marks",
        "name-too-long",
        "no-adviser",
        "no-builder",
        "no-bot",
        "no-hints",
        "no-input",
        "no-pause",
        "no-question",
        "no-seat",
        "no-spectator",
        "no-tower",
        "not-asked",
        "not-attacker",
        "not-dealt",
        "not-host",
        "not-over",
        "not-seated",
        "not-yours",
        "nothing-to-undo",
        "over",
        "paused",
        "ready-already",
        "silence",
        "stale",
        "talked-out",
        "too-long",
        "too-many",
        "unavailable",
    ]
)
"""Answers to what is asked on a socket."""
GOODBYE = frozenset(
    [
        "bad-language",
        "closing",
        "crowded",
        "deleted",
        "failure",
        "flood",
        "full",
        "left",
        "moved",
        "no-hello",
        "no-spectators",
        "no-table",
        "not-host",
        "not-yours",
        "oversize",
        "protocol",
        "removed",
        "shutdown",
        "silent",
        "slow",
        "too-many",
        "unavailable",
        "unreadable",
    ]
)
"""After them the socket is closed."""
OVER_HTTP = frozenset(
    [
        "bad-bot",
        "bad-game",
        "bad-language",
        "bad-mark",
        "bad-option",
        "bad-pack",
        "bad-seat",
        "bad-seats",
        "closing",
        "frozen",
        "full",
        "id-used",
        "malformed",
        "name-marks",
        "name-too-long",
        "no-catalogue",
        "no-seat",
        "no-table",
        "not-allowed",
        "not-host",
        "not-invited",
        "not-over",
        "origin",
        "over",
        "seat-taken",
        "seat-worn",
        "too-many",
        "unavailable",
        "unreadable",
        "moved",
    ]
)
FOR_PROGRAMS = frozenset({"bad-mark"})
"""What no page brings about, but only whoever writes a client; and he reads English."""
FOR_OPERATORS = frozenset({"not-allowed"})
"""Of HTTP, what only whoever asks for the metrics of a server is told."""
MADE = {"bad-": ("game", "option", "pack", "seats"), "-too-long": ("name", "chat"), "-marks": ("name", "chat")}
"""Codes that are put together, by the part that is written."""


def written_codes() -> Iterator[str]:
    """All codes that stand in the server, wherever something is refused or a socket closed."""
    for path in sorted(Path(next(iter(server.__path__))).rglob("*.py")):
        for call in (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if call.args and name in ("RequestRefusedError", "close", "abandon", "drop"):
                yield from codes_in(call.args[0])
            elif name == "Refused" and len(call.args) > 1:
                yield from codes_in(call.args[1])


def codes_in(argument: ast.expr) -> list[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    if not isinstance(argument, ast.JoinedStr):
        return []
    part = next(str(value.value) for value in argument.values if isinstance(value, ast.Constant))
    return [f"{part}{other}" if part.endswith("-") else f"{other}{part}" for other in MADE[part]]


def test_the_list_of_codes_is_all_that_the_server_can_say() -> None:
    assert {*written_codes()} | {"shutdown"} == {*REFUSAL_CODES, *CLOSE_CODES}
    assert {*REFUSAL_CODES, *CLOSE_CODES} == AT_A_TABLE | GOODBYE | OVER_HTTP


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    assert [code for code in sorted({*REFUSAL_CODES, *CLOSE_CODES}) if not sentence(code, language)] == sorted(
        FOR_PROGRAMS
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_a_sentence_for_each_of_its_refusals_and_goodbyes(language: str) -> None:
    words = load_catalogue(language)
    assert [code for code in sorted(AT_A_TABLE) if not words.has(f"table-refused-{code}")] == []
    assert [code for code in sorted(GOODBYE) if not words.has(f"table-bye-{code}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_sentence_for_each_refusal_over_http(language: str) -> None:
    words = load_catalogue(language)
    met = OVER_HTTP - FOR_PROGRAMS - FOR_OPERATORS
    assert [code for code in sorted(met) if not words.has(f"home-refused-{code}")] == []
