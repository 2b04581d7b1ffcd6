"""What the pages of questions say, game by game."""
