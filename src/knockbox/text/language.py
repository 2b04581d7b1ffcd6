"""Which languages Knockbox speaks and which one the person at this terminal prefers."""

import os
from collections.abc import Mapping
from typing import Final

from knockbox.text.errors import UnknownLanguageError

LANGUAGES: Final = ("en", "es", "pl")
FALLBACK: Final = "en"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the locale; the first variable that is set decides, as POSIX says."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = locale.replace("-", "_").split(".")[0].split("_")[0].lower()
    return language if language in LANGUAGES else FALLBACK


def known(language: str) -> str:
    """Return the language itself, or complain with the list of those we speak."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language, LANGUAGES)
    return language
