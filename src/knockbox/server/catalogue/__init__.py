"""What the boxes, the rules and the options of a game say in a language, for whoever draws a table in words."""

from knockbox.server.catalogue.offers import games_of
from knockbox.server.catalogue.texts import catalogue_of

__all__ = ["catalogue_of", "games_of"]
