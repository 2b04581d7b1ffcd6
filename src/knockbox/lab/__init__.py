"""The workshop: bots play many matches without a board, and the results are counted and judged."""
