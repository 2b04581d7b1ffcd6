"""Knock, Knock! Dungeon! at a terminal: each part of its table is drawn from a scene."""
