"""Records of matches: set-up, seed, inputs and hashes, never states."""
