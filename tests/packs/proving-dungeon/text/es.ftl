# Los nombres de la mazmorra de pruebas en español.

pack-proving-dungeon = La mazmorra de pruebas

creature-black-knight = Caballero Negro
    .scene = Espera a que lo midan.

creature-beast-3111-2 = Bestia 3111 con tiempo 2
    .scene = Espera a que la midan.

creature-beast-3111-3 = Bestia 3111 con tiempo 3
    .scene = Espera a que la midan.

creature-beast-3111-6 = Bestia 3111 con tiempo 6
    .scene = Espera a que la midan.

creature-beast-1113-4 = Bestia 1113 con tiempo 4
    .scene = Espera a que la midan.

creature-beast-2112-2 = Bestia 2112 con tiempo 2
    .scene = Espera a que la midan.

creature-beast-2112-5 = Bestia 2112 con tiempo 5
    .scene = Espera a que la midan.

creature-beast-3003-3 = Bestia 3003 con tiempo 3
    .scene = Espera a que la midan.

creature-beast-3120-3 = Bestia 3120 con tiempo 3
    .scene = Espera a que la midan.

creature-beast-2222-2 = Bestia 2222 con tiempo 2
    .scene = Espera a que la midan.

creature-beast-2222-3 = Bestia 2222 con tiempo 3
    .scene = Espera a que la midan.

creature-beast-2222-4 = Bestia 2222 con tiempo 4
    .scene = Espera a que la midan.

creature-beast-2222-6 = Bestia 2222 con tiempo 6
    .scene = Espera a que la midan.

creature-beast-4400-4 = Bestia 4400 con tiempo 4
    .scene = Espera a que la midan.

creature-beast-4004-4 = Bestia 4004 con tiempo 4
    .scene = Espera a que la midan.

creature-beast-3322-5 = Bestia 3322 con tiempo 5
    .scene = Espera a que la midan.

creature-beast-3333-5 = Bestia 3333 con tiempo 5
    .scene = Espera a que la midan.

creature-beast-3333-6 = Bestia 3333 con tiempo 6
    .scene = Espera a que la midan.

creature-chest-beast = Bestia con cofre
    .scene = Espera a que la midan.

creature-deep-beast-2 = Bestia de la mazmorra 2
    .scene = Espera a que la midan.

creature-deep-beast-3 = Bestia de la mazmorra 3
    .scene = Espera a que la midan.

creature-deep-beast-4 = Bestia de la mazmorra 4
    .scene = Espera a que la midan.
