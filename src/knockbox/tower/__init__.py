"""The K.O. tower: cubes with physics, what a hand may do to them, and whether they stand at the end."""
