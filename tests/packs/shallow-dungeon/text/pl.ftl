# Nazwy płytkiego lochu po polsku.

pack-shallow-dungeon = Płytki loch

creature-black-knight = Czarny Rycerz
    .scene = Czeka na puste ręce.

creature-beast-1 = Bestia 1
    .scene = Czeka na puste ręce.

creature-beast-2 = Bestia 2
    .scene = Czeka na puste ręce.

creature-deep-beast-1 = Bestia głębin 1
    .scene = Czeka na puste ręce.

creature-deep-beast-2 = Bestia głębin 2
    .scene = Czeka na puste ręce.

creature-deep-beast-3 = Bestia głębin 3
    .scene = Czeka na puste ręce.

creature-deep-beast-4 = Bestia głębin 4
    .scene = Czeka na puste ręce.

creature-deep-beast-5 = Bestia głębin 5
    .scene = Czeka na puste ręce.

creature-deep-beast-6 = Bestia głębin 6
    .scene = Czeka na puste ręce.

creature-deep-beast-7 = Bestia głębin 7
    .scene = Czeka na puste ręce.

creature-deep-beast-8 = Bestia głębin 8
    .scene = Czeka na puste ręce.

creature-deep-beast-9 = Bestia głębin 9
    .scene = Czeka na puste ręce.

creature-deep-beast-10 = Bestia głębin 10
    .scene = Czeka na puste ręce.

creature-deep-beast-11 = Bestia głębin 11
    .scene = Czeka na puste ręce.

creature-deep-beast-12 = Bestia głębin 12
    .scene = Czeka na puste ręce.

creature-deep-beast-13 = Bestia głębin 13
    .scene = Czeka na puste ręce.

creature-deep-beast-14 = Bestia głębin 14
    .scene = Czeka na puste ręce.

creature-deep-beast-15 = Bestia głębin 15
    .scene = Czeka na puste ręce.

creature-deep-beast-16 = Bestia głębin 16
    .scene = Czeka na puste ręce.

creature-deep-beast-17 = Bestia głębin 17
    .scene = Czeka na puste ręce.

creature-deep-beast-18 = Bestia głębin 18
    .scene = Czeka na puste ręce.

creature-deep-beast-19 = Bestia głębin 19
    .scene = Czeka na puste ręce.
