"""What is good in each game: the only game-specific code of the bots."""
