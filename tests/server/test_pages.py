"""The web app over HTTP: its files and nothing else, kept as long as is right, behind a strict policy."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from knockbox.server.bundle import BundleError, find_bundle, read_bundle
from tests.server.live_server import HttpResponse, LiveServer, running_server

INDEX = "<!doctype html><title>Knockbox</title>" + "<p>A page that gzip makes shorter.</p>" * 9
SCRIPT = "export const answer = 42;" * 40
FILES = {
    "index.html": INDEX.encode(),
    "icon.svg": b"<svg/>",
    "assets/index-BxYz_12-.js": SCRIPT.encode(),
    "assets/index-0a1b2c3d.css": b"body { margin: 0 }",
    "assets/barlow-latin-Cc3Dd4Ee.woff2": b"wOF2" + bytes(400),
    "assets/plain.json": b"{}",
    "assets/strange.thing": b"?",
}
SCRIPT_PATH = "/assets/index-BxYz_12-.js"
OUTSIDE = "outside.txt"
BROWSER = {"accept": "text/html,application/xhtml+xml;q=0.9", "accept_language": "pl-PL,pl;q=0.9"}


def lay_out(folder: Path) -> Path:
    for name, body in FILES.items():
        path = folder / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (folder / OUTSIDE).write_text("nobody may read this")
    return folder / "web"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    home: Path = tmp_path_factory.mktemp("pages")
    with running_server(home, web=str(lay_out(home))) as found:
        yield found


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Below a path, behind a proxy on this machine."""
    home: Path = tmp_path_factory.mktemp("below")
    with running_server(home, web=str(lay_out(home)), base_path="/games", trusted_proxies="127.0.0.1") as found:
        yield found


def policy(answer: HttpResponse) -> dict[str, str]:
    parts = (part.strip().partition(" ") for part in answer.headers["content-security-policy"].split(";"))
    return {name: value for name, _, value in parts}


@pytest.mark.parametrize(
    ("path", "name", "kind", "is_kept"),
    [
        ("/", "index.html", "text/html; charset=utf-8", False),
        ("/?lang=pl", "index.html", "text/html; charset=utf-8", False),
        ("/index.html", "index.html", "text/html; charset=utf-8", False),
        ("/icon.svg", "icon.svg", "image/svg+xml", False),
        (SCRIPT_PATH, SCRIPT_PATH[1:], "text/javascript; charset=utf-8", True),
        ("/assets/index-0a1b2c3d.css", "assets/index-0a1b2c3d.css", "text/css; charset=utf-8", True),
        ("/assets/barlow-latin-Cc3Dd4Ee.woff2", "assets/barlow-latin-Cc3Dd4Ee.woff2", "font/woff2", True),
        ("/assets/plain.json", "assets/plain.json", "application/json", False),
        ("/assets/strange.thing", "assets/strange.thing", "application/octet-stream", False),
    ],
)
def test_every_file_is_there_with_its_kind_and_how_long_it_may_be_kept(
    server: LiveServer, path: str, name: str, kind: str, is_kept: bool
) -> None:
    answer = server.call("GET", path)
    assert (answer.status, answer.body) == (200, FILES[name])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == ("public, max-age=31536000, immutable" if is_kept else "no-cache")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"


def test_the_policy_of_a_page_lets_nothing_inline_run(server: LiveServer) -> None:
    for path in ("/", SCRIPT_PATH):
        told = policy(server.call("GET", path))
        assert told["default-src"] == told["script-src"] == told["style-src"] == told["connect-src"] == "'self'"
        assert told["img-src"] == "'self' data:"
        assert (told["object-src"], told["frame-ancestors"], told["base-uri"]) == ("'none'", "'none'", "'none'")
    assert policy(server.call("GET", "/icon.svg"))["default-src"] == "'none'"


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br", False),
        ("", False),
    ],
)
def test_a_file_is_compressed_for_clients_that_accept_it(server: LiveServer, accepted: str, is_packed: bool) -> None:
    answer = server.call("GET", SCRIPT_PATH, accept_encoding=accepted)
    assert (answer.headers.get("content-encoding") == "gzip") is is_packed
    assert answer.headers["vary"] == "accept-encoding"
    assert (gzip.decompress(answer.body) if is_packed else answer.body) == SCRIPT.encode()
    assert int(answer.headers["content-length"]) == len(answer.body)


def test_what_gzip_makes_no_shorter_is_sent_as_it_is(server: LiveServer) -> None:
    for path in ("/icon.svg", "/assets/barlow-latin-Cc3Dd4Ee.woff2"):
        answer = server.call("GET", path, accept_encoding="gzip")
        assert "content-encoding" not in answer.headers
        assert "vary" not in answer.headers


