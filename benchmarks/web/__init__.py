"""Measure the latency of choices in the browser."""
