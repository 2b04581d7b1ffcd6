"""What stands on the screen in each language, read from the very files that the page reads; only plain sentences."""

import re
from functools import cache
from typing import Final

import pytest

from tools.house.paths import SRC

TEXT: Final = SRC / "knockbox" / "text"
PLAIN: Final = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)


@cache
def words_of(language: str) -> dict[str, str]:
    files = sorted((TEXT / language).glob("web-*.ftl"))
    return {name: words for file in files for name, words in PLAIN.findall(file.read_text(encoding="utf-8"))}


def say(language: str, message: str) -> str:
    return words_of(language)[message]


in_every_language: Final = pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.long), pytest.param("es", marks=pytest.mark.long), "pl"]
)
"""Where it is only asked whether words fit: those that need the most room on every run, the others in the long one."""
