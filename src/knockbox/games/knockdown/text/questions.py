"""Localised names, card texts, questions and options of Knockdown."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

import knockbox.games.knockdown.choices as verbs
from knockbox.effects.prose import describe
from knockbox.effects.tree import Node
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.zones import unpack
from knockbox.games.knockdown.choices import PROMPTS, high_part, low_part
from knockbox.games.knockdown.effect_index import list_blocks
from knockbox.games.knockdown.notation import VERB_WORDS
from knockbox.games.knockdown.pack import Box, CardPool
from knockbox.games.knockdown.pack.contents import PackContents
from knockbox.games.knockdown.pack.messages import message_problems
from knockbox.games.knockdown.state import NOTHING
from knockbox.games.knockdown.text.names import Names
from knockbox.games.packs.errors import broken_pack_error
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import check_language

NO_VALUE: Final = "none"
WORDING_CACHE_SIZE: Final = 64
OPTION_TEXT_CACHE_SIZE: Final = 4_096


class Wording:
    """The texts of the boxes in play in one language; raises `PackError` if a box lacks some of them."""

    def __init__(self, card_pool: CardPool, language: str) -> None:
        for box in card_pool.boxes:
            require_words(box, check_language(language))
        self.card_pool = card_pool
        self.language = language
        self.catalogue = load_catalogue(language, *card_pool.folders)
        self.names = Names(card_pool)
        self.blocks = list_blocks(card_pool)
        self.cached_option_text = lru_cache(OPTION_TEXT_CACHE_SIZE)(self.render_option)

    def say(self, key: str, **values: str | int) -> str:
        return self.catalogue.format(key, **values)

    # Names, by the ints of the rules.

    def attack(self, number: int) -> str:
        """Return the name of a card or special attack; all Strikes of skills share one name."""
        if number < len(self.names.cards):
            return self.say(f"attack-{self.names.cards[number]}")
        return self.special(number) if number < len(self.names.attacks) else self.say("card-strike-of-skill")

    def special(self, number: int) -> str:
        return self.say(f"special-{self.names.attacks[number].replace('/', '-')}")

    def skill(self, number: int) -> str:
        return self.say(f"skill-{self.names.skills[number]}")

    def listener(self, number: int) -> str:
        """Return the name of a skill, or of a token kind, numbered after the skills."""
        skills = len(self.names.skills)
        return self.skill(number) if number < skills else self.token(number - skills)

    def fighter(self, number: int) -> str:
        return self.say(f"fighter-{self.names.fighters[number]}")

    def fighter_class(self, number: int) -> str:
        return self.say(f"fighter-{self.names.fighters[number]}.class")

    def token(self, number: int) -> str:
        return self.say(f"token-{self.names.tokens[number]}")

    # Texts.

    def rules_text(self, place: str, when: str = "") -> str:
        """Return the text of a card, special, skill or token; a Reaction without one states its trigger."""
        nodes = self.card_pool.effect(place)
        if when and not nodes:
            moment = self.say(f"moment-{when.replace(' ', '-')}")
            return f"{moment[0].upper()}{moment[1:]}."
        return describe(nodes, when, self.catalogue)

    def attack_text(self, number: int) -> str:
        """Return the text of a card or special attack."""
        id = self.names.attack(number)
        if number < len(self.names.cards):
            return self.rules_text(f"attacks.toml, {id}.effect")
        fighter, _, special = id.partition("/")
        if not special:
            return ""
        when = next(each.when for each in self.card_pool.fighters[fighter].specials if each.id == special)
        return self.rules_text(f"fighters.toml, {fighter}.{special}.effect", when)

    def skill_text(self, number: int) -> str:
        id = self.names.skills[number]
        return self.rules_text(f"skills.toml, {id}.effect", self.card_pool.skills[id].when)

    # Questions and answers.

    def question_text(self, prompt: int) -> str:
        return self.say(f"question-{hyphenate(PROMPTS[prompt])}")

    def option_text(self, choice: int, prompt: int = NOTHING, block: int = NOTHING) -> str:
        """Return the text of an option; `block` is the part of a card text that it offers (see `offered_block`)."""
        return self.cached_option_text(choice, prompt, block)

    def render_option(self, choice: int, prompt: int, block: int) -> str:
        verb = verb_of(choice)
        thing = thing_of(choice)
        values = OPTION_VALUES_BY_VERB[verb](self, thing) if verb in OPTION_VALUES_BY_VERB else {}
        if verb in (verbs.MODE, verbs.DO):
            values |= self.alternative_values(block, thing - 1 if verb == verbs.MODE else 0)
        question = hyphenate(PROMPTS[prompt]) if prompt >= 0 else NO_VALUE
        return self.say(f"choice-{hyphenate(VERB_WORDS[verb])}", question=question, **values)

    def move_name(self, choice: int) -> str:
        """Return an important choice as a noun phrase for the account of a match."""
        verb = verb_of(choice)
        thing = thing_of(choice)
        values = OPTION_VALUES_BY_VERB[verb](self, thing) if verb in OPTION_VALUES_BY_VERB else {}
        return self.say(f"recount-feat-{hyphenate(VERB_WORDS[verb])}", **values)

    def alternative_values(self, block: int, offset: int) -> dict[str, str | int]:
        """Return the text of a block without its full stop, as an option shows it."""
        nodes: tuple[Node, ...] = () if block < 0 else self.blocks[block + offset]
        return {"text": describe(nodes, "", self.catalogue).removesuffix(".") or NO_VALUE}

    def quote(self, name: str) -> str:
        """Return a name as it appears inside a sentence."""
        return self.say("choice-name", name=name)

    def cards(self, kinds: Iterable[int]) -> str:
        """Return a list of cards as text, equal ones counted."""
        parts = [self.name_copies(self.attack(kind), count) for kind, count in Counter(kinds).items()]
        *others, last = parts
        return self.say("choice-and", first=", ".join(others), next=last) if others else last

    def name_copies(self, name: str, count: int) -> str:
        return self.say("choice-name-copies", name=name, count=count) if count > 1 else self.quote(name)


@lru_cache(WORDING_CACHE_SIZE)
def load_wording(card_pool: CardPool, language: str) -> Wording:
    """Return the cached wording of a card pool; matches with the same boxes share it."""
    return Wording(card_pool, language)


def require_words(box: Box, language: str) -> None:
    contents = PackContents(box.pack, box.arena, box.attacks, box.skills, box.fighters)
    problems = list(message_problems(contents, box.folder, language))
    if problems:
        raise broken_pack_error(box.folder, problems)


def hyphenate(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-")


OptionValues = Callable[[Wording, int], dict[str, str | int]]


def space_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"space": thing}


def card_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"card": wording.quote(wording.attack(thing))}


def cards_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"cards": wording.cards(unpack(thing))}


def special_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"special": wording.quote(wording.special(thing))}


def skill_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"skill": wording.quote(wording.skill(thing))}


def listener_values(wording: Wording, thing: int) -> dict[str, str | int]:
    """Return the name of a skill or of a token kind, numbered after the skills."""
    return {"skill": wording.quote(wording.listener(thing))}


def fighter_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"fighter": wording.fighter(thing)}


def dash_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return card_values(wording, high_part(thing)) | space_values(wording, low_part(thing))


def split_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"heavy": high_part(thing), "light": low_part(thing)}


def number_values(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"number": thing}


OPTION_VALUES_BY_VERB: Final[dict[int, OptionValues]] = {
    verbs.PICK: fighter_values,
    verbs.KEEP: skill_values,
    verbs.LAY: skill_values,
    verbs.TAKE: cards_values,
    verbs.MOVE: space_values,
    verbs.ATTACK: card_values,
    verbs.BLIND: skill_values,
    verbs.PERFORM: special_values,
    verbs.DASH: dash_values,
    verbs.PAY: cards_values,
    verbs.REACT: special_values,
    verbs.BLOCK_WOUNDS: cards_values,
    verbs.BLOCK_EFFECT: cards_values,
    verbs.BLOCK_BOTH: cards_values,
    verbs.SPLIT: split_values,
    verbs.DISCARD: card_values,
    verbs.GO: space_values,
    verbs.PLACE: space_values,
    verbs.LIFT: space_values,
    verbs.MODE: number_values,
    verbs.ORDER: listener_values,
    verbs.HOP: space_values,
    verbs.SWEEP: card_values,
}
"""By verb: the values that its message may use."""
