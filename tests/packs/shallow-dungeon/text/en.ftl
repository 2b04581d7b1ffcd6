# The names of the shallow dungeon in English.

pack-shallow-dungeon = The Shallow Dungeon

creature-black-knight = Black Knight
    .scene = He waits for empty hands.

creature-beast-1 = Beast 1
    .scene = It waits for empty hands.

creature-beast-2 = Beast 2
    .scene = It waits for empty hands.

creature-deep-beast-1 = Deep Beast 1
    .scene = It waits for empty hands.

creature-deep-beast-2 = Deep Beast 2
    .scene = It waits for empty hands.

creature-deep-beast-3 = Deep Beast 3
    .scene = It waits for empty hands.

creature-deep-beast-4 = Deep Beast 4
    .scene = It waits for empty hands.

creature-deep-beast-5 = Deep Beast 5
    .scene = It waits for empty hands.

creature-deep-beast-6 = Deep Beast 6
    .scene = It waits for empty hands.

creature-deep-beast-7 = Deep Beast 7
    .scene = It waits for empty hands.

creature-deep-beast-8 = Deep Beast 8
    .scene = It waits for empty hands.

creature-deep-beast-9 = Deep Beast 9
    .scene = It waits for empty hands.

creature-deep-beast-10 = Deep Beast 10
    .scene = It waits for empty hands.

creature-deep-beast-11 = Deep Beast 11
    .scene = It waits for empty hands.

creature-deep-beast-12 = Deep Beast 12
    .scene = It waits for empty hands.

creature-deep-beast-13 = Deep Beast 13
    .scene = It waits for empty hands.

creature-deep-beast-14 = Deep Beast 14
    .scene = It waits for empty hands.

creature-deep-beast-15 = Deep Beast 15
    .scene = It waits for empty hands.

creature-deep-beast-16 = Deep Beast 16
    .scene = It waits for empty hands.

creature-deep-beast-17 = Deep Beast 17
    .scene = It waits for empty hands.

creature-deep-beast-18 = Deep Beast 18
    .scene = It waits for empty hands.

creature-deep-beast-19 = Deep Beast 19
    .scene = It waits for empty hands.
