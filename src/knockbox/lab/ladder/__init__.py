"""How strong the bots are: who beats whom in Knockdown, and what groups of bots win in the dungeon."""
