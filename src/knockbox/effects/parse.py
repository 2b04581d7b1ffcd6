"""Parse text into sentences: the grammar of the effect language, without the meaning of words."""

from functools import cache
from typing import Final

from lark import Lark, Token, Tree, UnexpectedCharacters, UnexpectedToken

from knockbox.effects.errors import EffectError, unexpected_message
from knockbox.effects.tree import Block, Sentence, Word

END_TERMINAL: Final = "$END"
MAX_DEPTH: Final = 8
"""Nested braces; parser, checker and printer recurse as deep as the text does."""
TERMINAL_NAMES: Final[dict[str, str]] = {
    "WORD": "a word",
    "NUMBER": "a number",
    "LEFT": "'{'",
    "_RIGHT": "'}'",
    "_BAR": "'|'",
    "_SEMICOLON": "';'",
    "ELSE": "'else'",
    END_TERMINAL: "the end of the text",
}
"""Terminals of the grammar for error messages; a range is left out because a number is named."""


def parse(text: str) -> tuple[Sentence, ...]:
    """Read `push 1; if opponent at edge { wound heavy 1 }` into sentences; an empty text has none."""
    check_depth(text)
    try:
        tree = parser().parse(text)
    except UnexpectedToken as error:
        raise unexpected_token_error(error, text) from None
    except UnexpectedCharacters as error:
        found = repr(error.char)
        problem = f"found {found}, which no sentence contains"
        raise EffectError(problem, found=found, line=error.line, column=error.column) from None
    sequence = tree.children[0]
    return read_sequence(sequence) if isinstance(sequence, Tree) else ()


def check_depth(text: str) -> None:
    """Raise `EffectError` for braces nested deeper than `MAX_DEPTH`."""
    depth = 0
    for index, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if depth > MAX_DEPTH:
            line, column = end_position(text[: index + 1])
            problem = f"found '{{' inside {MAX_DEPTH} others, expected at most {MAX_DEPTH} within each other"
            raise EffectError(problem, found="'{'", line=line, column=column - 1)


@cache
def parser() -> Lark:
    return Lark.open("grammar.lark", rel_to=__file__, parser="lalr", lexer="basic", maybe_placeholders=True)


def unexpected_token_error(error: UnexpectedToken, text: str) -> EffectError:
    """Return an error that names what was found and what is valid there."""
    expected = expected_at(error)
    at_end = error.token.type == END_TERMINAL
    found = "the end of the text" if at_end else repr(str(error.token))
    line, column = end_position(text) if at_end else (error.line, error.column)
    return EffectError(unexpected_message(found, expected), found=found, expected=expected, line=line, column=column)


def expected_at(error: UnexpectedToken) -> set[str]:
    """Return what is valid there; if a word is but a number is not, a sentence begins."""
    accepted = error.accepts or set()
    if "WORD" in accepted and "NUMBER" not in accepted:
        return {"a sentence"}
    return {TERMINAL_NAMES[name] for name in accepted if name in TERMINAL_NAMES}


def end_position(text: str) -> tuple[int, int]:
    lines = text.rstrip().split("\n")
    return len(lines), len(lines[-1]) + 1


def read_sequence(tree: Tree[Token]) -> tuple[Sentence, ...]:
    return tuple(read_sentence(child) for child in branches(tree))


def read_sentence(tree: Tree[Token]) -> Sentence:
    words = tuple(read_word(token) for token in leaves(tree) if token.type != "ELSE")
    else_words = [read_word(token) for token in leaves(tree) if token.type == "ELSE"]
    blocks = [read_block(child) for child in branches(tree)]
    otherwise = Block(else_words[0], blocks[1].alternatives) if else_words else None
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
