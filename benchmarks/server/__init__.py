"""Load tests of the server: scripted people and bots at many tables, in separate processes."""
