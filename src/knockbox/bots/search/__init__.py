"""Search algorithms, part of the compiled modules."""
