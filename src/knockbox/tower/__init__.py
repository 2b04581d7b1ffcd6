"""The K.O. tower: physics of cubes, input of a hand, and the verdict on whether the tower stands."""
