"""Knock, Knock! Dungeon!: one to six players race the clock and the Black Knight."""
