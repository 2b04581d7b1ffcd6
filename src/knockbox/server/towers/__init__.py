"""Live towers: at a table, in practice, and rebuilt from a record."""
