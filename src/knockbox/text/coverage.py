"""Hold the list of rules against code, tests and wording, and name every gap."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from knockbox.text.citations import Citation, cited_by_code, cited_by_tests, mentioned
from knockbox.text.contents import TEXT, Contents, Kind, known_ids, load_contents
from knockbox.text.errors import TextError
from knockbox.text.language import LANGUAGES
from knockbox.text.wording import read_wording

MOST_IDS: Final = 2  # one task, one sentence; a second id is usually the ruling on the first


class Gap(msgspec.Struct, frozen=True):
    """Something that is missing or wrong, and about which id or place."""

    subject: str
    problem: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.problem}"


class Evidence(msgspec.Struct, frozen=True):
    """What was found in a checkout about one game's rules."""

    code: list[Citation]
    tests: list[Citation]
    mentions: list[tuple[str, Path, int]]


def find_gaps(game: str, checkout: Path, text: Path = TEXT) -> list[Gap]:
    contents = load_contents(game, text)
    evidence = gather(game, checkout)
    return [
        *missing_wording(game, contents, text),
        *missing_code(contents, evidence.code),
        *missing_tests(contents, evidence.tests),
        *misplaced(evidence.code),
        *unknown(known_ids(folder=text), evidence),
    ]


def code_folders(game: str, checkout: Path) -> list[Path]:
    """List where rules may be carried out: the game itself, the rooms below it, and what is kept between matches."""
    source = checkout / "src" / "knockbox"
    return [source / "games" / game, *(source / room for room in ("effects", "engine", "records", "tower"))]


def gather(game: str, checkout: Path) -> Evidence:
    folders = code_folders(game, checkout)
    return Evidence(
        code=[relative(found, checkout) for folder in folders for found in cited_by_code(folder)],
        tests=[relative(found, checkout) for found in cited_by_tests(checkout / "tests")],
        mentions=[(id, path.relative_to(checkout), line) for f in folders for id, path, line in mentioned(f)],
    )


def relative(citation: Citation, checkout: Path) -> Citation:
    return msgspec.structs.replace(citation, path=citation.path.relative_to(checkout))


def missing_wording(game: str, contents: Contents, text: Path) -> Iterator[Gap]:
    for language in LANGUAGES:
        try:
            worded = {entry.id for entry in read_wording(text / language / "rules" / f"{game}.md").entries()}
        except (OSError, TextError) as error:
            yield Gap(language, f"the wording cannot be read: {error}")
        else:
            yield from (Gap(id, f"has no wording in {language}") for id in contents.kinds() if id not in worded)


def missing_code(contents: Contents, code: list[Citation]) -> Iterator[Gap]:
    carried_out = every_id(code)
    for id, kind in contents.kinds().items():
        if kind is Kind.RULE and id not in carried_out:
            yield Gap(id, "no task or function has it at the start of its docstring")


def missing_tests(contents: Contents, tests: list[Citation]) -> Iterator[Gap]:
    tested = every_id(tests)
    for id in contents.kinds():
        if id not in tested:
            yield Gap(id, f'no test carries @pytest.mark.rule("{id}")')


def misplaced(code: list[Citation]) -> Iterator[Gap]:
    for citation in code:
        if not citation.ids:
            yield Gap(
                citation.place(), "the docstring begins like a rule id but with none; expected `KD-ABC-1 Sentence`"
            )
        if len(citation.ids) > MOST_IDS:
            yield Gap(citation.place(), f"begins with {len(citation.ids)} ids; at most {MOST_IDS}")
        if not (citation.is_task or citation.is_function):
            yield Gap(citation.place(), "a class without `do` carries nothing out; cite rules at tasks and functions")


def unknown(known: frozenset[str], evidence: Evidence) -> Iterator[Gap]:
    """Name what no game has; engine and tests may cite the rules of any."""
    for id, path, line in evidence.mentions:
        if id not in known:
            yield Gap(f"{path}:{line}", f"cites the unknown rule {id}")
    for test in evidence.tests:
        yield from (Gap(test.place(), f"is marked with the unknown rule {id}") for id in test.ids if id not in known)


def every_id(citations: Iterable[Citation]) -> set[str]:
    return {id for citation in citations for id in citation.ids}
