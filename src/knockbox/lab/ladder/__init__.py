"""Strength of the bots: win rates between bots in Knockdown, and of groups of bots in the dungeon."""
