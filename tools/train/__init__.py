"""Teaching the bots: they play many matches, and a small net learns who won from which table."""
