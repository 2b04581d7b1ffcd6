"""The supported languages, and the preferred one of the user's locale."""

import os
from collections.abc import Mapping
from typing import Final

from knockbox.text.errors import UnknownLanguageError

LANGUAGES: Final = ("en", "es", "pl")
FALLBACK_LANGUAGE: Final = "en"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the locale; the first variable that is set decides, as in POSIX."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    language = locale.replace("-", "_").split(".")[0].split("_")[0].lower()
    return language if language in LANGUAGES else FALLBACK_LANGUAGE


def check_language(language: str) -> str:
    """Return the language; raise UnknownLanguageError if it is not supported."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language, LANGUAGES)
    return language
