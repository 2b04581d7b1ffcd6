# Cartas, cubos y fichas de Knockdown: lo que se dibuja en ellos y lo que se dice de ellos.

## Dibujado

cards-symbol-fist = puño
cards-symbol-foot = pie
cards-symbol-block = bloqueo
cards-symbol-dash = Sprint
cards-symbol-any = comodín
cards-type-strike = Golpe
cards-type-ability = Capacidad
cards-type-reaction = Reacción
cards-skill = Habilidad
cards-ko = K.O.
cards-initiative = Iniciativa
cards-face-down = bocabajo
cards-candle = Vela
cards-candle-text = La primera enciende una Vela en cada extremo de la pista. Cada una de las siguientes acerca las dos Velas 1 casilla al centro.

## Dicho

cards-said-name = { $name }.
cards-said-type = { $type }, { $range }.
cards-said-symbols = { $count ->
    [one] Símbolo: { $symbols }.
   *[other] Símbolos: { $symbols }.
}
cards-said-cost = Cuesta { $cost }.
cards-said-free = No cuesta nada.
cards-said-wounds = { $wounds }.
cards-said-ko = Con el icono de K.O.
cards-said-skill = Habilidad, Iniciativa { $initiative }.
cards-said-candle = Carta de Vela. { $text }
cards-said-face-down = Bocabajo. { $card }
cards-said-back = El reverso de una carta.
cards-range-any = cualquier distancia
cards-range-projectile = alcance de proyectil
cards-range-one = alcance { $low }
cards-range-span = alcance de { $low } a { $high }
cards-either = { $first } o { $next }
cards-both = { $first } y { $next }
cards-light = { $count } { $count ->
    [one] Herida Leve
   *[other] Heridas Leves
}
cards-heavy = { $count } { $count ->
    [one] Herida Grave
   *[other] Heridas Graves
}
cards-no-wounds = sin Heridas
cards-victory-won = Una ronda ganada.
cards-victory-open = Una ronda por ganar.
cards-provenance-rulebook = Aparece en el reglamento.
cards-provenance-completed = En parte, del reglamento.
cards-provenance-house = Diseño propio.
