"""Spoilt requests over HTTP: bodies, paths, methods, headers and query strings that no client of ours would send."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from knockbox.server.forms import Fault
from knockbox.server.guards.headers import ALWAYS, OPENER
from tests.server.fuzz import operators
from tests.server.fuzz.harness import TABLES, Siege
from tests.server.fuzz.lines import Answer, call
from tests.server.fuzz.operators import ODD, Fields, Stock

UNAVAILABLE: Final = ("full", "closing", "unavailable", "unreadable")
"""Errors that are no fault of the server."""
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "FOO", "")
PATHS: Final = (
    *("/", "//", "/api", "/api/tables/", "/api/tables//", "/api/tables/%00", "/api/tables/..", "/api/tables/%2e%2e"),
    *("/api/tables/..%2f..%2fetc%2fpasswd", "/api/tables/%c0%af", "/api/tables/%ff%fe/record", "/%F0%9F%98%80"),
    *("/api/tables/x/seats/-1", "/api/tables/x/seats/1e3", "/api/tables/x/seats/%D9%A3", "/api/tables/x/seats/0x1"),
    *("/api/tables/x/socket", "/schema", "/schema/openapi.json", "/docs", "/static/../app.py", "/api/tables/{table}"),
    *("/healthz/..", "/metrics%00", "/api/tables/" + "x" * 9000, "/api/tables/x/seats/" + "9" * 5000, "/.env"),
)
QUERIES: Final = (
    *(b"before=", b"before=1", b"before=%00", b"before=1.a&before=2.b", b"before=999999999999999.a", b"before=-1.a"),
    *(b"before=1.a%0a", b"before=%D9%A1.a", b"before=1.%ff", b"&&&", b"%", b"=", b"a=%", b"before[]=1", b"x" * 5000),
    *(b"before=1." + b"a" * 41, b"\xff=\xfe", b"before=1.a;drop"),
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    *((b"host", value) for value in (b"", b"evil.test", b"a b", b"\xff", b"[::1", b"x:99999", b"a" * 3000, b"a\0b")),
    *(
        (b"origin", value)
        for value in (b"null", b"http://evil.test", b"http://knockbox.localhost", b"\xff", b"http://[::1")
    ),
    *(
        (b"x-forwarded-for", value)
        for value in (b"", b"1.1.1.1", b",,,", b"\xff", b"::1%eth0", b"1.1.1.1:99999", b"a" * 999)
    ),
    *((b"x-forwarded-proto", value) for value in (b"https", b"javascript", b"\xff")),
    *((b"x-forwarded-host", value) for value in (b"evil.test", b"", b"\r\nx: y")),
    *((b"content-length", value) for value in (b"0", b"-1", b"9" * 30, b"x", b"", b"1e3", b"70000", b"\xff", b"5, 5")),
    *(
        (b"content-type", value)
        for value in (b"", b"text/html", b"multipart/form-data", b"application/json; charset=utf-7")
    ),
    *(
        (b"authorization", value)
        for value in (b"", b"Bearer", b"Bearer ", b"Basic eDp5", b"bearer \xff\xfe", b"B" * 5000)
    ),
    *((b"cookie", value) for value in (b"=", b"a=b; a=c", b"\xff", b";" * 3000)),
    *((b"accept", value) for value in (b"", b"*/*;q=x", b"text/html", b"\xff", b"application/" + b"x" * 3000)),
    *((name, b"chunked") for name in (b"transfer-encoding", b"expect", b"upgrade", b"range", b"accept-language")),
    (b"x-http-method-override", b"DELETE"),
)


class Asked:
    """A request before it is sent."""

    def __init__(self, method: str, path: str, form: Fields | None = None) -> None:
        self.method = method
        self.path = path
        self.query = b""
        self.headers: list[tuple[bytes, bytes]] = []
        self.form = form
        self.body: Sequence[bytes | None] = (msgspec.json.encode(form) if form is not None else b"",)

    def __str__(self) -> str:
        body = [part[:1000] if part else part for part in self.body]
        return f"{self.method} {self.path[:300]}?{self.query[:300]!r} {self.headers!r} {body!r}"


Spoiling: TypeAlias = Callable[[Random, Asked, Stock], None]


def spoil_body(rng: Random, asked: Asked, stock: Stock) -> None:
    form = posted(asked)
    spoilers = (operators.drop_field, operators.add_field, operators.wrong_type, operators.odd_number)
    cruel = (operators.truncate, operators.flip_bits, operators.bad_encoding, operators.long_string)
    others = (operators.deep_nesting, operators.huge_array, operators.odd_characters)
    raw = rng.choice([*spoilers, *cruel, *others])(rng, {**form, "do": "x"} if rng.random() < 0.1 else form, stock)
    asked.body = (raw if isinstance(raw, bytes) else raw.encode(errors="surrogatepass"),)


def posted(asked: Asked) -> Fields:
    """The form of a request; one that has none becomes one that has."""
    if asked.form is None:
        asked.method, asked.path, asked.form = "POST", "/api/tables", {"game": "knockdown", "seats": ["here", "open"]}
    return asked.form


def spoil_value(rng: Random, asked: Asked, stock: Stock) -> None:
    """A form that can be read, with values that mean nothing."""
    posted(asked)
    odd = rng.choice([*ODD, "9" * 200, "-1", "0", "\u0661", "A", "off", "true", *stock.tokens, *stock.tables])
    options = [
        "timer",
        "ko_test",
        "arena",
        "fighters",
        "decision_time",
        "tokens",
        "first_player",
        "level",
        "skills",
        odd,
    ]
    seats = ["here", "open", "link", "hard", "hard:own", "hard:", ":", "here:", "ismcts", "random", "", "x" * 33]
    form: Fields = {"game": rng.choice(["knockdown", "dungeon"]), "seats": rng.choices(seats, k=rng.randint(0, 7))}
    form["options"] = {rng.choice(options): odd, rng.choice(options): rng.choice(["off", "on", "1", "none", odd])}
    form |= rng.choice([{}, {"packs": [odd]}, {"packs": ["nemesis"] * 3}, {"names": [odd] * 6}, {"options": {}}])
    asked.body = (msgspec.json.encode(without_halves(form)),)


def without_halves(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode(errors="replace").decode()
    if isinstance(value, list):
        return [without_halves(each) for each in value]
    if isinstance(value, dict):
        return {without_halves(name): without_halves(each) for name, each in value.items()}
    return value


def cut_body(rng: Random, asked: Asked, stock: Stock) -> None:
    """A body in pieces, too long, or one that never ends."""
    whole = asked.body[0] or b""
    place = rng.randint(0, len(whole))
    pieces: list[Sequence[bytes | None]] = [
        (whole[:place], whole[place:]),
        (whole[:place], None),
        (None,),
        (b" " * 40_000, b" " * 40_000, whole),
        (b"", b"", b"", whole),
    ]
    asked.body = rng.choice(pieces)


def odd_path(rng: Random, asked: Asked, stock: Stock) -> None:
    asked.path = rng.choice(
        [*PATHS, asked.path + rng.choice(["/", "/..", "%00", "%2f", ";x", "//x"]), asked.path.upper()]
    )


def odd_method(rng: Random, asked: Asked, stock: Stock) -> None:
    asked.method = rng.choice(METHODS)


def odd_query(rng: Random, asked: Asked, stock: Stock) -> None:
    asked.query = rng.choice(QUERIES)


def odd_headers(rng: Random, asked: Asked, stock: Stock) -> None:
    asked.headers += rng.sample(HEADERS, rng.randint(1, 3))


def foreign_token(rng: Random, asked: Asked, stock: Stock) -> None:
    token = rng.choice(stock.tokens)
    asked.headers.append((b"authorization", f"Bearer {token[:-1]}".encode()))
    asked.body = (msgspec.json.encode({"invitation": token, "name": "Mallory"}),)


SPOILING: Final[dict[str, Spoiling]] = {
    spoiling.__name__: spoiling
    for spoiling in (*(spoil_body, spoil_value, cut_body, odd_path, odd_method, odd_query, odd_headers, foreign_token),)
}


def valid_request(rng: Random, stock: Stock) -> Asked:
    table = rng.choice(stock.tables)
    return rng.choice(
        [
            Asked("POST", "/api/tables", rng.choice(list(TABLES.values()))),
            Asked("GET", "/api/tables"),
            Asked("GET", f"/api/tables/{table}"),
            Asked("POST", f"/api/tables/{table}/seats/{rng.randrange(3)}", {"invitation": "", "name": "Ewa"}),
            Asked("GET", f"/api/tables/{table}/record"),
            Asked("DELETE", f"/api/tables/{table}"),
            Asked("GET", "/healthz"),
            Asked("GET", "/metrics"),
        ]
    )


async def knock(siege: Siege) -> None:
    """One spoilt request at the doors, and a look at what they say."""
    asked = valid_request(siege.rng, siege.stock)
    names = siege.rng.sample(list(SPOILING), siege.rng.choice([1, 1, 2]))
    for name in names:
        SPOILING[name](siege.rng, asked, siege.stock)
        siege.counts[name] += 1
    before = {id: actor.table.lines for id, actor in siege.service.house.awake.items()}
    try:
        answer = await call(siege.app, asked.method, asked.path, asked.query, asked.headers, asked.body)
        siege.replies[str(answer.status)] += 1
        await siege.settle()
        judge(siege, asked, answer, before)
    except Exception as error:
        told = f"siege {siege.seed}, knock {siege.counts.total()}: {names} {asked}"
        raise AssertionError(f"{told}\n{type(error).__name__}: {error}") from error


def judge(siege: Siege, asked: Asked, answer: Answer, before: dict[str, int]) -> None:
    assert not siege.alarm.rung, siege.alarm.rung
    if answer.status == 0:
        assert None in asked.body  # nobody was left to be answered
        return
    assert answer.status < 500 or answer.status == 503, answer
    is_page = answer.headers["content-type"].startswith("text/html") if answer.body else False
    assert ALWAYS.keys() - ({OPENER} if is_page else set()) <= {name.encode() for name in answer.headers}, answer
    if answer.status >= 400 and answer.body and not is_page:
        fault = msgspec.json.decode(answer.body, type=Fault)
        assert answer.status < 500 or fault.error in UNAVAILABLE, fault
    if answer.status >= 400:
        assert not any(token.encode() in answer.body for token in siege.stock.tokens if token not in str(asked))
    for id, lines in before.items():
        found = siege.service.house.awake[id].table
        assert found.lines == lines or id in asked.path, f"table {id} was disturbed"
