"""The messages that a pack needs in each language, and what is missing or superfluous in its files."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from knockbox.effects.prose import TOKEN_CASES
from knockbox.games.knockdown.pack.contents import PackContents
from knockbox.games.packs.messages import check_messages

TOKEN_FORMS: Final = tuple(f".{case}" for case in TOKEN_CASES)


def needed_keys(contents: PackContents) -> list[str]:
    """Return the keys of every name in a pack, in the order of its files."""
    keys = [f"pack-{contents.pack.id}"] if contents.pack else []
    keys += [f"arena-{contents.arena.id}"] if contents.arena else []
    keys += [f"attack-{id}" for id in contents.attacks]
    keys += [f"skill-{id}" for id in contents.skills]
    for id, fighter in contents.fighters.items():
        keys += [f"fighter-{id}", f"fighter-{id}.class"]
        keys += [f"special-{id}-{special.id}" for special in fighter.specials]
    tokens = {token.id for fighter in contents.fighters.values() for token in fighter.tokens}
    return keys + [f"token-{id}{case}" for id in sorted(tokens) for case in ("", *TOKEN_FORMS)]


def shared_keys(contents: PackContents) -> Iterator[str]:
    """Yield the keys of special attacks whose fighter and id run together into the same message."""
    pairs = {(id, special.id) for id, fighter in contents.fighters.items() for special in fighter.specials}
    for key, times in Counter(f"special-{fighter}-{special}" for fighter, special in sorted(pairs)).items():
        if times > 1:
            yield f"fighters.toml: found {times} special attacks with the message '{key}', expected one for each"


def message_problems(contents: PackContents, folder: Path, language: str) -> Iterator[str]:
    """Yield the problems of a pack's messages in one language."""
    return check_messages(needed_keys(contents), folder, language, is_whole=not contents.broken)
