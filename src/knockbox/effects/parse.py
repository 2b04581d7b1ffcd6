"""Text to sentences: the shape of the effect language, whatever its words mean."""

from functools import cache
from typing import Final

from lark import Lark, Token, Tree, UnexpectedCharacters, UnexpectedToken

from knockbox.effects.errors import EffectError, unexpected
from knockbox.effects.tree import Block, Sentence, Word

END: Final = "$END"
DEEPEST: Final = 8
"""Braces within braces; what reads, checks and prints a text goes as deep as the text does."""
READABLE: Final[dict[str, str]] = {
    "WORD": "a word",
    "NUMBER": "a number",
    "LEFT": "'{'",
    "_RIGHT": "'}'",
    "_BAR": "'|'",
    "_SEMICOLON": "';'",
    "ELSE": "'else'",
    END: "the end of the text",
}
"""Terminals of the grammar in words; a range goes without saying beside a number."""


def parse(text: str) -> tuple[Sentence, ...]:
    """Read `push 1; if opponent at edge { wound heavy 1 }` into sentences; an empty text has none."""
    refuse_depth(text)
    try:
        tree = parser().parse(text)
    except UnexpectedToken as error:
        raise wrong_token(error, text) from None
    except UnexpectedCharacters as error:
        found = repr(error.char)
        problem = f"found {found}, which no sentence contains"
        raise EffectError(problem, found=found, line=error.line, column=error.column) from None
    sequence = tree.children[0]
    return read_sequence(sequence) if isinstance(sequence, Tree) else ()


def refuse_depth(text: str) -> None:
    """A person could not follow such a text, and neither can we."""
    depth = 0
    for index, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if depth > DEEPEST:
            line, column = end_of(text[: index + 1])
            problem = f"found '{{' inside {DEEPEST} others, expected at most {DEEPEST} within each other"
            raise EffectError(problem, found="'{'", line=line, column=column - 1)


@cache
def parser() -> Lark:
    return Lark.open("grammar.lark", rel_to=__file__, parser="lalr", lexer="basic", maybe_placeholders=True)


def wrong_token(error: UnexpectedToken, text: str) -> EffectError:
    """Name what was found and what could have stood there instead."""
    expected = expected_at(error)
    at_end = error.token.type == END
    found = "the end of the text" if at_end else repr(str(error.token))
    line, column = end_of(text) if at_end else (error.line, error.column)
    return EffectError(unexpected(found, expected), found=found, expected=expected, line=line, column=column)


def expected_at(error: UnexpectedToken) -> set[str]:
    """Where a word may stand but no number, a sentence begins."""
    accepted = error.accepts or set()
    if "WORD" in accepted and "NUMBER" not in accepted:
        return {"a sentence"}
    return {READABLE[name] for name in accepted if name in READABLE}


def end_of(text: str) -> tuple[int, int]:
    lines = text.rstrip().split("\n")
    return len(lines), len(lines[-1]) + 1


def read_sequence(tree: Tree[Token]) -> tuple[Sentence, ...]:
    return tuple(read_sentence(child) for child in branches(tree))


def read_sentence(tree: Tree[Token]) -> Sentence:
    words = tuple(read_word(token) for token in leaves(tree) if token.type != "ELSE")
    turn = [read_word(token) for token in leaves(tree) if token.type == "ELSE"]
    blocks = [read_block(child) for child in branches(tree)]
    otherwise = Block(turn[0], blocks[1].alternatives) if turn else None
    return Sentence(words, blocks[0] if blocks else None, otherwise)


def read_block(tree: Tree[Token]) -> Block:
    brace = leaves(tree)[0]
    return Block(read_word(brace), tuple(read_sequence(child) for child in branches(tree)))


def read_word(token: Token) -> Word:
    return Word(str(token), token.line or 1, token.column or 1)


def branches(tree: Tree[Token]) -> list[Tree[Token]]:
    return [child for child in tree.children if isinstance(child, Tree)]


def leaves(tree: Tree[Token]) -> list[Token]:
    return [child for child in tree.children if isinstance(child, Token)]
