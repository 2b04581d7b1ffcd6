"""Mutations of valid messages, each into something that a client should not send."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

Fields: TypeAlias = dict[str, Any]
Sent: TypeAlias = str | bytes

LONG_LENGTH: Final = 15_000
NESTING_DEPTH: Final = 3_000
NUMBERS: Final = (
    *("-1", "-0", "0", "1", "5", "6", "255", "65536", "2147483648", "9007199254740992", "9007199254740993"),
    *("4611686018427387903", "4611686018427387904", "9223372036854775807", "9223372036854775808"),
    *("-9223372036854775809", "18446744073709551616", "0.5", "1.0", "1e3", "1e999", "-1e-999", "1E400", "NaN"),
    *("Infinity", "01", "0x10", "1_000", "true", "false", "null", "9" * 400, "9" * 5_000, "1e" + "9" * 50),
)
ODD_TEXTS: Final = (
    *("\0", "\x07", "\x1b[2J", "\r\nevent: x", "\u202e", "\u2066", "\u200b", "\ufeff", "\u0301" * 30, "\u2028"),
    *("\ud800", "\udfff\ud800", "\ufffe", "\U000e0001", "\U0010ffff", "\u1160", "<script>", "'--", "${x}", "%s%n"),
    *("../../etc/passwd", "=1+1", "@a", "{table}", "\\", '"', "`", "\x7f", "\x85"),
)
TAGS: Final = ("", "Hello", "HELLO", "bye", "welcome", "request", "__class__", "hello ", "héllo", "null", "0")
OTHER_VALUES: Final[tuple[Any, ...]] = (
    [],
    {},
    "",
    "x",
    0,
    -1,
    1.5,
    True,
    None,
    [0],
    {"do": "hello"},
    [[]],
    "0",
    "null",
)


class KnownValues:
    """What an attacker knows: messages of others, and values that are valid elsewhere."""

    def __init__(self) -> None:
        self.messages: list[Fields] = []
        self.tokens: list[str] = []
        self.tables: list[str] = []
        self.ids: list[str] = []

    def learn(self, message: Fields) -> None:
        self.messages.append(message)
        self.messages = self.messages[-200:]
        if "id" in message:
            self.ids = [*self.ids, message["id"]][-50:]


Mutation: TypeAlias = Callable[[Random, Fields, KnownValues], Sent]


def encoded(message: Any) -> bytes:
    return msgspec.json.encode(message)


def field_of(rng: Random, message: Fields) -> str:
    return rng.choice(list(message))


def drop_field(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    gone = field_of(rng, message)
    return encoded({name: value for name, value in message.items() if name != gone})


def add_field(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    name = rng.choice(["seat", "as", "is", "token", "admin", "", "\0", "__proto__", "question ", "x" * 999])
    return encoded({**message, name: rng.choice(OTHER_VALUES)})


def wrong_type(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    return encoded({**message, field_of(rng, message): rng.choice(OTHER_VALUES)})


def odd_number(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Insert a number literal verbatim; some are not valid JSON."""
    numbers = [name for name, value in message.items() if isinstance(value, int)] or list(message)
    name = rng.choice(numbers)
    return json.dumps({**message, name: "@@"}).replace('"@@"', rng.choice(NUMBERS))


