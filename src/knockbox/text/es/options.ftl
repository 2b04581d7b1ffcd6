# Qué hace cada opción de la partida, para quien abre una mesa.

option-knockdown-fighters = Eligen los jugadores, decide el azar, o los dos Luchadores están fijados, primero el de A.
option-knockdown-arena = La caja cuya Arena se juega, con su propio mazo, o `draw` para sacar una ficha; por defecto, la única caja.
option-knockdown-skills = La caja cuyas doce Habilidades se juegan, o `draw` para sacar una ficha; por defecto, la única caja.
option-knockdown-ko-test = La prueba de K.O. se resuelve con tres dados o con una torre que juzga el árbitro.
option-knockdown-dice-always = Con `ko_test=tower`: estos jugadores tiran dados en lugar de construir.
option-knockdown-tower-seconds = Con `ko_test=tower`: cuántos segundos hay para construir, los mismos para ambos jugadores.
option-knockdown-decision-time = Segundos para cada respuesta; el árbitro avisa cuando se agotan. Agotarlos tres veces seguidas supone perder el combate.
option-knockdown-ko-relief = Qué Heridas se reducen a la mitad tras superar una prueba.
option-knockdown-edge-wound = Qué Herida añaden los Extremos. Solo en Arenas con Extremos.
option-knockdown-candle-wound = Qué Herida inflige una Vela. Solo en Arenas con Velas.
option-knockdown-range-through-corridors = Los Pasillos Técnicos acortan las distancias. Solo en Arenas con Pasillos Técnicos.
option-knockdown-stall-guard = Tras seis turnos sin que nadie tome una carta, se descarta la más antigua de la fila.
option-knockdown-allow-empty-combo = Se puede empezar un Combo sin nada que jugar en él.
option-knockdown-block-windows = Una sola declaración contra las Heridas y el efecto, o una antes de cada parte.
option-knockdown-redraft = También las rondas posteriores empiezan con una elección inicial.
option-knockdown-memory = El tablero muestra las cartas conocidas de una mano, o solo cuántas son. Lo que cada jugador puede saber no cambia.

option-dungeon-timer = Minutos para toda la mazmorra; el árbitro lleva el reloj y avisa cuando se agotan.
option-dungeon-level = En cuál de las cuatro mazmorras se entra; las posteriores tienen cartas de nivel.
option-dungeon-adventure = La mazmorra es parte de una Aventura: hay fichas de grimorio y, tras ganar, se saca una.
option-dungeon-tokens = Las fichas de grimorio que se tienen al empezar. Solo en una Aventura.
option-dungeon-level-cards = Cartas de todos los niveles hasta este, o solo de este. Solo a partir de la mazmorra 2 o en una Aventura.
option-dungeon-adventure-loss = Tras una derrota se intenta de nuevo la misma mazmorra, o la Aventura empieza desde el principio. Solo en una Aventura.
option-dungeon-chest-hunt = Tras ganar, los cofres de la mejor cadena dan puntos.
option-dungeon-solo-silence-ball = La bola del silencio no entra, o permite robar una carta. Solo en la modalidad individual de una Aventura.
option-dungeon-first-player = El azar decide quién empieza, o está fijado.
