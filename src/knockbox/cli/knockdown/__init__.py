"""Knockdown at a terminal: each part of its table is a function from a scene to something Rich can print."""
