"""Knock, Knock! Dungeon!: a race of one to six against the clock and the Black Knight."""
