"""`knockbox bench engine`: the games compiled and interpreted, with OpenSpiel and python-chess beside them."""
