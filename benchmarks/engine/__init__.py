"""`knockbox bench engine`: our games, compiled and interpreted, against OpenSpiel and python-chess."""
