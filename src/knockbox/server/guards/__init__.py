"""Protection against the open internet: callers, rate limits, origins, headers and user text."""
