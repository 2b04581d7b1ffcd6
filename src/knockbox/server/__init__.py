"""The table server: matches online, on one device and with bots, that survive crashes and restarts."""
