# Nazwy próbnego lochu po polsku.

pack-proving-dungeon = Próbny loch

creature-black-knight = Czarny Rycerz
    .scene = Czeka, aż ktoś go zmierzy.

creature-beast-3111-2 = Bestia 3111 z czasem 2
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-3111-3 = Bestia 3111 z czasem 3
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-3111-6 = Bestia 3111 z czasem 6
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-1113-4 = Bestia 1113 z czasem 4
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-2112-2 = Bestia 2112 z czasem 2
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-2112-5 = Bestia 2112 z czasem 5
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-3003-3 = Bestia 3003 z czasem 3
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-3120-3 = Bestia 3120 z czasem 3
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-2222-2 = Bestia 2222 z czasem 2
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-2222-3 = Bestia 2222 z czasem 3
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-2222-4 = Bestia 2222 z czasem 4
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-2222-6 = Bestia 2222 z czasem 6
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-4400-4 = Bestia 4400 z czasem 4
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-4004-4 = Bestia 4004 z czasem 4
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-3322-5 = Bestia 3322 z czasem 5
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-3333-5 = Bestia 3333 z czasem 5
    .scene = Czeka, aż ktoś ją zmierzy.

creature-beast-3333-6 = Bestia 3333 z czasem 6
    .scene = Czeka, aż ktoś ją zmierzy.

creature-chest-beast = Bestia ze skrzynią
    .scene = Czeka, aż ktoś ją zmierzy.

creature-deep-beast-2 = Bestia z lochu 2
    .scene = Czeka, aż ktoś ją zmierzy.

creature-deep-beast-3 = Bestia z lochu 3
    .scene = Czeka, aż ktoś ją zmierzy.

creature-deep-beast-4 = Bestia z lochu 4
    .scene = Czeka, aż ktoś ją zmierzy.
