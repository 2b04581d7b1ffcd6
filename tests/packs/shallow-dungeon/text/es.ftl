# Los nombres de la mazmorra poco profunda en español.

pack-shallow-dungeon = La mazmorra poco profunda

creature-black-knight = Caballero Negro
    .scene = Espera a que se vacíen las manos.

creature-beast-1 = Bestia 1
    .scene = Espera a que se vacíen las manos.

creature-beast-2 = Bestia 2
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-1 = Bestia profunda 1
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-2 = Bestia profunda 2
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-3 = Bestia profunda 3
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-4 = Bestia profunda 4
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-5 = Bestia profunda 5
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-6 = Bestia profunda 6
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-7 = Bestia profunda 7
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-8 = Bestia profunda 8
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-9 = Bestia profunda 9
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-10 = Bestia profunda 10
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-11 = Bestia profunda 11
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-12 = Bestia profunda 12
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-13 = Bestia profunda 13
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-14 = Bestia profunda 14
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-15 = Bestia profunda 15
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-16 = Bestia profunda 16
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-17 = Bestia profunda 17
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-18 = Bestia profunda 18
    .scene = Espera a que se vacíen las manos.

creature-deep-beast-19 = Bestia profunda 19
    .scene = Espera a que se vacíen las manos.
