# El suelo de la mazmorra: dónde están las cartas, cuánto ruido hacen y cómo se pone una.

## Dónde se está

dungeon-floor-name = { $count ->
    [0] El suelo: no hay ninguna carta
    [one] El suelo: una carta
   *[other] El suelo: { $count } cartas
}
dungeon-floor-cards = Cartas en el suelo, en el orden en que se pusieron
dungeon-floor-cells = Casillas libres
dungeon-floor-targets = Objetivos
dungeon-floor-controls = Vista
dungeon-floor-map = Mapa del suelo: las flechas mueven, + y - acercan y alejan, Intro lo muestra todo
dungeon-floor-all = Mostrarlo todo
dungeon-floor-danger = Mostrar el peligro
dungeon-floor-look = Mirar una carta
dungeon-floor-looking = ¿Qué carta quieres mirar?
dungeon-floor-looked = Volver a la mesa
dungeon-floor-nearer = Acercar
dungeon-floor-farther = Alejar

## Lugares, contados desde la carta inicial

dungeon-floor-right = { $count } a la derecha
dungeon-floor-left = { $count } a la izquierda
dungeon-floor-up = { $count } arriba
dungeon-floor-down = { $count } abajo
dungeon-floor-middle = el inicio
dungeon-floor-lies = { $place }:

## Peligro

dungeon-floor-danger-calm = Nivel de peligro { $danger }: tranquilo.
dungeon-floor-danger-warm = Nivel de peligro { $danger }: a salvo.
dungeon-floor-danger-brim = Nivel de peligro { $danger }: aún a salvo, uno más y se pierde.
dungeon-floor-danger-fight = Nivel de peligro { $danger }: la lucha sigue hasta que sea 5 o menos.
dungeon-floor-danger-alarm = Nivel de peligro { $danger }: salta la alarma.

## Poner una carta

dungeon-floor-where = Elige una casilla libre: con 5 se está a salvo, con 6 se pierde.
dungeon-floor-turn = Girar (R)
dungeon-floor-turned = Del revés
dungeon-floor-upright = Del derecho
dungeon-floor-lay-here = Ponerla aquí
dungeon-floor-put-back = Devolverla
dungeon-floor-lay-at = Poner: { $place }
dungeon-floor-this-card = esta carta
dungeon-floor-changes = { $count ->
    [0] no cambia ninguna suma
    [one] cambia una suma
   *[other] cambian { $count } sumas
}
dungeon-floor-sum = { $name } de { $before } a { $after }
dungeon-floor-falls = cae { $name }
dungeon-floor-chain = la cadena de cofres pasa de { $before } a { $after }
dungeon-floor-wins = con esto se gana la mazmorra
dungeon-floor-alarm = con esto se pierde: { $name } llega a { $danger }
dungeon-floor-alarm-unsummed = con esto se pierde: { $name } hace saltar la alarma
dungeon-floor-expires = con esto se pierde: se acaba el tiempo de { $name }
dungeon-floor-short = con esto se pierde: en la reserva faltan fichas de tiempo
dungeon-floor-empty-hands = con esto se pierde: es la última carta y el Caballero Negro no está vencido
dungeon-floor-sign-falls = ¡cae!
dungeon-floor-sign-alarm = ¡alarma!
dungeon-floor-sign-expires = ¡sin tiempo!
dungeon-floor-sign-short = ¡faltan fichas!
dungeon-floor-sign-burnt = ¡quemada!
dungeon-floor-sign-frozen = ¡congelada!

## Antes de una carta con la que se pierde

dungeon-floor-loses-title = Con esto se pierde la mazmorra
dungeon-floor-doubt = { $kind ->
    [alarm] { $name } ({ $place }) llegaría a { $danger }: con 5 se está a salvo, con 6 se pierde.
    [alarm-unsummed] { $name } ({ $place }) haría saltar la alarma.
    [expires] Se acabaría el tiempo de { $name } ({ $place }).
    [short] En la reserva faltan fichas de tiempo.
   *[empty-hands] Es la última carta y el Caballero Negro no está vencido.
}
dungeon-floor-loses-ask = ¿Poner la carta de todos modos?
dungeon-floor-loses-no = Pensarlo mejor
dungeon-floor-loses-yes = Ponerla de todos modos
