"""Towers that are built before the eyes of people: at a table, in practice, or once more from a record."""
