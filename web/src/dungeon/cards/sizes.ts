/** How a card is drawn: as wide as its place on the floor, in a hand, or on its own with its name and scene. */
export type CardSize = "floor" | "hand" | "full";
