"""The effect texts of a pack: their places, their trees, and what is allowed in them."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from knockbox.effects.check import parse_effect
from knockbox.effects.errors import EffectError, join_alternatives
from knockbox.effects.printer import write_effect
from knockbox.effects.tree import Node
from knockbox.effects.vocabulary import Vocabulary
from knockbox.games.knockdown.pack.contents import PackContents
from knockbox.games.knockdown.ranges import MAX_DISTANCE
from knockbox.games.knockdown.vocabulary import CONDITION_PATTERNS, SLOTS, VERB_PATTERNS

VOCABULARY: Final = Vocabulary(SLOTS, VERB_PATTERNS, CONDITION_PATTERNS)

COUNTING_MOMENTS: Final = {"your pool": "add", "opponent pool": "ignore", "your block": "count"}
"""Moments at which a number is counted, each with the only verb allowed there."""
CANCEL_TRIGGERS: Final = {"cancel-move": "opponent moving", "cancel-attack": "opponent attacking"}
ATTACK_MOMENTS: Final = ("you blocked", "you attacked", "you were attacked", "you were wounded")
ATTACK_CONDITIONS: Final = ("wounded", "wounds-blocked")
MAX_NUMBER_BY_VERB: Final = {"spend": 6}
MAX_NUMBER: Final = 12
MAX_COUNT: Final = 99
MAX_EFFECT_LENGTH: Final = 1_000
"""Characters; the longest text of the shipped boxes has 121."""


class EffectText(msgspec.Struct, frozen=True):
    """One effect text with everything that decides what is allowed in it."""

    place: str  # such as "attacks.toml, jab.effect"
    source: str
    when: str = ""
    is_attack: bool = False
    tokens: tuple[str, ...] = ()


def effect_texts_of(contents: PackContents) -> Iterator[EffectText]:
    for id, card in contents.attacks.items():
        yield EffectText(f"attacks.toml, {id}.effect", card.effect, is_attack=True)
    for id, skill in contents.skills.items():
        yield EffectText(f"skills.toml, {id}.effect", skill.effect, skill.when)
    for id, fighter in contents.fighters.items():
        tokens = tuple(token.id for token in fighter.tokens)
        for special in fighter.specials:
            yield EffectText(f"fighters.toml, {id}.{special.id}.effect", special.effect, special.when, True, tokens)
        for token in fighter.tokens:
            yield EffectText(f"fighters.toml, {id}.{token.id}.effect", token.effect, token.when, False, tokens)


def parse_all(contents: PackContents) -> tuple[dict[str, tuple[Node, ...]], list[str]]:
    """Return the trees of all texts by place, and the problems of texts that do not parse or are misplaced."""
    effects: dict[str, tuple[Node, ...]] = {}
    problems: list[str] = []
    for text in effect_texts_of(contents):
        if len(text.source) > MAX_EFFECT_LENGTH:
            problems.append(
                f"{text.place}: found {len(text.source):,} characters, expected at most {MAX_EFFECT_LENGTH:,}"
            )
            continue
        try:
            nodes = parse_effect(text.source, VOCABULARY, text.tokens, text.place)
        except EffectError as error:
            problems.append(str(error))
            continue
        problems += [f"{text.place}: {problem}" for problem in misplaced_parts(text, nodes)]
        if nodes:
            effects[text.place] = nodes
    return effects, problems


def misplaced_parts(text: EffectText, nodes: tuple[Node, ...]) -> Iterator[str]:
    """Yield what is not allowed in this text."""
    if text.when in COUNTING_MOMENTS and not text.is_attack:
        yield from uncounted_verbs(text.when, nodes)
    if text.when == "attack action" and nodes and nodes[0].verb != "draw":
        yield f"found {quote_sentence(nodes[0])} first, expected 'draw' first at the moment 'attack action'"
    for node in walk_nodes(nodes):
        yield from misplaced_verb(text, node)
        yield from numbers_over_limit(node, quote_sentence(node), 1, MAX_NUMBER_BY_VERB.get(node.verb, MAX_NUMBER))
        for condition in node.conditions:
            yield from misplaced_condition(text, condition)
            yield from numbers_over_limit(condition, f"'{CONDITION_PATTERNS[condition.verb]}'", 0, MAX_COUNT)


def uncounted_verbs(when: str, nodes: Iterable[Node]) -> Iterator[str]:
    """Yield sentences that are carried out where only counting is allowed."""
    for node in nodes:
        if node.verb == "if" and len(node.blocks) > 1:
            yield f"found 'else' at the moment '{when}', expected 'if' without 'else'"
        if node.verb == "if":
            yield from uncounted_verbs(when, node.blocks[0])
        elif node.verb not in COUNTING_MOMENTS.values():
            expected = f"only '{COUNTING_MOMENTS[when]}' and 'if'"
            yield f"found {quote_sentence(node)} at the moment '{when}', expected {expected}"


def misplaced_verb(text: EffectText, node: Node) -> Iterator[str]:
    if node.verb in CANCEL_TRIGGERS and not (text.is_attack and text.when == CANCEL_TRIGGERS[node.verb]):
        yield f'found {quote_sentence(node)}, expected it only in a Reaction with when = "{CANCEL_TRIGGERS[node.verb]}"'
    if node.verb in COUNTING_MOMENTS.values() and COUNTING_MOMENTS.get(text.when) != node.verb:
        moment = next(moment for moment, verb in COUNTING_MOMENTS.items() if verb == node.verb)
        yield f'found {quote_sentence(node)}, expected it only in a skill with when = "{moment}"'


def misplaced_condition(text: EffectText, condition: Node) -> Iterator[str]:
    found = f"found the condition '{CONDITION_PATTERNS[condition.verb]}'"
    if condition.verb in ATTACK_CONDITIONS and not text.is_attack and text.when not in ATTACK_MOMENTS:
        moments = join_alternatives([f"'{moment}'" for moment in ATTACK_MOMENTS])
        yield f"{found}, expected it only in an attack or at {moments}"
    if condition.verb == "shows-symbol" and text.when != "you take":
        yield f"{found}, expected it only at the moment 'you take'"


def numbers_over_limit(node: Node, sentence: str, least: int, most: int) -> Iterator[str]:
    """Yield numbers and ranges beyond the limits of a sentence or a condition."""
    for _, value in node.args:
        if isinstance(value, int) and value > most:
            yield f"found {value} in {sentence}, expected a number from {least} to {most}"
        if isinstance(value, tuple) and value[1] > MAX_DISTANCE:
            yield f"found {value[0]}-{value[1]} in {sentence}, expected a range up to {MAX_DISTANCE}"


def walk_nodes(nodes: Iterable[Node]) -> Iterator[Node]:
    """Yield every node with all nodes inside it."""
    for node in nodes:
        yield node
        for block in node.blocks:
            yield from walk_nodes(block)


def blank_numbers(nodes: Iterable[Node]) -> tuple[Node, ...]:
    """Return the tree with its numbers and ranges blanked; trees that still differ differ in more than numbers."""
    return tuple(
        Node(
            node.verb,
            tuple((slot, value if isinstance(value, str) else 0) for slot, value in node.args),
            blank_numbers(node.conditions),
            tuple(blank_numbers(block) for block in node.blocks),
        )
        for node in nodes
    )


def quote_sentence(node: Node) -> str:
    """Return the sentence as it is written, or the word before its braces."""
    return f"'{node.verb}'" if node.blocks else f"'{write_effect([node], VOCABULARY)}'"
