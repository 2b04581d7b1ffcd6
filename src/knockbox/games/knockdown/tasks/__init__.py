"""The rules of Knockdown: one task per sentence of the rulebook, one module per chapter."""
