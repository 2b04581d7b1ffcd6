"""What a bot was up to in a match that is over, told by itself."""
