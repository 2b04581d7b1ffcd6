"""The texts of Knockdown: ids and names, cards, questions, reasons and the log."""
