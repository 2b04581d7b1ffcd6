"""The table server: matches online, on one device and with bots, that survive whatever happens to the program."""
