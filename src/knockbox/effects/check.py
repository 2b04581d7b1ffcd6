"""Sentences to nodes: every word is held against the vocabulary of a game."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from knockbox.effects.errors import EffectError, unexpected, unknown
from knockbox.effects.matching import TOKEN, Matcher
from knockbox.effects.parse import parse
from knockbox.effects.tree import Block, Node, Sentence, Word
from knockbox.effects.vocabulary import Pattern, Shape, Slot, Vocabulary, opening

AND: Final = "and"
CONDITION: Final = Slot("condition", "condition")
END: Final = "the end of the sentence"


def understand(text: str, vocabulary: Vocabulary, tokens: Collection[str] = (), place: str = "") -> tuple[Node, ...]:
    """Parse and check a text; an error names its place (file, item and field)."""
    try:
        return check(parse(text), vocabulary, tokens)
    except EffectError as error:
        raise error.at(place) from None


def check(sentences: Iterable[Sentence], vocabulary: Vocabulary, tokens: Collection[str] = ()) -> tuple[Node, ...]:
    """Turn sentences into nodes; `tokens` are the ids that a `<token>` may be."""
    return Checker(vocabulary, tokens).sequence(sentences)


class Checker:
    """Knows the words of a game and the tokens of a pack."""

    def __init__(self, vocabulary: Vocabulary, tokens: Collection[str]) -> None:
        self.vocabulary = vocabulary
        self.slots = {**vocabulary.slots, TOKEN: tuple(tokens)}

    def sequence(self, sentences: Iterable[Sentence]) -> tuple[Node, ...]:
        return tuple(self.sentence(sentence) for sentence in sentences)

    def sentence(self, sentence: Sentence) -> Node:
        first = sentence.words[0]
        patterns = [pattern for pattern in self.vocabulary.verbs.values() if first.text in opening(pattern)]
        if not patterns:
            raise error_at(first, unknown("verb", first.text, openings := self.vocabulary.openings()), openings)
        if CONDITION in patterns[0].pieces:
            conditions = tuple(self.condition(sentence, start, stop) for start, stop in clauses(sentence.words))
            return Node(patterns[0].name, (), conditions, self.blocks(patterns[0], sentence))
        node = self.match(sentence, patterns)
        return Node(node.verb, node.args, (), self.blocks(self.vocabulary.verbs[node.verb], sentence))

    def match(self, sentence: Sentence, patterns: list[Pattern]) -> Node:
        matcher = Matcher(sentence.words, self.slots, least=1)
        for pattern in patterns:
            node = matcher.match(pattern, 0, len(sentence.words), END if pattern.shape == Shape.NONE else "'{'")
            if node:
                return node
        raise mismatch(sentence, matcher)

    def condition(self, sentence: Sentence, start: int, stop: int) -> Node:
        matcher = Matcher(sentence.words, self.slots, least=0)
        for pattern in self.vocabulary.conditions.values():
            node = matcher.match(pattern, start, stop, "'and' or '{'")
            if node:
                return node
        raise mismatch(sentence, matcher)

    def blocks(self, pattern: Pattern, sentence: Sentence) -> tuple[tuple[Node, ...], ...]:
        check_shape(pattern.shape, sentence)
        written = [block for block in (sentence.block, sentence.otherwise) if block]
        return tuple(self.sequence(alternative) for block in written for alternative in block.alternatives)


def clauses(words: tuple[Word, ...]) -> Iterator[tuple[int, int]]:
    """Yield where each condition begins and ends: after the first word, divided by `and`."""
    start = 1
    for index, word in enumerate(words):
        if word.text == AND:
            yield start, index
            start = index + 1
    yield start, len(words)


def mismatch(sentence: Sentence, matcher: Matcher) -> EffectError:
    """Report the word up to which the best pattern fitted."""
    index = max(matcher.expected)
    found = sentence.words[index] if index < len(sentence.words) else following(sentence)
    expected = matcher.expected[index]
    return error_at(found, unexpected(repr(found.text) if found.text else END, expected), expected)


def following(sentence: Sentence) -> Word:
    """Return what stands after the words of a sentence: its brace, or nothing."""
    if sentence.block:
        return sentence.block.opening
    last = sentence.words[-1]
    return Word("", last.line, last.column + len(last.text))


def check_shape(shape: Shape, sentence: Sentence) -> None:
    """Refuse braces that the verb does not have, and ask for those it needs."""
    after = following(sentence)
    if shape == Shape.NONE and sentence.block:
        raise error_at(after, unexpected("'{'", {END}), {END})
    if shape != Shape.NONE and not sentence.block:
        raise error_at(after, unexpected(END, {"'{'"}), {"'{'"})
    if shape != Shape.OTHERWISE and sentence.otherwise:
        raise error_at(sentence.otherwise.opening, unexpected("'else'", {END}), {END})
    for block in (sentence.block, sentence.otherwise):
        check_alternatives(shape, block)


def check_alternatives(shape: Shape, block: Block | None) -> None:
    count = len(block.alternatives) if block else 1
    if block and shape == Shape.ALTERNATIVES and count == 1:
        raise error_at(block.opening, "found 1 alternative, expected 2 or more divided by '|'", ())
    if block and shape != Shape.ALTERNATIVES and count > 1:
        raise error_at(block.opening, f"found {count} alternatives, expected 1", ())


def error_at(word: Word, problem: str, expected: Iterable[str]) -> EffectError:
    return EffectError(problem, found=word.text, expected=expected, line=word.line, column=word.column)
