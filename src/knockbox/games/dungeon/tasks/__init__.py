"""The rules of Knock, Knock! Dungeon!: one task per sentence, one module per chapter."""
