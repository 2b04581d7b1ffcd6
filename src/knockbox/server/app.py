"""The Litestar application: HTTP routes and websockets."""

from functools import partial
from typing import Any, Final, TypeAlias

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE

from knockbox.server import library, lobby
from knockbox.server.access import AccessControl
from knockbox.server.bundle import find_bundle
from knockbox.server.catalogue.shapes import Reach
from knockbox.server.dependencies import AnyRequest, PathText
from knockbox.server.errors import HTTP_STATUS, RequestRefusedError
from knockbox.server.fast_path import direct_socket_of
from knockbox.server.forms import Fault
from knockbox.server.guards.addresses import Caller
from knockbox.server.guards.headers import App, Receive, Scope, SecurityHeadersMiddleware, Send
from knockbox.server.guards.hosts import is_local_request
from knockbox.server.guards.tokens import bearer_token
from knockbox.server.litestar_transport import LitestarTransport, deny_handshake
from knockbox.server.logs import log_error
from knockbox.server.metrics import CONTENT_TYPE
from knockbox.server.pages import PagesApp
from knockbox.server.service import Service
from knockbox.server.sockets import Connection
from knockbox.server.store.errors import DamagedError, StoreError
from knockbox.server.table_registry import TableRegistry

ServiceDependency: TypeAlias = NamedDependency[Service]
MAX_BODY_BYTES: Final = 65_536
NOT_FOUND_DETAIL: Final = "not found"
SERVER_ERROR: Final = "internal server error"


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: "WebSocket[Any, Any, Any]", service: ServiceDependency, table: PathText) -> None:
    """Serve a seat of a table or a spectator."""
    try:
        with service.access.admit_socket(socket.scope) as caller:
            await socket.accept()
            await service.serve_table(make_connection(socket, caller, service), table)
    except RequestRefusedError as refusal:
        await deny_handshake(socket, HTTP_STATUS.get(refusal.code, 400), Fault(refusal.code, refusal.text))


@websocket("/api/practice/socket")
async def practice_socket(socket: "WebSocket[Any, Any, Any]", service: ServiceDependency) -> None:
    """Serve tower practice."""
    try:
        with service.access.admit_practice(socket.scope) as caller:
            await socket.accept()
            await service.serve_practice(make_connection(socket, caller, service))
    except RequestRefusedError as refusal:
        await deny_handshake(socket, HTTP_STATUS.get(refusal.code, 400), Fault(refusal.code, refusal.text))


def make_connection(socket: "WebSocket[Any, Any, Any]", caller: Caller, service: Service) -> Connection:
    direct = direct_socket_of(socket.scope)
    return Connection(
        LitestarTransport(socket), caller.address, service.settings, service.metrics, service.access, direct
    )


@get("/healthz")
async def health(service: ServiceDependency) -> Response[dict[str, str]]:
    """Report whether tables can be served now, and whether the store is damaged."""
    if not service.is_healthy():
        return Response({"status": "unavailable"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"status": "damaged" if service.is_damaged else "ok"}, status_code=HTTP_200_OK)


@get("/metrics")
async def metrics(request: AnyRequest, service: ServiceDependency) -> Response[bytes]:
    token = service.settings.metrics_token
    given = bearer_token(request.headers.get("authorization"))
    if not (token.matches(given) if token is not None else is_local_request(request.scope, service.access.host_names)):
        raise RequestRefusedError(
            "not-allowed", "metrics need the token of this server, or a request from its own machine"
        )
    return Response(service.metrics.text(), headers={"content-type": CONTENT_TYPE})


def handle_refusal(request: AnyRequest, refusal: RequestRefusedError) -> Response[Fault]:
    return Response(Fault(refusal.code, refusal.text), status_code=HTTP_STATUS.get(refusal.code, 400))


def handle_http_error(request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """Answer for errors of Litestar itself: wrong paths, methods, types."""
    detail = error.detail if error.status_code < 500 else SERVER_ERROR
    if error.status_code == HTTP_404_NOT_FOUND:
        detail = NOT_FOUND_DETAIL
    return Response(Fault("http", detail or "request refused"), status_code=error.status_code)


def handle_store_error(service: Service, request: AnyRequest, error: StoreError) -> Response[Fault]:
    log_error("request without a store", error, path=request.scope.get("path_template", ""))
    if isinstance(error, DamagedError):
        service.note_damage(str(error))
    return handle_refusal(request, RequestRefusedError("unavailable", "the database is unavailable; try again later"))


def handle_failure(request: AnyRequest, error: Exception) -> Response[Fault]:
    log_error("request failed", error, path=request.scope.get("path_template", ""))
    return Response(Fault("failure", SERVER_ERROR), status_code=500)


def make_app(service: Service) -> App:
    """Return the server as an ASGI application; the caller starts and stops the service. Raise `BundleError`."""
    settings = service.settings
    litestar: Any = make_litestar(service)  # Litestar has its own types for ASGI messages

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        """Handle HEAD like GET; uvicorn leaves out the body."""
        await litestar({**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope, receive, send)

    pages = PagesApp(find_bundle(settings.web), settings.base_path, answer, service.access.may_visit)
    return SecurityHeadersMiddleware(pages, settings.trusted_proxies)


def make_litestar(service: Service) -> Litestar:
    async def provide_service() -> Service:
        return service

    async def provide_registry() -> TableRegistry:
        return service.registry

    async def provide_access() -> AccessControl:
        return service.access

    async def provide_reach() -> Reach:
        return service.reach

    return Litestar(
        route_handlers=[*lobby.ROUTES, *library.ROUTES, socket, practice_socket, health, metrics],
        path=service.settings.base_path or None,
        dependencies={
            "service": Provide(provide_service),
            "registry": Provide(provide_registry),
            "access": Provide(provide_access),
            "reach": Provide(provide_reach),
        },
        exception_handlers={
            RequestRefusedError: handle_refusal,
            StoreError: partial(handle_store_error, service),
            HTTPException: handle_http_error,
            Exception: handle_failure,
        },
        openapi_config=None,
        logging_config=None,
        request_max_body_size=MAX_BODY_BYTES,
    )
