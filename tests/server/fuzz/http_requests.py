"""Fuzzed HTTP requests: bodies, paths, methods, headers and query strings that our client would not send."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from knockbox.server.forms import Fault
from knockbox.server.guards.headers import OPENER_HEADER, SECURITY_HEADERS
from tests.server.fuzz import mutations
from tests.server.fuzz.fake_sockets import FuzzedResponse, call
from tests.server.fuzz.harness import TABLES, FuzzRun
from tests.server.fuzz.mutations import ODD_TEXTS, Fields, KnownValues

UNAVAILABLE_CODES: Final = ("full", "closing", "unavailable", "unreadable")
"""5xx errors that are not a bug of the server."""
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


class FuzzedRequest:
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


RequestMutation: TypeAlias = Callable[[Random, FuzzedRequest, KnownValues], None]


def mutate_body(rng: Random, asked: FuzzedRequest, stock: KnownValues) -> None:
    form = ensure_form(asked)
    spoilers = (mutations.drop_field, mutations.add_field, mutations.wrong_type, mutations.odd_number)
    cruel = (mutations.truncate, mutations.flip_bits, mutations.bad_encoding, mutations.long_string)
    others = (mutations.deep_nesting, mutations.huge_array, mutations.odd_characters)
    raw = rng.choice([*spoilers, *cruel, *others])(rng, {**form, "do": "x"} if rng.random() < 0.1 else form, stock)
    asked.body = (raw if isinstance(raw, bytes) else raw.encode(errors="surrogatepass"),)


def ensure_form(asked: FuzzedRequest) -> Fields:
    """Return the form of a request; a request without one becomes one that opens a table."""
    if asked.form is None:
        asked.method, asked.path, asked.form = "POST", "/api/tables", {"game": "knockdown", "seats": ["here", "open"]}
    return asked.form


def mutate_values(rng: Random, asked: FuzzedRequest, stock: KnownValues) -> None:
    """Send a well-formed form with meaningless values."""
    ensure_form(asked)
    odd = rng.choice([*ODD_TEXTS, "9" * 200, "-1", "0", "\u0661", "A", "off", "true", *stock.tokens, *stock.tables])
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
    asked.body = (msgspec.json.encode(without_surrogates(form)),)


def without_surrogates(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode(errors="replace").decode()
    if isinstance(value, list):
        return [without_surrogates(each) for each in value]
    if isinstance(value, dict):
        return {without_surrogates(name): without_surrogates(each) for name, each in value.items()}
    return value


def cut_body(rng: Random, asked: FuzzedRequest, stock: KnownValues) -> None:
    """Send a body in pieces, too long, or never finished."""
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


def odd_path(rng: Random, asked: FuzzedRequest, stock: KnownValues) -> None:
    asked.path = rng.choice(
        [*PATHS, asked.path + rng.choice(["/", "/..", "%00", "%2f", ";x", "//x"]), asked.path.upper()]
    )


def odd_method(rng: Random, asked: FuzzedRequest, stock: KnownValues) -> None:
    asked.method = rng.choice(METHODS)


def odd_query(rng: Random, asked: FuzzedRequest, stock: KnownValues) -> None:
    asked.query = rng.choice(QUERIES)


def odd_headers(rng: Random, asked: FuzzedRequest, stock: KnownValues) -> None:
    asked.headers += rng.sample(HEADERS, rng.randint(1, 3))


def foreign_token(rng: Random, asked: FuzzedRequest, stock: KnownValues) -> None:
    token = rng.choice(stock.tokens)
    asked.headers.append((b"authorization", f"Bearer {token[:-1]}".encode()))
    asked.body = (msgspec.json.encode({"invitation": token, "name": "Mallory"}),)


REQUEST_MUTATIONS: Final[dict[str, RequestMutation]] = {
    spoiling.__name__: spoiling
    for spoiling in (
        *(mutate_body, mutate_values, cut_body, odd_path, odd_method, odd_query, odd_headers, foreign_token),
    )
}


def valid_request(rng: Random, stock: KnownValues) -> FuzzedRequest:
    table = rng.choice(stock.tables)
    return rng.choice(
        [
            FuzzedRequest("POST", "/api/tables", rng.choice(list(TABLES.values()))),
            FuzzedRequest("GET", "/api/tables"),
            FuzzedRequest("GET", f"/api/tables/{table}"),
            FuzzedRequest("POST", f"/api/tables/{table}/seats/{rng.randrange(3)}", {"invitation": "", "name": "Ewa"}),
            FuzzedRequest("GET", f"/api/tables/{table}/record"),
            FuzzedRequest("DELETE", f"/api/tables/{table}"),
            FuzzedRequest("GET", "/healthz"),
            FuzzedRequest("GET", "/metrics"),
        ]
    )


async def send_fuzzed_request(siege: FuzzRun) -> None:
    """Send one fuzzed request, and check the response."""
    asked = valid_request(siege.rng, siege.known_values)
    names = siege.rng.sample(list(REQUEST_MUTATIONS), siege.rng.choice([1, 1, 2]))
    for name in names:
        REQUEST_MUTATIONS[name](siege.rng, asked, siege.known_values)
        siege.counts[name] += 1
    before = {id: actor.table.next_seq for id, actor in siege.service.registry.awake.items()}
    try:
        answer = await call(siege.app, asked.method, asked.path, asked.query, asked.headers, asked.body)
        siege.replies[str(answer.status)] += 1
        await siege.settle()
        check_response(siege, asked, answer, before)
    except Exception as error:
        told = f"siege {siege.seed}, knock {siege.counts.total()}: {names} {asked}"
        raise AssertionError(f"{told}\n{type(error).__name__}: {error}") from error


def check_response(siege: FuzzRun, asked: FuzzedRequest, answer: FuzzedResponse, before: dict[str, int]) -> None:
    assert not siege.error_collector.errors, siege.error_collector.errors
    if answer.status == 0:
        assert None in asked.body  # the client disconnected
        return
    assert answer.status < 500 or answer.status == 503, answer
    is_page = answer.headers["content-type"].startswith("text/html") if answer.body else False
    assert SECURITY_HEADERS.keys() - ({OPENER_HEADER} if is_page else set()) <= {
        name.encode() for name in answer.headers
    }, answer
    if answer.status >= 400 and answer.body and not is_page:
        fault = msgspec.json.decode(answer.body, type=Fault)
        assert answer.status < 500 or fault.error in UNAVAILABLE_CODES, fault
    if answer.status >= 400:
        assert not any(token.encode() in answer.body for token in siege.known_values.tokens if token not in str(asked))
    for id, lines in before.items():
        found = siege.service.registry.awake[id].table
        assert found.next_seq == lines or id in asked.path, f"table {id} was disturbed"
