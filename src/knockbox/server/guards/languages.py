"""Check of requested languages."""

from knockbox.server.errors import RequestRefusedError
from knockbox.text.language import LANGUAGES


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise RequestRefusedError("bad-language", f"found language {lang!r}; expected one of {', '.join(LANGUAGES)}")
