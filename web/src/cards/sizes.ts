/** How large a card is drawn: at a glance, in a row on a phone, or on its own. */
export type CardSize = "mini" | "row" | "full";
