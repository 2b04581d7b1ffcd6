"""The effect texts of a pack: where each stands, what it means, and whether it may stand there."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from knockbox.effects.check import understand
from knockbox.effects.errors import EffectError, either
from knockbox.effects.printer import write
from knockbox.effects.tree import Node
from knockbox.effects.vocabulary import Vocabulary
from knockbox.games.knockdown.pack.reading import Contents
from knockbox.games.knockdown.ranges import FAR
from knockbox.games.knockdown.vocabulary import CONDITIONS, SLOTS, VERBS

WORDS: Final = Vocabulary(SLOTS, VERBS, CONDITIONS)

COUNTED: Final = {"your pool": "add", "opponent pool": "ignore", "your block": "count"}
"""Moments at which a number is counted, each with the one verb that stands there."""
CANCELS: Final = {"cancel-move": "opponent moving", "cancel-attack": "opponent attacking"}
DURING_ATTACKS: Final = ("you blocked", "you attacked", "you were attacked", "you were wounded")
ABOUT_ATTACKS: Final = ("wounded", "wounds-blocked")
MOST: Final = {"spend": 6}
MOST_OTHERWISE: Final = 12
MOST_COUNTED: Final = 99
MAX_EFFECT_LENGTH: Final = 1_000
"""Characters; the longest text of our boxes has 121."""


class Text(msgspec.Struct, frozen=True):
    """One effect text with all that decides what may stand in it."""

    place: str  # such as "attacks.toml, jab.effect"
    words: str
    when: str = ""
    is_attack: bool = False
    tokens: tuple[str, ...] = ()


def texts_of(contents: Contents) -> Iterator[Text]:
    for id, card in contents.attacks.items():
        yield Text(f"attacks.toml, {id}.effect", card.effect, is_attack=True)
    for id, skill in contents.skills.items():
        yield Text(f"skills.toml, {id}.effect", skill.effect, skill.when)
    for id, fighter in contents.fighters.items():
        tokens = tuple(token.id for token in fighter.tokens)
        for special in fighter.specials:
            yield Text(f"fighters.toml, {id}.{special.id}.effect", special.effect, special.when, True, tokens)
        for token in fighter.tokens:
            yield Text(f"fighters.toml, {id}.{token.id}.effect", token.effect, token.when, False, tokens)


def understand_all(contents: Contents) -> tuple[dict[str, tuple[Node, ...]], list[str]]:
    """The trees of all texts by place, and what is wrong with those that have none or stand in the wrong place."""
    effects: dict[str, tuple[Node, ...]] = {}
    problems: list[str] = []
    for text in texts_of(contents):
        if len(text.words) > MAX_EFFECT_LENGTH:
            problems.append(
                f"{text.place}: found {len(text.words):,} characters, expected at most {MAX_EFFECT_LENGTH:,}"
            )
            continue
        try:
            nodes = understand(text.words, WORDS, text.tokens, text.place)
        except EffectError as error:
            problems.append(str(error))
            continue
        problems += [f"{text.place}: {problem}" for problem in misplaced(text, nodes)]
        if nodes:
            effects[text.place] = nodes
    return effects, problems


def misplaced(text: Text, nodes: tuple[Node, ...]) -> Iterator[str]:
    """What may not stand in this text."""
    if text.when in COUNTED and not text.is_attack:
        yield from uncounted(text.when, nodes)
    if text.when == "attack action" and nodes and nodes[0].verb != "draw":
        yield f"found {shown(nodes[0])} first, expected 'draw' first at the moment 'attack action'"
    for node in walk(nodes):
        yield from misplaced_verb(text, node)
        yield from too_much(node, shown(node), 1, MOST.get(node.verb, MOST_OTHERWISE))
        for condition in node.conditions:
            yield from misplaced_condition(text, condition)
            yield from too_much(condition, f"'{CONDITIONS[condition.verb]}'", 0, MOST_COUNTED)


def uncounted(when: str, nodes: Iterable[Node]) -> Iterator[str]:
    """Whatever is carried out cannot stand where something is only counted."""
    for node in nodes:
        if node.verb == "if" and len(node.blocks) > 1:
            yield f"found 'else' at the moment '{when}', expected 'if' without 'else'"
        if node.verb == "if":
            yield from uncounted(when, node.blocks[0])
        elif node.verb not in COUNTED.values():
            yield f"found {shown(node)} at the moment '{when}', expected only '{COUNTED[when]}' and 'if'"


def misplaced_verb(text: Text, node: Node) -> Iterator[str]:
    if node.verb in CANCELS and not (text.is_attack and text.when == CANCELS[node.verb]):
        yield f'found {shown(node)}, expected it only in a Reaction with when = "{CANCELS[node.verb]}"'
    if node.verb in COUNTED.values() and COUNTED.get(text.when) != node.verb:
        moment = next(moment for moment, verb in COUNTED.items() if verb == node.verb)
        yield f'found {shown(node)}, expected it only in a skill with when = "{moment}"'


def misplaced_condition(text: Text, condition: Node) -> Iterator[str]:
    found = f"found the condition '{CONDITIONS[condition.verb]}'"
    if condition.verb in ABOUT_ATTACKS and not text.is_attack and text.when not in DURING_ATTACKS:
        moments = either([f"'{moment}'" for moment in DURING_ATTACKS])
        yield f"{found}, expected it only in an attack or at {moments}"
    if condition.verb == "shows-symbol" and text.when != "you take":
        yield f"{found}, expected it only at the moment 'you take'"


def too_much(node: Node, written: str, least: int, most: int) -> Iterator[str]:
    """Numbers and ranges beyond what a sentence or a condition may have."""
    for _, value in node.args:
        if isinstance(value, int) and value > most:
            yield f"found {value} in {written}, expected a number from {least} to {most}"
        if isinstance(value, tuple) and value[1] > FAR:
            yield f"found {value[0]}-{value[1]} in {written}, expected a range up to {FAR}"


def walk(nodes: Iterable[Node]) -> Iterator[Node]:
    """Every node with all that are inside it."""
    for node in nodes:
        yield node
        for block in node.blocks:
            yield from walk(block)


def shape(nodes: Iterable[Node]) -> tuple[Node, ...]:
    """The same tree with its numbers and ranges blanked: what differs then differs in more than numbers."""
    return tuple(
        Node(
            node.verb,
            tuple((slot, value if isinstance(value, str) else 0) for slot, value in node.args),
            shape(node.conditions),
            tuple(shape(block) for block in node.blocks),
        )
        for node in nodes
    )


def shown(node: Node) -> str:
    """The sentence as it is written, or the word before its braces."""
    return f"'{node.verb}'" if node.blocks else f"'{write([node], WORDS)}'"
