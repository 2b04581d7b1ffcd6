"""Compare two commits: each is built and measured by its own code, in alternating slices."""
