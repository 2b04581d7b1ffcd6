"""The rulebook of Knockdown, one task per sentence, one module per chapter."""
