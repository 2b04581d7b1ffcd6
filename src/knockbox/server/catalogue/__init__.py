"""Catalogues: the texts of boxes, rules and options of a game in one language, for clients."""

from knockbox.server.catalogue.offers import games_of
from knockbox.server.catalogue.texts import catalogue_of

__all__ = ["catalogue_of", "games_of"]
