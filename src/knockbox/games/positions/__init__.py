"""Read and write positions, a match as plain JSON values; what all games share."""