def near_choice(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Flip bits of a valid choice: other things, other verbs, other places."""
    choices = [each["choice"] for each in [message, *stock.messages] if isinstance(each.get("choice"), int)]
    choice = rng.choice(choices) if choices else 0
    for _ in range(rng.randint(1, 3)):
        choice ^= 1 << rng.randrange(62)
    return encoded(
        {**message, "choice": choice} if "choice" in message else {**message, "do": "preview", "choice": choice}
    )


def wrong_tag(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    return encoded({**message, "do": rng.choice([*TAGS, *(each["do"] for each in stock.messages[-20:])])})


def swap_fields(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """The body of one message under the name of another, or a field of it."""
    other = rng.choice(stock.messages)
    if rng.random() < 0.5:
        return encoded({**other, "do": message["do"]})
    name = field_of(rng, other)
    return encoded({**message, name: other[name]})


def truncate(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    raw = encoded(message)
    return raw[: rng.randrange(len(raw))]


def flip_bits(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    raw = bytearray(encoded(message))
    for _ in range(rng.randint(1, 6)):
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    return bytes(raw)


def bad_encoding(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Insert invalid UTF-8 or a byte order mark, or use another encoding."""
    raw = encoded(message)
    bad = rng.choice([b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\0"])
    place = rng.randrange(len(raw))
    spliced = raw[:place] + bad + raw[place:]
    return rng.choice([spliced, b"\xef\xbb\xbf" + raw, raw.decode().encode("utf-16"), raw + b"\n{}", raw * 2])


def long_string(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    text = rng.choice(["x", "é", "\U0001f600", "a\u0301", " ", "\\"]) * rng.choice(
        [41, 64, 65, 129, 501, 1001, LONG_LENGTH]
    )
    return encoded({**message, field_of(rng, message): text})


def deep_nesting(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    opening, closing = rng.choice([("[", "]"), ('{"a":', "}"), ('{"do":', "}"), ("[{", "}]")])
    depth = rng.choice([10, 500, NESTING_DEPTH])
    nested = opening * depth + rng.choice(["1", ""]) + closing * rng.choice([depth, 0])
    return json.dumps({**message, field_of(rng, message): "@@"}).replace('"@@"', nested)


def duplicate_keys(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    raw, other = encoded(message).decode(), rng.choice(stock.messages)
    twice = encoded({field_of(rng, message): rng.choice(OTHER_VALUES)} if rng.random() < 0.5 else other).decode()
    return raw[:-1] + "," * (len(twice) > 2) + twice[1:]


def huge_array(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    array: Any = [rng.choice(OTHER_VALUES)] * rng.choice([100, 5_000])
    return encoded(array if rng.random() < 0.3 else {**message, field_of(rng, message): array})


def nulls(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Set all fields but the tag to null, or send an empty message."""
    if rng.random() < 0.2:
        return rng.choice([b"null", b"", b" ", b"{}", b"[]", b'""', b"0", b"\0"])
    return encoded({name: value if name == "do" else None for name, value in message.items()})


def replay(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Repeat an earlier message of any client verbatim."""
    return encoded(rng.choice(stock.messages))


def other_id(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Send an old message with a new id, or a new one with the id of another."""
    old = rng.choice(stock.messages) if rng.random() < 0.5 else message
    ids = [*stock.ids, f"other-{rng.random()}", "", " ", "\n", "x" * 65, "id"]
    return encoded({**old, "id": rng.choice(ids)})


def foreign_value(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Use tokens, tables, questions and seats of others."""
    name = rng.choice(["token", "host", "nonce", "text", "name", "bot", "id", "question", "seat", "spectator"])
    found: list[Any] = [each[name] for each in stock.messages if name in each]
    value = rng.choice([*found, *stock.tokens, *stock.tables, *range(7)])
    return encoded({**message, name if name in message or rng.random() < 0.3 else field_of(rng, message): value})


def odd_characters(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Put odd characters into a text field, lone surrogates as JSON escapes."""
    texts = [name for name, value in message.items() if isinstance(value, str) and name != "do"]
    text = "".join(rng.choice([*ODD_TEXTS, "a", " "]) for _ in range(rng.randint(1, 8)))
    if not texts:
        return json.dumps({"do": "chat", "id": "odd", "text": text})
    return json.dumps({**message, rng.choice(texts): text}, ensure_ascii=True)


def hello_again(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Send `hello` again as another client."""
    return encoded({"do": "hello", "token": rng.choice([*stock.tokens, ""]), "host": rng.choice([*stock.tokens, ""])})


def before_hello(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Send a message on a socket without `hello`."""
    return encoded(message)


def false_hello(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    """Send `hello` with a wrong token, table, protocol or language."""
    hello: Fields = {"do": "hello", "token": rng.choice([*stock.tokens, "", "x" * 32, "_" * 64])}
    extras: list[Fields] = [
        {"host": rng.choice(stock.tokens)},
        {"seq": rng.choice([0, 1, 2, 7, 2**53, -1, None])},
        {"lang": rng.choice(["en", "pl", "es", "xx", "", "e" * 9, "EN"])},
        {"protocol": rng.choice([0, 1, 2, -1, 2**63, 2**64, 1.0, "1", None])},
    ]
    for extra in rng.sample(extras, rng.randint(0, 4)):
        hello |= extra
    return encoded(hello)


def mutated_hello(rng: Random, message: Fields, stock: KnownValues) -> Sent:
    hello = {"do": "hello", "token": rng.choice(stock.tokens), "host": "", "seq": 1, "lang": "en"}
    return rng.choice([drop_field, wrong_type, odd_number, flip_bits, nulls, long_string])(rng, hello, stock)


MUTATIONS: Final[dict[str, Mutation]] = {
    operator.__name__: operator
    for operator in (
        *(drop_field, add_field, wrong_type, odd_number, near_choice, wrong_tag, swap_fields, truncate, flip_bits),
        *(bad_encoding, long_string, deep_nesting, duplicate_keys, huge_array, nulls, replay, other_id),
        *(foreign_value, odd_characters, hello_again, before_hello, false_hello, mutated_hello),
    )
}
NEW_SOCKET_MUTATIONS: Final = frozenset({"before_hello", "false_hello", "spoilt_hello"})
"""Mutations whose messages go over a new socket."""
WELL_FORMED_MUTATIONS: Final = (
    "near_choice",
    "swap_fields",
    "replay",
    "other_id",
    "foreign_value",
    "odd_characters",
    "false_hello",
)
"""Mutations whose messages are often well-formed, so that they reach the table."""
