"""Which language somebody may ask for."""

from knockbox.server.errors import Refusal
from knockbox.text.language import LANGUAGES


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refusal("bad-language", f"found language {lang!r}; expected one of {', '.join(LANGUAGES)}")
