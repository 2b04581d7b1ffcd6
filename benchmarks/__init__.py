"""Benchmarks that measure in turn and compare as ratios."""
