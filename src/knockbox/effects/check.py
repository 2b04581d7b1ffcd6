"""Check sentences against the vocabulary of a game and turn them into nodes."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from knockbox.effects.errors import EffectError, unexpected_message, unknown_name_message
from knockbox.effects.matching import TOKEN_SLOT, Matcher
from knockbox.effects.parse import parse
from knockbox.effects.tree import Block, Node, Sentence, Word
from knockbox.effects.vocabulary import Pattern, Shape, Slot, Vocabulary, opening_words

CONJUNCTION: Final = "and"
CONDITION: Final = Slot("condition", "condition")
SENTENCE_END: Final = "the end of the sentence"


def parse_effect(text: str, vocabulary: Vocabulary, tokens: Collection[str] = (), place: str = "") -> tuple[Node, ...]:
    """Parse and check a text; raise `EffectError` that names `place` (file, item and field)."""
    try:
        return check(parse(text), vocabulary, tokens)
    except EffectError as error:
        raise error.at(place) from None


def check(sentences: Iterable[Sentence], vocabulary: Vocabulary, tokens: Collection[str] = ()) -> tuple[Node, ...]:
    """Turn sentences into nodes; `tokens` are the ids that a `<token>` slot accepts. Raise `EffectError`."""
    return Checker(vocabulary, tokens).sequence(sentences)


class Checker:
    """Checks sentences against the words of a game and the tokens of a pack."""

    def __init__(self, vocabulary: Vocabulary, tokens: Collection[str]) -> None:
        self.vocabulary = vocabulary
        self.slots = {**vocabulary.slots, TOKEN_SLOT: tuple(tokens)}

    def sequence(self, sentences: Iterable[Sentence]) -> tuple[Node, ...]:
        return tuple(self.sentence(sentence) for sentence in sentences)

    def sentence(self, sentence: Sentence) -> Node:
        first = sentence.words[0]
        patterns = [pattern for pattern in self.vocabulary.verbs.values() if first.text in opening_words(pattern)]
        if not patterns:
            raise error_at(
                first, unknown_name_message("verb", first.text, openings := self.vocabulary.openings()), openings
            )
        if CONDITION in patterns[0].pieces:
            conditions = tuple(self.condition(sentence, start, stop) for start, stop in clauses(sentence.words))
            return Node(patterns[0].name, (), conditions, self.blocks(patterns[0], sentence))
        node = self.match(sentence, patterns)
        return Node(node.verb, node.args, (), self.blocks(self.vocabulary.verbs[node.verb], sentence))

    def match(self, sentence: Sentence, patterns: list[Pattern]) -> Node:
        matcher = Matcher(sentence.words, self.slots, min_number=1)
        for pattern in patterns:
            node = matcher.match(
                pattern, 0, len(sentence.words), SENTENCE_END if pattern.shape == Shape.NONE else "'{'"
            )
            if node:
                return node
        raise mismatch_error(sentence, matcher)

    def condition(self, sentence: Sentence, start: int, stop: int) -> Node:
        matcher = Matcher(sentence.words, self.slots, min_number=0)
        for pattern in self.vocabulary.conditions.values():
            node = matcher.match(pattern, start, stop, "'and' or '{'")
            if node:
                return node
        raise mismatch_error(sentence, matcher)

    def blocks(self, pattern: Pattern, sentence: Sentence) -> tuple[tuple[Node, ...], ...]:
        check_shape(pattern.shape, sentence)
        blocks = [block for block in (sentence.block, sentence.otherwise) if block]
        return tuple(self.sequence(alternative) for block in blocks for alternative in block.alternatives)


def clauses(words: tuple[Word, ...]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each condition: after the first word, separated by `and`."""
    start = 1
    for index, word in enumerate(words):
        if word.text == CONJUNCTION:
            yield start, index
            start = index + 1
    yield start, len(words)


def mismatch_error(sentence: Sentence, matcher: Matcher) -> EffectError:
    """Return an error at the word where the longest match ends."""
    index = max(matcher.expected)
    found = sentence.words[index] if index < len(sentence.words) else word_after(sentence)
    expected = matcher.expected[index]
    return error_at(found, unexpected_message(repr(found.text) if found.text else SENTENCE_END, expected), expected)


def word_after(sentence: Sentence) -> Word:
    """Return the brace after the words of a sentence, or an empty word."""
    if sentence.block:
        return sentence.block.opening
    last = sentence.words[-1]
    return Word("", last.line, last.column + len(last.text))


def check_shape(shape: Shape, sentence: Sentence) -> None:
    """Raise `EffectError` if the braces are not those the verb needs."""
    after = word_after(sentence)
    if shape == Shape.NONE and sentence.block:
        raise error_at(after, unexpected_message("'{'", {SENTENCE_END}), {SENTENCE_END})
    if shape != Shape.NONE and not sentence.block:
        raise error_at(after, unexpected_message(SENTENCE_END, {"'{'"}), {"'{'"})
    if shape != Shape.OTHERWISE and sentence.otherwise:
        raise error_at(sentence.otherwise.opening, unexpected_message("'else'", {SENTENCE_END}), {SENTENCE_END})
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
