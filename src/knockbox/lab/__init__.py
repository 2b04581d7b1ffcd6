"""Headless matches between bots, and studies of their results."""
