# Cartas y fichas de la mazmorra: lo que se dice de ellas. (Las partes fijas para todos están en dungeon-cards.ftl.)

dungeon-face-name = { $name }.
dungeon-face-back = El dorso de una carta.
dungeon-face-said-corners = Esquinas: arriba { $nw } y { $ne }, abajo { $sw } y { $se }.
dungeon-face-said-sum = Peligro { $sum }.
dungeon-face-said-time = Criatura que recibe { $time } { $time ->
    [one] ficha
   *[other] fichas
} de tiempo.
dungeon-face-said-left = Criatura a la que { $time ->
    [one] le queda { $time } ficha
   *[other] le quedan { $time } fichas
} de tiempo.
dungeon-face-said-beaten = Criatura vencida.
dungeon-face-said-frozen = Criatura congelada.
dungeon-face-said-held = Retenido hasta que caiga la última criatura congelada.
dungeon-face-said-silence = Icono de silencio.
dungeon-face-said-chests = { $chests } { $chests ->
    [one] cofre
   *[other] cofres
}.
dungeon-face-said-level = Desde la mazmorra { $level }.
dungeon-face-said-turned = Puesta del revés.

## Fichas

dungeon-face-token-fireball = Bola de fuego
dungeon-face-token-ice = Destello de hielo
dungeon-face-token-poison = Veneno
dungeon-face-token-silence = Bola de silencio
dungeon-face-token-other = Ficha de grimorio { $token }
dungeon-face-time-tokens = { $count } { $count ->
    [one] ficha
   *[other] fichas
} de tiempo
dungeon-face-talk = Cara de hablar: se puede hablar.
dungeon-face-silent = Cara de silencio: nadie puede hablar.
dungeon-face-hourglass = Reloj de arena: queda el { $percent } por ciento.
dungeon-face-poisoned = Esquina envenenada: vale 0.

## Lo que pasa en las salas

dungeon-face-scene-joker = El devorador de libros se ha dormido en la última página. ¡Chis!
dungeon-face-scene-room-1112 = La sopa te está mirando.
dungeon-face-scene-room-1112-chest = La mesita tiene dientes y lo toma con azúcar.
dungeon-face-scene-room-1121 = Cama para dos: uno encima y otro debajo.
dungeon-face-scene-room-1121-chest = El pato vigila la bañera, y para eso lleva casco.
dungeon-face-scene-room-0122 = Los guardias han salido, pero alguien ha regado el yelmo.
dungeon-face-scene-room-0212 = Un hacha, una lanza y un paraguas: por si refresca.
dungeon-face-scene-room-0221 = Quien vive en el pozo todavía no sabe nadar.
dungeon-face-scene-room-1022 = Se acabó la cena, y el que mejor ha comido es el perro.
dungeon-face-scene-room-1202 = Otra vez alguien se ha dejado un patín en la escalera.
dungeon-face-scene-room-2012 = Mantita, osito y el despertador a medianoche.
dungeon-face-scene-room-0122-chest = El tesoro está ahorrando para algo.
dungeon-face-scene-room-0212-chest = El ratón solo quería probarlo.
dungeon-face-scene-room-0113 = La doncella de hierro es un armario estupendo.
dungeon-face-scene-room-0131 = Una de estas pociones es té.
dungeon-face-scene-room-0311 = Límpiese los pies antes de caerse, por favor.
dungeon-face-scene-room-1013 = Viva el rey, si mira antes de sentarse.
dungeon-face-scene-room-1031-chest = La armada al completo: un barco y un pececillo.
dungeon-face-scene-room-1112-level-2 = El abuelo siempre tuvo oído.
dungeon-face-scene-room-1121-level-2 = Le dijeron que bebiera, no que mordiera.
dungeon-face-scene-room-0221-level-2 = Se alquila: céntrico, amueblado, algo húmedo.
dungeon-face-scene-room-1022-level-2 = Una de las sábanas no es del todo una sábana.
dungeon-face-scene-room-1112-level-3 = Cuatro calcetines colgados, y los cuatro son del gato.
dungeon-face-scene-room-1121-level-3 = De puntillas: cuando haya dormido bastante, romperá el cascarón.
dungeon-face-scene-room-1202-level-3 = Por fin el ratón tiene la prueba: es de queso.
dungeon-face-scene-room-1112-level-4 = Huesos de jengibre recién horneados.
dungeon-face-scene-room-1121-level-4 = Llamaron a un demonio y vino el gato.
