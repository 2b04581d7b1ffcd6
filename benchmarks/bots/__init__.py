"""`knockbox bench bots`: simulations of search in a second, with OpenSpiel's search beside it."""
