"""Knockbox: a digital tabletop for Knockdown and Knock, Knock! Dungeon!, and the workshop around them."""

__version__ = "0.1.0"
