"""`knockbox bench bots`: search simulations per second, against OpenSpiel's search."""
