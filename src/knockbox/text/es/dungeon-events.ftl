# Lo que pasa en una mazmorra, una frase por suceso. $name es el jugador que actúa; el presente no depende de su género.

## Preparación

dungeon-event-deck-shuffled = Se baraja el mazo: { $size } { $size ->
    [one] carta
   *[other] cartas
}, con el Caballero Negro debajo del todo.
dungeon-event-card-dealt = { $cards ->
    [none] { $name } recibe { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $name } recibe { $cards }.
}
dungeon-event-start-card-laid = Carta inicial en el centro: { $subject }.
dungeon-event-first-player-decided = Empieza { $name }.

## Un turno

dungeon-event-turn-started = Turno de { $name }.
dungeon-event-seat-skipped = { $name } no tiene cartas y pierde el turno.
dungeon-event-card-laid = { $name } pone { $card } en la casilla { $place }{ $turn ->
    [turned] , con la carta girada
   *[upright] { "" }
}.
dungeon-event-time-placed = { $start } recibe { $time } { $time ->
    [one] ficha
   *[other] fichas
} de tiempo.
dungeon-event-talk-flipped = { $side ->
    [silence] ¡Silencio! Ya no se puede hablar.
   *[talk] Se puede volver a hablar.
}
dungeon-event-creature-beaten = { $sort ->
    [knight] { $start } queda vencido.
   *[other] { $start } queda vencida.
}
dungeon-event-knight-held = El Caballero Negro queda retenido hasta vencer a la criatura congelada.
dungeon-event-time-passed = { $creatures ->
    [one] { $creatures } criatura devuelve una ficha de tiempo.
   *[other] { $creatures } criaturas devuelven una ficha de tiempo cada una.
}
dungeon-event-card-drawn = { $cards ->
    [none] { $name } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $name } roba { $cards }.
}
dungeon-event-draw-skipped = { $name } no roba y sigue con una carta menos.
dungeon-event-knight-drawn = { $name } roba al Caballero Negro y debe ponerlo de inmediato.
dungeon-event-card-shown = { $name } enseña { $card }: es la siguiente carta que debe poner.

## Fichas de grimorio

dungeon-event-token-used = { $name } usa { $token ->
    [fireball] la bola de fuego
    [ice] el destello de hielo
    [poison] el veneno
   *[silence] la bola del silencio
}.
dungeon-event-creature-burnt = { $start } arde y desaparece de la mesa.
dungeon-event-creature-frozen = { $start } queda congelada y devuelve su tiempo, pero aún hay que vencerla.
dungeon-event-corner-poisoned = { $corner ->
    [none] La esquina { $place }
    [nw] La esquina superior izquierda { $owner } ({ $place })
    [ne] La esquina superior derecha { $owner } ({ $place })
    [sw] La esquina inferior izquierda { $owner } ({ $place })
   *[se] La esquina inferior derecha { $owner } ({ $place })
} queda envenenada: vale 0.
dungeon-event-token-returned = { $token ->
    [fireball] La bola de fuego vuelve
    [ice] El destello de hielo vuelve
    [poison] El veneno vuelve
   *[silence] La bola del silencio vuelve
} al montón de grimorio.
dungeon-event-token-drawn = Los aventureros sacan { $token ->
    [fireball] la bola de fuego
    [ice] el destello de hielo
    [poison] el veneno
   *[silence] la bola del silencio
} para la próxima mazmorra.

## Finales

dungeon-event-last-chance-called = Todas las manos están vacías, pero aún puede ayudar una ficha: decide { $name }.
dungeon-event-giving-up = { $name } quiere rendirse.
dungeon-event-card-blamed = { $rule ->
    [KKD-END-2] { $start } en la casilla { $place } pasa de 5.
    [KKD-END-3] { $start } en la casilla { $place } agota su tiempo sin caer.
    [KKD-END-4] { $start } en la casilla { $place } necesita más fichas de tiempo de las que hay.
   *[other] { $start } en la casilla { $place } tiene la culpa.
}
dungeon-event-dungeon-won = El Caballero Negro está vencido: ¡mazmorra ganada!
dungeon-event-dungeon-lost = { $rule ->
    [KKD-END-2] Salta la alarma: mazmorra perdida.
    [KKD-END-3] Se escapa una criatura: mazmorra perdida.
    [KKD-END-4] La reserva no alcanza: mazmorra perdida.
    [KKD-END-5] Se acaba el tiempo: mazmorra perdida.
    [KKDR-11] Todas las manos están vacías y la mazmorra no está ganada: se pierde.
    [KKDR-47] Los aventureros se rinden: mazmorra perdida.
   *[other] Mazmorra perdida.
}
dungeon-event-chests-counted = La mejor cadena de cofres da { $points } { $points ->
    [one] punto
   *[other] puntos
}.
