"""The texts of the dungeon: ids and names, cards, questions, reasons and the log."""
