"""Studies of the dungeon: how matches end, how hard the levels are, and which deals can be won."""
