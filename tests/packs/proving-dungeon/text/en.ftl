# The names of the proving dungeon in English.

pack-proving-dungeon = The Proving Dungeon

creature-black-knight = Black Knight
    .scene = He waits to be measured.

creature-beast-3111-2 = Beast 3111 with time 2
    .scene = It waits to be measured.

creature-beast-3111-3 = Beast 3111 with time 3
    .scene = It waits to be measured.

creature-beast-3111-6 = Beast 3111 with time 6
    .scene = It waits to be measured.

creature-beast-1113-4 = Beast 1113 with time 4
    .scene = It waits to be measured.

creature-beast-2112-2 = Beast 2112 with time 2
    .scene = It waits to be measured.

creature-beast-2112-5 = Beast 2112 with time 5
    .scene = It waits to be measured.

creature-beast-3003-3 = Beast 3003 with time 3
    .scene = It waits to be measured.

creature-beast-3120-3 = Beast 3120 with time 3
    .scene = It waits to be measured.

creature-beast-2222-2 = Beast 2222 with time 2
    .scene = It waits to be measured.

creature-beast-2222-3 = Beast 2222 with time 3
    .scene = It waits to be measured.

creature-beast-2222-4 = Beast 2222 with time 4
    .scene = It waits to be measured.

creature-beast-2222-6 = Beast 2222 with time 6
    .scene = It waits to be measured.

creature-beast-4400-4 = Beast 4400 with time 4
    .scene = It waits to be measured.

creature-beast-4004-4 = Beast 4004 with time 4
    .scene = It waits to be measured.

creature-beast-3322-5 = Beast 3322 with time 5
    .scene = It waits to be measured.

creature-beast-3333-5 = Beast 3333 with time 5
    .scene = It waits to be measured.

creature-beast-3333-6 = Beast 3333 with time 6
    .scene = It waits to be measured.

creature-chest-beast = Beast with a chest
    .scene = It waits to be measured.

creature-deep-beast-2 = Beast of dungeon 2
    .scene = It waits to be measured.

creature-deep-beast-3 = Beast of dungeon 3
    .scene = It waits to be measured.

creature-deep-beast-4 = Beast of dungeon 4
    .scene = It waits to be measured.
