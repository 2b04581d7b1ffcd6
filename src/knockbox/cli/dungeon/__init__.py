"""Knock, Knock! Dungeon! in the terminal: each part of the table is drawn from a scene."""
