"""A played match: set-up, seed, inputs and hashes, never states."""
