"""Knockdown in the terminal: each part of the table is a function from a scene to a Rich renderable."""
