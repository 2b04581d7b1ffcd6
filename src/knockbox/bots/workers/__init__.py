"""Search in worker processes, which uses all cores and can be cancelled at any time."""
