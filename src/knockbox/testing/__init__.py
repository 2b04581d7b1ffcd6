"""The shipped test kit: laws, table builders, golden playthroughs, perft and traces."""
