# Qué hace cada opción de la partida, para quien abre una mesa.

option-knockdown-fighters = Eligen los jugadores, decide el azar, o los dos luchadores están fijados, primero el de A.
option-knockdown-arena = La caja cuya arena se juega, con su propio mazo, o `draw` para sacar una ficha; por defecto, la única caja.
option-knockdown-skills = La caja cuyas doce destrezas se juegan, o `draw` para sacar una ficha; por defecto, la única caja.
option-knockdown-ko-test = La prueba de derribo se tira con tres dados o se construye como una torre que juzga el árbitro.
option-knockdown-dice-always = Con `ko_test=tower`: estos jugadores tiran los dados de todos modos.
option-knockdown-tower-seconds = Con `ko_test=tower`: cuántos segundos hay para construir, los mismos para ambos.
option-knockdown-decision-time = Segundos para cada respuesta; la mesa avisa cuando se agotan. Tres veces seguidas suponen perder el combate.
option-knockdown-ko-relief = Qué heridas se reducen a la mitad tras superar una prueba.
option-knockdown-edge-wound = Qué herida añade un borde peligroso. Solo en arenas con bordes peligrosos.
option-knockdown-candle-wound = Qué herida inflige una vela. Solo en arenas con velas.
option-knockdown-range-through-corridors = Los pasillos técnicos acortan las distancias. Solo en arenas con pasillos técnicos.
option-knockdown-stall-guard = Tras seis turnos sin que nadie tome una carta, se descarta la más antigua de la hilera.
option-knockdown-allow-empty-combo = Se puede empezar un Combo sin nada que jugar en él.
option-knockdown-block-windows = Una sola declaración contra las heridas y el efecto, o una antes de cada parte.
option-knockdown-redraft = También los asaltos posteriores empiezan con una elección inicial.
option-knockdown-memory = El tablero muestra las cartas conocidas de una mano, o solo cuántas son. Lo que cada jugador puede saber es lo mismo.

option-dungeon-timer = Minutos para toda la mazmorra; la mesa lleva el reloj y avisa cuando se agotan.
option-dungeon-level = En cuál de las cuatro mazmorras se entra; las posteriores tienen cartas de nivel.
option-dungeon-adventure = La mazmorra es parte de una Aventura: hay fichas de grimorio y, tras ganar, se saca una.
option-dungeon-tokens = Las fichas de grimorio que se tienen al empezar. Solo en una Aventura.
option-dungeon-level-cards = Cartas de todos los niveles hasta este, o solo de este. Solo a partir de la mazmorra 2 o en una Aventura.
option-dungeon-adventure-loss = Tras una derrota se intenta de nuevo la misma mazmorra, o se vuelve a empezar desde el principio. Solo en una Aventura.
option-dungeon-chest-hunt = Tras ganar, los cofres de la mejor cadena son puntos.
option-dungeon-solo-silence-ball = La bola de silencio no entra, o permite robar una carta. Solo en solitario en una Aventura.
option-dungeon-first-player = El azar decide quién empieza, o está fijado.
