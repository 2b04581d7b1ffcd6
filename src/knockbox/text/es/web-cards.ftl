# Cartas, cubos y fichas de Knockdown: lo que se dibuja en ellos y lo que se dice de ellos.

## Dibujado

cards-symbol-fist = puño
cards-symbol-foot = pie
cards-symbol-block = bloqueo
cards-symbol-dash = carrera
cards-symbol-any = cualquier símbolo
cards-type-strike = Golpe
cards-type-ability = Habilidad
cards-type-reaction = Reacción
cards-skill = Destreza
cards-ko = K.O.
cards-initiative = iniciativa
cards-face-down = boca abajo
cards-candle = Vela
cards-candle-text = La primera enciende una vela en cada extremo de la pista. Cada una de las siguientes acerca las dos velas 1 casilla al centro.

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
cards-said-skill = Destreza, iniciativa { $initiative }.
cards-said-candle = Carta de vela. { $text }
cards-said-face-down = Boca abajo. { $card }
cards-said-back = El reverso de una carta.
cards-range-any = cualquier distancia
cards-range-projectile = proyectil
cards-range-one = alcance { $low }
cards-range-span = alcance de { $low } a { $high }
cards-either = { $first } o { $next }
cards-both = { $first } y { $next }
cards-light = { $count } { $count ->
    [one] herida leve
   *[other] heridas leves
}
cards-heavy = { $count } { $count ->
    [one] herida grave
   *[other] heridas graves
}
cards-no-wounds = sin heridas
cards-victory-won = Un asalto ganado.
cards-victory-open = Un asalto por ganar.
cards-provenance-rulebook = Figura en el reglamento.
cards-provenance-completed = En parte del reglamento.
cards-provenance-house = Diseño propio.
