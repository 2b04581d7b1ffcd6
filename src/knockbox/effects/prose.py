"""Render nodes as sentences of a language, as they would be printed on a card.

Every verb has a message `effect-<verb>` in the imperative, without capital and full stop. Attributes give other forms:
`.infinitive` follows "you may", and one named after a moment is a sentence that already says when it applies. Bodies
of more than one clause are separated by semicolons, and anything with a semicolon or colon is put in brackets before
it is joined to something else, so that a reader can always tell what belongs together.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final

from knockbox.effects.tree import Node
from knockbox.text.catalogue import MessageCatalogue

INFINITIVE: Final = "infinitive"
MISSING_SLOT: Final = "none"
SUBJECTS: Final = ("you", "opponent")
TOKEN_CASES: Final = ("object", "own", "each", "all")


def describe(nodes: Sequence[Node], when: str, catalogue: MessageCatalogue) -> str:
    """Return the text of a card, skill or token; `when` is its moment, empty for an immediate effect."""
    return ProseRenderer(catalogue, when.replace(" ", "-")).render_text(nodes) if nodes else ""


class ProseRenderer:
    """Renders nodes in one language and for one moment."""

    def __init__(self, catalogue: MessageCatalogue, moment: str) -> None:
        self.catalogue = catalogue
        self.moment = moment

    def render_text(self, nodes: Sequence[Node]) -> str:
        sentences = [self.render_sentence(node) for node in nodes]
        if not self.moment or all(self.has_moment_form(node) for node in nodes):
            return join_sentences(sentences)
        if all(is_simple(node) for node in nodes):
            sentences = [self.join_clauses(nodes)]
        intro = self.catalogue.format(f"moment-{self.moment}")
        sentences[0] = self.format("effect-moment", moment=intro, body=sentences[0])
        return join_sentences(sentences)

    def has_moment_form(self, node: Node) -> bool:
        """Return whether every verb in the node has its own form for this moment."""
        if node.blocks:
            return all(self.has_moment_form(inner) for block in node.blocks for inner in block)
        return bool(self.moment) and self.catalogue.has(f"effect-{node.verb}.{self.moment}")

    def render_sentence(self, node: Node) -> str:
        """Render one top-level node; an `else` branch gets its own sentence."""
        if node.verb == "if" and len(node.blocks) == 2:
            return self.format(
                "effect-else.apart", first=self.render_first_branch(node), body=self.render_body(node.blocks[1])[0]
            )
        return self.render_node(node)

    def render_node(self, node: Node, form: str = "") -> str:
        """Render one node so that it fits inside a sentence."""
        renderers: dict[str, Callable[[Node], str]] = {"if": self.render_if, "may": self.render_may}
        if node.verb == "choose":
            return self.render_choose(node, form)
        if not node.blocks:
            return self.render_clause(node, form)
        return renderers.get(node.verb, self.render_cost)(node)

    def render_if(self, node: Node) -> str:
        if len(node.blocks) == 1:
            return self.render_conditional(self.render_conditions(node), node.blocks[0])
        first = self.format(
            "effect-if",
            condition=self.join_conditions(self.render_conditions(node)),
            body=self.render_branch(node.blocks[0]),
        )
        return self.format("effect-else", first=first, body=self.render_branch(node.blocks[1]))

    def render_first_branch(self, node: Node) -> str:
        """Render the part before `else`, so that "otherwise" cannot be read as the `else` of an inner condition."""
        if is_plain_if(node.blocks[0]):
            condition = self.join_conditions(self.render_conditions(node))
            return self.format("effect-if.group", condition=condition, body=self.render_branch(node.blocks[0]))
        return self.render_conditional(self.render_conditions(node), node.blocks[0])

    def render_branch(self, block: Sequence[Node]) -> str:
        text, _ = self.render_body(block)
        return f"({text})" if is_plain_if(block) else bracket(text)

    def render_may(self, node: Node) -> str:
        """Render "you may …"; anything but a plain clause follows as "if you do, …"."""
        (block,) = node.blocks
        plain = leading_simple_nodes(block)
        if len(plain) == len(block):
            return self.format("effect-may", body=self.join_clauses(block, INFINITIVE))
        if plain:
            return self.render_follow_up(self.join_clauses(plain, INFINITIVE), block[len(plain) :])
        if len(block) == 1 and block[0].verb == "choose":
            return self.format("effect-may", body=self.render_choose(block[0], INFINITIVE))
        if is_plain_if(block):
            inner = Node("may", blocks=block[0].blocks)
            return self.render_conditional(self.render_conditions(block[0]), [inner])
        return self.format("effect-may.group", body=self.render_body(block)[0])

    def render_cost(self, node: Node) -> str:
        return self.render_follow_up(self.render_clause(node, INFINITIVE), node.blocks[0])

    def render_follow_up(self, price: str, block: Sequence[Node]) -> str:
        """Render "you may … ; if you do, …"."""
        first = self.format("effect-may", body=price)
        return self.format(
            "effect-follow", first=first, rest=self.render_conditional([self.format("effect-done")], block)
        )

    def render_choose(self, node: Node, form: str) -> str:
        options = [bracket(self.render_body(block)[0]) for block in node.blocks]
        key = self.find_message("effect-choose", form)
        return self.format(key, options=self.fold("effect-or", options))

    def render_conditional(self, conditions: Iterable[str], block: Sequence[Node]) -> str:
        """Render "if …, …"; if the block is only another condition, merge it into the outer ones."""
        if is_plain_if(block):
            return self.render_conditional([*conditions, *self.render_conditions(block[0])], block[0].blocks[0])
        body, grouped = self.render_body(block)
        grouped = grouped or block[0].verb == "if"
        return self.format(
            "effect-if.group" if grouped else "effect-if", condition=self.join_conditions(conditions), body=body
        )

    def render_body(self, nodes: Sequence[Node]) -> tuple[str, bool]:
        """Render the inside of a block; also return whether it has several parts separated by semicolons."""
        parts: list[str] = []
        for simple, run in groupby(nodes, is_simple):
            members = list(run)
            parts += [self.join_clauses(members)] if simple else [self.render_node(node) for node in members]
        if len(parts) == 1:
            return parts[0], False
        return "; ".join(bracket(part) for part in parts), True

    def join_clauses(self, nodes: Sequence[Node], form: str = "") -> str:
        """Join plain clauses with "then", or with "and" if each has a form for this moment."""
        *others, last = [self.render_clause(node, form) for node in nodes]
        if not others:
            return last
        together = all(self.has_moment_form(node) for node in nodes)
        return self.format("effect-and" if together else "effect-then", first=", ".join(others), next=last)

    def render_clause(self, node: Node, form: str = "") -> str:
        key = f"effect-{node.verb}"
        return self.catalogue.format(self.find_message(key, self.moment, form), **self.message_variables(node))

    def render_conditions(self, node: Node) -> list[str]:
        return [
            self.catalogue.format(f"condition-{each.verb}", **self.message_variables(each)) for each in node.conditions
        ]

    def join_conditions(self, conditions: Iterable[str]) -> str:
        """Join conditions with "and", naming a repeated subject once."""
        first, *others = conditions
        parts = [first, *(self.drop_subject(before, part) for before, part in pairwise([first, *others]))]
        return self.fold("effect-and", parts)

    def drop_subject(self, before: str, part: str) -> str:
        for subject in SUBJECTS:
            opening = self.format(f"effect-subject-{subject}") + " "
            if before.startswith(opening) and part.startswith(opening):
                return part.removeprefix(opening)
        return part

    def fold(self, key: str, parts: Iterable[str]) -> str:
        first, *others = parts
        for part in others:
            first = self.format(key, first=first, next=part)
        return first

    def find_message(self, message: str, *forms: str) -> str:
        """Return the first attribute that the language defines, else the message."""
        keys = (f"{message}.{form}" for form in forms if form)
        return next((key for key in keys if self.catalogue.has(key)), message)

    def format(self, key: str, **values: str) -> str:
        return self.catalogue.format(key, **values)

    def message_variables(self, node: Node) -> dict[str, str | int]:
        """Return the variables of a message: missing slots are `none`, tokens come in their cases."""
        values: dict[str, str | int] = {"who": MISSING_SLOT, "symbol": MISSING_SLOT, "range": MISSING_SLOT}
        for slot, value in node.args:
            values[slot] = self.format_range(*value) if isinstance(value, tuple) else value
        token = node.get("token")
        if token is not None:
            values |= {f"token-{case}": self.format(f"token-{token}.{case}") for case in TOKEN_CASES}
        return values

    def format_range(self, low: int, high: int) -> str | int:
        return low if low == high else self.format("effect-range", low=str(low), high=str(high))


def is_simple(node: Node) -> bool:
    return not node.blocks


def is_plain_if(nodes: Sequence[Node]) -> bool:
    """Return whether a block is only one condition without `else`."""
    return len(nodes) == 1 and nodes[0].verb == "if" and len(nodes[0].blocks) == 1


def leading_simple_nodes(nodes: Sequence[Node]) -> Sequence[Node]:
    """Return the nodes before the first one with blocks."""
    return nodes[: next((index for index, node in enumerate(nodes) if node.blocks), len(nodes))]


def bracket(text: str) -> str:
    return f"({text})" if ";" in text or ":" in text else text


def join_sentences(sentences: Iterable[str]) -> str:
    return " ".join(f"{text[0].upper()}{text[1:]}." for text in sentences)
