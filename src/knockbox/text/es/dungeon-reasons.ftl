# Por qué una elección no está disponible en Knock, Knock! Dungeon!; junto a cada motivo se muestra la regla.
# `reason-unknown-choice` y `reason-not-your-question` son los de knockdown-reasons.ftl.

## La mesa

reason-dungeon-over = La mazmorra ha terminado.
reason-too-late-for-tokens = La mazmorra ha terminado: ya no hay ficha que lo cambie.
reason-only-players = Eso es cosa de los jugadores; tú solo miras.
reason-gave-up-already = Ya has dicho que te rindes; faltan los demás.
reason-clock-decides = Solo el reloj dice cuándo se acaba el tiempo.
reason-no-clock = En esta mazmorra se juega sin reloj.

## Elegir una carta

reason-no-passing = No puedes pasar, ni siquiera si con todas tus cartas se pierde.
reason-not-in-your-hand = No tienes esta carta en la mano: { $card }.
reason-other-than-shown = Has enseñado una carta y tienes que ponerla antes que ninguna otra: { $card }.
reason-knight-at-once = Hay que poner al Caballero Negro de inmediato, antes que nada.
reason-card-already-chosen = Estás a punto de poner otra carta: { $card }. Antes, devuélvela a la mano.
reason-choose-card-first = Primero elige una carta de tu mano.
reason-nothing-to-put-back = No has elegido ninguna carta que puedas devolver a la mano.
reason-nobody-to-show = Juegas en solitario: no hay a quien enseñarle una carta.
reason-another-shown = Las cartas se enseñan de una en una, y ya has enseñado esta: { $card }.

## Ponerla

reason-cell-occupied = En la casilla { $place } ya hay una carta: { $card }.
reason-beside-a-card = En la casilla { $place } quedaría pegada por un lado a otra carta y le cubriría dos esquinas.
reason-touches-no-card = En la casilla { $place } no cubriría ninguna esquina de ninguna carta.
reason-middle-first = La mesa está vacía: la siguiente carta va en la casilla inicial, no en la casilla { $place }.
reason-quarter-turn = Todas las cartas tienen la misma orientación: puedes ponerlas del revés, pero no de lado.
reason-looks-the-same-turned = Esta carta es igual del revés, así que se pone tal cual: { $card }.

## Fichas de grimorio

reason-token-not-held = { $token ->
    [fireball] Los aventureros no tienen la bola de fuego.
    [ice] Los aventureros no tienen el destello de hielo.
    [poison] Los aventureros no tienen el veneno.
   *[silence] Los aventureros no tienen la bola del silencio.
}
reason-no-card-there = En la casilla { $place } no hay ninguna carta.
reason-no-creature-there = En esta carta no hay ninguna criatura: { $card }.
reason-beaten-already = Esta criatura está vencida y cuenta como una sala: { $card }.
reason-frozen-already = Esta criatura ya tiene encima la ficha de hielo: { $card }.
reason-knight-defies-fire = La bola de fuego no le hace nada al Caballero Negro.
reason-knight-defies-ice = Al Caballero Negro no se le puede congelar.
reason-no-creature-corner = Ninguna criatura sin vencer tiene ahí una esquina.
reason-talking-already = Está a la vista la cara de hablar: no hay silencio que romper.
reason-nothing-to-draw-with-ball = La bola del silencio sirve para robar una carta, y el mazo está vacío.
reason-only-a-token-helps = Todas las manos están vacías: usa una ficha contra una criatura o ríndete.
reason-only-aimed-tokens = Todas las manos están vacías: ya solo pueden ayudar el fuego, el hielo o el veneno.

## Hablar y gesticular

reason-silence = Está a la vista la cara de silencio: se permiten los gestos, pero no las palabras.
reason-alone = Juegas en solitario: no hay con quien hablar.
reason-no-creature-to-mention = En la casilla { $place } no hay ninguna criatura sin vencer.
reason-no-corner-to-spare = Ninguna carta tiene ahí una esquina.
reason-no-card-to-point-at = En la casilla { $place } no hay ninguna carta que señalar.
reason-no-open-cell-to-point-at = En la casilla { $place } no se puede poner ninguna carta.
reason-pointing-at-yourself = Señala a otra persona.
