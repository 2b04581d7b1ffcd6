# Cartas y fichas de la mazmorra: lo que se dice de ellas. (Las partes fijas para todos están en dungeon-cards.ftl.)

dungeon-face-name = { $name }.
dungeon-face-back = El reverso de una carta.
dungeon-face-said-corners = Esquinas: arriba { $nw } y { $ne }, abajo { $sw } y { $se }.
dungeon-face-said-sum = Nivel de peligro { $sum }.
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
dungeon-face-said-held = Retenido hasta vencer a la última criatura congelada.
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
dungeon-face-token-silence = Bola del silencio
dungeon-face-token-other = Ficha de grimorio { $token }
dungeon-face-time-tokens = { $count } { $count ->
    [one] ficha
   *[other] fichas
} de tiempo
dungeon-face-talk = Cara de hablar: se puede hablar.
dungeon-face-silent = Cara de silencio: nadie puede hablar.
dungeon-face-hourglass = Reloj de arena: queda el { $percent } por ciento.
dungeon-face-poisoned = Esquina envenenada: vale 0.
