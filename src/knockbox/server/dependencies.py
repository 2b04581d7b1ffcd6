"""Litestar dependencies and parameters of the routes."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from knockbox.server.access import AccessControl
from knockbox.server.catalogue.shapes import Reach
from knockbox.server.table_registry import TableRegistry

AnyRequest: TypeAlias = Request[Any, Any, Any]
TableRegistryDependency: TypeAlias = NamedDependency[TableRegistry]
AccessDependency: TypeAlias = NamedDependency[AccessControl]
ReachDependency: TypeAlias = NamedDependency[Reach]
PathText: TypeAlias = FromPath[str]
PathNumber: TypeAlias = FromPath[int]
QueryText: TypeAlias = FromQuery[str]
