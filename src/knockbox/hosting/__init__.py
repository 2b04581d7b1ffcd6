"""Shared by the terminal and the server to run a match of people and bots: seats, texts, bots, towers and hints."""
