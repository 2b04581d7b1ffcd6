"""Nodes to sentences of a language, as a person would write them on a card.

Every verb has a message `effect-<verb>` in the imperative, without capital and full stop. Attributes give other forms:
`.infinitive` follows "you may", and one named after a moment is a sentence that says by itself when it holds. Bodies
that are more than one clause are divided by semicolons, and whatever contains a semicolon or colon is put in brackets
before it is joined to something else: a reader can always tell what belongs together.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final

from knockbox.effects.tree import Node
from knockbox.text.catalogue import Catalogue

INFINITIVE: Final = "infinitive"
MISSING: Final = "none"
SUBJECTS: Final = ("you", "opponent")
TOKEN_CASES: Final = ("object", "own", "each", "all")


def describe(nodes: Sequence[Node], when: str, catalogue: Catalogue) -> str:
    """Write the text of a card, skill or token; `when` is its moment, empty if it simply happens."""
    return Teller(catalogue, when.replace(" ", "-")).text(nodes) if nodes else ""


class Teller:
    """Tells nodes in one language and at one moment."""

    def __init__(self, catalogue: Catalogue, moment: str) -> None:
        self.catalogue = catalogue
        self.moment = moment

    def text(self, nodes: Sequence[Node]) -> str:
        sentences = [self.sentence(node) for node in nodes]
        if not self.moment or all(self.says_when(node) for node in nodes):
            return full_stops(sentences)
        if all(is_simple(node) for node in nodes):
            sentences = [self.clauses(nodes)]
        intro = self.catalogue.format(f"moment-{self.moment}")
        sentences[0] = self.say("effect-moment", moment=intro, body=sentences[0])
        return full_stops(sentences)

    def says_when(self, node: Node) -> bool:
        """Tell whether every verb in the node has a form of its own for this moment."""
        if node.blocks:
            return all(self.says_when(inner) for block in node.blocks for inner in block)
        return bool(self.moment) and self.catalogue.has(f"effect-{node.verb}.{self.moment}")

    def sentence(self, node: Node) -> str:
        """Tell one node of the top level; what else may happen gets a sentence of its own."""
        if node.verb == "if" and len(node.blocks) == 2:
            return self.say("effect-else.apart", first=self.first_branch(node), body=self.body(node.blocks[1])[0])
        return self.tell(node)

    def tell(self, node: Node, form: str = "") -> str:
        """Tell one node so that it can stand inside a sentence."""
        telling: dict[str, Callable[[Node], str]] = {"if": self.tell_if, "may": self.tell_may}
        if node.verb == "choose":
            return self.choose(node, form)
        if not node.blocks:
            return self.clause(node, form)
        return telling.get(node.verb, self.tell_cost)(node)

    def tell_if(self, node: Node) -> str:
        if len(node.blocks) == 1:
            return self.conditional(self.conditions(node), node.blocks[0])
        first = self.say("effect-if", condition=self.joined(self.conditions(node)), body=self.branch(node.blocks[0]))
        return self.say("effect-else", first=first, body=self.branch(node.blocks[1]))

    def first_branch(self, node: Node) -> str:
        """Tell the part before `else`, so that "otherwise" cannot be taken for the other side of an inner condition."""
        if is_plain_if(node.blocks[0]):
            condition = self.joined(self.conditions(node))
            return self.say("effect-if.group", condition=condition, body=self.branch(node.blocks[0]))
        return self.conditional(self.conditions(node), node.blocks[0])

    def branch(self, block: Sequence[Node]) -> str:
        text, _ = self.body(block)
        return f"({text})" if is_plain_if(block) else enclosed(text)

    def tell_may(self, node: Node) -> str:
        """Tell "you may …"; what is not a plain clause follows as "if you do, …"."""
        (block,) = node.blocks
        plain = leading(block)
        if len(plain) == len(block):
            return self.say("effect-may", body=self.clauses(block, INFINITIVE))
        if plain:
            return self.follow(self.clauses(plain, INFINITIVE), block[len(plain) :])
        if len(block) == 1 and block[0].verb == "choose":
            return self.say("effect-may", body=self.choose(block[0], INFINITIVE))
        if is_plain_if(block):
            inner = Node("may", blocks=block[0].blocks)
            return self.conditional(self.conditions(block[0]), [inner])
        return self.say("effect-may.group", body=self.body(block)[0])

    def tell_cost(self, node: Node) -> str:
        return self.follow(self.clause(node, INFINITIVE), node.blocks[0])

    def follow(self, price: str, block: Sequence[Node]) -> str:
        """Tell "you may … ; if you do, …"."""
        first = self.say("effect-may", body=price)
        return self.say("effect-follow", first=first, rest=self.conditional([self.say("effect-done")], block))

    def choose(self, node: Node, form: str) -> str:
        options = [enclosed(self.body(block)[0]) for block in node.blocks]
        key = self.key("effect-choose", form)
        return self.say(key, options=self.fold("effect-or", options))

    def conditional(self, conditions: Iterable[str], block: Sequence[Node]) -> str:
        """Tell "if …, …"; a condition inside that is all there is joins the outer ones."""
        if is_plain_if(block):
            return self.conditional([*conditions, *self.conditions(block[0])], block[0].blocks[0])
        body, grouped = self.body(block)
        grouped = grouped or block[0].verb == "if"
        return self.say("effect-if.group" if grouped else "effect-if", condition=self.joined(conditions), body=body)

    def body(self, nodes: Sequence[Node]) -> tuple[str, bool]:
        """Tell the inside of a block, and whether it consists of several parts divided by semicolons."""
        parts: list[str] = []
        for simple, run in groupby(nodes, is_simple):
            members = list(run)
            parts += [self.clauses(members)] if simple else [self.tell(node) for node in members]
        if len(parts) == 1:
            return parts[0], False
        return "; ".join(enclosed(part) for part in parts), True

    def clauses(self, nodes: Sequence[Node], form: str = "") -> str:
        """Join plain clauses: one, then another; counted ones hold together, one and another."""
        *others, last = [self.clause(node, form) for node in nodes]
        if not others:
            return last
        together = all(self.says_when(node) for node in nodes)
        return self.say("effect-and" if together else "effect-then", first=", ".join(others), next=last)

    def clause(self, node: Node, form: str = "") -> str:
        key = f"effect-{node.verb}"
        return self.catalogue.format(self.key(key, self.moment, form), **self.values(node))

    def conditions(self, node: Node) -> list[str]:
        return [self.catalogue.format(f"condition-{each.verb}", **self.values(each)) for each in node.conditions]

    def joined(self, conditions: Iterable[str]) -> str:
        """Join conditions by "and", naming a subject once."""
        first, *others = conditions
        told = [first, *(self.without_subject(before, part) for before, part in pairwise([first, *others]))]
        return self.fold("effect-and", told)

    def without_subject(self, before: str, part: str) -> str:
        for subject in SUBJECTS:
            opening = self.say(f"effect-subject-{subject}") + " "
            if before.startswith(opening) and part.startswith(opening):
                return part.removeprefix(opening)
        return part

    def fold(self, key: str, parts: Iterable[str]) -> str:
        first, *others = parts
        for part in others:
            first = self.say(key, first=first, next=part)
        return first

    def key(self, message: str, *forms: str) -> str:
        """Return the first attribute that the language has, else the message itself."""
        keys = (f"{message}.{form}" for form in forms if form)
        return next((key for key in keys if self.catalogue.has(key)), message)

    def say(self, key: str, **values: str) -> str:
        return self.catalogue.format(key, **values)

    def values(self, node: Node) -> dict[str, str | int]:
        """Return what a message may speak of: slots left out are `none`, tokens come in their cases."""
        values: dict[str, str | int] = {"who": MISSING, "symbol": MISSING, "range": MISSING}
        for slot, value in node.args:
            values[slot] = self.span(*value) if isinstance(value, tuple) else value
        token = node.maybe("token")
        if token is not None:
            values |= {f"token-{case}": self.say(f"token-{token}.{case}") for case in TOKEN_CASES}
        return values

    def span(self, low: int, high: int) -> str | int:
        return low if low == high else self.say("effect-range", low=str(low), high=str(high))


def is_simple(node: Node) -> bool:
    return not node.blocks


def is_plain_if(nodes: Sequence[Node]) -> bool:
    """Tell whether a block is nothing but one condition without `else`."""
    return len(nodes) == 1 and nodes[0].verb == "if" and len(nodes[0].blocks) == 1


def leading(nodes: Sequence[Node]) -> Sequence[Node]:
    """Return the plain nodes before the first one with blocks."""
    return nodes[: next((index for index, node in enumerate(nodes) if node.blocks), len(nodes))]


def enclosed(text: str) -> str:
    return f"({text})" if ";" in text or ":" in text else text


def full_stops(sentences: Iterable[str]) -> str:
    return " ".join(f"{text[0].upper()}{text[1:]}." for text in sentences)
