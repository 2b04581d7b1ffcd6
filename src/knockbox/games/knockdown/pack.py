"""Read a Knockdown pack from its folder and check that it can be played."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from knockbox.effects.check import understand
from knockbox.effects.errors import EffectError
from knockbox.effects.tree import Node
from knockbox.effects.vocabulary import Vocabulary
from knockbox.games.knockdown.errors import PackError
from knockbox.games.knockdown.schema import Arena, AttackCard, Fighter, Pack, Skill
from knockbox.games.knockdown.vocabulary import CONDITIONS, SLOTS, VERBS

FILES: Final = ("pack.toml", "arena.toml", "attacks.toml", "skills.toml", "fighters.toml")
BOXES: Final = Path(__file__).parents[2] / "content" / "knockdown"
WORDS: Final = Vocabulary(SLOTS, VERBS, CONDITIONS)

T = TypeVar("T")


class Box(msgspec.Struct, frozen=True):
    """A pack as read: its five files, its effects as trees, its content hash."""

    folder: Path
    pack: Pack
    arena: Arena
    attacks: dict[str, AttackCard]
    skills: dict[str, Skill]
    fighters: dict[str, Fighter]
    effects: dict[str, tuple[Node, ...]]  # by place, such as "attacks.toml, jab.effect"
    content_hash: str

    def effect(self, place: str) -> tuple[Node, ...]:
        return self.effects.get(place, ())


def boxes() -> list[str]:
    """The ids of the packs that come with the house."""
    return sorted(folder.name for folder in BOXES.iterdir() if (folder / "pack.toml").is_file())


def find_pack(name: str) -> Path:
    """The folder of a pack named by its id, or by its path if it comes from outside."""
    if name in boxes():
        return BOXES / name
    if Path(name).is_dir():
        return Path(name)
    raise PackError(f"no pack '{name}': expected a folder, or one of {', '.join(boxes())}")


@cache
def load_box(folder: Path) -> Box:
    """Read the five files of a pack and understand its effects; translations are not looked at."""
    pack, arena = read(folder, "pack.toml", Pack), read(folder, "arena.toml", Arena)
    attacks = read(folder, "attacks.toml", dict[str, AttackCard])
    skills = read(folder, "skills.toml", dict[str, Skill])
    fighters = read(folder, "fighters.toml", dict[str, Fighter])
    effects = understand_all(attacks, skills, fighters)
    return Box(folder, pack, arena, attacks, skills, fighters, effects, content_hash(folder))


def read(folder: Path, name: str, type: type[T]) -> T:
    """Decode one file; an error names the file, the field, what was found and what was expected."""
    try:
        return msgspec.toml.decode((folder / name).read_bytes(), type=type)
    except FileNotFoundError:
        raise PackError(f"{folder}: found no {name}; expected {', '.join(FILES)}") from None
    except OSError as error:
        raise PackError(f"{folder / name}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PackError(f"{folder / name}: {tidy(str(error))}") from None


def tidy(message: str) -> str:
    """Put the field first: `jab.light: expected `int`, got `str``."""
    problem, _, path = message.partition(" - at `$.")
    if not path:
        return problem
    return f"{path.rstrip('`')}: {problem[0].lower()}{problem[1:]}"


def understand_all(
    attacks: dict[str, AttackCard], skills: dict[str, Skill], fighters: dict[str, Fighter]
) -> dict[str, tuple[Node, ...]]:
    none: tuple[str, ...] = ()
    texts = {f"attacks.toml, {id}.effect": (card.effect, none) for id, card in attacks.items()}
    texts |= {f"skills.toml, {id}.effect": (skill.effect, none) for id, skill in skills.items()}
    for id, fighter in fighters.items():
        tokens = tuple(token.id for token in fighter.tokens)
        texts |= {f"fighters.toml, {id}.{special.id}.effect": (special.effect, tokens) for special in fighter.specials}
        texts |= {f"fighters.toml, {id}.{token.id}.effect": (token.effect, tokens) for token in fighter.tokens}
    return {place: understood(place, text, tokens) for place, (text, tokens) in texts.items() if text}


def understood(place: str, text: str, tokens: tuple[str, ...]) -> tuple[Node, ...]:
    try:
        return understand(text, WORDS, tokens, place)
    except EffectError as error:
        raise PackError(str(error)) from None


def content_hash(folder: Path) -> str:
    """One short name for what the cards do; translations do not count."""
    digest = blake2b(digest_size=12)
    for name in FILES:
        digest.update((folder / name).read_bytes())
    return digest.hexdigest()
