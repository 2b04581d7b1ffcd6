"""What whoever runs a match of people and bots needs, at a keyboard or on the net: seats, voices, bots and hints."""