def test_a_browser_that_has_the_page_is_sent_nothing_again(server: LiveServer) -> None:
    """What it keeps is kept with the headers of the last answer, so these must be those of the page."""
    fresh = server.call("GET", "/")
    tag = fresh.headers["etag"]
    known = server.call("GET", "/", if_none_match=f'"other", {tag}')
    assert (known.status, known.body, known.headers["etag"]) == (304, b"", tag)
    for name in ("content-security-policy", "content-type", "cache-control", "vary"):
        assert known.headers[name] == fresh.headers[name]
    assert server.call("GET", "/", if_none_match='"other"').status == 200
    assert server.call("GET", SCRIPT_PATH).headers["etag"] != tag


def test_head_is_get_without_its_body(server: LiveServer) -> None:
    for path in ("/", SCRIPT_PATH, "/nowhere"):
        asked, head = server.call("GET", path), server.call("HEAD", path)
        assert (head.status, head.body) == (asked.status, b"")
        assert head.headers["content-length"] == asked.headers["content-length"]


@pytest.mark.parametrize(
    "path",
    [
        f"/../{OUTSIDE}",
        f"/assets/../../{OUTSIDE}",
        f"/assets/..%2f..%2f{OUTSIDE}",
        f"/%2e%2e/{OUTSIDE}",
        f"/..%5c{OUTSIDE}",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/assets/",
        "/assets",
        "/assets/../index.html",
        "/.",
        "/index.html/",
        "/index.html%00.js",
        "/ASSETS/plain.json",
    ],
)
def test_nothing_but_the_files_of_the_app_can_be_had(server: LiveServer, path: str) -> None:
    answer = server.call("GET", path)
    assert (answer.status, answer.json["error"]) == (404, "http")
    assert answer.json["detail"] == "not found"


def test_a_page_can_only_be_read(server: LiveServer) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert server.call(method, "/").status in (404, 405)


def test_a_browser_gets_an_error_page_with_a_link(server: LiveServer) -> None:
    answer = server.call("GET", "/nowhere/%3Cscript%3E", **BROWSER)
    told = answer.body.decode()
    assert answer.status == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert '<html lang="pl">' in told
    assert "Nie znaleziono strony." in told
    assert '<a href="/">' in told
    assert "script" not in told


def test_other_clients_of_the_same_routes_still_get_json(server: LiveServer) -> None:
    assert server.call("GET", "/api/nothing", **BROWSER).json["error"] == "http"
    assert server.call("GET", "/api/tables/nothing", **BROWSER).json["error"] == "no-table"
    assert server.call("GET", "/healthz", **BROWSER).json == {"status": "ok"}


def test_below_a_path_the_app_is_below_it_and_nowhere_else(below: LiveServer) -> None:
    moved = below.call("GET", "/games")
    assert (moved.status, moved.headers["location"]) == (308, "/games/")
    assert below.call("GET", "/games/").body == INDEX.encode()
    assert below.call("GET", f"/games{SCRIPT_PATH}").status == 200
    for path in ("/", SCRIPT_PATH, f"/gamesassets{SCRIPT_PATH}", "/game", f"/games/games{SCRIPT_PATH}"):
        assert below.call("GET", path).status == 404
    assert '<a href="/games/">' in below.call("GET", "/games/nowhere", **BROWSER).body.decode()
    assert below.call("GET", "/games/api/tables").status == 200


@pytest.mark.parametrize(
    ("host", "is_told"),
    [
        ("127.0.0.1:8080", True),
        ("localhost", True),
        ("[::1]:8080", True),
        ("192.168.1.5:8080", False),
        ("127.0.0.1.example.org", False),
    ],
)
def test_a_page_says_nothing_that_a_browser_would_not_heed(server: LiveServer, host: str, is_told: bool) -> None:
    assert ("cross-origin-opener-policy" in server.call("GET", "/", host=host).headers) is is_told
    assert "cross-origin-opener-policy" in server.call("GET", "/healthz", host=host).headers


def test_a_page_over_tls_says_so(below: LiveServer) -> None:
    told = below.call("GET", "/games/", x_forwarded_for="192.0.2.9", x_forwarded_proto="https").headers
    assert told["strict-transport-security"] == "max-age=31536000"


def test_without_the_app_a_browser_gets_a_page_that_says_so(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        assert server.call("GET", "/").json["error"] == "http"
        told = server.call("GET", "/", accept="text/html", accept_language="es")
        assert told.status == 404
        assert "Este servidor no tiene aplicación web" in told.body.decode()
        assert "href" not in told.body.decode()


def test_a_folder_without_the_app_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match=r"found no index\.html"):
        find_bundle(str(tmp_path))


def test_the_app_is_read_once(tmp_path: Path) -> None:
    folder = lay_out(tmp_path)
    bundle = read_bundle(folder)
    assert bundle.keys() == FILES.keys()
    (folder / "index.html").unlink()
    assert bundle["index.html"].body == INDEX.encode()
