"""Find, read and check packs of any game."""
