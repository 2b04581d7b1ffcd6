"""Fixtures of all tests of the server."""

from tests.server.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]
