"""Train the bots: they play many matches, and a small net learns to predict the winner."""
