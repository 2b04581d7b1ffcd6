"""Compare the list of rules with code, tests and wording, and report every gap."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from knockbox.text.citations import Citation, citations_in_code, citations_in_tests, rule_mentions
from knockbox.text.contents import TEXT_FOLDER, RuleIndex, RuleKind, known_ids, load_rule_index
from knockbox.text.errors import TextError
from knockbox.text.language import LANGUAGES
from knockbox.text.rules_document import read_rules_document

MAX_IDS: Final = 2  # one task, one sentence; a second id is usually the ruling on the first


class Gap(msgspec.Struct, frozen=True):
    """A missing or wrong citation; the subject is a rule id or a place."""

    subject: str
    problem: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.problem}"


class Evidence(msgspec.Struct, frozen=True):
    """The citations of one game's rules in a checkout."""

    code: list[Citation]
    tests: list[Citation]
    mentions: list[tuple[str, Path, int]]


def find_gaps(game: str, checkout: Path, text: Path = TEXT_FOLDER) -> list[Gap]:
    contents = load_rule_index(game, text)
    evidence = gather_evidence(game, checkout)
    return [
        *missing_wording(game, contents, text),
        *missing_code(contents, evidence.code),
        *missing_tests(contents, evidence.tests),
        *misplaced_citations(evidence.code),
        *unknown_citations(known_ids(folder=text), evidence),
    ]


def code_folders(game: str, checkout: Path) -> list[Path]:
    """Return the folders whose code may implement rules: the game, the layers below it, and records."""
    source = checkout / "src" / "knockbox"
    return [source / "games" / game, *(source / name for name in ("effects", "engine", "records", "tower"))]


def gather_evidence(game: str, checkout: Path) -> Evidence:
    folders = code_folders(game, checkout)
    return Evidence(
        code=[relative_citation(found, checkout) for folder in folders for found in citations_in_code(folder)],
        tests=[relative_citation(found, checkout) for found in citations_in_tests(checkout / "tests")],
        mentions=[(id, path.relative_to(checkout), line) for f in folders for id, path, line in rule_mentions(f)],
    )


def relative_citation(citation: Citation, checkout: Path) -> Citation:
    return msgspec.structs.replace(citation, path=citation.path.relative_to(checkout))


def missing_wording(game: str, contents: RuleIndex, text: Path) -> Iterator[Gap]:
    for language in LANGUAGES:
        try:
            worded = {entry.id for entry in read_rules_document(text / language / "rules" / f"{game}.md").entries()}
        except (OSError, TextError) as error:
            yield Gap(language, f"the wording cannot be read: {error}")
        else:
            yield from (Gap(id, f"has no wording in {language}") for id in contents.kinds() if id not in worded)


def missing_code(contents: RuleIndex, code: list[Citation]) -> Iterator[Gap]:
    implemented = all_cited_ids(code)
    for id, kind in contents.kinds().items():
        if kind is RuleKind.RULE and id not in implemented:
            yield Gap(id, "no task or function has it at the start of its docstring")


def missing_tests(contents: RuleIndex, tests: list[Citation]) -> Iterator[Gap]:
    tested = all_cited_ids(tests)
    for id in contents.kinds():
        if id not in tested:
            yield Gap(id, f'no test carries @pytest.mark.rule("{id}")')


def misplaced_citations(code: list[Citation]) -> Iterator[Gap]:
    for citation in code:
        if not citation.ids:
            yield Gap(
                citation.place(), "the docstring begins like a rule id but has none; expected `KD-ABC-1 Sentence`"
            )
        if len(citation.ids) > MAX_IDS:
            yield Gap(citation.place(), f"begins with {len(citation.ids)} ids; at most {MAX_IDS}")
        if not (citation.is_task or citation.is_function):
            yield Gap(citation.place(), "a class without `do` implements nothing; cite rules at tasks and functions")


def unknown_citations(known: frozenset[str], evidence: Evidence) -> Iterator[Gap]:
    """Yield citations of rules that no game has; engine and tests may cite any game's rules."""
    for id, path, line in evidence.mentions:
        if id not in known:
            yield Gap(f"{path}:{line}", f"cites the unknown rule {id}")
    for test in evidence.tests:
        yield from (Gap(test.place(), f"is marked with the unknown rule {id}") for id in test.ids if id not in known)


def all_cited_ids(citations: Iterable[Citation]) -> set[str]:
    return {id for citation in citations for id in citation.ids}
