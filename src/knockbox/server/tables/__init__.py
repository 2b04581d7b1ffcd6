"""A table: what happened at it is a log, and all else follows from that."""
