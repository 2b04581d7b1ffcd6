"""The Fluent messages of a language, for Python; the web client reads the same files."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from knockbox.text.contents import TEXT
from knockbox.text.errors import TextError
from knockbox.text.language import known


def say(language: str, message: str, **values: str | int) -> str:
    """Return one message with its values filled in; a message that is missing or fails is an error, never a blank."""
    bundle = words(known(language))
    found = bundle.get_message(message) if bundle.has_message(message) else None
    if found is None or found.value is None:
        raise TextError(f"no message '{message}' in {language}")
    text, problems = bundle.format_pattern(found.value, values)
    if problems:
        raise TextError(f"message '{message}' in {language}: {problems[0]}")
    return str(text)


@cache
def words(language: str) -> FluentBundle:
    """Load every Fluent file of the language once."""
    bundle = FluentBundle([language], use_isolating=False)  # isolating marks are noise in a terminal
    for path in sorted((TEXT / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
