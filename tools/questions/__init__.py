"""Contents of the question pages, game by game."""
