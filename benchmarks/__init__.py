"""Benchmarks: commands that measure side by side and compare as ratios."""
