"""The doors of the server: HTTP and websockets, for Litestar."""

from functools import partial
from typing import Any, Final, TypeAlias

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE

from knockbox.server import library, lobby
from knockbox.server.bundle import bundle_in
from knockbox.server.catalogue.shapes import Reach
from knockbox.server.errors import STATUS, Refusal
from knockbox.server.forms import Fault
from knockbox.server.gate import Gate
from knockbox.server.given import AnyRequest, Part
from knockbox.server.guards.addresses import Caller
from knockbox.server.guards.headers import App, Careful, Receive, Scope, Send
from knockbox.server.guards.hosts import is_neighbour
from knockbox.server.guards.tokens import bearer
from knockbox.server.house import House
from knockbox.server.lines import line_of
from knockbox.server.logs import fail
from knockbox.server.metrics import CONTENT_TYPE
from knockbox.server.pages import Pages
from knockbox.server.service import Service
from knockbox.server.sockets import Connection
from knockbox.server.store.errors import DamagedError, StoreError
from knockbox.server.wire import LitestarWire, turn_away

TheService: TypeAlias = NamedDependency[Service]
MOST_BYTES: Final = 65_536
"""Of the body of a request."""
NOTHING_HERE: Final = "there is nothing at this address"


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: "WebSocket[Any, Any, Any]", service: TheService, table: Part) -> None:
    """A seat of a table, or a spectator."""
    try:
        with service.gate.socket(socket.scope) as caller:
            await socket.accept()
            await service.serve(connection_of(socket, caller, service), table)
    except Refusal as refusal:
        await turn_away(socket, STATUS.get(refusal.code, 400), Fault(refusal.code, refusal.text))


@websocket("/api/practice/socket")
async def practice_socket(socket: "WebSocket[Any, Any, Any]", service: TheService) -> None:
    """A place to practise towers at."""
    try:
        with service.gate.practice(socket.scope) as caller:
            await socket.accept()
            await service.practise(connection_of(socket, caller, service))
    except Refusal as refusal:
        await turn_away(socket, STATUS.get(refusal.code, 400), Fault(refusal.code, refusal.text))


def connection_of(socket: "WebSocket[Any, Any, Any]", caller: Caller, service: Service) -> Connection:
    wire, line = LitestarWire(socket), line_of(socket.scope)
    return Connection(wire, caller.address, service.settings, service.metrics, service.gate, line)


@get("/healthz")
async def health(service: TheService) -> Response[dict[str, str]]:
    """Whether tables can be served now, and whether something in the store is damaged."""
    if not service.is_well():
        return Response({"status": "unavailable"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"status": "damaged" if service.is_damaged else "ok"}, status_code=HTTP_200_OK)


@get("/metrics")
async def metrics(request: AnyRequest, service: TheService) -> Response[bytes]:
    wanted = service.settings.metrics_token
    shown = bearer(request.headers.get("authorization"))
    if not (wanted.matches(shown) if wanted is not None else is_neighbour(request.scope, service.gate.names)):
        raise Refusal("not-allowed", "the metrics of this server are not for everybody")
    return Response(service.metrics.text(), headers={"content-type": CONTENT_TYPE})


def refuse(request: AnyRequest, refusal: Refusal) -> Response[Fault]:
    return Response(Fault(refusal.code, refusal.text), status_code=STATUS.get(refusal.code, 400))


def refuse_plainly(request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """What Litestar itself does not accept: wrong paths, methods, types."""
    detail = error.detail if error.status_code < 500 else "the server failed; it is not your fault"
    told = NOTHING_HERE if error.status_code == HTTP_404_NOT_FOUND else detail
    return Response(Fault("http", told or "no such thing"), status_code=error.status_code)


def excuse(service: Service, request: AnyRequest, error: StoreError) -> Response[Fault]:
    fail("request without a store", error, path=request.scope.get("path_template", ""))
    if isinstance(error, DamagedError):
        service.note_damage(str(error))
    return refuse(request, Refusal("unavailable", "the tables of this server cannot be reached now; try again later"))


def break_down(request: AnyRequest, error: Exception) -> Response[Fault]:
    fail("request failed", error, path=request.scope.get("path_template", ""))
    return Response(Fault("failure", "the server failed; it is not your fault"), status_code=500)


def make_app(service: Service) -> App:
    """The server as an ASGI application; whoever runs it starts and stops the service. Raises `BundleError`."""
    settings = service.settings
    doors: Any = doors_of(service)  # Litestar has types of its own for what ASGI sends

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever asks for the headers alone is answered like anybody else; uvicorn leaves the body out."""
        await doors({**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope, receive, send)

    pages = Pages(bundle_in(settings.web), settings.base_path, answer, service.gate.may_visit)
    return Careful(pages, settings.trusted_proxies)


def doors_of(service: Service) -> Litestar:
    async def provide_service() -> Service:
        return service

    async def provide_house() -> House:
        return service.house

    async def provide_gate() -> Gate:
        return service.gate

    async def provide_reach() -> Reach:
        return service.reach

    return Litestar(
        route_handlers=[*lobby.ROUTES, *library.ROUTES, socket, practice_socket, health, metrics],
        path=service.settings.base_path or None,
        dependencies={
            "service": Provide(provide_service),
            "house": Provide(provide_house),
            "gate": Provide(provide_gate),
            "reach": Provide(provide_reach),
        },
        exception_handlers={
            Refusal: refuse,
            StoreError: partial(excuse, service),
            HTTPException: refuse_plainly,
            Exception: break_down,
        },
        openapi_config=None,
        logging_config=None,
        request_max_body_size=MOST_BYTES,
    )
