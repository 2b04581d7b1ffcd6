"""Knockdown: a duel of two fighters in an arena."""
