"""What a route is given, in the words that Litestar wants."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from knockbox.server.catalogue.shapes import Reach
from knockbox.server.gate import Gate
from knockbox.server.house import House

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheHouse: TypeAlias = NamedDependency[House]
TheGate: TypeAlias = NamedDependency[Gate]
TheReach: TypeAlias = NamedDependency[Reach]
Part: TypeAlias = FromPath[str]
"""Of the path."""
Number: TypeAlias = FromPath[int]
Asked: TypeAlias = FromQuery[str]
