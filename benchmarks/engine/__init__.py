"""`knockbox bench engine`: Knockdown compiled, interpreted, and OpenSpiel beside them."""
