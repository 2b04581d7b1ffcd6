"""Knockdown said to people in their language: names, texts of cards, questions and answers."""

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
from knockbox.games.knockdown.filing import filed_blocks
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.notation import WORDS
from knockbox.games.knockdown.pack import Box, Mixture
from knockbox.games.knockdown.pack.reading import Contents
from knockbox.games.knockdown.pack.words import missing_words
from knockbox.games.knockdown.state import NOTHING
from knockbox.games.packs.errors import broken
from knockbox.text.catalogue import catalogue
from knockbox.text.language import known

UNSAID: Final = "none"
KEPT: Final = 64
"""Wordings that stay made, each for some boxes and a language."""
OPTIONS_KEPT: Final = 4_096
"""Answers of one wording that stay said."""


class Wording:
    """The words of the boxes on the table in one language; a box that lacks some of them is refused."""

    def __init__(self, mixture: Mixture, language: str) -> None:
        for box in mixture.boxes:
            require_words(box, known(language))
        self.mixture = mixture
        self.language = language
        self.catalogue = catalogue(language, *mixture.folders)
        self.names = Names(mixture)
        self.blocks = filed_blocks(mixture)
        self.options = lru_cache(OPTIONS_KEPT)(self.worded_option)

    def say(self, key: str, **values: str | int) -> str:
        return self.catalogue.format(key, **values)

    # Names by number, as the rules count them.

    def attack(self, number: int) -> str:
        """The name of a card or special attack; Strikes of skills have one name for all."""
        if number < len(self.names.cards):
            return self.say(f"attack-{self.names.cards[number]}")
        return self.special(number) if number < len(self.names.attacks) else self.say("card-strike-of-skill")

    def special(self, number: int) -> str:
        return self.say(f"special-{self.names.attacks[number].replace('/', '-')}")

    def skill(self, number: int) -> str:
        return self.say(f"skill-{self.names.skills[number]}")

    def listener(self, number: int) -> str:
        """A skill, or a kind of token numbered on from the skills."""
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
        """What is printed as the text of a card, special, skill or token; a Reaction without one says when it comes."""
        nodes = self.mixture.effect(place)
        if when and not nodes:
            moment = self.say(f"moment-{when.replace(' ', '-')}")
            return f"{moment[0].upper()}{moment[1:]}."
        return describe(nodes, when, self.catalogue)

    def attack_text(self, number: int) -> str:
        """The text of a card or special attack by its number."""
        id = self.names.attack(number)
        if number < len(self.names.cards):
            return self.rules_text(f"attacks.toml, {id}.effect")
        fighter, _, special = id.partition("/")
        if not special:
            return ""
        when = next(each.when for each in self.mixture.fighters[fighter].specials if each.id == special)
        return self.rules_text(f"fighters.toml, {fighter}.{special}.effect", when)

    def skill_text(self, number: int) -> str:
        id = self.names.skills[number]
        return self.rules_text(f"skills.toml, {id}.effect", self.mixture.skills[id].when)

    # Questions and answers.

    def question_text(self, prompt: int) -> str:
        """What the player is asked."""
        return self.say(f"question-{dashed(PROMPTS[prompt])}")

    def option_text(self, choice: int, prompt: int = NOTHING, block: int = NOTHING) -> str:
        """One answer; `prompt` is its question, `block` the part of a text that it is about (see `asked_block`)."""
        return self.options(choice, prompt, block)

    def worded_option(self, choice: int, prompt: int, block: int) -> str:
        verb, thing = verb_of(choice), thing_of(choice)
        values = SAID[verb](self, thing) if verb in SAID else {}
        if verb in (verbs.MODE, verbs.DO):
            values |= self.alternative(block, thing - 1 if verb == verbs.MODE else 0)
        question = dashed(PROMPTS[prompt]) if prompt >= 0 else UNSAID
        return self.say(f"choice-{dashed(WORDS[verb])}", question=question, **values)

    def feat_text(self, choice: int) -> str:
        """A choice as a name, for somebody who tells the match; only those of weight have one."""
        verb, thing = verb_of(choice), thing_of(choice)
        values = SAID[verb](self, thing) if verb in SAID else {}
        return self.say(f"recount-feat-{dashed(WORDS[verb])}", **values)

    def alternative(self, block: int, offset: int) -> dict[str, str | int]:
        """The text of a block, without its full stop: it stands as an answer."""
        nodes: tuple[Node, ...] = () if block < 0 else self.blocks[block + offset]
        return {"text": describe(nodes, "", self.catalogue).removesuffix(".") or UNSAID}

    def quoted(self, name: str) -> str:
        """A name as it stands inside a sentence."""
        return self.say("choice-name", name=name)

    def cards(self, kinds: Iterable[int]) -> str:
        """Several cards in a row, equal ones counted."""
        parts = [self.copies(self.attack(kind), count) for kind, count in Counter(kinds).items()]
        *others, last = parts
        return self.say("choice-and", first=", ".join(others), next=last) if others else last

    def copies(self, name: str, count: int) -> str:
        return self.say("choice-name-copies", name=name, count=count) if count > 1 else self.quoted(name)


@lru_cache(KEPT)
def wording_of(mixture: Mixture, language: str) -> Wording:
    """Tables with the same boxes share their words, whatever their options are."""
    return Wording(mixture, language)


def require_words(box: Box, language: str) -> None:
    contents = Contents(box.pack, box.arena, box.attacks, box.skills, box.fighters)
    problems = list(missing_words(contents, box.folder, language))
    if problems:
        raise broken(box.folder, problems)


def dashed(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-")


Said = Callable[[Wording, int], dict[str, str | int]]


def a_space(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"space": thing}


def a_card(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"card": wording.quoted(wording.attack(thing))}


def some_cards(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"cards": wording.cards(unpack(thing))}


def a_special(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"special": wording.quoted(wording.special(thing))}


def a_skill(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"skill": wording.quoted(wording.skill(thing))}


def a_listener(wording: Wording, thing: int) -> dict[str, str | int]:
    """A skill, or a token, which is numbered on from the skills."""
    return {"skill": wording.quoted(wording.listener(thing))}


def a_fighter(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"fighter": wording.fighter(thing)}


def a_dash(wording: Wording, thing: int) -> dict[str, str | int]:
    return a_card(wording, high_part(thing)) | a_space(wording, low_part(thing))


def a_split(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"heavy": high_part(thing), "light": low_part(thing)}


def a_number(wording: Wording, thing: int) -> dict[str, str | int]:
    return {"number": thing}


SAID: Final[dict[int, Said]] = {
    verbs.PICK: a_fighter,
    verbs.KEEP: a_skill,
    verbs.LAY: a_skill,
    verbs.TAKE: some_cards,
    verbs.MOVE: a_space,
    verbs.ATTACK: a_card,
    verbs.BLIND: a_skill,
    verbs.PERFORM: a_special,
    verbs.DASH: a_dash,
    verbs.PAY: some_cards,
    verbs.REACT: a_special,
    verbs.BLOCK_WOUNDS: some_cards,
    verbs.BLOCK_EFFECT: some_cards,
    verbs.BLOCK_BOTH: some_cards,
    verbs.SPLIT: a_split,
    verbs.DISCARD: a_card,
    verbs.GO: a_space,
    verbs.PLACE: a_space,
    verbs.LIFT: a_space,
    verbs.MODE: a_number,
    verbs.ORDER: a_listener,
    verbs.HOP: a_space,
    verbs.SWEEP: a_card,
}
"""What the message of a verb may speak of."""
